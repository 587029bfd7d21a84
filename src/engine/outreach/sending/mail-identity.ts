import type { Contact, Mailbox, Tenant } from '#model/schema/entities.generated.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { RenderedMail } from './render-mail.ts'

export interface MailIdentity {
  engine: Pick<Engine, 'publicUrl'>
  mailbox: Pick<Mailbox, 'address' | 'fromName' | 'timeZone'>
  tenant: Pick<Tenant, 'senderName'>
  contact: Pick<Contact, 'email'>
  rendered: Pick<RenderedMail, 'subject' | 'text'>
  rfcId: string
  token: string
  /** Message-IDs of the thread, oldest first. */
  thread: readonly string[]
  at: number
}

/**
 * Headers and envelope for the message builder. One recipient and no copies; both opt-out headers
 * of RFC 8058; the mailto form goes to the mailbox, whose inbox is read. Neither Precedence (it
 * suppresses out-of-office replies) nor List-Id (this is one-to-one email).
 */
export function mailHeaders({
  engine,
  mailbox,
  tenant,
  contact,
  rendered,
  rfcId,
  token,
  thread,
  at,
}: MailIdentity) {
  return {
    from: { name: mailbox.fromName || tenant.senderName, address: mailbox.address },
    to: contact.email,
    subject: rendered.subject,
    text: rendered.text,
    messageId: rfcId,
    date: new Date(at),
    timeZone: mailbox.timeZone,
    inReplyTo: thread.at(-1) ?? null,
    references: [...thread],
    unsubscribe: {
      url: `${engine.publicUrl}/unsubscribe/${token}`,
      mailto: `mailto:${mailbox.address}?subject=unsubscribe%20${token}`,
    },
  }
}
