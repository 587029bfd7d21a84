// Generated from the files below it by `npm run generate`. Do not edit.
import type { Endpoint } from '../base/endpoint.ts'
import { getAccess } from './access/get-access.ts'
import { postCampaignAgent, getAgentFigures, postAgentUpdate, postFactImport, postAgentAnswer, getAgentChanges, postAgentPublish } from './agents/agents.ts'
import { postTestCall, getCall, postTurn, postEndCall, postKeepCall } from './agents/calls.ts'
import { getSharedAgent, postSharedCall, getSharedCall, postSharedTurn, postSharedEnd } from './agents/shared.ts'
import { getAgentShares, postAgentShare, deleteAgentShare, postAgentSwitch } from './agents/shares.ts'
import { olderAuthPaths } from './auth/older-paths.ts'
import { resendVerification } from './auth/resend-verification.ts'
import { getBilling, postCheckout, postPortal, getPrice } from './billing/checkout.ts'
import { postPaymentReport } from './billing/reports.ts'
import { getBroadcastRehearsal, getBroadcastReport, postBroadcastStart, postBroadcastPause, postBroadcastResume, postBroadcastStop, postBroadcastRetry, postBroadcastResolve } from './broadcasts/broadcasts.ts'
import { postCampaign, getCampaign, putCampaign, deleteCampaign } from './campaigns/campaign.ts'
import { putMessaging, putSteps, putTargets, putSchedule } from './campaigns/configure.ts'
import { getLedgerCsv } from './campaigns/export-ledger.ts'
import { getChecklist, getReport, getPlan, getMessages, getActivity } from './campaigns/insight.ts'
import { listCampaigns } from './campaigns/list-campaigns.ts'
import { postWriteEmails, postModelProposal } from './campaigns/model-writing.ts'
import { getPeople, postPeople, postPeopleImport, postPeopleBulk } from './campaigns/people.ts'
import { postPreview, postTestSend, postTargetsCount } from './campaigns/preview.ts'
import { getQuestions, getCandidates, postAnswers } from './campaigns/questions.ts'
import { redraft, postProposeEmail, reread } from './campaigns/redraft.ts'
import { postRehearse } from './campaigns/rehearse.ts'
import { postLaunch, postUndoLaunch, postPause, postResume, postArchive, postRestore, postDuplicate } from './campaigns/transitions.ts'
import { getVersions, getVersion, postRestoreVersion } from './campaigns/versions.ts'
import { postSeenValues } from './conditions/seen-values.ts'
import { sendContactRequest } from './contact/send-contact-request.ts'
import { postImportPreview, postImport } from './contacts/import.ts'
import { postContact, putContact } from './contacts/save-contact.ts'
import { getContentReport } from './content/get-report.ts'
import { getDashboard, getCompanyDashboard } from './dashboard/get-dashboard.ts'
import { postDomainCheck, postDomainKey, postDomainKeyCancel, postDomainProbe } from './domains/domains.ts'
import { postEngage, postEngageSecret, postEngageQuery, getEngageReport, getEngageExport, postEngageTest, postEngageSend, postEngageStop } from './engage/engage.ts'
import { postSchemaValidate, postSchemaPropose, postSchemaCheckStored } from './event-schemas/event-schemas.ts'
import { getExplain } from './explain/explain.ts'
import { getExportDownload, postExportRun, postProfilesExport } from './exports/exports.ts'
import { postFirstLook } from './first-look/first-look.ts'
import { getGoalReport, postGoalReport, getGoalExport } from './goals/goals.ts'
import { getHealth } from './health/get-health.ts'
import { postImpact } from './impact/impact.ts'
import { postUpload, postFile, postProfilesImport, postFetch, getRunView, postTry, postStart, postStop, getErrors } from './imports/imports.ts'
import { getInbox, checkInbox, getThread, putReply, postReply, postSuggestReply } from './inbox/inbox.ts'
import { listJobs, getJob, getJobErrors, postCancel, postRetry } from './jobs/jobs.ts'
import { getJourneyDag, putJourneyDag, postJourneyValidate, postJourneyPublishPreview, postJourneyPublish, postJourneyActivate, postJourneyDeactivate, postJourneyStop, postJourneyStart, getJourneyStatistics, postJourneySimulate, postExecutionRetry, postExecutionEnd } from './journeys/journeys.ts'
import { getJourneyExecutions, getJourneyLogs, getJourneyTasks, getJourneyEventLogs, getJourneyExport, postJourneyImport } from './journeys/logs.ts'
import { listKeys, getKey, createKey, deleteKey } from './keys/keys.ts'
import { listFamilies } from './keys/list-families.ts'
import { getLanguageModel, putLanguageModel, postLanguageModelTest } from './language-model/language-model.ts'
import { verifyLog } from './logs/verify-log.ts'
import { listMailboxes, getMailbox, postMailbox, putMailbox, postMailboxTest, postMailboxPause, postMailboxResume } from './mailboxes/mailboxes.ts'
import { getMailboxProviders, postMailboxSignIn, postMailboxSignInFinish, postMailboxDisconnect } from './mailboxes/sign-ins.ts'
import { getConfig } from './me/get-config.ts'
import { getTenant } from './me/get-tenant.ts'
import { getUser } from './me/get-user.ts'
import { getPreferences, putPreference } from './me/preferences.ts'
import { putTenant } from './me/put-tenant.ts'
import { putUser } from './me/put-user.ts'
import { getSessions, deleteSession, endOthers } from './me/sessions.ts'
import { subscribeToNewsletter } from './newsletter/subscribe.ts'
import { getObjectTypes, postObjectImport, postTypeChanges, postTypeDelete, objectOperations } from './objects/objects.ts'
import { getOutboundHold, getOverdue, postOutboundHold, postRelease } from './outbound/hold.ts'
import { getFigures } from './overview/get-figures.ts'
import { getOverview } from './overview/get-overview.ts'
import { postPatchPreview, postPatchApply } from './patches/patches.ts'
import { getPersonaSegments, getPersonaScores, postPersonaTry } from './personas/personas.ts'
import { getPlugins, getPlugin, postPlugin, deletePluginById, postPluginPlan, postPluginOn, postPluginLeave, postPluginOff } from './plugins/plugins.ts'
import { postTestEvent, postConsent, getAnonymize, postAnonymize, putPrivacy } from './profiles/acts.ts'
import { getProfileSegments, getProfileLists, getProfileScores } from './profiles/belongings.ts'
import { postMergePreview, postMerge, postMergeUndo } from './profiles/merge.ts'
import { listProfiles, getProfileColumns, postProfilesSearch, postFilterToCondition } from './profiles/people-list.ts'
import { getPerson, postErase } from './profiles/person-data.ts'
import { getEmailResults, getEmailResultsCsv, getReportedEmails } from './reports/email-results.ts'
import { getArchives, postRepositoryPlan, postRepositoryApply } from './repositories/repositories.ts'
import { getContactResearch, postContactResearch, postForget, getCampaignResearch, postCampaignResearch } from './research/research.ts'
import { postPurge, getRetentionCount } from './retention/retention.ts'
import { getConditionTypes, getActionTypes, getValueTypes } from './rules/registries.ts'
import { postRuleActivate, postRuleDeactivate, getRuleStatistics, deleteRuleStatistics, getRuleEvents, postRuleTest, postDraftTest, postRuleCheck } from './rules/rules.ts'
import { postScriptTest } from './rules/scripts.ts'
import { getScoringCount, getScoringPeople, getScoringDistribution, getScoringExplain, postScoringPreview, putScoringModifier, postScoringRecalculate, postScoringActivate, postScoringDeactivate } from './scoring/scoring.ts'
import { postConditionCheck, postConditionPreview, postSegmentPreview, postProfilesCount } from './segments/conditions.ts'
import { getListMembers, postListMembers, postListMembersRemove } from './segments/lists.ts'
import { getSegmentCount, getSegmentMembers, getSegmentMatches, getSegmentLeft, getSegmentMatch, postSegmentRecalculate, postSegmentActivate, postSegmentDeactivate, postSegmentChanges } from './segments/segments.ts'
import { postSenderTest, postSenderReport } from './senders/senders.ts'
import { postClearCache } from './settings/clear-cache.ts'
import { getExportAll, postImportAll, postDeleteAll } from './settings/configuration.ts'
import { postTestMail } from './settings/test-mail.ts'
import { getShares, postShare, deleteShare, getShared } from './shares/shares.ts'
import { postReplay } from './sources/replay.ts'
import { postSource, postSourceKey } from './sources/sources.ts'
import { getSpecification } from './specification/get-specification.ts'
import { deleteSuppression } from './suppressions/delete-suppression.ts'
import { postSuppression } from './suppressions/post-suppression.ts'
import { getSuppressionsOf, postUndoSuppression } from './suppressions/undo-suppression.ts'
import { getTeamInvitations, postTeamInvitation, postTeamInvitationResend, deleteTeamInvitation } from './team/team-invitations.ts'
import { getTeam, putTeamPerson, activateTeamPerson, deactivateTeamPerson, deleteTeamPerson } from './team/team.ts'
import { postTemplateRender, postTemplatePublish, postTemplateTest, getTemplateVersions, getTemplateVersion, postTemplateRestore } from './templates/templates.ts'
import { postTenant, putTenantById, tenantSwitches, deleteTenant, getTenantUsage } from './tenants/tenants.ts'
import { getPendingUsers, getUserAccount, postUserVerification, postUserReset, postPendingVerification, postInvitationResend } from './users/account-help.ts'
import { postInvitation } from './users/invite-user.ts'
import { activateUser, deactivateUser } from './users/switch-user.ts'
import { updateUser, deleteUser } from './users/update-user.ts'
import { getUserSessions, deleteUserSession, endUserSessions } from './users/user-sessions.ts'
import { getViews, postView, putView, deleteView } from './views/saved-views.ts'
import { postWebhook, postWebhookSecret, postWebhookTest, postWebhookReplay, postDeliveryReplay } from './webhooks/webhooks.ts'

