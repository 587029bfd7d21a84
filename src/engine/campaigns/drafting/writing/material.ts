import type { EmailLanguage } from '#model/email-languages.ts'
import type { Messaging } from '#model/outreach.ts'
import type { Form } from '../facts.ts'
import { formOf } from '../understanding/sentence-form.ts'
import { countWords, lowerWordsOf } from '../understanding/words.ts'
import type { EmailPhrases } from './email-phrases.ts'
import { parseProof, type Proof } from './parse-proof.ts'
import { PRICE } from './price.ts'
import { isInOtherScript, otherLanguageOf, smallWordsOf } from './speaks.ts'

export type Address = 'formal' | 'informal'
export type AskKind = NonNullable<Messaging['callToAction']>['kind']

/** A fact with the form that decides where it may be used. */
export interface Value {
  text: string
  form: Form
}

/** What the emails are written from: only facts that may be used, each with its form. */
export interface Material {
  /** Empty where it is not known. */
  company: string
  offer: Value | null
  audience: Value | null
  /** Points that say something; each fills a line. */
  points: Value[]
  /** Points of a few words, such as names of services; only a list of them says something. */
  keywords: Value[]
  /** Confirmed by a person: a wrong one offends. */
  problem: Value | null
  /** Confirmed by a person. */
  proofs: Proof[]
  /** A person's own sentence on why they write now. */
  reason: string
  ask: { kind: AskKind; text: string }
  /** A noun phrase of a few words, for quotation marks and the subject line. */
  topic: Value | null
}

interface Claim {
  text: string
  source?: unknown
  edited?: boolean
  confirmed?: boolean
}

const MAX_POINT_WORDS = 24
const MAX_PROOF_WORDS = 38
const MAX_LABEL_WORDS = 4

