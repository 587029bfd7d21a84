import type { FastifyReply } from 'fastify'
import type { CatchAll, CaughtMail } from '#platform/mail/mail.ts'
import { escapeHtml } from '#model/lib/escape-html.ts'
import { linkPage, linkPageHeaders } from '../../links/link-page.ts'

const when = (iso: string) => escapeHtml(iso.slice(0, 16).replace('T', ' '))

function line(mail: CaughtMail): string {
  return (
    `<li><a href="/dev/mail/${mail.id}">` +
    `<strong>${escapeHtml(mail.subject || '(no subject)')}</strong></a><br>` +
    `<span class="soft">${when(mail.receivedAt)} · ${escapeHtml(mail.from)} to ` +
    `${escapeHtml(mail.to.join(', '))}</span></li>`
  )
}

/** A plain list of caught emails, newest first, with the clock above it. */
export async function showCaughtMails(
  reply: FastifyReply,
  catchAll: CatchAll,
  now: number,
  filter: { to?: string; subject?: string; limit: number; offset: number },
) {
  const mails = await catchAll.list(filter)
  const clock =
    '<form method="post" action="/dev/clock">' +
    `<p>The product's time is ${when(new Date(now).toISOString())} UTC.</p>` +
    '<button name="advance" value="PT1H">One hour on</button> ' +
    '<button name="advance" value="P1D">One day on</button> ' +
    '<button name="advance" value="P7D">One week on</button></form>'
  const more =
    mails.length === filter.limit
      ? `<p><a href="/dev/mail?offset=${filter.offset + filter.limit}">Older</a></p>`
      : ''
  const list =
    mails.length > 0
      ? `<ul>${mails.map(line).join('')}</ul>${more}`
      : '<p>Nothing was caught yet. Every mail that the product sends arrives here and nowhere else.</p>'
  return reply.headers(linkPageHeaders).send(linkPage('Caught mail', `${clock}${list}`))
}

const answers: readonly (readonly [kind: string, label: string])[] = [
  ['reply', 'Reply'],
  ['out-of-office', 'Out of office'],
  ['bounce', 'Bounce'],
  ['complaint', 'Complain'],
  ['unsubscribe', 'Unsubscribe'],
]

/** One email with its text, and the available answers of its reader. */
export async function showCaughtMail(reply: FastifyReply, catchAll: CatchAll, id: string) {
  const mail = await catchAll.get(id)
  if (!mail)
    return reply
      .code(404)
      .headers(linkPageHeaders)
      .send(linkPage('No such mail', '<p><a href="/dev/mail">All caught mail</a></p>'))
  const text = escapeHtml(mail.text).replace(
    /https?:\/\/[^\s<>"]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  )
  const buttons = answers
    .map(([kind, label]) => `<button name="kind" value="${kind}">${label}</button>`)
    .join(' ')
  const form =
    `<form method="post" action="/dev/mail/messages/${mail.id}/respond"><p>` +
    '<label>Text of the answer<br><textarea name="text" rows="3">Sounds good, can you call ' +
    `me on Thursday?</textarea></label></p>${buttons}</form>`
  const headers = `<details><summary>Headers</summary><pre>${escapeHtml(
    Object.entries(mail.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  )}</pre></details>`
  return reply
    .headers(linkPageHeaders)
    .send(
      linkPage(
        mail.subject || '(no subject)',
        `<p class="soft">${when(mail.receivedAt)} · ${escapeHtml(mail.from)} to ` +
          `${escapeHtml(mail.to.join(', '))}</p><pre class="text">${text}</pre>${headers}` +
          `<hr>${form}<p class="soft"><a href="/dev/mail">All caught mail</a></p>`,
      ),
    )
}
