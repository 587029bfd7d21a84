import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { addressFault, normaliseAddress } from '#engine/audience/contacts/normalise-contact.ts'
import { signEmail } from '#engine/delivery/domains/sign-email.ts'
import { mailboxWithSecrets } from '#engine/delivery/mailboxes/accounts.ts'
import { deliverFrom } from '#engine/delivery/mailboxes/deliver-from.ts'
import { requestId } from '#engine/kernel/requests/request-claim.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { newRfcId } from '#engine/delivery/message-id.ts'
import { renderTemplate, type RenderInput } from './render-template.ts'

export interface TestInput extends RenderInput {
  to: string
  /** Absent: sent by the product's mail server. */
  mailboxId?: string
}

/**
 * Sends a template to one address, rendered for a person and marked as a test. Counts toward no
 * limit of a mailbox.
 * @throws ProductError `invalid` for the address or a template that cannot be rendered,
 * `not_found`, `unavailable` when no server accepted it
 */
export async function sendTemplateTest(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { to, mailboxId, ...ask }: TestInput,
): Promise<{ to: string; subject: string }> {
  const address = normaliseAddress(to)
  const fault = addressFault(address)
  if (fault) throw fail('invalid', fault, [{ path: '/to', message: fault }])
  const mail = await renderTemplate(engine, scope, id, ask)
  const wrong = mail.faults.filter((one) => one.level === 'error' && one.code !== 'subject')
  if (mail.html === '' || wrong.length > 0)
    throw fail(
      'invalid',
      wrong[0]?.message ?? 'The source cannot be read.',
      wrong.map(({ path, message }) => ({ path, message })),
    )
  const subject = `[Test] ${mail.subject}`
  if (mailboxId)
    await throughMailbox(engine, scope, mailboxId, {
      address,
      subject,
      html: mail.html,
      text: mail.text,
    })
  else
    await engine.systemMailer
      .send({ to: address, subject, text: mail.text, html: mail.html })
      .catch((error: Error) =>
        Promise.reject(
          fail(
            'unavailable',
            say('The mail server did not take it: {fault}', { fault: error.message.slice(0, 200) }),
          ),
        ),
      )
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'template',
    entityId: id,
    summary: `A test of the template was sent to ${address}`,
  })
  return { to: address, subject }
}

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
