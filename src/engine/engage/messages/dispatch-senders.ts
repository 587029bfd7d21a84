import { sql, type RawBuilder } from 'kysely'
import { SECOND_MS } from '#model/lib/time-units.ts'
import type { DeliveryResult } from '#platform/mail/mail.ts'
import { leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { senderAccount } from '#engine/mail/senders/sender-account.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { claimSenderMail, type SenderMail } from './claim-sender-mail.ts'
import { deliverMarked } from './dispatch.ts'

/** Maximum number of messages sent or set aside per piece of work. */
const AT_ONCE = 500
/** How long one connection of a sender sends before its piece of work ends, in milliseconds. */
const SENDER_TURN = 5 * SECOND_MS

/** Senders with due messages that may send, and how many connections each may use. */
export const dueSenders = (
  engine: Engine,
  tenantId: string,
): Promise<{ id: string; connections: number }[]> =>
  engine.database.tenant(tenantId, async (db) => {
    const now = new Date(engine.clock.now())
    const { rows } = await sql<{ id: string; connections: number }>`
      select s.id, s.max_connections as connections
      from senders s
      where s.tenant_id = ${tenantId} and ${hasDueMail('s', now)}
      order by s.id
    `.execute(db)
    return rows
  })

/**
 * SQL condition: the sender may send, and one of its messages is due.
 * @param sender the alias of its table
 */
export const hasDueMail = (sender: string, now: Date): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${sender}.${column}`)
  return sql<boolean>`
    (
      ${of('enabled')}
      and ${of('state')} = 'active'
      and coalesce(${of('cool_until')}, ${now}) <= ${now}
      and coalesce(${of('free_at')}, ${now}) <= ${now}
      and exists (
        select
        from engage_messages m
        where m.tenant_id = ${of('tenant_id')}
          and m.sender_id = ${of('id')}
          and m.state = 'planned'
          and ${leavesByMailbox('m.channel')}
          and m.due_at <= ${now}
      )
    )
  `
}

/**
 * Sends due messages of a sender over one connection, one after another; several of these run at
 * once. Ends after a while, so that a changed setting and a stopping process are noticed.
 * @returns whether there was anything to do
 */
export async function dispatchSenderMail(
  engine: Engine,
  tenantId: string,
  senderId: string,
): Promise<boolean> {
  const end = performance.now() + SENDER_TURN
  let did = false
  for (let i = 0; i < AT_ONCE && performance.now() < end; i++) {
    const claimed = await claimSenderMail(engine, tenantId, senderId)
    if (claimed === 'none') return did
    did = true
    if (claimed === 'set-aside') continue
    await deliverMarked(engine, tenantId, claimed, () => deliverBySender(engine, claimed))
  }
  return did
}

/** Hands an email to the relay. A sender without a usable account is a refusal of its sign-in. */
async function deliverBySender(
  engine: Engine,
  { sender, envelope, raw }: SenderMail,
): Promise<DeliveryResult> {
  let account
  try {
    account = senderAccount(engine, sender)
  } catch (error) {
    return {
      kind: 'rejected',
      stage: 'auth',
      code: 535,
      enhanced: '5.7.8',
      reply: messageOf(error),
    }
  }
  return engine.transport.deliver(account, { envelope, raw })
}
