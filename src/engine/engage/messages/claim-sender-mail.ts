import { sql } from 'kysely'
import type { Sender, SenderRow, EngageMessageRow } from '#model/schema/entities.generated.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { takeTurn } from '#engine/mail/senders/domain-throttles.ts'
import { providerOf } from '#engine/mail/senders/providers/list.ts'
import { optOutAddress, senderWithSecrets, zoneOf } from '#engine/mail/senders/sender-account.ts'
import { nextDue } from './claim-mail.ts'
import { markSending, type MarkedMail } from './mark-sending.ts'
import type { PreSendDecision } from './pre-send-check.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'

/** An email that is marked as being sent through a sender. */
export type SenderMail = MarkedMail & { sender: Sender }

/**
 * Claims the sender's next due message, with every check in one transaction. Workers claim
 * concurrently: only an hourly limit locks the sender, and only a throttled receiving domain locks
 * its throttle. `set-aside`: messages were postponed or ended, claim again.
 */
export async function claimSenderMail(
  engine: Engine,
  tenantId: string,
  senderId: string,
): Promise<SenderMail | 'none' | 'set-aside'> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const now = engine.clock.now()
    const [isHeld, sender] = await Promise.all([
      isOutboundHeld(db),
      db
        .selectFrom('senders')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', senderId)
        .executeTakeFirst(),
    ])
    if (isHeld || !sender || !maySend(sender, now)) return 'none'
    if (sender.hourly_limit !== null && !(await hasRoom(db, sender, now))) return 'none'
    const due = await nextDue(tx, 'sender_id', senderId, now)
    if (typeof due === 'string') return due
    const { row, look } = due
    // Last, because it uses up the turn of the domain.
    const place = { tenantId, senderId, id: row.id, address: look.address }
    if (!(await takeTurn(db, place, now))) return 'set-aside'
    return markFromSender(tx, row, look, senderWithSecrets(sender))
  })
}

const maySend = (sender: SenderRow, now: number): boolean =>
  sender.enabled && sender.state === 'active' && (sender.cool_until?.getTime() ?? 0) <= now

/**
 * Whether the hourly limit of a sender leaves room for one more email. Locks the sender until the
 * email is marked, so that the limit holds for any number of workers.
 */
async function hasRoom(db: Db, sender: SenderRow, now: number): Promise<boolean> {
  const { tenant_id: tenantId, id } = sender
  await sql`
    select
    from senders
    where tenant_id = ${tenantId} and id = ${id}
    for no key update
  `.execute(db)
  const from = new Date(now - HOUR_MS)
  // The email that has to become an hour old before the next one may leave.
  const { rows } = await sql<{ at: Date }>`
    select at
    from (
      select sent_at as at
      from engage_messages
      where tenant_id = ${tenantId}
        and sender_id = ${id}
        and sent_at > ${from}
        and owner_kind <> 'test'
      union all
      select updated_at
      from engage_messages
      where tenant_id = ${tenantId}
        and sender_id = ${id}
        and state in ('sending', 'unknown')
        and sent_at is null
        and updated_at > ${from}
    ) counted
    order by at desc
    offset ${sender.hourly_limit! - 1}
    limit 1
  `.execute(db)
  const [oldest] = rows
  if (!oldest) return true
  await db
    .updateTable('senders')
    .set({ free_at: new Date(new Date(oldest.at).getTime() + HOUR_MS + 1) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  return false
}

async function markFromSender(
  tx: TenantTx,
  row: EngageMessageRow,
  look: Extract<PreSendDecision, { kind: 'send' }>,
  sender: Sender,
): Promise<SenderMail | 'set-aside'> {
  const { db } = tx
  const provider = providerOf(sender)
  const { address, fromName = '', replyTo, returnPath } = sender
  const marked = await markSending(tx, row, look, {
    fromName,
    address,
    replyTo: replyTo ?? '',
    returnPath: returnPath || address,
    timeZone: zoneOf(look.tenant),
    optOutAddress: await optOutAddress(db, sender),
    headers: (deliveryId) => provider.headers(sender, deliveryId),
    replaced: provider.replaces,
  })
  return marked === 'set-aside' ? marked : { ...marked, sender }
}
