import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Messaging, Step } from '#model/api/outreach.ts'
import type { Buyers } from '../languages/letters.ts'
import { anyOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import { repeatedWordIn } from '../text/repeated-word.ts'
import { lowerWordsOf } from '../text/words.ts'
import { firstStepOf, type Detail } from '../wording/details.ts'
import { framesOf, joinedOf } from './frames.ts'
import { isList, listOf, namesWork } from './nouns.ts'
import { hasSubject, materialOf, type Material } from './material.ts'
import { activityOf } from '../wording/activity.ts'
import { COPULA } from '../wording/kind-clause.ts'
import { withPlace } from './place-said.ts'
import { penOf, type Pen } from './pen.ts'
import type { ProofLine } from './proof-line.ts'
import { isNamed, isNamedService, isNew, sharesPhrase, unsaidOf } from './said.ts'
import { smallWordsOf } from './speaks.ts'
import { areSteps, isOpen, subjectNoun, subjectOf } from './subject.ts'
import { voiceOf } from '../wording/we-form.ts'
import { wordsIn } from './words-in.ts'

/** The most words of an email, as a reader counts them. */
export const MAX_WORDS = 60

export interface WritingOptions {
  /** Chooses among wordings; the same messaging and seed give the same emails. */
  seed: string
  /** ISO 639-1; English where no emails are written in the language. */
  language: string
  /** ISO 639-1 of the site; what a site says in another language is left out. */
  siteLanguage?: string | undefined
  /** Leaves out what an email can do without. */
  isShort?: boolean | undefined
  /** A trade whose advertising has rules: one email. */
  isRegulated?: boolean | undefined
  /** The year in which the emails are written; decides whether a founding year is old enough. */
  thisYear?: number | undefined
}

const saidOf = (pen: Pen, detail: Detail, slot: string, said = ''): string => {
  if (detail.kind === 'sentence') return detail.text
  if (detail.kind === 'perk') return pen.say(detail.wordings, slot)
  // Without an offer there is nothing that the work would be "also" to.
  const isMore = pen.material.offer !== null
  return pen.framed(framesOf(pen.material, detail.text, isMore), detail.text, slot, { said })
}

function offerText(pen: Pen): string {
  const { offer } = pen.material
  if (!offer) return ''
  return offer.kind === 'sentence'
    ? offer.text
    : pen.framed(framesOf(pen.material, offer.text, false), offer.text, 'work', {
        place: offer.place,
      })
}

/** What the campaign is about, behind an offer that does not name it. */
function aboutText(pen: Pen, said: string): string {
  const { about, offer } = pen.material
  // After a list of work, the second one is "also" done.
  const frames = framesOf(pen.material, about, offer?.kind === 'phrase')
  return about && pen.framed(frames, about, 'about', { said })
}

/** A fact that an email may be built on. */
interface WrittenFact {
  text: string
  /** The activity that a phrase names; no earlier email has named it. */
  activity?: string | undefined
  /** The owner's own example, or what a customer says of a job. */
  isExample?: boolean
  /** The owner's second case in which customers call. */
  isOccasion?: boolean
  /** Says who we are, not what a reader may need: a certificate, a quotation. */
  isProof?: boolean
  /** Worth an email behind one that opens with a case. */
  isWorth?: boolean
  /** Worth a third email: a quotation, a number, a certificate, an owner's sentence. */
  isStrong: boolean
}

interface Written {
  body: string
  used: Detail[]
}

/** Points of a detail that is worth an email after a case: a number, or what is free. */
const WORTH_AN_EMAIL = 3

/** Services that a list of what the sender does as well has at least. */
const MIN_LISTED = 2

/** The services that no earlier text names, as more of the sender's work; empty for too few. */
function alsoDone(pen: Pen, said: string): string {
  const { focus, nouns, sender } = pen.material
  if (areSteps(pen.material)) return ''
  const unsaid = isList(nouns) ? nouns.filter((noun) => !isNamedService(noun, said)) : []
  const about = unsaidOf(
    focus.filter((noun) => !isNamedService(noun, said)),
    `${said} ${sender.company}`,
  )
  const others = unsaid.length >= MIN_LISTED ? unsaid : []
  const left = about.length > 0 ? about : others
  const list = left.length > 0 ? listOf(left, sender) : ''
  return list && pen.framed(framesOf(pen.material, list, true), list, 'list', { said })
}

/** What later emails can say, the best first. */
function laterFacts(pen: Pen, { used, body }: Written): WrittenFact[] {
  const { material } = pen
  const { letters } = material.sender
  const { details, example, offer, otherOccasion, proofs } = material
  // Behind a case, a third email about a norm or a number is one too many.
  const isCase = material.occasion !== ''
  const proved = (kinds: readonly ProofLine['kind'][]): WrittenFact[] =>
    proofs
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, wordings }) => ({
        text: pen.say(wordings, 'proof'),
        isExample: kind === 'quotation',
        isProof: true,
        isStrong: !isCase || kind === 'quotation',
      }))
  const writtenFacts = details
    .filter((detail) => !used.includes(detail) && !isStep(detail, pen))
    .filter((detail) => detail.kind !== 'sentence' || isInVoice(detail.text, pen))
    .map((detail, at): WrittenFact => {
      const text = saidOf(pen, detail, `later ${at}`, body)
      const isPhrase = detail.kind === 'phrase'
      return {
        text,
        activity: isPhrase ? (activityOf(detail.text, letters) ?? '') : undefined,
        // "Every zone is registered", "We are licensed": nothing that a reader would order.
        isProof: detail.kind === 'sentence' && (detail.voice === 'none' || COPULA.test(text)),
        isStrong: !isCase && !isPhrase && /\d/.test(text) && !letters.details.praise.test(text),
        isWorth: detail.kind === 'sentence' && (detail.points >= WORTH_AN_EMAIL || /\d/.test(text)),
      }
    })
  const listed = offer ? alsoDone(pen, body) : ''
  return [
    ...(example ? [{ text: example, isExample: true, isStrong: true }] : []),
    ...(otherOccasion ? [{ text: otherOccasion, isOccasion: true, isStrong: true }] : []),
    ...(isCase ? writtenFacts.filter(({ isWorth }) => isWorth) : writtenFacts),
    ...proved(['quotation', 'number', 'certificate']),
    { text: isCase ? '' : listed, isStrong: false },
  ].filter(({ text }) => text !== '')
}

