import type { Endpoint } from '../base/endpoint.ts'
import { journeyOperations } from './journeys/list.ts'
import { agentOperations } from './agents/list.ts'
import { campaignOperations } from './campaigns/list.ts'
import { getBilling, getPrice, postCheckout, postPortal } from './billing/checkout.ts'
import { postPaymentReport } from './billing/reports.ts'
import { explainOperations } from './explain/list.ts'
import { postSeenValues } from './conditions/seen-values.ts'
import {
  postSchemaCheckStored,
  postSchemaPropose,
  postSchemaValidate,
} from './event-schemas/event-schemas.ts'
import { postImport, postImportPreview } from './contacts/import.ts'
import {
  checkInbox,
  getInbox,
  getThread,
  postReply,
  postSuggestReply,
  putReply,
} from './inbox/inbox.ts'
import {
  getLanguageModel,
  postLanguageModelTest,
  putLanguageModel,
} from './language-model/language-model.ts'
import { importOperations } from './imports/list.ts'
import { getJob, getJobErrors, listJobs, postCancel, postRetry } from './jobs/jobs.ts'
import { mailboxOperations } from './mailboxes/list.ts'
import { getPersonaScores, getPersonaSegments, postPersonaTry } from './personas/personas.ts'
import {
  getAnonymise,
  postAnonymise,
  postConsent,
  postTestEvent,
  putPrivacy,
} from './profiles/acts.ts'
import { peopleListOperations } from './profiles/list.ts'
import { getProfileLists, getProfileScores, getProfileSegments } from './profiles/belongings.ts'
import { postMerge, postMergePreview, postMergeUndo } from './profiles/merge.ts'
import { getPerson, postErase } from './profiles/person-data.ts'
import {
  deleteRuleStatistics,
  getRuleEvents,
  getRuleStatistics,
  postDraftTest,
  postRuleActivate,
  postRuleCheck,
  postRuleDeactivate,
  postRuleTest,
} from './rules/rules.ts'
import {
  getObjectTypes,
  objectOperations,
  postObjectImport,
  postTypeChanges,
  postTypeDelete,
} from './objects/objects.ts'
import { postPatchApply, postPatchPreview } from './patches/patches.ts'
import {
  deletePluginById,
  getPlugin,
  getPlugins,
  postPlugin,
  postPluginLeave,
  postPluginOff,
  postPluginOn,
  postPluginPlan,
} from './plugins/plugins.ts'
import {
  getArchives,
  postRepositoryApply,
  postRepositoryPlan,
} from './repositories/repositories.ts'
import { postScriptTest } from './rules/scripts.ts'
import { getActionTypes, getConditionTypes, getValueTypes } from './rules/registries.ts'
import { postReplay } from './sources/replay.ts'
import { postSource, postSourceKey } from './sources/sources.ts'
import {
  postConditionCheck,
  postConditionPreview,
  postProfilesCount,
  postSegmentPreview,
} from './segments/conditions.ts'
import { getListMembers, postListMembers, postListMembersRemove } from './segments/lists.ts'
import {
  getSegmentCount,
  getSegmentLeft,
  getSegmentMatch,
  getSegmentMatches,
  getSegmentMembers,
  postSegmentActivate,
  postSegmentChanges,
  postSegmentDeactivate,
  postSegmentRecalculate,
} from './segments/segments.ts'
import { getGoalExport, getGoalReport, postGoalReport } from './goals/goals.ts'
import {
  getScoringCount,
  getScoringPeople,
  getScoringDistribution,
  getScoringExplain,
  postScoringPreview,
  putScoringModifier,
  postScoringRecalculate,
  postScoringActivate,
  postScoringDeactivate,
} from './scoring/scoring.ts'
import { deleteShare, getShared, getShares, postShare } from './shares/shares.ts'
import { deleteSuppression } from './suppressions/delete-suppression.ts'
import { getSuppressionsOf, postUndoSuppression } from './suppressions/undo-suppression.ts'
import { postSuppression } from './suppressions/post-suppression.ts'
import { getCompanyDashboard, getDashboard } from './dashboard/get-dashboard.ts'
import { resendVerification } from './auth/resend-verification.ts'
import { postFirstLook } from './first-look/first-look.ts'
import { getContentReport } from './content/get-report.ts'
import { sendContactRequest } from './contact/send-contact-request.ts'
import { getAccess } from './access/get-access.ts'
import { createKey, deleteKey, getKey, listKeys } from './keys/keys.ts'
import { listFamilies } from './keys/list-families.ts'
import { getPreferences, putPreference } from './me/preferences.ts'
import { deleteView, getViews, postView, putView } from './views/saved-views.ts'
import { verifyLog } from './logs/verify-log.ts'
import { getExportAll, postDeleteAll, postImportAll } from './settings/configuration.ts'
import { postClearCache } from './settings/clear-cache.ts'
import { postTestMail } from './settings/test-mail.ts'
import {
  getEngageExport,
  getEngageReport,
  postEngage,
  postEngageQuery,
  postEngageSecret,
  postEngageSend,
  postEngageStop,
  postEngageTest,
} from './engage/engage.ts'
import {
  getTemplateVersion,
  getTemplateVersions,
  postTemplatePublish,
  postTemplateRender,
  postTemplateRestore,
  postTemplateTest,
} from './templates/templates.ts'
import { getConfig } from './me/get-config.ts'
import { getTenant } from './me/get-tenant.ts'
import { getUser } from './me/get-user.ts'
import { putTenant } from './me/put-tenant.ts'
import { putUser } from './me/put-user.ts'
import { deleteSession, endOthers, getSessions } from './me/sessions.ts'
import { deleteUserSession, endUserSessions, getUserSessions } from './users/user-sessions.ts'
import { subscribeToNewsletter } from './newsletter/subscribe.ts'
import {
  postDeliveryReplay,
  postWebhook,
  postWebhookReplay,
  postWebhookSecret,
  postWebhookTest,
} from './webhooks/webhooks.ts'
import { broadcastOperations } from './broadcasts/broadcasts.ts'
import { reportOperations } from './reports/email-results.ts'
import { domainOperations } from './domains/domains.ts'
import { senderOperations } from './senders/senders.ts'
import { getExportDownload, postExportRun, postProfilesExport } from './exports/exports.ts'
import { getRetentionCount, postPurge } from './retention/retention.ts'
import { accountHelpOperations } from './users/list.ts'
import { teamOperations } from './team/list.ts'
import { postInvitation } from './users/invite-user.ts'
import { olderAuthPaths } from './auth/older-paths.ts'
import {
  deleteTenant,
  getTenantUsage,
  postTenant,
  putTenantById,
  tenantSwitches,
} from './tenants/tenants.ts'
import { getSpecification } from './specification/get-specification.ts'
import { getHealth } from './health/get-health.ts'
import { getFigures } from './overview/get-figures.ts'
import { getOverview } from './overview/get-overview.ts'
import { getOutboundHold, getOverdue, postOutboundHold, postRelease } from './outbound/hold.ts'
import { activateUser, deactivateUser } from './users/switch-user.ts'
import { deleteUser, updateUser } from './users/update-user.ts'
import { researchOperations } from './research/research.ts'
import { postContact, putContact } from './contacts/save-contact.ts'

