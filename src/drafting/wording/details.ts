import type { EmailLanguage } from '#model/email/email-languages.ts'
import { formOf } from '../text/sentence-form.ts'
import { countWords, lowerWordsOf } from '../text/words.ts'
import { anyOf, traitsOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import { DASH, losesParticle, shortened, withoutCommaTail, withoutStop, withStop } from './cut.ts'
import { addressed, speaksToOne } from './address.ts'
import {
  FIRST_STEPS,
  PERKS,
  type FirstStep,
  type Letters,
  type Perk,
} from '../languages/letters.ts'
import { offerLine } from './offer-line.ts'
import { offerVerbsOf } from './offer-verb.ts'
import { phraseOf } from './phrase-detail.ts'
import { PRICE } from './price.ts'
import { inOwnVoice, voiceOf, type Sender, type Voice } from './we-form.ts'

/** A fact that an email can say: a whole sentence, or a noun phrase for a frame. */
export type Detail =
  | { kind: 'sentence'; text: string; voice: Voice; points: number }
  /** One of the wordings of a perk, which says the fact in our own words. */
  | { kind: 'perk'; perk: Perk; wordings: readonly string[]; points: number }
  | { kind: 'phrase'; text: string; points: number }

/** Points from which a detail is worth saying. */
export const ENOUGH = 2

const MAX_WORDS = 20
const MIN_WORDS = 4

const UNIT = new RegExp(
  [
    String.raw`\d\s?(?:%|°|€|kg|t|g|mm|cm|m|km|m²|m2|m³|l|ml|kw|kwp|kva|v|bar|µm|mw|ha|h|min|`,
    String.raw`${anyOf('timeUnits')})(?!\p{L})`,
  ].join(''),
  'iu',
)
const STANDARD =
  /(?<!\p{L})(?:ISO|EN|DIN|VDE|VCA|HACCP|IATF|CE|NF|UNI|UNE|BS|RGE|TISAX|GMP)[\s/-]?\d*(?!\p{L})/u
const NUMBER = /\d/

/** Points for what is one's own, which no sentence gives that is about others. */
const OWN_POINTS = 2

/** How much of a sentence a reader could check or use. */
export function pointsOf(text: string, { details, we }: Letters): number {
  const has = (pattern: RegExp) => pattern.test(text)
  // "25 trucks": what a company has is as good as a unit.
  const isMeasured = UNIT.test(text) || has(details.counted)
  return (
    (isMeasured ? 3 : 0) +
    (has(details.free) ? 3 : 0) +
    (has(details.own) ? OWN_POINTS : 0) +
    (has(we.byHand) ? 2 : 0) +
    (STANDARD.test(text) || has(details.authority) ? 2 : 0) -
    (has(details.praise) ? 3 : 0) -
    (NUMBER.test(text) && !isMeasured && !STANDARD.test(text) ? 3 : 0) -
    (has(details.never) ? 5 : 0)
  )
}

/** The parts of "Heading – text", longest first. */
export const partsOf = (text: string): string[] => {
  const parts = text.split(/\s[–—-]\s|:\s/u).map((part) => part.trim())
  // "Laser - bending - welding": a list within a sentence.
  const isList = text.split(/\s[–—-]\s/u).length > 2 && !/:\s/.test(text)
  return parts.length === 1 || isList
    ? [text]
    : [text, ...parts.toSorted((a, b) => b.length - a.length)]
}

/** Whether a text is a whole sentence: by its form, or by its full stop where we know who says it. */
function isWhole(text: string, { language }: Sender, isOwn: boolean): boolean {
  if (formOf(text, language) === 'sentence') return true
  const { we, our } = lexicons[language].grammar
  const [first = ''] = lowerWordsOf(text)
  const isSaid = isOwn || we.includes(first) || our.includes(first)
  return isSaid && countWords(text) >= MIN_WORDS && /^\p{Lu}[^.]+\.$/u.test(text)
}

/** Whether a sentence says what customers do, which is no reason to buy: "our customers send". */
const isOfCustomers = (text: string, { letters }: Sender): boolean => letters.ofCustomers.test(text)

/** "Over the services that we deliver": an opening that no verb and subject follow. */
function opensWithoutVerb(text: string, { language, letters }: Sender): boolean {
  const { prepositions, we } = lexicons[language].grammar
  const [first = ''] = lowerWordsOf(text)
  if (!letters.we.isInverted || !prepositions.includes(first)) return false
  const verb = traitsOf[language].invertedVerbs.join('|')
  const subject = new RegExp(String.raw`\p{Ll}(?:${verb})\s(?:${we.join('|')})(?!\p{L})`, 'u')
  return voiceOf(text, { company: '', language, letters }) === 'we' && !subject.test(text)
}

/** "Geprüft und gut vernetzt": participles without a subject. */
const PARTICIPLES = new RegExp(
  String.raw`^Ge\p{L}+(?:t|en|d)\s(?:${anyOf('joinedParticiples')})\s`,
  'u',
)

/** "Safety must therefore be proven", "these candidates": the sentence before is not in the email. */
const POINTS_BACK = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('concludes', 'pointsBack')})(?!\p{L})`,
  'iu',
)

/** "All of this can be done": what went before is not in the email. */
const OF_ALL_THAT = new RegExp(String.raw`^(?:${anyOf('allThat')})(?!\p{L})`, 'iu')

/** "We measure it": what it is, a sentence of the site said that the email does not. */
const OF_IT = /^We \p{Ll}+ (?:it|them|these|those)(?!\p{L})/u

/** "Currently we are closed on Mondays": news of the site. */
const AT_PRESENT = new RegExp(String.raw`^(?:${anyOf('atPresent')})(?!\p{L})`, 'iu')

/** "We supply among others": the list is not in the sentence. */
const OPEN_END = new RegExp(String.raw`\s(?:${anyOf('listAnnounced')})\.?$`, 'iu')

/** "We work with plant managers and buyers": who the customers are, and nothing that they get. */
const WORKS_WITH = new RegExp(String.raw`^(?:${anyOf('worksWith')})\s`, 'iu')

/** "Budget, access, safety ...": a list that is not finished. */
const OPEN_DOTS = /\.\.\.|…/u

/** "From 2007 to 2022, we had a practice": what was, and is no more. */
const PAST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('past')})(?!\p{L})`, 'iu')

