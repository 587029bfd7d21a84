import { emailLanguageOf } from '#model/email-languages.ts'
import type { Messaging, Step } from '#model/outreach.ts'
import { hash32 } from '#model/hash32.ts'
import type { Formality, Readers } from '../facts.ts'
import { lexicons } from '../languages/lexicons.ts'
import { emailPhrases } from '../languages/phrases.ts'
import { countWords, lowerWordsOf } from '../understanding/words.ts'
import { anglesOf, type Angle } from './angles.ts'
import { askIn } from './ask.ts'
import {
  addressOf,
  materialOf,
  withoutStop,
  withStop,
  type Material,
  type Value,
} from './material.ts'
import type { Proof } from './parse-proof.ts'
import { speakerOf, type Speaker } from './say.ts'

/** The longest emails, in words as a reader counts them. */
export const MAX_FIRST_WORDS = 90
export const MAX_LATER_WORDS = 60
const MAX_SUBJECT_WORDS = 5
const MIN_SUBJECT_WORDS = 2

export interface WritingOptions {
  /** Chooses among wordings; the same messaging and seed give the same emails. */
  seed: string
  /** ISO 639-1; English where no emails are written in the language. */
  language: string
  /** ISO 639-1 of the site; what a site says in a language without emails is left out. */
  siteLanguage?: string | undefined
  /** How the reader is addressed; null takes it from the messaging. */
  formality: Formality
  /** Who reads the emails; people in private life are not asked about their company. */
  readers?: Readers | undefined
  /** What email 1 begins with; taken from the known facts where it is missing or not possible. */
  angle?: Angle | undefined
  /** Leaves out what an email can do without. */
  isShort?: boolean | undefined
}

interface Email {
  subject: string
  body: string
}

/** What each email uses, so that no two say the same. */
interface Plan {
  speaker: Speaker
  material: Material
  angle: Angle
  seed: string
  first: Value[]
  /** Points of a few words, in the email that has nothing else to say. */
  keywordsIn: 'first' | 'second' | null
  second: { proof: Proof; example: Value | null } | { point: Value } | null
  third: Value | null
}

/** Words of a text as a reader counts them: a variable is one. */
export const wordsIn = (text: string): number => countWords(text.replace(/\{\{[^{}]*\}\}/g, 'word'))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const sentences = (...parts: string[]) =>
  parts
    .filter(Boolean)
    .map((part, index) => (index === 0 ? part : capital(part)))
    .join(' ')

/** Puts paragraphs between greeting and closing. */
function letter({ say, phrases }: Speaker, paragraphs: readonly string[]): string {
  const [first = '', ...rest] = paragraphs.filter(Boolean)
  const opening = phrases.smallOpenings
    ? first.replace(/^\p{L}+/u, (word) =>
        phrases.smallOpenings!.includes(word.toLowerCase())
          ? word.charAt(0).toLowerCase() + word.slice(1)
          : word,
      )
    : capital(first)
  return [say('greeting'), opening, ...rest.map(capital), say('closing')]
    .filter(Boolean)
    .join('\n\n')
}

const typeset = ({ phrases }: Speaker, text: string) => phrases.typeset?.(text) ?? text

const companyOf = ({ company }: Material) => ({ text: company, form: 'name' as const })

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text begins with the company's name, in any spelling, or with an article before it. */
const namesCompany = (text: string, company: string) =>
  company !== '' &&
  letters(text)
    .slice(0, letters(company).length + 10)
    .includes(letters(company))

/** Says who writes and what they sell. @param hasOpening something else opened the email */
function introduction({ speaker: { say, language }, material }: Plan, hasOpening: boolean): string {
  const { offer, company } = material
  const values = { company: companyOf(material), offer }
  const sender = say(hasOpening ? 'thenCompany' : 'openCompany', values)
  if (!offer) return sender || (hasOpening ? '' : say('openPlain'))
  if (offer.form !== 'sentence')
    return (
      (namesCompany(offer.text, company) ? '' : say('offerOf', values)) || say('offerOurs', values)
    )
  const whole = withStop(offer.text)
  // "I work at Halden. I am Kim Holm" would be two people.
  const isOne = lexicons[language].grammar.singular.includes(lowerWordsOf(whole)[0] ?? '')
  if (company && !isOne && !namesCompany(offer.text, company)) return sentences(sender, whole)
  return hasOpening ? whole : sentences(say('openPlain'), whole)
}

/** Names the audience where the introduction has not done so. */
function audienceLine({ speaker: { say }, material: { audience, offer } }: Plan): string {
  const isSaid = offer?.text.toLowerCase().includes(audience?.text.toLowerCase() ?? '')
  return audience && !isSaid ? say('forWhom', { audience }) : ''
}

