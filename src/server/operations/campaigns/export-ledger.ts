import { exportLedger } from '#engine/campaigns/export-ledger.ts'
import { endpoint } from '../../endpoint.ts'
import { scopeOf } from '../../scope-of.ts'

export const getLedgerCsv = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/messages/export',
  access: 'member',
  summary: 'The send ledger as CSV: who got what, when, and what the server said',
  rateLimit: 10,
  async handler(input) {
    const [scope, id] = [scopeOf(input), input.params.id!]
    const csv = await exportLedger(input.engine, scope, id)
    await input.engine.stores.note(scope, {
      action: 'export',
      entity: 'campaign',
      entityId: id,
      summary: 'Send ledger exported as CSV',
    })
    return input.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="ledger.csv"')
      .send(csv)
  },
})
