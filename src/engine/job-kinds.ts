import { draftCampaignJob } from '#engine/campaigns/draft-campaign-job.ts'
import { WRITE_EMAILS, writeEmailsJob } from '#engine/campaigns/model-writing/write-emails-job.ts'
import { CLASSIFY_REPLY, classifyReplyJob } from '#engine/delivery/replies/classify-with-model.ts'
import { importContactsJob } from '#engine/campaigns/people/import-job.ts'
import { RESEARCH_COMPANIES } from '#engine/campaigns/research/request-research.ts'
import { researchCompaniesJob } from '#engine/campaigns/research/research-job.ts'
import { sendEngageJob } from '#engine/delivery/messages/send-to-audience.ts'
import { importProfilesJob } from '#engine/ingest/imports/import-job.ts'
import { fetchImportJob } from '#engine/ingest/imports/schedule.ts'
import { runExportJob } from '#engine/administration/exports/runs.ts'
import { keepRetentionJob } from '#engine/administration/retention/keep-rules.ts'
import { purgeProfilesJob } from '#engine/administration/retention/purge-people.ts'
import { rebuildSegmentsJob } from '#engine/definitions/segments/rebuild.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'
import { sendNoticeJob } from '#engine/administration/notices/send-notice.ts'
import { RESEAL, resealJob } from '#engine/administration/secrets/reseal.ts'
import { deleteTenantJob } from '#engine/administration/tenants/delete-tenant.ts'
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
  'send-engage': sendEngageJob,
  [RESEARCH_COMPANIES]: researchCompaniesJob,
  [RESEAL]: resealJob,
  [SEND_NOTICE]: sendNoticeJob,
  [WRITE_EMAILS]: writeEmailsJob,
  [CLASSIFY_REPLY]: classifyReplyJob,
}

/** Jobs that call external servers and run concurrently with the work loop. */
export const concurrentJobs: ReadonlySet<string> = new Set([
  'fetch-import',
  'run-export',
  RESEARCH_COMPANIES,
  SEND_NOTICE,
  WRITE_EMAILS,
  CLASSIFY_REPLY,
])
