import { countPurge, startPurge } from '#engine/administration/retention/purge-people.ts'
import { countRetention } from '#engine/administration/retention/keep-rules.ts'
import { jobView } from '#engine/kernel/jobs/change-job.ts'
import { fail } from '#model/lib/errors.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { endpoint } from '../../base/endpoint.ts'

/** Only counts by default; erasing requires the count that was shown. */
export const postPurge = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/purge',
  access: 'write-audience',
  summary: 'Erase people by condition or age; without dryRun=false they are only counted',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      condition: {
        title: 'Condition',
        description: "In Apache Unomi's JSON: a type and its parameterValues.",
      },
      inactiveDays: {
        type: 'integer',
        title: 'Days',
        description: 'Nothing was seen of them for so many days.',
        minimum: 1,
        maximum: 36_500,
      },
      anonymousOnly: { type: 'boolean', title: 'Anonymous only' },
      dryRun: { type: 'boolean', title: 'Only count', default: true },
      count: {
        type: 'integer',
        title: 'Count',
        description: 'How many the count before said.',
        minimum: 0,
      },
    },
    additionalProperties: false,
  },
  async handler(input) {
    const { dryRun = true, count, ...wanted } = input.body
    const scope = recordScope(input.engine.stores.of('profile').entity, 'write', input)
    if (dryRun) return { count: await countPurge(input.engine, scope, wanted) }
    if (count === undefined)
      throw fail('invalid', 'Count first, and send the count along.', [
        { path: '/count', message: 'How many did the count say?' },
      ])
    return { count, job: jobView(await startPurge(input.engine, scope, wanted, count)) }
  },
})

export const getRetentionCount = endpoint({
  method: 'GET',
  path: '/api/v1/retention-rules/:id/count',
  access: 'audience',
  summary: 'How many records a retention rule would delete now',
  async handler(input) {
    const { entity } = input.engine.stores.of('retention-rule')
    const scope = recordScope(entity, 'read', input)
    const rule = await input.engine.stores.of('retention-rule').get(scope, input.params.id)
    if (!rule) throw fail('not_found', 'There is no such retention rule.')
    return { count: await countRetention(input.engine, scope, rule) }
  },
})
