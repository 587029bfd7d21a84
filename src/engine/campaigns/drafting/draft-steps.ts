import type { Messaging, Step } from '#model/outreach.ts'
import { askText } from './draft-messaging.ts'
import * as en from './templates-en.ts'
import { capital, small, withoutStop, wordsIn } from './phrases.ts'
import { isImperative } from './verbs.ts'

/**
 * What the templates speak of; every piece may be missing, and a sentence without its piece is left
 * out.
 */
interface Slots {
  company: string
  /** A whole sentence on what is done, with a subject. */
  does: string
  audience: string
  benefits: string[]
  pains: string[]
  /** Who says so: somebody who is quoted on the site, the site, or the sender alone. */
  proof: { text: string; by: 'somebody' | 'site' | 'us' } | null
  hello: string
  ask: string
  reason: string
}

const GERUND = /^(?:not |still )?\p{L}+ing\b/iu
/** What reads as a sentence, not as a thing that can stand after "about". */
const WHOLE = /^(?:we|you|they|it|your|our|their|i|nobody|everyone|people|there)\b/i

/** A choice that stays the same for the same site. */
function choose<T>(choices: readonly T[], seed: string, salt: string): T {
  let hash = 0x811c9dc5
  for (const sign of `${seed}|${salt}`)
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0
  return choices[hash % choices.length]!
}

/** Ends as a sentence does, and calmly: an exclamation mark of a headline becomes a full stop. */
const sentence = (text: string) => (/[.?…]$/.test(text) ? text : `${text.replace(/!+$/, '')}.`)

/**
 * "We make loggers" → "At Halden we make loggers"; a sentence about the company stays; a slogan is
 * said to be the short version.
 */
function asSentence(text: string, company: string): string {
  if (!text) return ''
  if (/^we\b/i.test(text))
    return sentence(company ? `At ${company}, we${text.slice(2)}` : capital(text))
  if (/^our\b/i.test(text) && company) return sentence(`At ${company}, our${text.slice(3)}`)
  if (company && text.toLowerCase().startsWith(company.toLowerCase())) return sentence(text)
  return company ? sentence(`${company} in one line: ${capital(text)}`) : sentence(capital(text))
}

/**
 * What was read on the site is quoted as it stands there, what was pasted or written here is not; a
 * line that would not fit into a mail is passed over.
 */
function proofOf(messaging: Messaging): Slots['proof'] {
  const one = (messaging.proof ?? []).find(({ text }) => text.trim() && wordsIn(text) <= 40)
  if (!one) return null
  const isQuoted = one.source?.url && !one.edited
  return {
    text: one.text.trim().replace(/^["“„«]|["”“»]$/g, ''),
    by: !isQuoted ? 'us' : one.source!.element === 'blockquote' ? 'somebody' : 'site',
  }
}