const MIN_OWN_LETTERS = 5

/** "Your roof is safe with Halden Roofs", "a Halden roof": our own name, which the signature says. */
function isNamed(text: string, { company, language }: Sender): boolean {
  const [first = '', ...others] = company.split(' ')
  const isShort = others.length > 0 && first.length >= MIN_OWN_LETTERS && language !== 'de'
  return (company.length > 3 && text.includes(company)) || (isShort && text.includes(` ${first} `))
}

/** "Ada calls within a day": the first word of "Ada Berg Wiring" without the others. */
const isOfOwner = (text: string, { company }: Sender): boolean => {
  const [first = '', ...others] = company.split(' ')
  const isNamed = others.length > 0 && first.length > 2 && text.startsWith(`${first} `)
  return isNamed && /^\p{Ll}/u.test(text.slice(first.length + 1))
}

/** Languages whose verbs need no subject, which may then be anything. */
const SUBJECTLESS: ReadonlySet<EmailLanguage> = new Set(['es', 'it', 'pt'])

/** "Certifies documents": the product or the company of the sentence before it. */
function hidesSubject(text: string, { language, letters }: Sender): boolean {
  const { grammar, selling } = lexicons[language]
  const isVerb = (word = '') =>
    (grammar.finite.includes(word) ||
      selling.offerVerbs.includes(word) ||
      Object.hasOwn(letters.we.verbs, word)) &&
    !grammar.subjectless?.test(word)
  const [first, joint, second] = lowerWordsOf(text)
  return SUBJECTLESS.has(language) && (isVerb(first) || (joint === letters.and && isVerb(second)))
}

