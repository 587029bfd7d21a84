import { draftCampaignJob } from '#engine/campaigns/draft-campaign-job.ts'
import { importContactsJob } from '#engine/contacts/import-job.ts'
import { sendEngageJob } from '#engine/engage/send-to-audience.ts'
import { importProfilesJob } from '#engine/imports/import-job.ts'
import { fetchImportJob } from '#engine/imports/schedule.ts'
import { runExportJob } from '#engine/exports/runs.ts'
import { keepRetentionJob } from '#engine/retention/keep-rules.ts'
import { purgeProfilesJob } from '#engine/retention/purge-people.ts'
import { rebuildSegmentsJob } from '#engine/segments/rebuild.ts'
import { SEND_NOTICE } from '#engine/notices/queue-notice.ts'
import { sendNoticeJob } from '#engine/notices/send-notice.ts'
import { RESEAL, resealJob } from '#engine/secrets/reseal.ts'
import { deleteTenantJob } from '#engine/tenants/delete-tenant.ts'
import type { JobHandler } from './run-due-jobs.ts'

/** Long work by name. One line each. */
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
  [RESEAL]: resealJob,
  [SEND_NOTICE]: sendNoticeJob,
}

/** Work that waits for servers of others: it goes on beside the loop. */
export const concurrentJobs: ReadonlySet<string> = new Set([
  'fetch-import',
  'run-export',
  SEND_NOTICE,
])
