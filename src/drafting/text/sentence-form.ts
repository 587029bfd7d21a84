import type { Grammar } from '../languages/lexicon.ts'
import { lexiconOf } from '../languages/lexicons.ts'
import { lowerWordsOf, sentencesOf, wordsOf } from './words.ts'

/**
 * How a text may be used inside an email.
 * - `sentence`: has its subject and a finite verb; used alone, as it is.
 * - `verbless`: names a thing or a service without a verb ("Data loggers for cold chains"); goes
 *   after a colon or into quotation marks.
 * - `label`: a noun phrase of a few words that fits inside a running sentence ("cold chain
 *   monitoring").
 * - `imperative`: orders the reader to do something ("Start today"); never goes into an email.
 * - `fragment`: anything else; never goes into an email.
 */
export type Form = 'sentence' | 'verbless' | 'label' | 'imperative' | 'fragment'

const MAX_SENTENCE_WORDS = 45
const MAX_VERBLESS_WORDS = 20
/** A list of services may be longer. */
const MAX_LISTED_WORDS = 26
const MAX_LABEL_WORDS = 5

/** Languages that write a compound as one word, so that a label may be one word. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'nb', 'da'])

/** Signs of markup, code, addresses and templates, and unfinished text. */
const NOT_PROSE = /[{}<>|\\=_~^]|https?:|www\.|\S@\S|…|\.\.\.|\/\/|[:,;–—-]\s*$|^[,;.:!?)\]]/u

/** Adjectives at the end of an English text, which leave it without its noun. */
const ENGLISH_ADJECTIVE = new RegExp(
  [
    String.raw`^(?:\p{L}+(?:able|ible|ful|less|ous|ive|ish|est)|fast|easy|simple|free|secure|`,
    String.raw`open|quick|ready|safe|smart|strong|honest|friendly|affordable|professional|`,
    String.raw`personal|local|modern|clean|fresh|better|best|done|right|great|good|new|`,
    String.raw`online|worldwide|transparent|efficient|consistent)$`,
  ].join(''),
  'u',
)

/** A text in words, with the grammar of its language. */
interface FormWords {
  grammar: Grammar
  /** As written. */
  written: string[]
  /** In lower case. */
  lower: string[]
  /** Places of words that follow a comma. */
  afterComma: Set<number>
}

const cached = new WeakMap<readonly string[], Set<string>>()

/** Whether a list of the lexicon has the word. */
function has(list: readonly string[], word: string | undefined): boolean {
  if (word === undefined) return false
  let set = cached.get(list)
  if (!set) cached.set(list, (set = new Set(list)))
  return set.has(word)
}

/** "IT" is no "it". */
const isAcronym = (word: string | undefined) => word !== undefined && /^\p{Lu}{2}/u.test(word)

