import { noteExport } from '#engine/administration/notices/note-export.ts'
import { exportGoal, goalReport, type GoalQuestion } from '#engine/segments/goals/goal-report.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { audienceScope } from '../segments/audience-scope.ts'

const range = {
  type: 'object',
  properties: {
    key: { type: 'string', maxLength: 100 },
    from: { title: 'From, inclusive' },
    to: { title: 'To, exclusive' },
  },
  required: ['key'],
  additionalProperties: false,
} as const
const aggregate = {
  type: 'object',
  title: 'Aggregate',
  description:
    'What to split by, as in Apache Unomi: a property of the visit, or of the person with "profile." before it.',
  properties: {
    type: { type: 'string', enum: ['date', 'dateRange', 'numericRange'], nullable: true },
    property: { type: 'string', maxLength: 300 },
    parameters: {
      type: 'object',
      properties: { interval: { type: 'string', maxLength: 10 } },
      additionalProperties: true,
    },
    dateRanges: { type: 'array', items: range, maxItems: 50 },
    numericRanges: { type: 'array', items: range, maxItems: 50 },
  },
  required: ['property'],
  additionalProperties: false,
} as const
const period = {
  of: { type: 'string', enum: ['sessions', 'profiles'] },
  from: { type: 'string', maxLength: 40 },
  to: { type: 'string', maxLength: 40 },
} as const

/** A report requested by address: `split` is the property of an aggregate. */
const questionIn = ({ query: { of, from, to, split } }: EndpointInput): GoalQuestion => ({
  ...(of === undefined ? {} : { of: of as 'sessions' | 'profiles' }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...(split === undefined ? {} : { aggregate: { property: split } }),
})

export const getGoalReport = endpoint({
  method: 'GET',
  path: '/api/v1/goals/:id/report',
  access: 'audience',
  summary:
    'How many started and reached a goal, by day and by a property, how long it took and what it cost',
  query: { ...period, split: { type: 'string', maxLength: 300 } },
  handler: (input) =>
    goalReport(input.engine, audienceScope(input), input.params.id, questionIn(input)),
})

export const postGoalReport = endpoint({
  method: 'POST',
  path: '/api/v1/goals/:id/report',
  access: 'audience',
  summary:
    "The same with Apache Unomi's aggregate query: a split by values, dates or ranges, and " +
    'a condition on the visit or the person',
  body: {
    type: 'object',
    properties: { ...period, aggregate, condition: { title: 'Condition' } },
    additionalProperties: false,
  },
  handler: (input) =>
    goalReport(
      input.engine,
      audienceScope(input),
      input.params.id,
      (input.body ?? {}) as GoalQuestion,
    ),
})

export const getGoalExport = endpoint({
  method: 'GET',
  path: '/api/v1/goals/:id/export',
  access: 'audience',
  summary: 'Who was on the way to a goal, when they started and when they reached it, as CSV',
  query: period,
  rateLimit: 10,
  async handler(input) {
    const [scope, id] = [audienceScope(input), input.params.id]
    const csv = await exportGoal(input.engine, scope, id, questionIn(input))
    await noteExport(input.engine, scope, {
      entity: 'goal',
      entityId: id,
      summary: 'Goal exported as CSV',
      what: 'People of a goal as CSV',
    })
    return input.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="goal.csv"')
      .send(csv)
  },
})
