import type { Messaging, Step } from '#model/outreach.ts'
import { askText } from './draft-messaging.ts'
import { capital, small, withoutStop, wordsIn } from './phrases.ts'

/** What the templates speak of; every piece may be missing, and a sentence without its piece is left out. */
interface Slots {
  company: string
  /** A whole sentence on what is done, with a subject. */
  does: string
  audience: string
  benefits: string[]
  pains: string[]
  proof: string
  ask: string
  reason: string
}

const HELLO = 'Hi {{first_name|there}},'
const TEAM = '{{company|your team}}'
const GERUND = /^(?:not |still )?\p{L}+ing\b/iu

/** A choice that stays the same for the same site. */
function choose<T>(choices: readonly T[], seed: string, salt: string): T {
  let hash = 0x811c9dc5
  for (const sign of `${seed}|${salt}`) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0
  return choices[hash % choices.length]!
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** "We make loggers" → "At Halden we make loggers"; a sentence about the company stays; a slogan is said to be the short version. */
function asSentence(text: string, company: string): string {
  if (!text) return ''
  if (/^we\b/i.test(text)) return sentence(company ? `At ${company}, we${text.slice(2)}` : capital(text))
  if (/^our\b/i.test(text) && company) return sentence(`At ${company}, our${text.slice(3)}`)
  if (company && text.toLowerCase().startsWith(company.toLowerCase())) return sentence(text)
  return company ? sentence(`${company} in one line: ${capital(text)}`) : sentence(capital(text))
}

function slotsOf(messaging: Messaging): Slots {
  const company = messaging.companyName?.text.trim() ?? ''
  const texts = (claims: { text: string }[] | undefined) => (claims ?? []).map((one) => withoutStop(one.text.trim())).filter(Boolean)
  const ask = messaging.callToAction?.text.trim() || askText(messaging.callToAction?.kind ?? 'reply')
  return {
    company,
    does: asSentence(messaging.whatYouDo?.text.trim() ?? '', company),
    audience: messaging.audience?.text.trim() ?? '',
    benefits: texts(messaging.valuePropositions),
    pains: texts(messaging.pains).map(small),
    proof: (messaging.proof ?? []).map((one) => one.text.trim()).find(Boolean) ?? '',
    ask: /[.?]$/.test(ask) ? ask : `${ask}?`,
    reason: messaging.reason?.text.trim() ?? '',
  }
}

const livingWith = (pain: string) => (GERUND.test(pain) ? `is ${/^(?:not|still)/.test(pain) ? '' : 'still '}${pain}` : `has to live with ${pain}`)
const bullets = (lines: readonly string[]) => lines.map((line) => `- ${capital(line)}`).join('\n')
const paragraphs = (...parts: string[]) => parts.filter(Boolean).join('\n\n')

function firstMail(slots: Slots, seed: string): { subject: string; body: string } {
  const [pain] = slots.pains
  const opening = slots.reason
    ? sentence(slots.reason)
    : pain
      ? choose([`If ${TEAM} ${livingWith(pain)}, this may be worth a minute.`, `I am writing in case ${TEAM} ${livingWith(pain)}.`], seed, 'open')
      : slots.audience
        ? `I am writing because what we do is meant for ${small(slots.audience)}.`
        : `I am writing because what we do may fit ${TEAM}.`
  const short = slots.benefits.filter((one) => wordsIn(one) <= 18).slice(0, 2)
  const practice = short.length === 2 ? `${choose(['In practice that means:', 'Two things that matter most:', 'What you get:'], seed, 'practice')}\n${bullets(short)}` : short.length === 1 ? sentence(`In practice: ${small(short[0]!)}`) : ''
  const close = 'If you are not the right person for this, a short no is enough and I will not write again.'
  const subject = pain && wordsIn(pain) <= 6 ? capital(pain) : slots.company ? `${slots.company} for ${TEAM}` : `A question for ${TEAM}`
  return { subject, body: paragraphs(HELLO, opening, [slots.does, practice].filter(Boolean).join(practice.includes('\n') ? '\n\n' : ' '), slots.ask, close) }
}

function secondMail(slots: Slots, seed: string): string {
  const further = slots.benefits[2] ?? slots.benefits[1] ?? ''
  const point = slots.proof
    ? `One detail that I left out, word for word from our site: "${withoutStop(slots.proof)}."`
    : further
      ? sentence(`One more point, in case it is the one that counts for you: ${small(further)}`)
      : `I wrote a few days ago about ${slots.company || 'what we do'} and wanted to make it easy to judge.`
  const how = choose(['I can send you one page on how this would look for', 'If it helps, I can write down in a few lines what this would mean for'], seed, 'how')
  return paragraphs(HELLO, point, `${how} ${TEAM}. No forms and nothing to prepare on your side.`, 'Shall I send it?')
}

function thirdMail(slots: Slots): string {
  const pain = slots.pains[1] ?? slots.pains[0] ?? ''
  const angle = pain ? `A different angle: who at ${TEAM} has to deal with ${pain}? If that is a colleague, their name would help me, and I will leave you in peace.` : `Perhaps this is somebody else's topic at ${TEAM}? If so, a name would help me, and I will leave you in peace.`
  const fourth = slots.benefits[3] ?? slots.benefits[0] ?? ''
  const rest = fourth ? sentence(`If it is yours, the short version is this: ${small(fourth)}`) : 'If it is yours, I am glad to answer any question by mail.'
  return paragraphs(HELLO, angle, rest, 'One line from you is enough.')
}

function lastMail(slots: Slots): string {
  const topic = slots.pains[0] && !GERUND.test(slots.pains[0]) ? `If ${slots.pains[0]} ever becomes a topic at ${TEAM}` : `If the topic ever comes up at ${TEAM}`
  return paragraphs(HELLO, 'I do not want to fill your inbox, so this is my last mail about it.', `${topic}, a reply to this thread reaches me, this year or next. A plain "no" is just as welcome: then I know, and will not ask again.`, 'All the best to you and your colleagues.')
}

const mail = (id: string, delayDays: number, subject: string, body: string): Step => ({ id, delayDays, delayKind: 'calendar', subject, body, enabled: true, version: 1, variants: [] })

/**
 * Four mails on days 0, 3, 7 and 14 from (edited) messaging; the same messaging and seed give the same mails. Only facts about the sender: what is
 * not known about a reader is never said.
 * @param seed the site's address
 */
export function draftSteps(messaging: Messaging, seed: string): Step[] {
  const slots = slotsOf(messaging)
  const first = firstMail(slots, seed)
  return [mail('mail-1', 0, first.subject, first.body), mail('mail-2', 3, '', secondMail(slots, seed)), mail('mail-3', 4, '', thirdMail(slots)), mail('mail-4', 7, '', lastMail(slots))]
}
