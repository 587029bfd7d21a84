import { exportJourney, importJourney } from '#engine/journeys/carry-journey.ts'
import { entryEvents } from '#engine/journeys/journey-logs.ts'
import { journeyOf } from '#engine/journeys/publish.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { pageOf, sendPage } from '../../base/scope-of.ts'
import { audienceScope } from '../segments/audience-scope.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'

const path = '/api/v1/journeys/:id'
const query = { range: { type: 'string' }, filter: { type: 'string' } } as const

/** Records of a journey, page by page, with the filters of their list. */
const recordsOf = (
  name: string,
  entityId: 'journey-execution' | 'journey-step' | 'todo',
  sortedBy: string,
  summary: string,
): Endpoint =>
  endpoint({
    method: 'GET',
    path: `${path}/${name}`,
    access: 'audience',
    summary,
    query,
    async handler(input) {
      const scope = audienceScope(input)
      const id = input.params.id
      const { first, size, filter } = pageOf(input)
      await inScope(input.engine, scope, (tx) => journeyOf(tx, id))
      const { rows, total } = await input.engine.stores.of(entityId).list(scope, {
        filter: { ...filter, journeyId: id },
        sort: [sortedBy, 'DESC'],
        range: [first, first + size - 1],
      })
      return sendPage(input, name, first, {
        rows: rows.map((row) => publicRecord(entityOf(entityId), { ...row })),
        total,
      })
    },
  })

export const getJourneyExecutions = recordsOf(
  'executions',
  'journey-execution',
  'enteredAt',
  'Who is or was in a journey, the latest first',
)
export const getJourneyLogs = recordsOf(
  'logs',
  'journey-step',
  'enteredAt',
  'Steps that people took in a journey, with the way that they left by and why',
)
export const getJourneyTasks = recordsOf('tasks', 'todo', 'createdAt', 'To-dos that a journey made')

export const getJourneyEventLogs = endpoint({
  method: 'GET',
  path: `${path}/eventlogs`,
  access: 'audience',
  summary: 'Events that let people into a journey, the latest first',
  query: { range: { type: 'string' } },
  async handler(input) {
    const page = pageOf(input)
    return sendPage(
      input,
      'eventlogs',
      page.first,
      await entryEvents(input.engine, audienceScope(input), input.params.id, page),
    )
  },
})

export const getJourneyExport = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access: 'audience',
  summary: "A journey's draft as a JSON file, with its id",
  rateLimit: 60,
  async handler(input) {
    const values = await exportJourney(input.engine, audienceScope(input), input.params.id)
    return input.reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="journey-${input.params.id}.json"`)
      .send(JSON.stringify(values, null, 2))
  },
})

export const postJourneyImport = endpoint({
  method: 'POST',
  path: '/api/v1/journeys/import',
  access: 'write-audience',
  summary: 'Import an exported journey as a draft',
  body: {
    type: 'object',
    properties: {
      journey: { type: 'object', title: 'Journey', additionalProperties: true },
      replace: { type: 'boolean', title: 'Replace the draft of the same id' },
    },
    required: ['journey'],
    additionalProperties: false,
  },
  status: 201,
  handler: (input) => {
    const { journey, replace = false } = input.body
    return importJourney(input.engine, audienceScope(input), journey, replace)
  },
})