function splitWords(text: string, grammar: Grammar): FormWords {
  const written: string[] = []
  const afterComma = new Set<number>()
  for (const part of text.split(/,\s/)) {
    if (written.length > 0) afterComma.add(written.length)
    for (const word of wordsOf(part)) {
      const pieces = lowerWordsOf(word)
      // "It's" is two words, "fit-out" is one.
      const at = pieces.length > 1 && /['’]/.test(word) ? pieces[0]!.length : word.length
      written.push(word.slice(0, at), ...(at < word.length ? [word.slice(at)] : []))
    }
  }
  const lower = written.map((word) => word.toLowerCase().replaceAll('’', "'"))
  return { grammar, written, lower, afterComma }
}

/** Whether a verb follows, alone or after an adverb: "pricing that actually makes sense". */
function isBeforeVerb({ grammar, lower }: FormWords, at: number): boolean {
  const next = lower[at + 1]
  const isAdverb = has(grammar.adverbs, next) || /\p{L}{4}ly$/u.test(next ?? '')
  return has(grammar.finite, lower[at + (isAdverb ? 2 : 1)])
}

/**
 * Whether the word opens a relative clause; a word that is also an article does so only after a
 * comma or before a verb.
 */
const opensClause = (all: FormWords, at: number) =>
  has(all.grammar.relatives, all.lower[at]) &&
  (!has(all.grammar.determiners, all.lower[at]) ||
    all.afterComma.has(at) ||
    isBeforeVerb(all, at)) &&
  at > 0

/** Words that open a clause inside a sentence, as a question would: "focused on how AI is ...". */
const ASKING = new Set(
  `how why what warum wieso comment pourquoi cómo qué dónde hoe waarom hur varför hvordan
  hvorfor`.split(/\s+/),
)

/** The place where a clause ends that opens at `at`: after the next comma, else at the end. */
const endOfClause = ({ afterComma, lower }: FormWords, at: number) =>
  [...afterComma].find((place) => place > at) ?? lower.length

/** Whether a verb that could also be a noun, a participle or an infinitive is a verb here. */
function isVerbHere(all: FormWords, at: number): boolean {
  const { grammar, lower, written } = all
  const before = lower[at - 1]
  const after = lower[at + 1]
  if ((has(grammar.subjects, before) && !isAcronym(written[at - 1])) || has(grammar.we, after))
    return true
  if (has(grammar.adverbs, before) && has(grammar.subjects, lower[at - 2])) return true
  if (after === undefined || has(grammar.prepositions, before)) return false
  const opensWithPlural = has(grammar.determiners, lower[0]) && at >= 2 && at <= 5
  if (opensWithPlural && (has(grammar.determiners, after) || has(grammar.dangling, after)))
    return true
  const isAfterName = written.slice(0, at).every((word) => /^\p{Lu}|^\p{N}/u.test(word))
  // German nouns have capitals, so that a noun after the verb shows it too.
  const isNounAfter = /^\p{Lu}/u.test(written[at + 1]!) && /(?:iert)$/u.test(lower[at]!)
  const isNumberAfter = /^\p{N}/u.test(after)
  return isAfterName && (has(grammar.determiners, after) || isNounAfter || isNumberAfter)
}

/** "Begriffe erklären wir": a verb before its subject, whether or not a list has it. */
const isBeforeWe = ({ grammar, lower, written }: FormWords, at: number): boolean =>
  has(grammar.we, lower[at + 1]) &&
  /^\p{Ll}/u.test(written[at]!) &&
  !has(grammar.prepositions, lower[at]) &&
  !has(grammar.relatives, lower[at]) &&
  !has(grammar.adverbs, lower[at]) &&
  Boolean(grammar.beforeWe?.test(lower[at]!))

/** Whether the main clause has a finite verb; verbs of relative clauses do not count. */
function hasMainVerb(all: FormWords): boolean {
  const { grammar, lower, written } = all
  for (let at = 0; at < lower.length; at++) {
    if (opensClause(all, at)) return false
    const word = lower[at]!
    if (at > 0 && ASKING.has(word)) {
      at = endOfClause(all, at) - 1
      continue
    }
    if (at === 0) {
      if (grammar.subjectless?.test(word) && lower.length > 2) return true
      continue
    }
    const isSubject = has(grammar.we, lower[0]) || lower[0] === grammar.singular[0]
    const isAfterWe = isSubject && at === 1 && /^\p{Ll}/u.test(written[at]!)
    if (isAfterWe && !has(grammar.prepositions, word) && !has(grammar.determiners, word))
      return true
    if (isBeforeWe(all, at)) return true
    if (!has(grammar.finite, word) || !/^\p{Ll}/u.test(written[at]!)) continue
    const before = lower[at - 1]
    if (has(grammar.determiners, before) || has(grammar.prepositions, before)) continue
    if (!grammar.ambiguous?.test(word) || isVerbHere(all, at)) return true
  }
  return false
}

/** Whether the text orders its reader to do something, or is the text of a button. */
function isOrder(text: string, { grammar, lower }: FormWords): boolean {
  const [first, second] = lower
  const isNoun = has(grammar.nouns, first) && !has(grammar.prepositions, second)
  if (grammar.imperativeForm?.test(text) && !isNoun) return true
  if (!has(grammar.imperatives, first) && first !== 'please') return false
  return !has(grammar.nouns, first) || has(grammar.determiners, second) || has(grammar.our, second)
}

/** Whether a word can open a noun phrase. */
const opensPhrase = ({ grammar, lower, written, afterComma }: FormWords) =>
  !has(grammar.adverbs, lower[0]) &&
  (isAcronym(written[0]) ||
    !has(grammar.subjects, lower[0]) ||
    has(grammar.determiners, lower[0])) &&
  !has(grammar.singular, lower[0]) &&
  !(has(grammar.prepositions, lower[0]) && !has(grammar.determiners, lower[0])) &&
  !opensClause({ grammar, lower: ['', ...lower], written: [], afterComma }, 1)

const closesPhrase = ({ grammar, lower }: FormWords) => {
  const last = lower.at(-1)
  return (
    !has(grammar.prepositions, last) &&
    !has(grammar.determiners, last) &&
    !has(grammar.relatives, last) &&
    !has(grammar.dangling, last)
  )
}

function isLabel(text: string, all: FormWords, language: string): boolean {
  const { grammar, lower } = all
  const least = COMPOUNDING.has(language) ? 1 : 2
  if (lower.length < least || lower.length > MAX_LABEL_WORDS) return false
  if (lower.length === 1 && text.length < 8) return false
  if (/[^\p{L}\p{M}\p{N}\s&'’/+-]/u.test(text) || /^\p{N}/u.test(text)) return false
  if (language === 'en' && ENGLISH_ADJECTIVE.test(lower.at(-1)!)) return false
  return lower.every(
    (word) =>
      !(has(grammar.subjects, word) && !has(grammar.determiners, word)) &&
      !has(grammar.singular, word) &&
      !has(grammar.prepositions, word) &&
      (!has(grammar.relatives, word) || has(grammar.determiners, word)) &&
      !(has(grammar.finite, word) && !grammar.ambiguous?.test(word)) &&
      !has(grammar.adverbs, word),
  )
}

/** The form of a text whose language has no lexicon: by its signs alone, and never a label. */
function formByShape(text: string): Form {
  const count = wordsOf(text).length
  if (count >= 5 && count <= MAX_SENTENCE_WORDS && /[.。]$/u.test(text)) return 'sentence'
  return count >= 2 && count <= MAX_VERBLESS_WORDS && !/[!?。！？]$/u.test(text)
    ? 'verbless'
    : 'fragment'
}

/** "Making payroll easy" is a fragment; "Accounting for hotels" is not. */
const opensWithGerund = ({ grammar, lower }: FormWords) =>
  Boolean(grammar.gerund?.test(lower[0]!)) && !has(grammar.nouns, lower[0])

/**
 * Whether the text makes sense only after another one; "IT" is no "it", "den" an article, and
 * "Sedan 1958" no "then". */
const opensInAnswer = ({ grammar, lower, written }: FormWords) =>
  has(grammar.dangling, lower[0]) &&
  !has(grammar.we, lower[0]) &&
  !isAcronym(written[0]) &&
  !/^\p{N}/u.test(written[1] ?? '') &&
  (!has(grammar.determiners, lower[0]) || has(grammar.subjects, lower[0]))

function formOfWords(text: string, language: string, all: FormWords): Form {
  const { lower, written } = all
  const isCapital = /^[\p{Lu}\p{N}"“„«¿¡(]/u.test(text)
  if (opensInAnswer(all)) return 'fragment'
  if (isOrder(text, all)) return 'imperative'
  if (lower.length <= MAX_SENTENCE_WORDS && lower.length >= 3 && isCapital && hasMainVerb(all))
    return 'sentence'
  const isList = (text.match(/,\s/g) ?? []).length >= 2
  const limit = isList ? MAX_LISTED_WORDS : MAX_VERBLESS_WORDS
  if (lower.length > limit || text.endsWith('!')) return 'fragment'
  if (!opensPhrase(all) || !closesPhrase(all) || opensWithGerund(all)) return 'fragment'
  if (isLabel(text, all, language)) return 'label'
  return written.length >= 2 ? 'verbless' : 'fragment'
}

/**
 * How a text may be used inside an email. Errs on the safe side: a whole sentence without a known
 * verb counts as `verbless`, which goes after a colon, never the other way round.
 * @param language ISO 639-1, `nb` for Norwegian; for languages without a lexicon only sentences
 * with a full stop and short texts without one are distinguished.
 */
export function formOf(text: string, language: string): Form {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  if (!/\p{L}/u.test(trimmed) || trimmed.length > 500 || NOT_PROSE.test(trimmed)) return 'fragment'
  if (/[?？]["”»]?$/u.test(trimmed)) return 'fragment'
  const lexicon = lexiconOf(language)
  if (!lexicon) return formByShape(trimmed)
  const sentences = sentencesOf(trimmed, language)
  if (sentences.length > 1)
    return sentences.every((sentence) => formOf(sentence, language) === 'sentence')
      ? 'sentence'
      : 'fragment'
  const bare = trimmed.replace(/(?<![.!])[.!]+$/, '')
  const all = splitWords(bare, lexicon.grammar)
  if (all.lower.length === 0) return 'fragment'
  return formOfWords(bare + (trimmed.endsWith('!') ? '!' : ''), language, all)
}
