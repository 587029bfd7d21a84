import {
  activityPage,
  ledgerPage,
  plannedPage,
  reportOf,
  type RowPage,
  type PageInput,
} from '#engine/outreach/campaign-pages.ts'
import { checklistOf } from '#engine/outreach/checklist.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { endpoint, type RecordInput } from '../../base/endpoint.ts'
import { pageOf, scopeOf, sendPage } from '../../base/scope-of.ts'

/** One page of rows about a campaign, with its Content-Range. */
async function answerPage<Row>(
  input: RecordInput,
  unit: string,
  read: (engine: Engine, scope: ActorScope, id: string, ask: PageInput) => Promise<RowPage<Row>>,
): Promise<Row[]> {
  const ask = pageOf(input)
  return sendPage(
    input,
    unit,
    ask.first,
    await read(input.engine, scopeOf(input), input.params.id, ask),
  )
}

export const getChecklist = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/checklist',
  access: 'member',
  summary: 'What keeps the campaign from being launched, and what to know before',
  handler: (input) => checklistOf(input.engine, scopeOf(input), input.params.id),
})

export const getReport = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/report',
  access: 'member',
  summary: 'Figures with their formulas',
  handler: (input) => reportOf(input.engine, scopeOf(input), input.params.id),
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/plan',
  access: 'member',
  summary: 'Planned sends, soonest first',
  handler: (input) => answerPage(input, 'plan', plannedPage),
})

export const getMessages = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/messages',
  access: 'member',
  summary: 'The ledger: who got what, when, and what the server said',
  handler: (input) => answerPage(input, 'messages', ledgerPage),
})

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/activity',
  access: 'member',
  summary: 'Everything that happened in the campaign, newest first',
  handler: (input) => answerPage(input, 'activity', activityPage),
})