function slotsOf(messaging: Messaging): Slots {
  const company = messaging.companyName?.text.trim() ?? ''
  const texts = (claims: { text: string }[] | undefined) =>
    (claims ?? []).map((one) => withoutStop(one.text.trim())).filter(Boolean)
  const pains = texts(messaging.pains).map(small)
  const ask =
    messaging.callToAction?.text.trim() || askText(messaging.callToAction?.kind ?? 'reply')
  return {
    company,
    does: asSentence(messaging.whatYouDo?.text.trim() ?? '', company),
    audience: messaging.audience?.text.trim() ?? '',
    benefits: furtherBenefits(
      texts(messaging.valuePropositions),
      messaging.whatYouDo?.text ?? '',
      pains,
    ),
    pains,
    proof: proofOf(messaging),
    hello: en.greeting(messaging.tone ?? 'plain'),
    ask: /[.?]$/.test(ask) ? ask : `${ask}?`,
    reason: messaging.reason?.text.trim() ?? '',
  }
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${capital(line)}`).join('\n')
const paragraphs = (...parts: string[]) => parts.filter(Boolean).join('\n\n')
const isPhrase = (pain: string) => !WHOLE.test(pain) && wordsIn(pain) <= 10
const lower = (text: string) => sentence(small(text))
/** A benefit inside a sentence: what tells people to do something becomes what they can do. */
const said = (benefit: string, company: string) =>
  isImperative(benefit)
    ? sentence(`${company ? `with ${company}` : 'with us'}, you can ${small(benefit)}`)
    : lower(benefit)

/**
 * The benefits that say more than the sentence on what is done and the troubles; two lines with the
 * same words would read like a machine's.
 */
function furtherBenefits(
  benefits: readonly string[],
  does: string,
  pains: readonly string[],
): string[] {
  const known = new Set(does.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return benefits.filter((one) => {
    const words = one.toLowerCase().match(/\p{L}{4,}/gu) ?? []
    if (pains.some((pain) => one.toLowerCase().includes(pain.toLowerCase()))) return false
    return (
      wordsIn(one) <= 18 &&
      words.some((word) => !known.has(word)) &&
      words.filter((word) => known.has(word)).length * 2 <= words.length
    )
  })
}

function opening(slots: Slots, seed: string): string {
  const [pain] = slots.pains
  if (slots.reason) return sentence(slots.reason)
  if (!pain) return choose(en.openPlain, seed, 'open')
  if (!isPhrase(pain)) return sentence(choose(en.openWithSentence, seed, 'open')(pain))
  return choose(GERUND.test(pain) ? en.openWithDoing : en.openWithThing, seed, 'open')(pain)
}

/** Adds spare sentences until the mail has enough words to be understood. */
function filled(least: number, spare: readonly string[], write: (extra: string) => string): string {
  for (let count = 0; ; count++) {
    const text = write(spare.slice(0, count).join(' '))
    if (count >= spare.length || wordsIn(text.replaceAll(/\{\{\w+\|[^}]*\}\}/g, 'word')) >= least)
      return text
  }
}

function firstMail(slots: Slots, seed: string): { subject: string; body: string } {
  const [pain] = slots.pains
  const points = slots.benefits.slice(0, 2)
  const practice =
    points.length === 2
      ? `${choose(en.beforePoints, seed, 'points')}\n${bullets(points)}`
      : points.length === 1
        ? `In practice: ${said(points[0]!, '')}`
        : ''
  const write = (extra: string, middle = practice) =>
    paragraphs(
      slots.hello,
      opening(slots, seed),
      slots.does,
      middle,
      extra,
      slots.ask,
      choose(en.closeFirst, seed, 'close'),
    )
  const body = filled(52, en.fillFirst, write)
  const subject =
    pain && isPhrase(pain) && wordsIn(pain) <= 6
      ? capital(pain)
      : slots.company
        ? `${slots.company} and ${en.team}`
        : `A question for ${en.team}`
  return { subject, body: wordsIn(body) > 88 ? write('', '') : body }
}

function secondMail(slots: Slots, seed: string): string {
  const further = slots.benefits[2] ?? slots.benefits[1] ?? ''
  const quote = slots.proof && sentence(slots.proof.text)
  const point = quote
    ? choose(
        { somebody: en.customerQuotes, site: en.siteSays, us: en.weSay }[slots.proof!.by],
        seed,
        'proof',
      )(quote)
    : further
      ? choose(en.morePoints, seed, 'more')(said(further, slots.company))
      : en.noPoint(slots.company)
  const offer = choose(en.offerLines, seed, 'offer')
  return paragraphs(
    slots.hello,
    point,
    `${offer.text} ${offer.ask}`,
    choose(en.stop, seed, 'stop-2'),
  )
}

function thirdMail(slots: Slots, seed: string): string {
  const pain = slots.pains[1] ?? ''
  const angle =
    pain && isPhrase(pain)
      ? choose(en.angleWithPain, seed, 'angle')(pain)
      : choose(en.anglePlain, seed, 'angle')
  const point = slots.benefits[3] ?? slots.benefits[1] ?? slots.benefits[0] ?? ''
  return paragraphs(
    slots.hello,
    angle,
    `${point && !pain ? en.shortVersion(said(point, slots.company)) : en.anyQuestion} ${choose(en.rightPerson, seed, 'person')}`,
    choose(en.stop, seed, 'stop-3'),
  )
}

function lastMail(slots: Slots, seed: string): string {
  const [pain] = slots.pains
  const later = pain && isPhrase(pain) && !GERUND.test(pain) ? en.laterTopic(pain) : en.laterPlain
  return paragraphs(
    slots.hello,
    choose(en.closeLast, seed, 'last'),
    later,
    `${choose(en.goodbye, seed, 'goodbye')} All the best to you and your colleagues.`,
  )
}

const mail = (id: string, delayDays: number, subject: string, body: string): Step => ({
  id,
  delayDays,
  delayKind: 'calendar',
  subject,
  body,
  enabled: true,
  version: 1,
  variants: [],
})

/**
 * Four mails on days 0, 3, 7 and 14 from (edited) messaging; the same messaging and seed give the
 * same mails. Only facts about the sender: what is not known about a reader is never said.
 * @param seed chooses between ways to say the same
 */
export function draftSteps(messaging: Messaging, seed: string): Step[] {
  const slots = slotsOf(messaging)
  const first = firstMail(slots, seed)
  return [
    mail('mail-1', 0, first.subject, first.body),
    mail('mail-2', 3, '', secondMail(slots, seed)),
    mail('mail-3', 4, '', thirdMail(slots, seed)),
    mail('mail-4', 7, '', lastMail(slots, seed)),
  ]
}