/** Puts a greeting, paragraphs and a closing together. */
function letter({ material }: Pen, closing: string, paragraphs: readonly string[]): string {
  const { letters, language } = material.sender
  const [first = '', ...rest] = paragraphs.filter(Boolean)
  const opened = letters.isSmallAfterGreeting ? smallened(first, language) : upperFirst(first)
  return [letters.greeting, opened, ...rest.map(upperFirst), closing].filter(Boolean).join('\n\n')
}

const FORMAL = /^(?:Sie|Ihnen|Ihr\p{L}{0,2})\s/u

/** Writes the first word small where it is no name and no noun. */
function smallened(text: string, language: Material['sender']['language']): string {
  // "Sie haben": the formal pronoun has a capital anywhere.
  if (/^\p{Lu}{2}/u.test(text) || (language === 'de' && FORMAL.test(text))) return text
  const { adverbs, subjectless } = lexicons[language].grammar
  const [first = ''] = lowerWordsOf(text)
  const isPlain =
    language === 'it'
      ? !/^\p{Lu}\p{L}+\s\p{Lu}/u.test(text)
      : smallWordsOf(language).has(first) || adverbs.includes(first) || subjectless?.test(first)
  return isPlain ? lowerFirst(text) : text
}

/** Questions of later emails that fit any fact, not only something that one may need. */
const FIT_ALL = 2

/** Words of the longest name of work that a question can ask for. */
const MAX_NEED_WORDS = 3

/**
 * The question for the work that a job is about; empty where no name fits or it is said enough.
 * @param isAny also for sales whose own questions say "that", where nothing before it is work
 */
function needOf(pen: Pen, said: string, isAny = false): string {
  const { material } = pen
  const { sale, sender } = material
  const noun = subjectNoun(material)
  const isWork = namesWork(noun, sender.letters) && wordsIn(noun) <= MAX_NEED_WORDS
  if (!isWork || joinedOf(noun, sender) === noun.toLowerCase()) return ''
  if (!(isAny || sale === 'job' || isOpen(material))) return ''
  const text = pen.framed(sender.letters.needs, noun, 'need')
  return repeatedWordIn(`${said} ${text}`) === null && !said.includes(text) ? text : ''
}

/**
 * The question of an email by its buyers and the kind of sale.
 * @param isActivity the fact before it names work, of which a reader may need some
 */
