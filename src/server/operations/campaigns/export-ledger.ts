import { exportLedger } from '#engine/campaigns/export-ledger.ts'
import { endpoint } from '../../endpoint.ts'
import { scopeOf } from '../../scope-of.ts'

export const getLedgerCsv = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/messages/export',
  access: 'member',
  summary: 'The send ledger as CSV: who got what, when, and what the server said',
  rateLimit: 10,
  handler: async (input) => input.reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="ledger.csv"').send(await exportLedger(input.engine, scopeOf(input), input.params.id!)),
})
