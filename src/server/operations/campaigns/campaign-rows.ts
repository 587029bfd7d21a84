import { listActivity, listLedger, listPlan, exportLedger } from '#engine/campaigns/campaign-lists.ts'
import { campaignReport } from '#engine/campaigns/report.ts'
import { endpoint } from '../../endpoint.ts'
import { choiceOf, idOf, pageOf, scopeOf, sendCsv, sendPage } from '../request-parts.ts'

export const getPlan = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id/plan', access: 'member', summary: 'Planned mails of the next two weeks, soonest first',
  handler: ({ params, caller, engine }) => listPlan(engine, scopeOf(caller), idOf(params)),
})

export const getMessages = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id/messages', access: 'member', summary: 'The send ledger, newest first',
  async handler({ params, query, caller, engine, reply }) {
    const { first, size, filter } = pageOf(query)
    const { rows, total } = await listLedger(engine, scopeOf(caller), idOf(params), { first, size, state: choiceOf(query, filter, 'state'), stepId: choiceOf(query, filter, 'stepId'), outreachId: choiceOf(query, filter, 'outreachId') })
    return sendPage(reply, 'messages', first, rows, total)
  },
})

export const getMessagesCsv = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id/messages.csv', access: 'member', summary: 'The send ledger as CSV', rateLimit: 20,
  handler: async ({ params, caller, engine, reply }) => sendCsv(reply, 'ledger.csv', await exportLedger(engine, scopeOf(caller), idOf(params))),
})

export const getActivity = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id/activity', access: 'member', summary: 'Everything that happened, newest first',
  async handler({ params, query, caller, engine, reply }) {
    const { first, size, filter } = pageOf(query)
    const { rows, total } = await listActivity(engine, scopeOf(caller), idOf(params), { first, size, type: choiceOf(query, filter, 'type'), outreachId: choiceOf(query, filter, 'outreachId') })
    return sendPage(reply, 'activity', first, rows, total)
  },
})

export const getReport = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id/report', access: 'member', summary: 'Figures with their formulas',
  handler: ({ params, caller, engine }) => engine.database.tenant(caller.tenantId, (db) => campaignReport(db, idOf(params))),
})
