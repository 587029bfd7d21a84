import { resetStatistics, ruleOf, statisticsOf, switchRule } from '#engine/rules/rule-records.ts'
import { checkRule, tryRule } from '#engine/rules/test-rule.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { pageOf, sendPage } from '../../base/scope-of.ts'
import { audienceScope } from '../segments/audience-scope.ts'

const switching = (name: 'activate' | 'deactivate', enabled: boolean, summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/api/v1/rules/:id/${name}`,
    access: 'write-audience',
    summary,
    handler: async (input) =>
      publicRecord(entityOf('rule'), {
        ...(await switchRule(input.engine, audienceScope(input), input.params.id, enabled)),
      }),
  })
export const postRuleActivate = switching(
  'activate',
  true,
  'Switch a rule on. It runs on new events',
)
export const postRuleDeactivate = switching(
  'deactivate',
  false,
  'Switch a rule off: it never fires',
)

export const getRuleStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/rules/:id/statistics',
  access: 'audience',
  summary:
    'How often a rule was evaluated, ran and failed, with the milliseconds in conditions and actions',
  handler: (input) => statisticsOf(input.engine, audienceScope(input), input.params.id),
})

export const deleteRuleStatistics = endpoint({
  method: 'DELETE',
  path: '/api/v1/rules/:id/statistics',
  access: 'write-audience',
  summary: 'Reset the statistics',
  handler: (input) => resetStatistics(input.engine, audienceScope(input), input.params.id),
})

export const getRuleEvents = endpoint({
  method: 'GET',
  path: '/api/v1/rules/:id/events',
  access: 'audience',
  summary:
    'Recent runs of a rule, the latest first, with the event, the person and the changes by each action',
  query: { range: { type: 'string' } },
  async handler(input) {
    const scope = audienceScope(input)
    const { first, size } = pageOf(input)
    await ruleOf(input.engine, scope, input.params.id)
    const { rows, total } = await input.engine.stores.of('rule-firing').list(scope, {
      filter: { ruleId: input.params.id },
      sort: ['firedAt', 'DESC'],
      range: [first, first + size - 1],
    })
    return sendPage(input, 'firings', first, {
      rows: rows.map((row) => publicRecord(entityOf('rule-firing'), { ...row })),
      total,
    })
  },
})

const flag = (title: string) => ({ type: 'boolean', title, default: false }) as const
const draft = {
  scope: { type: 'string', title: 'Scope', maxLength: 60 },
  condition: { title: 'Condition', description: "About the event; in Apache Unomi's JSON." },
  actions: { type: 'array', title: 'Actions', items: { type: 'object' }, maxItems: 20 },
  raiseEventOnlyOnce: flag('Once for each event'),
  raiseEventOnlyOnceForProfile: flag('Once for each person'),
  raiseEventOnlyOnceForSession: flag('Once for each visit'),
} as const
const eventId = {
  type: 'string',
  title: 'Event',
  description: 'Id of an event that happened.',
  maxLength: 36,
} as const

export const postRuleTest = endpoint({
  method: 'POST',
  path: '/api/v1/rules/:id/test',
  access: 'audience',
  summary: 'Test a rule on a past event, line by line and action by action. Changes nothing',
  body: {
    type: 'object',
    properties: { eventId },
    required: ['eventId'],
    additionalProperties: false,
  },
  async handler(input) {
    const scope = audienceScope(input)
    const {
      scope: ofRule,
      condition,
      actions,
      raiseEventOnlyOnce,
      raiseEventOnlyOnceForProfile,
      raiseEventOnlyOnceForSession,
    } = await ruleOf(input.engine, scope, input.params.id)
    return tryRule(
      input.engine,
      scope,
      {
        scope: ofRule,
        condition,
        actions,
        raiseEventOnlyOnce,
        raiseEventOnlyOnceForProfile,
        raiseEventOnlyOnceForSession,
      },
      input.body.eventId,
    )
  },
})

export const postDraftTest = endpoint({
  method: 'POST',
  path: '/api/v1/rules/test',
  access: 'audience',
  summary: 'Test an unsaved rule on a past event. Changes nothing',
  body: {
    type: 'object',
    properties: { ...draft, eventId },
    required: ['eventId'],
    additionalProperties: false,
  },
  handler(input) {
    const { eventId: event, ...rule } = input.body
    return tryRule(input.engine, audienceScope(input), rule, event)
  },
})

export const postRuleCheck = endpoint({
  method: 'POST',
  path: '/api/v1/rules/check',
  access: 'audience',
  summary:
    'What would keep a rule from being saved, each fault with the place of its node or parameter',
  body: {
    type: 'object',
    properties: { condition: draft.condition, actions: { title: 'Actions' } },
    additionalProperties: false,
  },
  async handler(input) {
    const faults = await checkRule(input.engine, audienceScope(input), input.body)
    return { valid: faults.length === 0, faults }
  },
})
