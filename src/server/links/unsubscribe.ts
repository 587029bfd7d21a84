import type { FastifyReply } from 'fastify'
import type { Engine } from '#engine/kernel/engine.ts'
import { answerTopic, leaveAll, receiveAgain } from '#engine/engage/preferences/answer.ts'
import { findPreferenceLink, type PreferenceLink } from '#engine/engage/preferences/find-link.ts'
import { isOptOut, type SuppressionReason } from '#engine/audience/contacts/suppression-list.ts'
import { optOutIn, optOutLanguage } from '#drafting/opt-out/opt-out-in.ts'
import type { OptOutPhrases } from '#drafting/languages/opt-out-phrases.ts'
import { escapeHtml } from '#model/lib/escape-html.ts'
import { retried } from '#platform/database/retried.ts'
import { endpoint, type EndpointInput } from '../base/endpoint.ts'
import { headersOf, linkPage } from './link-page.ts'

/** a…@firm.com: enough to recognize one's own address, too little for others. */
const masked = (email: string) => email.replace(/^(.)[^@]*(@.*)$/, '$1…$2')

/** A phrase with what it takes, escaped for HTML. */
const fill = (phrase: string, { sender, email }: PreferenceLink): string =>
  escapeHtml(phrase)
    .replaceAll('&lt;sender&gt;', () => escapeHtml(sender))
    .replaceAll('&lt;email&gt;', () => escapeHtml(masked(email)))

/** Renders a page of a title and a sentence. */
function notice(name: 'unknown' | 'preview'): string {
  const { title, text } = optOutIn('en')[name]
  return linkPage(title, `<p>${escapeHtml(text)}</p>`)
}

/** A form of one button and its hidden values. */
const button = (label: string, values: Record<string, string>, style = ''): string =>
  '<form method="post">' +
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('') +
  `<button${style && ` class="${style}"`}>${escapeHtml(label)}</button></form>`

/** Why the person cannot take the stop back themselves. */
const cannotOf = (reason: SuppressionReason): keyof OptOutPhrases['cannot'] =>
  reason === 'bounced' || reason === 'complained' ? reason : 'blocked'

/** The link's topics, that of the message first; without buttons while all emails are stopped. */
function topicList(link: PreferenceLink, words: OptOutPhrases): string {
  const isStopped = link.stoppedBy !== null
  const line = ({ id, name, description, gets }: PreferenceLink['topics'][number]) =>
    `<li><p><b>${escapeHtml(name)}</b>` +
    (description ? `<br>${escapeHtml(description)}` : '') +
    `<br><span class="soft">${escapeHtml(gets && !isStopped ? words.received : words.notReceived)}` +
    '</span></p>' +
    (isStopped
      ? ''
      : button(
          gets ? words.topics.leave : words.topics.join,
          { topic: id, what: gets ? 'leave' : 'join' },
          'quiet',
        )) +
    '</li>'
  const topics = link.topics.toSorted(
    (a, b) => Number(b.id === link.topicId) - Number(a.id === link.topicId),
  )
  return topics.length === 0 ? '' : `<ul>${topics.map(line).join('')}</ul>`
}

/** The page of a person who gets no emails, with the way back where there is one. */
function stoppedPage(
  link: PreferenceLink,
  stoppedBy: SuppressionReason,
  words: OptOutPhrases,
): [title: string, body: string] {
  const own = isOptOut(stoppedBy)
  return [
    words.done.title,
    `<p>${fill(own ? words.done.text : words.cannot[cannotOf(stoppedBy)], link)}</p>` +
      (own ? button(words.again.button, { what: 'again' }) : '') +
      topicList(link, words),
  ]
}

/** The page of a person who gets emails: their topics, and an option to leave all. */
function receivingPage(link: PreferenceLink, words: OptOutPhrases): [title: string, body: string] {
  if (link.topics.length === 0)
    return [
      words.ask.title,
      `<p>${fill(words.ask.text, link)}</p>` +
        button(words.ask.button, { what: 'all' }) +
        `<p class="soft">${escapeHtml(words.ask.note)}</p>`,
    ]
  return [
    words.topics.title,
    `<p>${fill(words.topics.intro, link)}</p>` +
      topicList(link, words) +
      `<p>${escapeHtml(words.topics.all)}</p>` +
      button(words.topics.button, { what: 'all' }),
  ]
}

