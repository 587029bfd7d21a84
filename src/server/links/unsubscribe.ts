import { systemScope } from '#engine/campaigns/campaign-log.ts'
import { findOptOutLink } from '#engine/contacts/opt-out-link.ts'
import { suppress } from '#engine/contacts/suppress.ts'
import { endpoint } from '../endpoint.ts'
import { escapeHtml, linkPage, linkPageHeaders } from './link-page.ts'

const unknown = linkPage('This link is not valid', '<p>Answer the mail with the word "stop" instead: that works just as well.</p>')

/** a***@firm.com: enough to recognise one's own address, too little for anybody else. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1…$2')

/** Mail scanners follow links: looking (GET, HEAD) changes nothing, only the button does (RFC 8058, section 3.1). */
export const showUnsubscribe = endpoint({
  method: 'GET', path: '/unsubscribe/:token', access: 'public', summary: 'Page behind the opt-out link',
  async handler({ params, engine, reply }) {
    const found = await findOptOutLink(engine, params.token!)
    if (!found) return reply.code(404).headers(linkPageHeaders).send(unknown)
    return reply.headers(linkPageHeaders).send(linkPage('No more mail?', `<p>One click, and ${escapeHtml(found.sender)} writes no more to ${escapeHtml(masked(found.email))}.</p><form method="post"><button>Write to me no more</button></form><p class="soft">Nothing else is needed.</p>`))
  },
})

/** One click, by the button or by a mail program (`List-Unsubscribe=One-Click`, as form or multipart): no cookies, no redirect, 2xx, twice is once. */
export const unsubscribe = endpoint({
  method: 'POST', path: '/unsubscribe/:token', access: 'public', summary: 'Opt out with one click (RFC 8058)', accepts: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  async handler({ params, engine, reply }) {
    const found = await findOptOutLink(engine, params.token!)
    if (!found) return reply.code(404).headers(linkPageHeaders).send(unknown)
    await engine.database.tenant(found.tenantId, (db) => suppress(db, engine, systemScope(found.tenantId), { kind: 'address', value: found.email, reason: 'unsubscribed', source: 'opt-out link', outreachId: found.outreachId, messageId: found.messageId }))
    return reply.headers(linkPageHeaders).send(linkPage('Done', `<p>${escapeHtml(found.sender)} writes no more to ${escapeHtml(masked(found.email))}.</p>`))
  },
})
