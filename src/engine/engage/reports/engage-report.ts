import { sql } from 'kysely'
import type { EngageMessage } from '#model/schema/entities.generated.ts'
import { csvLine } from '#model/lib/write-csv.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { shortAudience, type ShortAudience } from '#engine/engage/broadcasts/short-audience.ts'
import { loadReach, type DeliveryReason } from '#engine/engage/messages/reach.ts'

export type MessageCounts = {
  state: NonNullable<EngageMessage['state']>
  reason: DeliveryReason
  n: number
}[]

export interface EngageReport {
  /** All recipients without tests; the counts add up to their number. */
  counts: MessageCounts
  /** The latest broadcasts, with their own counts. */
  sends: {
    id: string
    at: string
    by: string
    state: string
    audience: ShortAudience
    counts: MessageCounts
  }[]
  /** Why it cannot be sent to any person now; empty when it can. */
  stop: DeliveryReason
}

const MAX_SENDS = 20

/** @throws ProductError `not_found` */
export async function engageReport(
  engine: Engine,
  { tenantId }: ActorScope,
  engageId: string,
): Promise<EngageReport> {
  return engine.database.tenant(tenantId, async (db) => {
    const { stop } = await loadReach(db, tenantId, engageId, engine.clock.now())
    const { rows: counts } = await sql<MessageCounts[number]>`
      select state, reason, count(*)::int as n
      from engage_messages
      where tenant_id = ${tenantId} and engage_id = ${engageId} and owner_kind <> 'test'
      group by state, reason
      order by state, reason
    `.execute(db)
    const sends = await db
      .selectFrom('broadcasts')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('engage_id', '=', engageId)
      .where('state', '!=', 'draft')
      .orderBy('created_at', 'desc')
      .limit(MAX_SENDS)
      .execute()
    const { rows: each } =
      sends.length === 0
        ? { rows: [] }
        : await sql<MessageCounts[number] & { owner_id: string }>`
          select owner_id, state, reason, count(*)::int as n
          from engage_messages
          where tenant_id = ${tenantId} and owner_id = any(${sends.map((send) => send.id)})
          group by owner_id, state, reason
        `.execute(db)
    return {
      counts,
      stop,
      sends: sends.map((send) => ({
        id: send.id,
        at: new Date(send.created_at).toISOString(),
        by: send.created_by,
        state: send.state,
        audience: shortAudience(toRecord('broadcast', send)),
        counts: each
          .filter((row) => row.owner_id === send.id)
          .map(({ state, reason, n }) => ({ state, reason, n })),
      })),
    }
  })
}

const COLUMNS = [
  'address',
  'profileId',
  'state',
  'reason',
  'detail',
  'ownerKind',
  'ownerId',
  'stepId',
  'subject',
  'templateVersion',
  'dueAt',
  'sentAt',
  'settledAt',
  'attempt',
  'rfcId',
] as const

/**
 * Exports the ledger of a message as CSV, in chunks.
 * @throws ProductError `not_found`
 */
export async function writeEngageLedger(
  engine: Engine,
  scope: ActorScope,
  engageId: string,
  state?: string,
): Promise<{ total: number; parts: AsyncGenerator<string> }> {
  await engine.database.tenant(scope.tenantId, (db) =>
    loadReach(db, scope.tenantId, engageId, engine.clock.now()),
  )
  const { total, portions } = await engine.stores
    .of('engage-message')
    .readAll(scope, { engageId, ...(state ? { state: state.split(',') } : {}) })
  return { total, parts: lines(portions) }
}

async function* lines(portions: AsyncGenerator<EngageMessage[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(COLUMNS)}`
  for await (const portion of portions)
    yield portion.map((row) => csvLine(COLUMNS.map((name) => row[name]))).join('')
}
