import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { requestId } from '#engine/kernel/requests/request-claim.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { signEmail } from './domains/sign-email.ts'
import { newRfcId } from './message-id.ts'
import { mailboxWithSecrets } from './mailboxes/accounts.ts'
import { deliverFrom } from './mailboxes/deliver-from.ts'

/** A composed email that is sent at once. */
export interface TestMail {
  address: string
  subject: string
  html: string
  text: string
}

/**
 * Sends one email immediately, outside of the plan.
 * @throws ProductError
 */
export async function throughMailbox(
  engine: Engine,
  { tenantId }: ActorScope,
  mailboxId: string,
  { address, subject, html, text }: TestMail,
): Promise<void> {
  const row = isUuid(mailboxId)
    ? await engine.database.tenant(tenantId, (db) =>
        db
          .selectFrom('mailboxes')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('id', '=', mailboxId)
          .executeTakeFirst(),
      )
    : undefined
  if (!row) throw fail('not_found', 'There is no such mailbox.')
  if (row.state !== 'active')
    throw fail(
      'wrong_state',
      say('The mailbox {address} is not sending.', { address: row.address }),
    )
  const mailbox = mailboxWithSecrets(row)
  const unsigned = buildOutreachMessage({
    from: { name: mailbox.fromName ?? '', address: mailbox.address },
    to: address,
    subject,
    text,
    html,
    messageId: newRfcId(requestId('test') ?? engine.newId(), mailbox.address),
    date: new Date(engine.clock.now()),
    timeZone: mailbox.timeZone ?? 'UTC',
  })
  const raw = await inTenant(engine, tenantId, (tx) => signEmail(tx, mailbox.address, unsigned))
  const result = await deliverFrom(engine, mailbox, {
    envelope: { from: mailbox.address, to: address },
    raw,
  })
  if (result.kind !== 'accepted')
    throw fail(
      'unavailable',
      say('The mail server did not take it: {fault}', { fault: result.reply.slice(0, 200) }),
    )
}