/** Every hand-written endpoint of the API; large families are listed in their folders. */
export const operations: readonly Endpoint[] = [
  ...journeyOperations,
  ...explainOperations,
  ...researchOperations,
  ...teamOperations,
  ...accountHelpOperations,
  postSeenValues,
  getConfig,
  getContentReport,
  getUser,
  putUser,
  getSessions,
  deleteSession,
  endOthers,
  getUserSessions,
  deleteUserSession,
  endUserSessions,
  getTenant,
  putTenant,
  getHealth,
  getSpecification,
  getFigures,
  getOverview,
  getOutboundHold,
  getOverdue,
  postOutboundHold,
  postRelease,
  postTenant,
  putTenantById,
  ...tenantSwitches,
  deleteTenant,
  getTenantUsage,
  resendVerification,
  postFirstLook,
  ...olderAuthPaths,
  subscribeToNewsletter,
  sendContactRequest,
  getAccess,
  createKey,
  deleteKey,
  getKey,
  listKeys,
  listFamilies,
  updateUser,
  deleteUser,
  activateUser,
  deactivateUser,
  postInvitation,
  verifyLog,
  getExportAll,
  postImportAll,
  postDeleteAll,
  postTestMail,
  postClearCache,
  getPreferences,
  putPreference,
  getViews,
  postView,
  putView,
  deleteView,
  getDashboard,
  getCompanyDashboard,
  postContact,
  putContact,
  ...agentOperations,
  ...campaignOperations,
  postImport,
  postImportPreview,
  getInbox,
  checkInbox,
  getThread,
  postReply,
  postSuggestReply,
  putReply,
  getLanguageModel,
  putLanguageModel,
  postLanguageModelTest,
  getJob,
  getJobErrors,
  listJobs,
  postCancel,
  postRetry,
  ...mailboxOperations,
  ...broadcastOperations,
  ...reportOperations,
  ...domainOperations,
  ...senderOperations,
  deleteShare,
  getShared,
  getShares,
  postShare,
  getSuppressionsOf,
  postUndoSuppression,
  postSuppression,
  deleteSuppression,
  getBilling,
  getPrice,
  postCheckout,
  postPortal,
  postPaymentReport,
  postSource,
  postSourceKey,
  postReplay,
  getActionTypes,
  postScriptTest,
  postPatchPreview,
  postPatchApply,
  getPlugins,
  getPlugin,
  postPlugin,
  deletePluginById,
  postPluginPlan,
  postPluginOn,
  postPluginLeave,
  postPluginOff,
  getArchives,
  postRepositoryPlan,
  postRepositoryApply,
  getConditionTypes,
  getValueTypes,
  deleteRuleStatistics,
  getRuleEvents,
  getRuleStatistics,
  postDraftTest,
  postRuleActivate,
  postRuleCheck,
  postRuleDeactivate,
  postRuleTest,
  getObjectTypes,
  postObjectImport,
  postTypeChanges,
  postTypeDelete,
  ...objectOperations,
  postConditionCheck,
  postConditionPreview,
  postSegmentPreview,
  postProfilesCount,
  getSegmentCount,
  getSegmentMembers,
  getSegmentLeft,
  getSegmentMatches,
  getSegmentMatch,
  getPerson,
  getPersonaSegments,
  getPersonaScores,
  postPersonaTry,
  getAnonymise,
  postAnonymise,
  postConsent,
  putPrivacy,
  postTestEvent,
  getProfileSegments,
  ...peopleListOperations,
  getProfileLists,
  getProfileScores,
  postErase,
  postSegmentRecalculate,
  postSegmentActivate,
  postSegmentDeactivate,
  postSegmentChanges,
  postMergePreview,
  postMerge,
  postMergeUndo,
  getExportDownload,
  postExportRun,
  postProfilesExport,
  postPurge,
  getRetentionCount,
  postWebhook,
  postWebhookSecret,
  postWebhookTest,
  postWebhookReplay,
  postDeliveryReplay,
  ...importOperations,
  getListMembers,
  postListMembers,
  postListMembersRemove,
  getGoalReport,
  postGoalReport,
  getGoalExport,
  postSchemaValidate,
  postSchemaPropose,
  postSchemaCheckStored,
  getScoringCount,
  getScoringPeople,
  getScoringDistribution,
  getScoringExplain,
  postScoringPreview,
  putScoringModifier,
  postScoringRecalculate,
  postScoringActivate,
  postScoringDeactivate,
  postTemplateRender,
  postTemplatePublish,
  postTemplateTest,
  getTemplateVersions,
  getTemplateVersion,
  postTemplateRestore,
  postEngage,
  postEngageSecret,
  postEngageQuery,
  getEngageReport,
  getEngageExport,
  postEngageTest,
  postEngageSend,
  postEngageStop,
]