function questionOf(pen: Pen, slot: string, said = '', isActivity = true): string {
  const { buyers, sale, sender } = pen.material
  const needed = slot === 'question' && buyers !== 'people' ? needOf(pen, said) : ''
  const { letters } = sender
  // Of one subject of advice, and of work of no known kind, one asks who does it.
  const own = isOpen(pen.material)
    ? letters.questions.service.slice(0, FIT_ALL)
    : letters.questions[sale!]
  if (buyers === 'people') return pen.say(letters.multipliers.questions, slot, said)
  if (buyers === 'donors') return pen.say(letters.questions.charity, slot, said)
  if (buyers === 'resellers') return pen.say(letters.resellers, slot, said)
  if (needed) return needed
  // "Which of these": a later email names one fact, and never asks twice who does something.
  const isAsked = own.some((text) => said.includes(pen.say([text], slot) || text))
  const ofSale = sale === 'advice' || isAsked ? [] : own.slice(1)
  return pen.say(
    slot === 'question'
      ? own
      : [...letters.again.slice(0, isActivity ? undefined : FIT_ALL), ...ofSale],
    slot,
    said,
  )
}

/** Whether a detail is what the site offers first, which comes before the question. */
const isStep = (detail: Detail, { material }: Pen): boolean =>
  detail.kind === 'sentence' && firstStepOf(detail.text, material.sender.letters) !== null

/** Whether a sentence has no "we" where one person writes, and no "I" where a firm does. */
const isInVoice = (text: string, { material }: Pen): boolean =>
  voiceOf(text, material.sender) !== (material.voice === 'one' ? 'we' : 'one')

/** The detail of email 1: the best sentence that the offer has not said. */
function firstDetail(pen: Pen, offer: string): { text: string; used: Detail[] } {
  const { material } = pen
  const { details, proofs } = material
  const { letters } = material.sender
  const can = details.filter((detail) => detail.kind !== 'phrase' && !isStep(detail, pen))
  for (const detail of can) {
    const text = saidOf(pen, detail, 'detail')
    const isVoice = detail.kind !== 'sentence' || isInVoice(text, pen)
    // "We are …", and again "we are …".
    const isFresh =
      !(COPULA.test(text) && COPULA.test(offer)) &&
      isNew(text, offer) &&
      !sharesPhrase(text, offer) &&
      repeatedWordIn(`${offer} ${text}`) === null
    if (isVoice && isFresh) return { text, used: [detail] }
  }
  const isWork = material.offer?.kind === 'phrase' && namesWork(material.offer.text, letters)
  const also = isWork ? alsoDone(pen, offer) : ''
  if (also) return { text: also, used: [] }
  const phrase = details.find((detail) => detail.kind === 'phrase' && isNew(detail.text, offer))
  if (phrase) return { text: saidOf(pen, phrase, 'detail', offer), used: [phrase] }
  const time = proofs.find(({ kind }) => kind === 'time')
  const isSaid = (wording: string) =>
    (wording.match(/\d+/g) ?? []).some((number) => offer.includes(number))
  const left = time?.wordings.filter((wording) => !isSaid(wording)) ?? []
  const wordings = left.filter((wording) => isNew(wording, offer))
  return { text: pen.say(wordings.length > 0 ? wordings : left, 'time'), used: [] }
}

/** Readers that no example of a job is for. */
const NOT_BUYERS: ReadonlySet<Buyers> = new Set(['people', 'donors', 'resellers'])