/** A line of a list ends without a full stop, unless it holds more than one sentence. */
const bullet = ({ text }: Value) =>
  `- ${capital(/[.!?] /.test(text) ? withStop(text) : withoutStop(text))}`

function pointLines({ say }: Speaker, points: Plan['first']): string {
  const [one, another] = points
  if (!one) return ''
  if (!another) return say('point', { point: one })
  return [say('pointsLead'), ...points.map(bullet)].join('\n')
}

/** The fewest points of a few words that make a list. */
const MIN_KEYWORDS = 2

const keywordLines = ({ speaker: { say }, material: { keywords } }: Plan): string =>
  [say('keywordsLead'), ...keywords.map(bullet)].join('\n')

/** The first of several versions that is short enough; the last one otherwise. */
const shortest = (versions: readonly (() => string)[], max: number): string => {
  const texts = versions.map((version) => version())
  return texts.find((text) => wordsIn(text) <= max) ?? texts.at(-1)!
}

const factOf = ({ proofs }: Material) =>
  proofs.flatMap((proof) => ('fact' in proof ? [proof.fact] : []))[0] ?? ''

function openingOf({ speaker: { say }, material, angle }: Plan): string {
  if (angle === 'reason') return withStop(material.reason)
  if (angle === 'proof')
    return say('openProof', { proof: { text: factOf(material), form: 'sentence' } })
  return ''
}

/** Whether anything is known that "this" may point at. */
const hasSubject = ({ offer, points, keywords, proofs }: Material) =>
  offer !== null || points.length > 0 || keywords.length >= MIN_KEYWORDS || proofs.length > 0

function firstEmail(plan: Plan, isShort: boolean): Email {
  const { speaker, material, angle } = plan
  const { say } = speaker
  const opening = openingOf(plan)
  const question = () =>
    hasSubject(material) ? say('question', { label: material.topic }) : say('askUnknown')
  const ask =
    angle === 'question' ? sentences(question(), say('replyEnough')) : askIn(speaker, material.ask)
  const write = (
    audience: string,
    points: string,
    end = say('optOut', { company: companyOf(material) }),
  ) =>
    letter(speaker, [
      opening,
      sentences(introduction(plan, opening !== ''), audience),
      points,
      ask,
      end,
    ])
  const keywords = plan.keywordsIn === 'first' ? keywordLines(plan) : ''
  const points = keywords || pointLines(speaker, plan.first)
  const point = pointLines(speaker, plan.first.slice(0, 1))
  const whole = [
    () => write(audienceLine(plan), points),
    () => write('', points),
    () => write(audienceLine(plan), point),
    () => write('', point),
  ]
  const body = shortest(
    [...(isShort ? [] : whole), () => write('', ''), () => write('', '', '')],
    MAX_FIRST_WORDS,
  )
  return { subject: subjectOf(plan), body }
}

/** Two to five words: the topic or the company's name. The seed chooses among those that fit. */
function subjectOf({ speaker: { say }, material, angle, seed }: Plan): string {
  const { topic } = material
  const fits = (text: string) =>
    wordsIn(text) >= MIN_SUBJECT_WORDS && wordsIn(text) <= MAX_SUBJECT_WORDS
  const subjects = [
    angle === 'question' ? say('subjectPlain') : capital(topic?.text ?? ''),
    say('subjectCompany', { company: companyOf(material) }),
  ]
    .map(withoutStop)
    .filter(fits)
  return subjects[hash32(`${seed}|subject`) % Math.max(1, subjects.length)] ?? say('subjectPlain')
}

function quotation({ say, phrases: { quotes } }: Speaker, quote: string, speaker: string): string {
  return `${say('quoteLead')}\n${quotes[0]}${withStop(quote)}${quotes[1]}\n– ${speaker}`
}

/** A fact of a few words ("ISO 9001") needs an example to fill an email. */
const MAX_BARE_FACT_WORDS = 5

function proofLine(speaker: Speaker, proof: Proof, example: Value | null): string {
  if ('quote' in proof) return quotation(speaker, proof.quote, proof.speaker)
  const line = speaker.say('proof', { proof: { text: proof.fact, form: 'sentence' } })
  const isBare = countWords(proof.fact) <= MAX_BARE_FACT_WORDS
  return isBare && example ? sentences(line, speaker.say('example', { point: example })) : line
}

/** What email 2 adds to the first one; empty where nothing is known. */
function additionOf(plan: Plan): string {
  const { speaker, second } = plan
  if (second && 'proof' in second) return proofLine(speaker, second.proof, second.example)
  if (second) return speaker.say('example', { point: second.point })
  return plan.keywordsIn === 'second' ? keywordLines(plan) : ''
}

