import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { addressFault, normalizeAddress } from '#engine/audience/contacts/normalize-contact.ts'
import { throughMailbox } from '#engine/mail/through-mailbox.ts'
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
  const address = normalizeAddress(to)
  const fault = addressFault(address)
  if (fault) throw fail('invalid', fault, [{ path: '/to', message: fault }])
  const mail = await renderTemplate(engine, scope, id, ask)
  const wrong = mail.faults.filter(
    (templateFault) => templateFault.level === 'error' && templateFault.code !== 'subject',
  )
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
