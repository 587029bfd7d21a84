import type { Engine } from '#engine/kernel/engine.ts'
import { systemScope } from '#engine/delivery/sequences/campaign-log.ts'
import {
  answerTopic,
  findLeaveLink,
  leaveAll,
  type LeaveLink,
} from '#engine/delivery/messages/leave-topic.ts'
import { findOptOutLink } from '#engine/audience/contacts/opt-out-link.ts'
import { endpoint } from '../base/endpoint.ts'
import { escapeHtml, linkPage, linkPageHeaders } from './link-page.ts'
import { suppress } from '#engine/delivery/sequences/suppress.ts'

const unknown = linkPage(
  'This link is not valid',
  '<p>Answer the mail with the word "stop" instead: that works just as well.</p>',
)

/** a…@firm.com: enough to recognize one's own address, too little for others. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1…$2')

/**
 * The topics that the person receives, one by one, and an option to leave all. Nothing changes
 * until a button is pressed.
 */
function topicsPage(link: LeaveLink, title: string): string {
  const line = ({ id, name, description, gets }: LeaveLink['topics'][number]) =>
    `<form method="post"><p><b>${escapeHtml(name)}</b>` +
    (description ? `<br><span class="soft">${escapeHtml(description)}</span>` : '') +
    `</p><input type="hidden" name="topic" value="${escapeHtml(id)}">` +
    `<input type="hidden" name="what" value="${gets ? 'leave' : 'join'}">` +
    `<button>${gets ? 'Leave' : 'Get it again'}</button></form>`
  const first = link.topics.toSorted(
    (a, b) => Number(b.id === link.topicId) - Number(a.id === link.topicId),
  )
  return linkPage(
    title,
    `<p>What ${escapeHtml(link.sender)} writes to ${escapeHtml(masked(link.email))}:</p>` +
      first.map(line).join('') +
      '<form method="post"><input type="hidden" name="what" value="all">' +
      '<p class="soft">Or nothing at all any more:</p>' +
      '<button>Write to me no more</button></form>',
  )
}

const preview = linkPage(
  'Only a preview',
  '<p>This link stands in a preview or a test. In the mail itself it leads to where people leave.</p>',
)

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
    if (params.token === 'preview') return reply.headers(linkPageHeaders).send(preview)
    const link = await findLeaveLink(engine, params.token!)
    if (link) return reply.headers(linkPageHeaders).send(topicsPage(link, 'What you get'))
    const found = await findOptOutLink(engine, params.token!)
    if (!found) return reply.code(404).headers(linkPageHeaders).send(unknown)
    return reply
      .headers(linkPageHeaders)
      .send(
        linkPage(
          'No more mail?',
          `<p>One click, and ${escapeHtml(found.sender)} writes no more to ` +
            `${escapeHtml(masked(found.email))}.</p><form method="post">` +
            '<button>Write to me no more</button></form>' +
            '<p class="soft">Nothing else is needed.</p>',
        ),
      )
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
    const link = await findLeaveLink(engine, params.token!)
    if (link) {
      // An email client sends no choice, so the topic of the email is used.
      const { what = 'leave', topic = link.topicId } = (body ?? {}) as {
        what?: string
        topic?: string
      }
      if (what === 'all') {
        await leaveAll(engine, link, 'opt-out link')
        return reply
          .headers(linkPageHeaders)
          .send(
            linkPage(
              'Done',
              `<p>${escapeHtml(link.sender)} writes no more to ${escapeHtml(masked(link.email))}.</p>`,
            ),
          )
      }
      await answerTopic(engine, link, topic, what === 'join')
      return reply
        .headers(linkPageHeaders)
        .send(topicsPage((await findLeaveLink(engine, params.token!)) ?? link, 'Done'))
    }
    const found = await findOptOutLink(engine, params.token!)
    if (!found) return reply.code(404).headers(linkPageHeaders).send(unknown)
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
    return reply
      .headers(linkPageHeaders)
      .send(
        linkPage(
          'Done',
          `<p>${escapeHtml(found.sender)} writes no more to ${escapeHtml(masked(found.email))}.</p>`,
        ),
      )
  },
})