/** One more fact and a question; without a fact, a question about how the reader does it today. */
function secondEmail(plan: Plan, said: string): string {
  const { speaker, material } = plan
  const { say } = speaker
  const addition = additionOf(plan)
  const company = companyOf(material)
  const asking = () =>
    letter(speaker, [
      say('followUp'),
      hasSubject(material)
        ? say('askToday', { label: material.topic })
        : say('askAgain', { company }, said, true),
    ])
  const adding = () => letter(speaker, [addition, say('askAgain', { company }, said)])
  return shortest([...(addition ? [adding] : []), asking], MAX_LATER_WORDS)
}

function thirdEmail(plan: Plan, isShort: boolean, said: string): string {
  const { speaker, material, third } = plan
  const { say } = speaker
  const { problem, topic: label } = material
  const more = problem
    ? say('problem', { problem })
    : third
      ? say('otherPoint', { point: third })
      : say('nextStep')
  return shortest(
    [...(isShort ? [] : [more]), ''].map(
      (text) => () =>
        letter(speaker, [
          sentences(say('objection'), text),
          (hasSubject(material) && say('rightPerson', { label })) ||
            say('askAgain', { company: companyOf(material) }, said, !hasSubject(material)),
        ]),
    ),
    MAX_LATER_WORDS,
  )
}

function lastEmail({ speaker, material }: Plan): string {
  const { say } = speaker
  const company = companyOf(material)
  const note = say('lastNote', { company })
  // A name in two sentences in a row reads like a machine's.
  const isNamed = material.company !== '' && note.includes(material.company)
  const values = { label: material.topic, company: isNamed ? null : company }
  return letter(speaker, [sentences(note, say('doorOpen', values))])
}

/** Two points of the same form read as a list; the best ones come first. */
function pairOf(points: Material['points']): Material['points'] {
  const [one] = points
  const like = points.find((other) => other !== one && other.form === one?.form)
  return [one, like ?? points[1]].flatMap((point) => point ?? [])
}

/** Divides the facts among the emails, each to one of them. */
function planOf(speaker: Speaker, material: Material, options: WritingOptions): Plan {
  const { angle: wanted, seed } = options
  const angles = anglesOf(material)
  const angle = wanted && angles.includes(wanted) ? wanted : angles[0]!
  const opened = angle === 'proof' ? factOf(material) : ''
  const proof = material.proofs.find((one) => !('fact' in one) || one.fact !== opened)
  const { points, keywords } = material
  const hasSpare = proof !== undefined || points.length > 2
  const first = hasSpare ? pairOf(points) : points.slice(0, Math.max(0, points.length - 1))
  const [next, last] = points.filter((point) => !first.includes(point))
  // Email 3 prefers the problem, which leaves its point to email 2.
  const example = (material.problem ? next : last) ?? null
  const hasKeywords = keywords.length >= MIN_KEYWORDS
  return {
    speaker,
    material,
    angle,
    seed,
    first,
    keywordsIn: !hasKeywords
      ? null
      : first.length === 0
        ? 'first'
        : next || proof
          ? null
          : 'second',
    second: proof ? { proof, example } : next ? { point: next } : null,
    third: (proof ? next : last) ?? null,
  }
}

const step = (id: string, delayDays: number, subject: string, body: string): Step => ({
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
 * Four emails on days 0, 3, 7 and 14 from (edited) messaging, each with its job: a reason to read
 * and one question; one proof or example; the other side; a short last note. They say only what the
 * messaging holds, and nothing about the reader; what is not known is left out.
 */
export function draftSteps(messaging: Messaging, options: WritingOptions): Step[] {
  const language = emailLanguageOf(options.language) ?? 'en'
  const phrases = emailPhrases[language]
  const address = options.formality ?? addressOf(messaging, phrases)
  const speaker = speakerOf(language, address, options.seed, options.readers)
  const { siteLanguage } = options
  const isForeign = siteLanguage !== undefined && emailLanguageOf(siteLanguage) === null
  const material = materialOf(messaging, language, address, phrases, isForeign)
  const plan = planOf(speaker, material, options)
  const isShort = options.isShort ?? false
  const first = firstEmail(plan, isShort)
  const second = secondEmail(plan, first.body)
  const bodies = [
    first.body,
    second,
    thirdEmail(plan, isShort, `${first.body}\n${second}`),
    lastEmail(plan),
  ].map((body) => typeset(speaker, body))
  return [
    step('mail-1', 0, typeset(speaker, first.subject), bodies[0]!),
    step('mail-2', 3, '', bodies[1]!),
    step('mail-3', 4, '', bodies[2]!),
    step('mail-4', 7, '', bodies[3]!),
  ]
}