function sentenceOf(part: string, sender: Sender, isOwn: boolean): Detail | null {
  const { letters, language } = sender
  const bare = part.replace(/\s?\([^()]*\)/g, '')
  if (!isWhole(bare, sender, isOwn) || PRICE.test(part)) return null
  const { text, voice } = inOwnVoice(part, sender)
  const plain = addressed(withoutCommaTail(withoutStop(text), letters), letters)
  const short = shortened(plain, MAX_WORDS, letters)
  if (!short || countWords(short) < MIN_WORDS || speaksToOne(short, sender)) return null
  if (isOfCustomers(short, sender) || opensWithoutVerb(short, sender)) return null
  if (losesParticle(withoutStop(text), short)) return null
  if (PAST.test(short) || OF_ALL_THAT.test(short) || OPEN_DOTS.test(part)) return null
  if (DASH.test(short)) return null
  if (OPEN_END.test(short) || WORKS_WITH.test(short)) return null
  if (
    POINTS_BACK.test(short) ||
    AT_PRESENT.test(short) ||
    OF_IT.test(short) ||
    isNamed(short, sender)
  )
    return null
  if (voice === 'none' && (isOfOwner(short, sender) || PARTICIPLES.test(short))) return null
  if (voice === 'none' && hidesSubject(short, sender)) return null
  // "Careful work, testing – handed over when all runs": the verb was in what is cut.
  const hasLostVerb =
    short !== plain || plain !== withoutStop(text)
      ? formOf(part, language) === 'sentence' && formOf(withStop(short), language) !== 'sentence'
      : false
  // "Our team protecting joinery": a caption that begins like a sentence of ours.
  const isCaption = !isOwn && voice === 'we' && formOf(withStop(short), language) !== 'sentence'
  if (hasLostVerb || isCaption) return null
  const isOpen = voice === 'none' && letters.cuts.oneReader.test(short) && language !== 'de'
  if (isOpen || voice === 'name' || /[?!:;“”„«»"‘]/.test(short)) return null
  return {
    kind: 'sentence',
    text: withStop(short),
    voice,
    points:
      Math.min(pointsOf(short, letters), pointsOf(part, letters)) -
      (voice === 'none' && letters.details.own.test(short) ? OWN_POINTS : 0) +
      (voice === 'we' && offersSomething(short, sender) ? OFFERED_POINTS : 0),
  }
}

/** Points for a sentence of ours that names what we make, do or supply. */
const OFFERED_POINTS = 2
/** Words of the shortest sentence of ours that says enough. */
const MIN_OFFERED_WORDS = 6

/** Whether a sentence of ours says what customers can buy, with a verb of offers. */
function offersSomething(text: string, sender: Sender): boolean {
  const lexicon = lexicons[sender.language]
  const { selling, grammar } = lexicon
  const [first = ''] = lowerWordsOf(text)
  // "Our approach builds on trust": the subject is no one who sells.
  if (grammar.our.includes(first) && !grammar.we.includes(first)) return false
  if (countWords(text) < MIN_OFFERED_WORDS) return false
  const isOffer = offerVerbsOf(text, lexicon).some((verb) => !selling.helping.includes(verb))
  return isOffer && offerLine(text, sender)?.kind === 'sentence'
}

const MAX_PERK_WORDS = 14
const PERK_POINTS = 4

const MAX_BARE_WORDS = 3
/** "24/7", "24 hours a day": a time, with no word for what it is of. */
const isTimeAlone = (text: string) =>
  countWords(text) <= MAX_BARE_WORDS &&
  (text.match(/\p{L}{4,}/gu) ?? []).every((word) => OF_TIME.test(word))
const OF_TIME = new RegExp(String.raw`^(?:${anyOf('ofTime')})`, 'iu')

/** What is open to customers at all hours: machines run around the clock too. */
const REACHED = new RegExp(anyOf('reached'), 'iu')
const saysReached = (text: string) => isTimeAlone(text) || REACHED.test(text)

/** A perk that a few words name, with the number that its sentence takes. */
function perkOf(text: string, { letters }: Sender): Detail | null {
  if (countWords(text) > MAX_PERK_WORDS) return null
  for (const perk of PERKS) {
    const { words, plain } = letters.perks[perk]
    const found = words.exec(text)
    if (!found || (perk === 'onCall' && !saysReached(text))) continue
    const number = found[1] ?? ''
    const wordings = plain.filter((one) => number !== '' || !one.includes('<n>'))
    if (wordings.length > 0)
      return {
        kind: 'perk',
        perk,
        wordings: wordings.map((wording) => wording.replace('<n>', number)),
        points: PERK_POINTS,
      }
  }
  return null
}

/** "We send important news only, no spam": a sentence about the site's newsletter. */
const NEWSLETTER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('newsletters')})`, 'iu')

/**
 * What an email can say of one line; null where it fits no slot.
 * @param isOwn a person wrote the line, so that its full stop makes it a sentence
 */
export function detailOf(text: string, sender: Sender, isOwn = false): Detail | null {
  if (NEWSLETTER.test(text)) return null
  const parts = partsOf(
    text
      .replace(/[{}<>|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const sentences = parts.flatMap((part) => sentenceOf(part, sender, isOwn) ?? [])
  const best = sentences.toSorted((a, b) => b.points - a.points)[0]
  if (best && best.points >= ENOUGH) return best
  const perk = perkOf(text, sender)
  if (perk) return perk
  for (const part of parts.toSorted((a, b) => countWords(b) - countWords(a))) {
    const phrase = phraseOf(part, sender)
    if (phrase) return { kind: 'phrase', text: phrase, points: ENOUGH }
  }
  return best ?? null
}

const MAX_STEP_WORDS = 24

/** The low-risk first step that a line of a site offers; null for none. */
export function firstStepOf(text: string, letters: Letters): FirstStep | null {
  if (countWords(text) > MAX_STEP_WORDS || letters.details.never.test(text)) return null
  return FIRST_STEPS.find((step) => letters.steps[step].words.test(text)) ?? null
}

/** First steps that take minutes; for others, minutes are those of a form. */
const IN_MINUTES: ReadonlySet<FirstStep> = new Set(['answer', 'call', 'demo'])

/** The time that a line states for a step: "Ready in 48 hours – free quote" states none. */
function spanOf(step: FirstStep, text: string, letters: Letters): string | undefined {
  const { words } = letters.steps[step]
  const clause = text.split(/\s[–—|•·-]\s|[.;:]\s/u).find((part) => words.test(part)) ?? text
  const span = letters.span.exec(clause)?.[1]
  return span && /\d\s?min/iu.test(span) && !IN_MINUTES.has(step) ? undefined : span
}

/** Sentences for a first step, with the time that the site states. */
export function stepWordings(step: FirstStep, text: string, letters: Letters): string[] {
  const { plain, timed } = letters.steps[step]
  const span = spanOf(step, text, letters)
  // German "innerhalb von 24 Stunden", and "innerhalb eines Tages".
  const said = /^eines\s/.test(span ?? '')
    ? timed.flatMap((one) => (one.includes('von <time>') ? one.replace('von ', '') : []))
    : timed
  return span && said.length > 0 ? said.map((one) => one.replace('<time>', span)) : [...plain]
}
