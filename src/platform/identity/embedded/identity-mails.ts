import { brand } from '#brand'
import type { SystemMailer } from '#platform/mail/mail.ts'
import { escapeHtml } from './page.ts'

interface Letter {
  to: string
  subject: string
  greeting: string
  text: string
  action: string
  link: string
  after: string
}

/** Mail programs know no custom properties and few selectors, so the few colours of a letter stand in it. */
const html = ({
  greeting,
  text,
  action,
  link,
  after,
}: Letter) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(action)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fbfaf7;color:#14171c;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">${escapeHtml(brand.name)}</p>
<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px">${escapeHtml(text)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#c7431b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#565c66">${escapeHtml(after)}</p>
<p style="margin:0;font-size:13px;color:#565c66;word-break:break-all">${escapeHtml(link)}</p>
</div></body></html>`

/** The two letters of the embedded provider. Both reject when the mail server does not take them. */
export function identityMails(systemMailer: SystemMailer, origin: string) {
  const send = (letter: Letter) =>
    systemMailer.send({
      to: letter.to,
      subject: letter.subject,
      text: `${letter.greeting}\n\n${letter.text}\n\n${letter.action}:\n${letter.link}\n\n${letter.after}\n`,
      html: html(letter),
    })
  const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,')
  return {
    verification: ({ email, given_name }: { email: string; given_name: string }, token: string) =>
      send({
        to: email,
        subject: `Verify your email for ${brand.name}`,
        greeting: hello(given_name),
        text: `Welcome to ${brand.name}. Please confirm that this address is yours; then you can log in.`,
        action: 'Verify email',
        link: `${origin}/u/verify?token=${token}`,
        after: 'The link works for three days. If you did not sign up, do nothing.',
      }),
    reset: ({ email, given_name }: { email: string; given_name: string }, token: string) =>
      send({
        to: email,
        subject: `Reset your ${brand.name} password`,
        greeting: hello(given_name),
        text: 'Somebody, probably you, asked for a new password.',
        action: 'Choose a new password',
        link: `${origin}/u/reset?token=${token}`,
        after:
          'The link works for one hour, once. If it was not you, do nothing: the old password goes on working.',
      }),
  }
}