/**
 * What the person gets, as it is stored. Nothing changes until a button is pressed.
 * @param done what was just changed
 */
function preferencePage(link: PreferenceLink, done?: 'topic' | 'again'): string {
  const words = optOutIn(...link.languages)
  const [title, body] = link.stoppedBy
    ? stoppedPage(link, link.stoppedBy, words)
    : receivingPage(link, words)
  const isBack = done === 'again' && !link.stoppedBy
  const [shown, before] = isBack
    ? [words.again.title, `<p>${fill(words.again.text, link)}</p>`]
    : [done === 'topic' && !link.stoppedBy ? words.topics.saved : title, '']
  const { sender: name, accentColor } = link
  return linkPage(shown, before + body, optOutLanguage(...link.languages), { name, accentColor })
}

const send = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).headers(headersOf(page)).send(page)

/**
 * A valid link has no rate limit, because mail providers call it for many people from one address
 * (RFC 8058). Invalid tokens are limited.
 */
const exempt = async ({ token = '' }: Record<string, string>, engine: Engine) =>
  token !== 'preview' && (await findPreferenceLink(engine, token)) !== null

/** Mail scanners follow links, so GET and HEAD change nothing (RFC 8058, section 3.1). */
async function show({ params, engine, reply }: EndpointInput<'/unsubscribe/:token'>) {
  if (params.token === 'preview') return send(reply, notice('preview'))
  const link = await findPreferenceLink(engine, params.token)
  return link ? send(reply, preferencePage(link)) : send(reply, notice('unknown'), 404)
}

/** Stores the person's choice; an email client sends none, and leaves the topic of its email. */
async function answer({
  params,
  engine,
  body,
  request,
  reply,
}: EndpointInput<'/unsubscribe/:token'>) {
  const link = await findPreferenceLink(engine, params.token)
  if (!link) return send(reply, notice('unknown'), 404)
  const { what, topic } = (body ?? {}) as { what?: string; topic?: string }
  const proof = {
    way: what ? ('preference-page' as const) : ('one-click' as const),
    ipAddress: request.ip,
    page: `${engine.publicUrl}/unsubscribe`,
  }
  const topicId = topic ?? link.topicId ?? ''
  const isOffered = link.topics.some(({ id }) => id === topicId)
  // The topic of an email may be deleted since; one click still ends the emails.
  const choice = what ?? ('outreachId' in link.from || !isOffered ? 'all' : 'leave')
  await retried(async () => {
    if (choice === 'all') await leaveAll(engine, link, proof)
    else if (choice === 'again') await receiveAgain(engine, link, proof)
    else await answerTopic(engine, link, { topicId, gets: choice === 'join' }, proof)
  })
  const changed = (await findPreferenceLink(engine, params.token)) ?? link
  return send(reply, preferencePage(changed, confirmationOf(choice)))
}

function confirmationOf(choice: string) {
  if (choice === 'again') return 'again'
  return choice === 'all' ? undefined : 'topic'
}

/** The page behind the opt-out link: the topics of the person, and the way back. */
export const showUnsubscribe = endpoint({
  method: 'GET',
  path: '/unsubscribe/:token',
  access: 'public',
  summary: 'Page behind the opt-out link',
  exempt,
  handler: show,
})

/**
 * One click, by a button or by an email client (`List-Unsubscribe=One-Click`, as form or
 * multipart): no cookies, no redirect, 2xx, idempotent.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  access: 'public',
  summary: 'Opt out with one click (RFC 8058)',
  accepts: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  exempt,
  handler: answer,
})

/** The same page for links that invite people to choose what they get. */
export const showPreferences = endpoint({
  method: 'GET',
  path: '/preferences/:token',
  access: 'public',
  summary: 'Page on which a person chooses what they get',
  exempt,
  handler: show,
})

/** Stores a choice of that page. */
export const answerPreferences = endpoint({
  method: 'POST',
  path: '/preferences/:token',
  access: 'public',
  summary: 'Choose what one gets',
  accepts: ['application/x-www-form-urlencoded'],
  exempt,
  handler: answer,
})