/** Every hand-written endpoint of the API. */
export const operations: readonly Endpoint[] = [
  getAccess,
  postCampaignAgent, getAgentFigures, postAgentUpdate, postFactImport, postAgentAnswer, getAgentChanges, postAgentPublish,
  postTestCall, getCall, postTurn, postEndCall, postKeepCall,
  getSharedAgent, postSharedCall, getSharedCall, postSharedTurn, postSharedEnd,
  getAgentShares, postAgentShare, deleteAgentShare, postAgentSwitch,
  olderAuthPaths,
  resendVerification,
  getBilling, postCheckout, postPortal, getPrice,
  postPaymentReport,
  getBroadcastRehearsal, getBroadcastReport, postBroadcastStart, postBroadcastPause, postBroadcastResume, postBroadcastStop, postBroadcastRetry, postBroadcastResolve,
  postCampaign, getCampaign, putCampaign, deleteCampaign,
  putMessaging, putSteps, putTargets, putSchedule,
  getLedgerCsv,
  getChecklist, getReport, getPlan, getMessages, getActivity,
  listCampaigns,
  postWriteEmails, postModelProposal,
  getPeople, postPeople, postPeopleImport, postPeopleBulk,
  postPreview, postTestSend, postTargetsCount,
  getQuestions, getCandidates, postAnswers,
  redraft, postProposeEmail, reread,
  postRehearse,
  postLaunch, postUndoLaunch, postPause, postResume, postArchive, postRestore, postDuplicate,
  getVersions, getVersion, postRestoreVersion,
  postSeenValues,
  sendContactRequest,
  postImportPreview, postImport,
  postContact, putContact,
  getContentReport,
  getDashboard, getCompanyDashboard,
  postDomainCheck, postDomainKey, postDomainKeyCancel, postDomainProbe,
  postEngage, postEngageSecret, postEngageQuery, getEngageReport, getEngageExport, postEngageTest, postEngageSend, postEngageStop,
  postSchemaValidate, postSchemaPropose, postSchemaCheckStored,
  getExplain,
  getExportDownload, postExportRun, postProfilesExport,
  postFirstLook,
  getGoalReport, postGoalReport, getGoalExport,
  getHealth,
  postImpact,
  postUpload, postFile, postProfilesImport, postFetch, getRunView, postTry, postStart, postStop, getErrors,
  getInbox, checkInbox, getThread, putReply, postReply, postSuggestReply,
  listJobs, getJob, getJobErrors, postCancel, postRetry,
  getJourneyDag, putJourneyDag, postJourneyValidate, postJourneyPublishPreview, postJourneyPublish, postJourneyActivate, postJourneyDeactivate, postJourneyStop, postJourneyStart, getJourneyStatistics, postJourneySimulate, postExecutionRetry, postExecutionEnd,
  getJourneyExecutions, getJourneyLogs, getJourneyTasks, getJourneyEventLogs, getJourneyExport, postJourneyImport,
  listKeys, getKey, createKey, deleteKey,
  listFamilies,
  getLanguageModel, putLanguageModel, postLanguageModelTest,
  verifyLog,
  listMailboxes, getMailbox, postMailbox, putMailbox, postMailboxTest, postMailboxPause, postMailboxResume,
  getMailboxProviders, postMailboxSignIn, postMailboxSignInFinish, postMailboxDisconnect,
  getConfig,
  getTenant,
  getUser,
  getPreferences, putPreference,
  putTenant,
  putUser,
  getSessions, deleteSession, endOthers,
  subscribeToNewsletter,
  getObjectTypes, postObjectImport, postTypeChanges, postTypeDelete, objectOperations,
  getOutboundHold, getOverdue, postOutboundHold, postRelease,
  getFigures,
  getOverview,
  postPatchPreview, postPatchApply,
  getPersonaSegments, getPersonaScores, postPersonaTry,
  getPlugins, getPlugin, postPlugin, deletePluginById, postPluginPlan, postPluginOn, postPluginLeave, postPluginOff,
  postTestEvent, postConsent, getAnonymize, postAnonymize, putPrivacy,
  getProfileSegments, getProfileLists, getProfileScores,
  postMergePreview, postMerge, postMergeUndo,
  listProfiles, getProfileColumns, postProfilesSearch, postFilterToCondition,
  getPerson, postErase,
  getEmailResults, getEmailResultsCsv, getReportedEmails,
  getArchives, postRepositoryPlan, postRepositoryApply,
  getContactResearch, postContactResearch, postForget, getCampaignResearch, postCampaignResearch,
  postPurge, getRetentionCount,
  getConditionTypes, getActionTypes, getValueTypes,
  postRuleActivate, postRuleDeactivate, getRuleStatistics, deleteRuleStatistics, getRuleEvents, postRuleTest, postDraftTest, postRuleCheck,
  postScriptTest,
  getScoringCount, getScoringPeople, getScoringDistribution, getScoringExplain, postScoringPreview, putScoringModifier, postScoringRecalculate, postScoringActivate, postScoringDeactivate,
  postConditionCheck, postConditionPreview, postSegmentPreview, postProfilesCount,
  getListMembers, postListMembers, postListMembersRemove,
  getSegmentCount, getSegmentMembers, getSegmentMatches, getSegmentLeft, getSegmentMatch, postSegmentRecalculate, postSegmentActivate, postSegmentDeactivate, postSegmentChanges,
  postSenderTest, postSenderReport,
  postClearCache,
  getExportAll, postImportAll, postDeleteAll,
  postTestMail,
  getShares, postShare, deleteShare, getShared,
  postReplay,
  postSource, postSourceKey,
  getSpecification,
  deleteSuppression,
  postSuppression,
  getSuppressionsOf, postUndoSuppression,
  getTeamInvitations, postTeamInvitation, postTeamInvitationResend, deleteTeamInvitation,
  getTeam, putTeamPerson, activateTeamPerson, deactivateTeamPerson, deleteTeamPerson,
  postTemplateRender, postTemplatePublish, postTemplateTest, getTemplateVersions, getTemplateVersion, postTemplateRestore,
  postTenant, putTenantById, tenantSwitches, deleteTenant, getTenantUsage,
  getPendingUsers, getUserAccount, postUserVerification, postUserReset, postPendingVerification, postInvitationResend,
  postInvitation,
  activateUser, deactivateUser,
  updateUser, deleteUser,
  getUserSessions, deleteUserSession, endUserSessions,
  getViews, postView, putView, deleteView,
  postWebhook, postWebhookSecret, postWebhookTest, postWebhookReplay, postDeliveryReplay,
].flat()