/** Ends as a sentence does; an exclamation mark of a headline becomes a full stop. */
export const withStop = (text: string): string =>
  /[.?…]["”»“’]?$/u.test(text) ? text : `${text.replace(/(?<![\s!:;,])[\s!:;,]+$/u, '')}.`

/** "etc.", "m.m.": the full stop of an abbreviation ends no sentence. */
const ABBREVIATED_END = /(?:\p{L}\.\p{L}|(?<!\p{L})(?:etc|usw|osv|inkl|evtl|ecc))\.$/iu

export const withoutStop = (text: string): string =>
  ABBREVIATED_END.test(text) ? text : text.replace(/(?<![\s.!:;,])[\s.!:;,]+$/u, '')

const textsOf = (messaging: Messaging): string[] =>
  [
    messaging.whatYouDo,
    messaging.audience,
    ...(messaging.valuePropositions ?? []),
    ...(messaging.pains ?? []),
    messaging.reason,
  ].flatMap((claim) => claim?.text.trim() || [])

/** How the messaging addresses a reader; the language's usual way where it says neither. */
export function addressOf(messaging: Messaging, { address, usualAddress }: EmailPhrases): Address {
  if (messaging.tone === 'formal') return 'formal'
  const texts = textsOf(messaging)
  const count = (pattern: RegExp | undefined) =>
    pattern ? texts.filter((text) => pattern.test(text)).length : 0
  const lead = count(address?.informal) - count(address?.formal)
  return lead === 0 ? usualAddress : lead > 0 ? 'informal' : 'formal'
}

/**
 * Braces and angle brackets are the signs of variables and places; no space precedes a full stop.
 */
const clean = (text: string) =>
  text
    .replace(/[{}<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s([.,])(?=\s|$)/g, '$1')
    .trim()

const isOwn = (claim: Claim | undefined) =>
  claim?.edited === true || claim?.confirmed === true || !claim?.source

/**
 * What a person wrote or confirmed is used also where its form is not known: "I keep the books." as
 * a sentence, other words after a colon.
 */
function ownValue(text: string): Value | null {
  if (countWords(text) < 2 || text.includes('?')) return null
  const isSentence = /^\p{Lu}.*\.$/u.test(text) && countWords(text) >= 4
  return { text, form: isSentence ? 'sentence' : 'verbless' }
}

function valueReader(language: EmailLanguage, address: Address, phrases: EmailPhrases) {
  const other = phrases.address?.[address === 'formal' ? 'informal' : 'formal']
  return (claim: Claim | undefined): Value | null => {
    const text = clean(claim?.text ?? '')
    if (!text || isInOtherScript(text)) return null
    if (otherLanguageOf(text, language) || other?.test(text)) return null
    const form = formOf(text, language)
    if (form === 'fragment' && isOwn(claim)) return ownValue(text)
    return form === 'imperative' || form === 'fragment' ? null : { text, form }
  }
}

const contentWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/** Whether a text says mostly what `before` has said. */
function repeats(text: string, before: string): boolean {
  const words = [...contentWords(text)]
  const known = contentWords(before)
  return words.length > 0 && words.filter((word) => known.has(word)).length * 10 >= words.length * 6
}

/** @param said facts that the emails say elsewhere */
function pointsOf(values: readonly (Value | null)[], said: readonly (Value | null)[]): Value[] {
  const points: Value[] = []
  for (const value of values)
    if (
      value &&
      countWords(value.text) <= MAX_POINT_WORDS &&
      !PRICE.test(value.text) &&
      ![...said, ...points].some((one) => one && repeats(value.text, one.text))
    )
      points.push(value)
  return points
}

const MAX_KEYWORD_WORDS = 4

const isKeyword = ({ text, form }: Value) =>
  form === 'label' || (form === 'verbless' && countWords(text) <= MAX_KEYWORD_WORDS)

const topicOf = (values: readonly (Value | null)[]): Value | null => {
  const topic = values.find(
    (one) => one?.form === 'label' && countWords(one.text) <= MAX_LABEL_WORDS,
  )
  return topic ? { text: withoutStop(topic.text), form: 'label' } : null
}

/** The name alone says nothing of what is sold. */
const isNameAlone = ({ text }: Value, company: string) =>
  withoutStop(text).toLowerCase() === company.toLowerCase()

const MORE_NAME = /^(?:\s(?:\p{Lu}[\p{L}\p{N}.]*|&)){0,3}(?=\s)/u

/** "Halden makes loggers." is a sentence also where its verb is in no list. */
function asSentence(value: Value | null, company: string, language: EmailLanguage): Value | null {
  if (value && isNameAlone(value, company)) return null
  const at = company ? (value?.text.indexOf(company) ?? -1) : -1
  if (value?.form !== 'verbless' || at === -1) return value
  // An article or a word of the trade may precede the name: "O laboratório Prodente produz".
  const isSubject = countWords(value.text.slice(0, at)) <= 2
  // The site may know a longer name: "Halden Loggers makes ..." of "Halden".
  const rest = value.text
    .slice(at + company.length)
    .replace(MORE_NAME, '')
    .trimStart()
  const [next = ''] = rest.split(' ')
  // "Halden Painters from Kent: walls and windows." has no verb after the name.
  const isVerb = /^\p{Ll}+,?$/u.test(next) && !smallWordsOf(language).has(next)
  const isSentence = isSubject && isVerb && /[.!]$/.test(value.text)
  return isSentence ? { ...value, form: 'sentence' } : value
}

/** "Halden: loggers for cold chains": the name with its place, before the offer. */
const NAMED_OFFER = /^([^:!?]{2,60}?)\s*(?::|\s[–—-])\s+(?=\S)/u
/** "Roofer in Lens – Halden Roofs": the name after the offer. */
const OFFER_NAMED = /(?<!\s)\s+[–—|-]\s+([^–—|:\s][^–—|:]{1,59}?)\.?$/u
const MIN_OFFER_WORDS = 3

/**
 * An offer that goes after a colon, without the name that it opens or closes with: the email has
 * named the company.
 */
function withoutName(value: Value | null, company: string): Value | null {
  if (!value || value.form === 'sentence' || !company) return value
  const before = NAMED_OFFER.exec(value.text)
  const after = OFFER_NAMED.exec(value.text)
  const text = value.text.startsWith(`${company}, `)
    ? value.text.slice(company.length + 2)
    : before && isNamed(before[1]!, company)
      ? value.text.slice(before[0].length)
      : after && isNamed(after[1]!, company)
        ? value.text.slice(0, after.index)
        : value.text
  if (countWords(text) < MIN_OFFER_WORDS) return value
  return { ...value, text: text.charAt(0).toUpperCase() + text.slice(1) }
}

/** Whether a text is the company's name, with or without its place or legal form. */
const isNamed = (text: string, company: string): boolean => {
  const [first] = lowerWordsOf(text)
  return first !== undefined && first === lowerWordsOf(company)[0]
}

const isShortFact = (proof: Proof | null): proof is Proof =>
  proof !== null &&
  !PRICE.test('fact' in proof ? proof.fact : proof.quote) &&
  countWords('fact' in proof ? proof.fact : proof.quote) <= MAX_PROOF_WORDS

/** Messaging without the lines that only the site says. */
function withoutSite(messaging: Messaging): Messaging {
  const isWritten = (claim: Claim) => claim.edited === true || !claim.source
  const own = <C extends Claim>(claim: C | undefined) =>
    claim && isWritten(claim) ? claim : undefined
  return {
    ...messaging,
    whatYouDo: own(messaging.whatYouDo),
    audience: own(messaging.audience),
    topic: own(messaging.topic),
    valuePropositions: messaging.valuePropositions?.filter(isWritten),
    pains: messaging.pains?.filter(isWritten),
    proof: messaging.proof?.filter(isWritten),
  }
}

/**
 * The facts of (edited) messaging that may go into emails of a language. What is in another
 * language, of another form of address, no usable form or not confirmed is left out.
 * @param isSiteForeign the site is in a language in which no emails are written
 */
export function materialOf(
  whole: Messaging,
  language: EmailLanguage,
  address: Address,
  phrases: EmailPhrases,
  isSiteForeign = false,
): Material {
  const messaging = isSiteForeign ? withoutSite(whole) : whole
  const isForeign = otherLanguageOf(textsOf(messaging).join(' '), language) !== null
  const read = valueReader(language, address, phrases)
  const value = (claim: Claim | undefined) => (isForeign ? null : read(claim))
  const company = clean(messaging.companyName?.text ?? '')
  const offer = withoutName(asSentence(value(messaging.whatYouDo), company, language), company)
  const audience = value(messaging.audience)
  const points = pointsOf((messaging.valuePropositions ?? []).map(value), [offer, audience])
  return {
    company,
    offer,
    audience: audience?.form === 'sentence' ? null : audience,
    points: points.filter((point) => !isKeyword(point)),
    keywords: points.filter(isKeyword),
    problem:
      (messaging.pains ?? [])
        .filter(isOwn)
        .map(value)
        .find((one) => one !== null) ?? null,
    proofs: (messaging.proof ?? [])
      .filter(({ confirmed, text }) => confirmed && !otherLanguageOf(text, language) && !isForeign)
      .filter(({ text }) => !isInOtherScript(text))
      .map((claim) => parseProof({ ...claim, text: clean(claim.text) }))
      .filter(isShortFact),
    reason: clean(messaging.reason?.text ?? ''),
    ask: {
      kind: messaging.callToAction?.kind ?? 'reply',
      // A question is the only line that may contain variables.
      text: (messaging.callToAction?.text ?? '').replace(/\s+/g, ' ').trim(),
    },
    topic: topicOf([value(messaging.topic), offer]),
  }
}
