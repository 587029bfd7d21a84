import type { Engine } from '#engine/kernel/engine.ts'
import { systemScope } from '#engine/delivery/sequences/campaign-log.ts'
import {
  answerTopic,
  findLeaveLink,
  leaveAll,
  type LeaveLink,
} from '#engine/delivery/messages/leave-topic.ts'
import { findOptOutLink } from '#engine/audience/contacts/opt-out-link.ts'
import { optOutIn, optOutLanguage } from '#engine/delivery/opt-out/opt-out-in.ts'
import { endpoint } from '../base/endpoint.ts'
import { escapeHtml, linkPage, linkPageHeaders } from './link-page.ts'
import { suppress } from '#engine/delivery/sequences/suppress.ts'

/** a…@firm.com: enough to recognize one's own address, too little for others. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1…$2')

/** The reader of a page, with the languages to address them in, the best one first. */
interface Reader {
  sender: string
  email: string
  languages: readonly string[]
}

/** A phrase with what it takes, escaped for HTML. */
const fill = (phrase: string, { sender, email }: Reader): string =>
  escapeHtml(phrase)
    .replace('&lt;sender&gt;', () => escapeHtml(sender))
    .replace('&lt;email&gt;', () => escapeHtml(masked(email)))

/** Renders a page of a title and a sentence. */
function notice(name: 'unknown' | 'preview', language = 'en'): string {
  const { title, text } = optOutIn(language)[name]
  return linkPage(title, `<p>${escapeHtml(text)}</p>`, optOutLanguage(language))
}

function donePage(reader: Reader): string {
  const { title, text } = optOutIn(...reader.languages).done
  return linkPage(title, `<p>${fill(text, reader)}</p>`, optOutLanguage(...reader.languages))
}

function askPage(reader: Reader): string {
  const { title, text, button, note } = optOutIn(...reader.languages).ask
  const body =
    `<p>${fill(text, reader)}</p><form method="post"><button>${escapeHtml(button)}</button></form>` +
    `<p class="soft">${escapeHtml(note)}</p>`
  return linkPage(title, body, optOutLanguage(...reader.languages))
}

/**
 * The topics that the person receives, one by one, and an option to leave all. Nothing changes
 * until a button is pressed.
 */
function topicsPage(link: LeaveLink, hasChanged = false): string {
  const { topics: words } = optOutIn(...link.languages)
  const line = ({ id, name, description, gets }: LeaveLink['topics'][number]) =>
    `<form method="post"><p><b>${escapeHtml(name)}</b>` +
    (description ? `<br><span class="soft">${escapeHtml(description)}</span>` : '') +
    `</p><input type="hidden" name="topic" value="${escapeHtml(id)}">` +
    `<input type="hidden" name="what" value="${gets ? 'leave' : 'join'}">` +
    `<button>${escapeHtml(gets ? words.leave : words.join)}</button></form>`
  const first = link.topics.toSorted(
    (a, b) => Number(b.id === link.topicId) - Number(a.id === link.topicId),
  )
  return linkPage(
    hasChanged ? words.saved : words.title,
    `<p>${fill(words.intro, link)}</p>` +
      first.map(line).join('') +
      '<form method="post"><input type="hidden" name="what" value="all">' +
      `<p class="soft">${escapeHtml(words.all)}</p>` +
      `<button>${escapeHtml(words.button)}</button></form>`,
    optOutLanguage(...link.languages),
  )
}

/**
 * A valid link has no rate limit, because mail providers call it for many people from one address
 * (RFC 8058). Invalid tokens are limited.
 */
const exempt = async ({ token = '' }: Record<string, string>, engine: Engine) =>
  token !== 'preview' &&
  ((await findLeaveLink(engine, token)) ?? (await findOptOutLink(engine, token))) !== null

/**
 * Mail scanners follow links, so GET and HEAD change nothing; only the button does (RFC 8058,
 * section 3.1).
 */
export const showUnsubscribe = endpoint({
  method: 'GET',
  path: '/unsubscribe/:token',
  access: 'public',
  summary: 'Page behind the opt-out link',
  exempt,
  async handler({ params, engine, reply }) {
    if (params.token === 'preview') return reply.headers(linkPageHeaders).send(notice('preview'))
    const link = await findLeaveLink(engine, params.token)
    if (link) return reply.headers(linkPageHeaders).send(topicsPage(link))
    const found = await findOptOutLink(engine, params.token)
    if (!found) return reply.code(404).headers(linkPageHeaders).send(notice('unknown'))
    return reply.headers(linkPageHeaders).send(askPage(found))
  },
})

/**
 * One click, by the button or by an email client (`List-Unsubscribe=One-Click`, as form or
 * multipart): no cookies, no redirect, 2xx, idempotent.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  access: 'public',
  summary: 'Opt out with one click (RFC 8058)',
  accepts: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  exempt,
  async handler({ params, engine, body, reply }) {
    const link = await findLeaveLink(engine, params.token)
    if (link) {
      // An email client sends no choice, so the topic of the email is used.
      const { what = 'leave', topic = link.topicId } = (body ?? {}) as {
        what?: string
        topic?: string
      }
      if (what === 'all') {
        await leaveAll(engine, link, 'opt-out link')
        return reply.headers(linkPageHeaders).send(donePage(link))
      }
      await answerTopic(engine, link, topic, what === 'join')
      return reply
        .headers(linkPageHeaders)
        .send(topicsPage((await findLeaveLink(engine, params.token)) ?? link, true))
    }
    const found = await findOptOutLink(engine, params.token)
    if (!found) return reply.code(404).headers(linkPageHeaders).send(notice('unknown'))
    await engine.database.tenant(found.tenantId, (db) =>
      suppress(db, engine, systemScope(found.tenantId), {
        kind: 'address',
        value: found.email,
        reason: 'unsubscribed',
        source: 'opt-out link',
        outreachId: found.outreachId,
        messageId: found.messageId,
      }),
    )
    return reply.headers(linkPageHeaders).send(donePage(found))
  },
})
