import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { requestId } from '#engine/kernel/requests/request-claim.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { signEmail } from '#engine/mail/domains/sign-email.ts'
import { newRfcId } from '#engine/mail/message-id.ts'
import type { TestMail } from '#engine/mail/through-mailbox.ts'
import { providerOf } from './providers/list.ts'
import { senderAccount, senderWithSecrets, zoneOf } from './sender-account.ts'

/**
 * Sends one email through a sender immediately, outside of the plan and its limits.
 * @param deliveryId what the provider's reports will name
 * @throws ProductError `not_found`, `wrong_state`, `unavailable` when the relay did not accept it
 */
export async function throughSender(
  engine: Engine,
  { tenantId }: ActorScope,
  { senderId, deliveryId }: { senderId: string; deliveryId: string },
  { address, subject, html, text }: TestMail,
): Promise<void> {
  const { sender, raw } = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const row = await db
      .selectFrom('senders')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', senderId)
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such sender.')
    if (!row.enabled || row.state !== 'active')
      throw fail(
        'wrong_state',
        say('The sender {name} is not sending. {reason}', {
          name: row.name,
          reason: row.state_reason,
        }).trim(),
      )
    const sender = senderWithSecrets(row)
    const tenant = toRecord('tenant', await loadTenant(db, tenantId))
    const provider = providerOf(sender)
    const unsigned = buildOutreachMessage({
      from: { name: sender.fromName || tenant.senderName || '', address: sender.address },
      to: address,
      ...(sender.replyTo ? { replyTo: sender.replyTo } : {}),
      subject,
      text,
      html,
      messageId: newRfcId(requestId('test') ?? engine.newId(), sender.address),
      date: new Date(engine.clock.now()),
      timeZone: zoneOf(tenant),
      headers: provider.headers(sender, deliveryId),
    })
    return {
      sender,
      raw: await signEmail(tx, sender.address, unsigned, provider.replaces),
    }
  })
  const result = await engine.transport.deliver(senderAccount(engine, sender), {
    envelope: { from: sender.returnPath || sender.address, to: address },
    raw,
  })
  if (result.kind !== 'accepted')
    throw fail(
      'unavailable',
      say('The relay did not accept it: {reply}', { reply: result.reply.slice(0, 200) }),
    )
}
