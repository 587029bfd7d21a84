import { loadCampaign } from '#engine/outreach/load-campaign.ts'
import { sql } from 'kysely'
import { entityOf, type Message, type MessageRow } from '#model/schema/entities.generated.ts'
import type { LedgerRow } from '#model/api/outreach.ts'
import { writeCsv } from '#model/lib/write-csv.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'

const MAX_EXPORTED = 100_000

export interface LedgerQuery {
  first: number
  size: number
  state?: string
  stepId?: string
  outreachId?: string
}

/** Columns that the ledger does not show: the emails alone would fill the memory. */
const LEFT_OUT = { mime: '', text: '', unsubscribe_token_hash: '' }
const COLUMNS = entityOf('message')
  .fields.map(({ column }) => column as keyof MessageRow)
  .filter((column) => !(column in LEFT_OUT))
  .map((column) => `messages.${column}` as const)

/**
 * The send ledger, newest first: attempted, sent, refused and bounced emails. Planned emails are
 * included only when filtered by state.
 */
async function listLedger(
  engine: Engine,
  scope: ActorScope,
  id: string,
  query: LedgerQuery,
): Promise<{ rows: LedgerRow[]; total: number }> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const { steps } = await loadCampaign(db, id)
    let base = db.selectFrom('messages').where('messages.campaign_id', '=', id)
    if (query.state)
      base = base.where('messages.state', 'in', query.state.split(',') as Message['state'][])
    if (query.stepId) base = base.where('messages.step_id', '=', query.stepId)
    if (query.outreachId) base = base.where('messages.outreach_id', '=', query.outreachId)
    if (!query.state) base = base.where('messages.state', 'not in', ['planned'])
    const { n } = await base.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
    const rows = await base
      .leftJoin('contacts', (join) =>
        join
          .onRef('contacts.tenant_id', '=', 'messages.tenant_id')
          .onRef('contacts.id', '=', 'messages.contact_id'),
      )
      .leftJoin('mailboxes', (join) =>
        join
          .onRef('mailboxes.tenant_id', '=', 'messages.tenant_id')
          .onRef('mailboxes.id', '=', 'messages.mailbox_id'),
      )
      .select(COLUMNS)
      .select(['contacts.email', 'contacts.first_name', 'contacts.last_name', 'mailboxes.address'])
      .orderBy('messages.updated_at', 'desc')
      .orderBy('messages.id', 'desc')
      .limit(query.size)
      .offset(query.first)
      .execute()
    return {
      total: n,
      rows: rows.map((row) => {
        const {
          mime: _mime,
          text: _text,
          unsubscribeTokenHash: _token,
          ...message
        } = toRecord('message', { ...LEFT_OUT, ...row } as MessageRow)
        return {
          ...message,
          email: row.email ?? '',
          contactName: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || (row.email ?? ''),
          stepNumber: steps.findIndex((step) => step.id === row.step_id) + 1,
          mailbox: row.address ?? '',
        }
      }),
    }
  })
}

/** Exports recipients, times and server replies as proof, in the order of sending. */
export async function exportLedger(engine: Engine, scope: ActorScope, id: string): Promise<string> {
  const { rows } = await listLedger(engine, scope, id, {
    first: 0,
    size: MAX_EXPORTED,
    state: 'sending,accepted,deferred,rejected,unknown,bounced',
  })
  const columns = [
    'email',
    'contactName',
    'stepNumber',
    'subject',
    'state',
    'acceptedAt',
    'bouncedAt',
    'mailbox',
    'rfcId',
    'smtpReply',
    'attempt',
    'mimeHash',
  ] as const
  return writeCsv(
    columns,
    [...rows].reverse().map((row) => columns.map((column) => row[column])),
  )
}
