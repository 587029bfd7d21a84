import { draftCampaignJob } from '#engine/campaigns/draft-campaign-job.ts'
import { importContactsJob } from '#engine/contacts/import-job.ts'
import { importProfilesJob } from '#engine/imports/import-job.ts'
import { fetchImportJob } from '#engine/imports/schedule.ts'
import { rebuildSegmentsJob } from '#engine/segments/rebuild.ts'
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
}

/** Work that is done turn by turn, each short. */
export const turnKinds: ReadonlySet<string> = new Set(['import-profiles'])
