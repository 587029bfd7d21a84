import { fail } from '#model/errors.ts'
import { cancelJob, jobView, retryJob } from '#engine/jobs/change-job.ts'
import { REPLAN } from '#engine/sends/request-replan.ts'
import { readListQuery } from '../../crud/read-list-query.ts'
import { endpoint } from '../../endpoint.ts'
import { idOf, scopeOf, sendCsv, sendPage } from '../request-parts.ts'

export const listJobs = endpoint({
  method: 'GET', path: '/api/v1/jobs', access: 'member', summary: 'Long work, newest first',
  async handler({ query, caller, engine, reply }) {
    const { rows, total, first } = await engine.stores.of('job').list(scopeOf(caller), readListQuery(query))
    return sendPage(reply, 'jobs', first, rows.filter((job) => job.kind !== REPLAN).map(jobView), total)
  },
})
export const getJob = endpoint({
  method: 'GET', path: '/api/v1/jobs/:id', access: 'member', summary: 'A job with its stage and result',
  async handler({ params, caller, engine }) {
    const job = await engine.stores.of('job').get(scopeOf(caller), idOf(params))
    if (!job) throw fail('not_found', 'There is no such job.')
    const { errorCsv: _csv, ...result } = job.result
    return jobView({ ...job, result })
  },
})
export const getJobErrors = endpoint({
  method: 'GET', path: '/api/v1/jobs/:id/errors', access: 'member', summary: 'Rows that an import refused, as CSV',
  async handler({ params, caller, engine, reply }) {
    const job = await engine.stores.of('job').get(scopeOf(caller), idOf(params))
    if (typeof job?.result.errorCsv !== 'string' || job.result.errorCsv === '') throw fail('not_found', 'This job has no list of errors.')
    return sendCsv(reply, 'errors.csv', job.result.errorCsv)
  },
})
export const postJobCancel = endpoint({
  method: 'POST', path: '/api/v1/jobs/:id/cancel', access: 'write-member', summary: 'Ask a job to stop',
  handler: ({ params, caller, engine }) => cancelJob(engine, scopeOf(caller), idOf(params)),
})
export const postJobRetry = endpoint({
  method: 'POST', path: '/api/v1/jobs/:id/retry', access: 'write-member', summary: 'Run a job again that failed',
  handler: ({ params, caller, engine }) => retryJob(engine, scopeOf(caller), idOf(params)),
})