/** "We offer flexible solutions": an offer that needs the names of services. */
const VAGUE_OFFER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('solutions')})(?!\p{L})`, 'iu')
const isVague = (text: string): boolean => VAGUE_OFFER.test(text)

function firstEmail(pen: Pen, isShort: boolean): Written {
  const { material } = pen
  const { letters } = material.sender
  const closing = pen.say(letters.closings, 'closing')
  const { occasion } = material
  const base = offerText(pen)
  // With a case of the owner, a detail would be one thing too many: it goes into the next email.
  const isCase = occasion !== '' && !NOT_BUYERS.has(material.buyers)
  // A second line about work would make a catalog of a case and its answer; the subject names it.
  const isWhole = material.offer?.kind === 'sentence' || base.includes(', ')
  const isSaid = isWhole && !isVague(base)
  const about = isCase && isSaid ? '' : aboutText(pen, base)
  const together = (text: string) => [text, about].filter(Boolean).join(' ')
  const offer = together(withPlace(pen, base, `${occasion} ${about}`))
  const first = isShort ? { text: '', used: [] } : firstDetail(pen, offer)
  // What the campaign is about is the detail of its first email; a perk follows the question.
  const isPerk = first.used.some(({ kind }) => kind === 'perk')
  // Between the question and what one who answers gets, a perk would break the thread.
  const isExtra = isPerk && !material.isOwnStep
  const isLeft = isCase || (isPerk ? !isExtra : material.about !== '')
  const detail = isLeft ? { text: '', used: [] } : first
  const note = material.buyers === 'people' ? pen.say(letters.multipliers.note, 'note') : ''
  const asked =
    hasSubject(material) || material.buyers === 'people'
      ? questionOf(pen, 'question', `${offer} ${detail.text}`)
      : pen.say(letters.open, 'question')
  const { wanted } = material
  const isOffered = wanted !== '' && !material.question && !NOT_BUYERS.has(material.buyers)
  const ofCase = isCase ? pen.say(letters.occurs, 'question') : asked
  // One short question without a condition is answered sooner than one about the case.
  const question = isOffered
    ? pen.say(letters.wouldLike, 'question').replace('<gets>', () => wanted)
    : material.question || ofCase
  const step = isOffered || material.buyers === 'people' ? '' : pen.say(material.firstStep, 'step')
  const { offer: known, details, buyers } = material
  const isBlank = known === null && details.length === 0 && buyers !== 'people'
  // In front of the question, "that" would be the extra: the quote, the phone.
  const extras = [isExtra ? detail.text : '', step]
  const stated = isExtra ? '' : detail.text
  const [said, plain] = isBlank ? [letters.blank, letters.blank] : [offer, together(base)]
  const write = (stating: string, detailed: string, more: readonly string[]) =>
    letter(pen, closing, [
      [occasion, stating, detailed].filter(Boolean).map(upperFirst).join(' '),
      [note, question, ...more].filter(Boolean).map(upperFirst).join(' '),
    ])
  const bodies = [
    { body: write(said, stated, extras), used: detail.used },
    { body: write(plain, stated, extras), used: detail.used },
    { body: write(plain, '', [step]), used: [] },
  ]
  return bodies.find(({ body }) => wordsIn(body) <= MAX_WORDS) ?? bodies.at(-1)!
}

/** The question behind a fact: of an example and a case about that, of a certificate about work. */
function laterQuestion(pen: Pen, fact: WrittenFact, said: string, slot: string): string {
  const { letters } = pen.material.sender
  const isToBuyers = !NOT_BUYERS.has(pen.material.buyers)
  if (fact.isExample && isToBuyers) return pen.say(letters.alike, slot, said)
  if (fact.isOccasion && isToBuyers) return pen.say(letters.occurs, slot, said)
  const isWork = fact.activity !== undefined
  if (!fact.isProof) return questionOf(pen, slot, said, isWork)
  const fits = isToBuyers
    ? needOf(pen, said, true) || pen.say(letters.again.slice(0, FIT_ALL), slot, said)
    : questionOf(pen, 'question', said)
  return fits || questionOf(pen, slot, said)
}

/** An email of one new fact and a question; empty where no fact is new. */
function laterEmail(pen: Pen, facts: readonly WrittenFact[], said: string, slot: string): string {
  const { letters } = pen.material.sender
  const lowerSaid = said.toLowerCase()
  const fact = facts.find(
    ({ text, activity, isOccasion }) =>
      (isOccasion ? !lowerSaid.includes(text.toLowerCase()) : isNew(text, said)) &&
      !(activity && isNamed(activity, said)),
  )
  if (!fact) return ''
  const question = laterQuestion(pen, fact, said, slot)
  return letter(pen, pen.say(letters.closings, 'closing'), [`${upperFirst(fact.text)} ${question}`])
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

/** Replaces a year that is not known: a later one makes companies only older. */
const LEAST_YEAR = 2025

/** Days between the emails of a sequence. */
const DELAYS = [0, 4, 7]

/**
 * One to three emails from (edited) messaging, each with a fact that no earlier one has: what the
 * sender does with one detail and one question, one more fact and another question, and a strong
 * fact. They say only what the messaging holds, and nothing about themselves.
 */
export function draftSteps(messaging: Messaging, options: WritingOptions): Step[] {
  const language = emailLanguageOf(options.language) ?? 'en'
  const material = materialOf(messaging, {
    language,
    siteLanguage: options.siteLanguage,
    isRegulated: options.isRegulated,
    thisYear: options.thisYear ?? LEAST_YEAR,
  })
  const pen = penOf(material, options.seed)
  const first = firstEmail(pen, options.isShort ?? false)
  const isOne = material.isRegulated || material.buyers === 'people'
  const facts = isOne ? [] : laterFacts(pen, first)
  const second = laterEmail(pen, facts, first.body, 'second')
  const strong = facts.filter(({ isStrong }) => isStrong)
  const third = second ? laterEmail(pen, strong, `${first.body}\n${second}`, 'third') : ''
  const typeset = material.sender.letters.typeset ?? ((text: string) => text)
  return [first.body, second, third]
    .filter(Boolean)
    .map((body, at) =>
      step(
        `mail-${at + 1}`,
        DELAYS[at]!,
        at === 0 ? typeset(subjectOf(pen, first.body)) : '',
        typeset(body),
      ),
    )
}
