import type { Endpoint } from '../endpoint.ts'
import { deleteCampaign, getCampaign, postCampaign, putCampaign } from './campaigns/campaign.ts'
import { putMessaging, putSchedule, putSteps, putTargets } from './campaigns/configure.ts'
import { getActivity, getChecklist, getMessages, getPlan, getReport } from './campaigns/insight.ts'
import { listCampaigns } from './campaigns/list-campaigns.ts'
import { getPeople, postPeople, postPeopleBulk, postPeopleImport } from './campaigns/people.ts'
import { postPreview, postTargetsCount, postTestSend } from './campaigns/preview.ts'
import { redraft, reread } from './campaigns/redraft.ts'
import { postArchive, postDuplicate, postLaunch, postPause, postRestore, postResume, postUndoLaunch } from './campaigns/transitions.ts'
import { exportContacts } from './contacts/export-contacts.ts'
import { postImport, postImportPreview } from './contacts/import.ts'
import { getDashboard } from './dashboard/get-dashboard.ts'
import { getInbox, getThread, postReply, putReply } from './inbox/inbox.ts'
import { getJob, getJobErrors, listJobs, postCancel, postRetry } from './jobs/jobs.ts'
import { getMailbox, listMailboxes, postMailbox, postMailboxPause, postMailboxResume, postMailboxTest, putMailbox } from './mailboxes/mailboxes.ts'
import { deleteShare, getShared, getShares, postShare } from './shares/shares.ts'
import { postSuppression } from './suppressions/post-suppression.ts'
import { resendVerification } from './auth/resend-verification.ts'
import { sendContactRequest } from './contact/send-contact-request.ts'
import { createKey } from './keys/create-key.ts'
import { getConfig } from './me/get-config.ts'
import { getTenant } from './me/get-tenant.ts'
import { getUser } from './me/get-user.ts'
import { putTenant } from './me/put-tenant.ts'
import { putUser } from './me/put-user.ts'
import { subscribeToNewsletter } from './newsletter/subscribe.ts'
import { inviteUser } from './users/invite-user.ts'
import { deleteUser, updateUser } from './users/update-user.ts'
import { listCampaigns, getCampaign, postCampaign, putCampaign, deleteCampaign } from './campaigns/campaign-records.ts'
import { saveMessaging, saveSteps, saveTargets, saveSchedule } from './campaigns/save-parts.ts'
import { getChecklist, postLaunch, postUndoLaunch, postPause, postResume, postArchive, postRestore, postDuplicate } from './campaigns/change-campaign-state.ts'
import { postReread } from './campaigns/redraft-campaign.ts'
import { postPreview, postTestSend } from './campaigns/preview-and-test.ts'
import { getPlan, getMessages, getMessagesCsv, getActivity, getReport } from './campaigns/campaign-rows.ts'
import { getPeople, postPeople, postPeopleImport, postPeopleAction } from './campaigns/campaign-people.ts'
import { postContact, putContact, postImportPreview, postContactImport, getContactsCsv, getSampleCsv } from './contacts/contact-operations.ts'
import { listMailboxes, getMailbox, getMailboxHealth, postMailbox, putMailbox, postMailboxTest, postMailboxPause, postMailboxResume } from './mailboxes/mailbox-operations.ts'
import { getInbox, getThread, putReply, postAnswer } from './inbox/inbox-operations.ts'
import { postSuppression } from './suppressions/suppression-operations.ts'
import { listJobs, getJob, getJobErrors, postJobCancel, postJobRetry } from './jobs/job-operations.ts'
import { getDashboard } from './dashboard/get-dashboard.ts'
import { postShare, getShares, deleteShare, getShared, postShared } from './shares/share-operations.ts'

/** Every hand-written endpoint of the API, one line each. */
export const operations: readonly Endpoint[] = [
  getConfig,
  getUser,
  putUser,
  getTenant,
  putTenant,
  resendVerification,
  subscribeToNewsletter,
  sendContactRequest,
  createKey,
  updateUser,
  deleteUser,
  inviteUser,
  deleteCampaign,
  getCampaign,
  postCampaign,
  putCampaign,
  putMessaging,
  putSchedule,
  putSteps,
  putTargets,
  getActivity,
  getChecklist,
  getMessages,
  getPlan,
  getReport,
  listCampaigns,
  getPeople,
  postPeople,
  postPeopleBulk,
  postPeopleImport,
  postPreview,
  postTargetsCount,
  postTestSend,
  redraft,
  reread,
  postArchive,
  postDuplicate,
  postLaunch,
  postPause,
  postRestore,
  postResume,
  postUndoLaunch,
  exportContacts,
  postImport,
  postImportPreview,
  getDashboard,
  getInbox,
  getThread,
  postReply,
  putReply,
  getJob,
  getJobErrors,
  listJobs,
  postCancel,
  postRetry,
  getMailbox,
  listMailboxes,
  postMailbox,
  postMailboxPause,
  postMailboxResume,
  postMailboxTest,
  putMailbox,
  deleteShare,
  getShared,
  getShares,
  postShare,
  postSuppression,
  listCampaigns,
  getCampaign,
  postCampaign,
  putCampaign,
  deleteCampaign,
  saveMessaging,
  saveSteps,
  saveTargets,
  saveSchedule,
  getChecklist,
  postLaunch,
  postUndoLaunch,
  postPause,
  postResume,
  postArchive,
  postRestore,
  postDuplicate,
  postReread,
  postPreview,
  postTestSend,
  getPlan,
  getMessages,
  getMessagesCsv,
  getActivity,
  getReport,
  getPeople,
  postPeople,
  postPeopleImport,
  postPeopleAction,
  postContact,
  putContact,
  postImportPreview,
  postContactImport,
  getContactsCsv,
  getSampleCsv,
  listMailboxes,
  getMailbox,
  getMailboxHealth,
  postMailbox,
  putMailbox,
  postMailboxTest,
  postMailboxPause,
  postMailboxResume,
  getInbox,
  getThread,
  putReply,
  postAnswer,
  postSuppression,
  listJobs,
  getJob,
  getJobErrors,
  postJobCancel,
  postJobRetry,
  getDashboard,
  postShare,
  getShares,
  deleteShare,
  getShared,
  postShared,
]
