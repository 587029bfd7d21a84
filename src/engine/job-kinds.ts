import { CHECK_AGENT, checkAgentJob } from '#engine/agents/kept-tests.ts'
import { SEND_HANDOVER, sendHandoverJob } from '#engine/agents/send-handover.ts'
import { draftCampaignJob } from '#engine/outreach/draft-campaign-job.ts'
import { WRITE_EMAILS, writeEmailsJob } from '#engine/outreach/model-writing/write-emails-job.ts'
import { CLASSIFY_REPLY, classifyReplyJob } from '#engine/outreach/replies/classify-with-model.ts'
import { importContactsJob } from '#engine/outreach/people/import-job.ts'
import { RESEARCH_COMPANIES } from '#engine/audience/research/request-research.ts'
import { researchCompaniesJob } from '#engine/outreach/research/research-job.ts'
import { freezeJob } from '#engine/engage/broadcasts/freeze.ts'
import { FREEZE } from '#engine/engage/broadcasts/start.ts'
import { SEND_CONFIRMATION } from '#engine/engage/forms/submit.ts'
import { sendConfirmationJob } from '#engine/engage/forms/send-confirmation.ts'
import { importProfilesJob } from '#engine/ingest/imports/import-job.ts'
import { fetchImportJob } from '#engine/ingest/imports/schedule.ts'
import { runExportJob } from '#engine/administration/exports/runs.ts'
import { keepRetentionJob } from '#engine/administration/retention/keep-rules.ts'
import { purgeProfilesJob } from '#engine/administration/retention/purge-people.ts'
import { rebuildSegmentsJob } from '#engine/segments/rebuild.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'
import { sendNoticeJob } from '#engine/administration/notices/send-notice.ts'
import { RESEAL, resealJob } from '#engine/administration/secrets/reseal.ts'
import { bulkJob } from '#engine/administration/bulk/run-bulk.ts'
import { checkDomainJob } from '#engine/mail/domains/check-domain.ts'
import { CHECK_DOMAIN } from '#engine/mail/domains/schedule-check.ts'
import { fileCopyJob } from '#engine/mail/mailboxes/file-copy.ts'
import { FILE_COPY } from '#engine/mail/mailboxes/queue-copy.ts'
import { PROBE_DOMAIN, probeDomainJob } from '#engine/mail/domains/probe/probe-domain.ts'
import { BULK } from '#engine/administration/bulk/start-bulk.ts'
import { deleteTenantJob } from '#engine/administration/tenants/delete-tenant.ts'
import { FORGET_TRACES, forgetTracesJob } from '#engine/audience/profiles/forget-traces.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'

/** Job handlers by kind. */
export const jobKinds: Record<string, JobHandler> = {
  'delete-tenant': deleteTenantJob,
  'draft-campaign': draftCampaignJob,
  'import-contacts': importContactsJob,
  'rebuild-segments': rebuildSegmentsJob,
  'import-profiles': importProfilesJob,
  'fetch-import': fetchImportJob,
  'run-export': runExportJob,
  'purge-profiles': purgeProfilesJob,
  'keep-retention': keepRetentionJob,
  [CHECK_AGENT]: checkAgentJob,
  [SEND_HANDOVER]: sendHandoverJob,
  [FREEZE]: freezeJob,
  [RESEARCH_COMPANIES]: researchCompaniesJob,
  [RESEAL]: resealJob,
  [SEND_NOTICE]: sendNoticeJob,
  [WRITE_EMAILS]: writeEmailsJob,
  [CLASSIFY_REPLY]: classifyReplyJob,
  [BULK]: bulkJob,
  [SEND_CONFIRMATION]: sendConfirmationJob,
  [CHECK_DOMAIN]: checkDomainJob,
  [PROBE_DOMAIN]: probeDomainJob,
  [FILE_COPY]: fileCopyJob,
  [FORGET_TRACES]: forgetTracesJob,
}

/** Jobs that call external servers and run concurrently with the work loop. */
export const concurrentJobs: ReadonlySet<string> = new Set([
  'fetch-import',
  'run-export',
  RESEARCH_COMPANIES,
  SEND_NOTICE,
  SEND_CONFIRMATION,
  SEND_HANDOVER,
  WRITE_EMAILS,
  CLASSIFY_REPLY,
  CHECK_DOMAIN,
  PROBE_DOMAIN,
  FILE_COPY,
])
