import { fail } from '#model/lib/errors.ts'
import { jobKinds } from '#engine/job-kinds.ts'
import type { ListQuery } from '#store/entity-store.ts'
import { cancelJob, jobView, retryJob } from '#engine/kernel/jobs/change-job.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { DELETE_TENANT } from '#engine/administration/tenants/delete-tenant.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'
import { RESEAL } from '#engine/administration/secrets/reseal.ts'
import { readListQuery } from '../../base/read-list-query.ts'
import { endpoint, type EndpointInput, type RecordInput } from '../../base/endpoint.ts'
import { scopeOf, sendPage } from '../../base/scope-of.ts'
import { REPLAN } from '#engine/kernel/jobs/job-registry.ts'

const ofOperators: ReadonlySet<string> = new Set([DELETE_TENANT, RESEAL, SEND_NOTICE])

/**
 * Jobs of the installation are in the queue of the operator's own tenant, whose members must not
 * see them.
 */
const isHidden = ({ caller }: EndpointInput, job: Pick<Job, 'kind'>) =>
  job.kind === REPLAN || (ofOperators.has(job.kind) && caller.role !== 'ADMIN')

/** Restricts the query to visible jobs, so that pages are full and the total is right. */
function visibleOnly(input: EndpointInput, query: ListQuery): ListQuery {
  const kinds = Object.keys(jobKinds).filter((kind) => !isHidden(input, { kind }))
  const asked = query.filter?.kind
  return {
    ...query,
    filter: {
      ...query.filter,
      kind:
        asked === undefined ? kinds : [asked].flat().filter((kind) => kinds.includes(String(kind))),
    },
  }
}

async function jobIn(input: RecordInput): Promise<Job> {
  const job = await input.engine.stores.of('job').get(scopeOf(input), input.params.id)
  if (!job || isHidden(input, job)) throw fail('not_found', 'There is no such job.')
  return job
}

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs',
  access: 'member',
  summary: 'Long work, newest first',
  async handler(input) {
    const { rows, total, first } = await input.engine.stores
      .of('job')
      .list(scopeOf(input), visibleOnly(input, readListQuery(input.query)))
    return sendPage(input, 'jobs', first, { rows: rows.map(jobView), total })
  },
})

export const getJob = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:id',
  access: 'member',
  summary: 'One job with its progress',
  async handler(input) {
    const job = await jobIn(input)
    const { errorCsv: _csv, ...result } = job.result
    return jobView({ ...job, result })
  },
})

export const getJobErrors = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:id/errors',
  access: 'member',
  summary: 'Rows that an import refused, as CSV',
  async handler(input) {
    const job = await input.engine.stores.of('job').get(scopeOf(input), input.params.id)
    if (!job || typeof job.result.errorCsv !== 'string')
      throw fail('not_found', 'There is no such list of errors.')
    return input.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="errors.csv"')
      .send(job.result.errorCsv)
  },
})

export const postCancel = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/:id/cancel',
  access: 'write-member',
  summary: 'Ask a job to stop',
  handler: async (input) => cancelJob(input.engine, scopeOf(input), (await jobIn(input)).id),
})
export const postRetry = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/:id/retry',
  access: 'write-member',
  summary: 'Run a failed job again',
  handler: async (input) => retryJob(input.engine, scopeOf(input), (await jobIn(input)).id),
})
