import { exportLedger } from '#engine/outreach/report/export-ledger.ts'
import { noteExport } from '#engine/administration/notices/note-export.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

export const getLedgerCsv = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/messages/export',
  access: 'member',
  summary: 'The send ledger as CSV: who got what, when, and what the server said',
  rateLimit: 10,
  async handler(input) {
    const [scope, id] = [scopeOf(input), input.params.id]
    const csv = await exportLedger(input.engine, scope, id)
    await noteExport(input.engine, scope, {
      entity: 'campaign',
      entityId: id,
      what: 'The send ledger of a campaign as CSV',
      summary: 'Send ledger exported as CSV',
    })
    return input.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="ledger.csv"')
      .send(csv)
  },
})
