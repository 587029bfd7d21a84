import MailComposer from 'nodemailer/lib/mail-composer'
import addressparser from 'nodemailer/lib/addressparser'
import { oneLine, type MailAddress } from './header-text.ts'
import type { MailTransport, SmtpAccount, SystemMailer } from './mail.ts'

/**
 * The product's own emails over one account. `Auto-Submitted: auto-generated` (RFC 3834) prevents
 * out-of-office replies.
 * @param from `Name <address>` or the parts
 * @throws Error (from `send`) with a readable message when the server did not accept the email;
 * retrying is the caller's choice
 */
export function createSystemMailer(
  transport: MailTransport,
  account: SmtpAccount,
  from: string | MailAddress,
): SystemMailer {
  const sender = parseSender(from)
  return {
    probe: async () => (await transport.probe(account))?.message ?? null,
    async send({ to, subject, text, html, headers = {} }) {
      const recipient = addressparser(oneLine(to), { flatten: true })[0]?.address
      if (!recipient)
        throw new Error(`${JSON.stringify(to.slice(0, 80))} is not a valid email address.`)
      const clean = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [oneLine(name), oneLine(value)]),
      )
      const composer = new MailComposer({
        from: sender,
        to: { name: '', address: recipient },
        subject: oneLine(subject),
        text,
        ...(html === undefined ? {} : { html }),
        headers: { 'Auto-Submitted': 'auto-generated', ...clean },
        newline: 'windows',
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const raw = (await composer.compile().build()).toString('utf8')
      const result = await transport.deliver(account, {
        envelope: { from: sender.address, to: recipient },
        raw,
      })
      if (result.kind !== 'accepted')
        throw new Error(
          `Couldn't send the email "${oneLine(subject).slice(0, 80)}": ${result.reply}`,
        )
    },
  }
}

function parseSender(from: string | MailAddress): MailAddress {
  if (typeof from !== 'string') return from
  const [parsed] = addressparser(from, { flatten: true })
  if (!parsed?.address)
    throw new Error(
      `${JSON.stringify(from)} is not a sender, write it as: Name <address@example.org>`,
    )
  return { name: parsed.name ?? '', address: parsed.address }
}
