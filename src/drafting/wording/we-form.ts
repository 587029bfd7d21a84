import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { allOf, anyOf, traitsOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import { lowerWordsOf } from '../text/words.ts'
import type { Letters } from '../languages/letters.ts'

/** Who speaks in a sentence: "we", "I", the company by its name, or no one. */
export type Voice = 'we' | 'one' | 'name' | 'none'

export interface Voiced {
  text: string
  voice: Voice
}

export interface Sender {
  company: string
  language: EmailLanguage
  letters: Letters
}

const ARTICLE = new RegExp(
  String.raw`^(?:(?:${anyOf('articles')})\s|${anyOf('elidedArticles')})`,
  'iu',
)
/** "De Wtta bouwt": another subject than the company, which its article shows. */
const OTHER_SUBJECT = new RegExp(String.raw`^(?:${anyOf('subjectArticles')})\s`, 'u')
/** "The laboratory" of "the laboratory Halden". */
const NOUN = /^\p{Ll}+\s/u
/** "Halden Loggers GmbH" of "Halden": words with capitals that belong to the name. */
const MORE_NAME =
  /^(?:\.(?:com|net|org|eu|[a-z]{2})(?!\p{L})|\.(?=\s))?(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}.&+-]*){0,3}/u
/** A name at the beginning of an offer: words with capitals before one in small letters. */
const ANY_NAME = /^(?:\p{Lu}[\p{L}\p{N}.&'’+-]*\s){2,5}(?=\p{Ll})/u
/** The same in German, where all nouns have capitals. */
const SHOUTED_NAME = /^(?:\p{Lu}{2}[\p{Lu}\p{N}.&+-]*\s){1,3}(?=\p{Ll})/u
/** "HCL provides": the letters by which a company calls itself. */
const LETTERS_NAME = /^\p{Lu}{2,6}\s(?=\p{Ll})/u
/** Words between the subject and its verb: "from Buren", "since 1998". */
const MAX_BETWEEN = 5

/** Words from a verb in which a definition says what kind of company it is about. */
const MAX_TO_KIND = 8
const COPULAS = new Set(allOf('is'))

const words = (text: string) => text.split(' ').filter(Boolean)
const bareWord = (word: string) => word.toLowerCase().replace(/(?<![,.;:])[,.;:]+$/u, '')

const isPronoun = (word: string, { language }: Sender) =>
  lexicons[language].grammar.we.includes(word)

/** In small letters with one kind of apostrophe, of which sites mix two. */
const sameMarks = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** "J. F. Halden" as "J.F. Halden": sites write initials both ways. */
const withInitials = (text: string) => text.replace(/(?<=\p{Lu}\.)\s(?=\p{Lu}\.)/gu, '')

/** The text after the company's name, which an article may precede; null for another beginning. */
function afterName(text: string, company: string): string | null {
  if (!company) return null
  const plain = text.replace(ARTICLE, '')
  // "Halden" is not the subject of "Haldens are builders".
  const bare = [text, plain, plain.replace(NOUN, '')].find(
    (candidate) =>
      sameMarks(candidate).startsWith(sameMarks(company)) &&
      !/^[\p{L}\p{N}]/u.test(candidate.slice(company.length)),
  )
  if (bare !== undefined) return bare.slice(company.length).replace(MORE_NAME, '')
  const short = [initialsOf(company), firstNameOf(company)].find(
    (candidate) => candidate !== '' && plain.startsWith(`${candidate} `),
  )
  return short === undefined ? null : plain.slice(short.length)
}

/** "4Halden" of "4Halden Bio Engineering": a word that is no common one, as its signs show. */
const firstNameOf = (company: string): string => {
  const [first = '', ...others] = company.split(' ')
  const isCoined = /\d\p{Lu}|\p{Ll}\p{Lu}|^\p{Lu}{3}/u.test(first)
  return others.length > 0 && isCoined ? first : ''
}

const MIN_INITIALS = 3

/** "HCL" of "Halden Cold Loggers Ltd", as firms call themselves; empty for a short name. */
function initialsOf(company: string): string {
  const initials = company
    .split(/[\s-]+/)
    .map((word) => /^\p{Lu}/u.exec(word)?.[0] ?? '')
    .join('')
  return initials.length >= MIN_INITIALS ? initials : ''
}

/** Who speaks, as the sentence is written. */
export function voiceOf(text: string, sender: Sender): Voice {
  const { language, company } = sender
  const { grammar } = lexicons[language]
  const words = lowerWordsOf(text)
  if (words.some((word) => grammar.singular.includes(word))) return 'one'
  const hasWe =
    words.some((word) => isPronoun(word, sender) || grammar.our.includes(word)) ||
    grammar.subjectless?.test(words[0] ?? '') === true
  if (hasWe) return 'we'
  const after = afterName(text, company)
  return after !== null && /^\s\p{Ll}/u.test(after) ? 'name' : 'none'
}

/** The text after the subject that means the sender; null where another subject opens it. */
function afterSubject(text: string, { company, letters, language }: Sender): string | null {
  const own = letters.we.subjects.exec(text)
  if (own) return text.slice(own[0].length)
  const named = afterName(text, company)
  if (named !== null) return named
  if (OTHER_SUBJECT.test(text)) return null
  const other =
    language === 'de' ? SHOUTED_NAME.exec(text) : (ANY_NAME.exec(text) ?? LETTERS_NAME.exec(text))
  const rest = other ? text.slice(other[0].length) : ''
  const [verb = '', ...after] = words(rest).slice(0, MAX_TO_KIND).map(bareWord)
  // "Project Management is an approach": a term, and no company.
  const { kinds } = lexicons[language].selling
  if (COPULAS.has(verb) && !after.some((word) => kinds.includes(word))) return null
  return letters.we.verbs[verb] ? rest : null
}

/** Participles that agree with the subject: "specializzata" becomes "specializzati". */
const agreeing = (text: string, language: EmailLanguage): string => {
  if (language === 'fr')
    return text.replace(/^((?:sommes|étions|avons été) \p{L}+)ée?(?= )/u, '$1és')
  if (language === 'it')
    return text
      .replace(/^siamo stat[ao] (\p{L}+)[ao](?= )/u, 'siamo stati $1i')
      .replace(/^(siamo \p{L}+)[ao](?= (?:in|ne))/u, '$1i')
  if (language === 'es' || language === 'pt')
    return text
      .replace(/^(fuimos|fomos) (\p{L}+)[ao](?= )/u, '$1 $2os')
      .replace(/^(somos \p{L}+)[ao](?= em? )/u, '$1os')
  return text
}

const endsClause = (word: string): boolean => /[,;]$/u.test(word)

/** Replaces the verbs that "and" joins to the first one, and the third person's ownership. */
function joined(rest: readonly string[], { letters, language }: Sender): string {
  const { verbs, own } = letters.we
  const ends = new Set([letters.and, language === 'en' ? '&' : ''])
  const { relatives } = lexicons[language].grammar
  const { clauseOpeners } = traitsOf[language]
  // "A firm that plans and builds": the verbs of a clause are those of the firm.
  const clause = rest.findIndex((word, at) => at > 0 && clauseOpeners.includes(bareWord(word)))
  return rest
    .map((word, at) => {
      if (clause >= 0 && at > clause && !rest.slice(clause, at).some(endsClause)) return word
      const bare = bareWord(word)
      // "A workshop that distinguishes itself": the clause is about the workshop.
      const isOfClause = relatives.includes(bareWord(rest[at - 1] ?? ''))
      const owned = isOfClause ? undefined : own[bare]
      if (owned !== undefined) return word.replace(/^\p{L}+/u, owned)
      const form = verbs[bare]
      const before = bareWord(rest[at - 1] ?? '')
      const isJoined = ends.has(before) || (rest[at - 1] ?? '').endsWith(',')
      const isFollowed = lexicons[language].grammar.determiners.includes(
        bareWord(rest[at + 1] ?? ''),
      )
      const isNoun = letters.details.activity.test(bare) && language !== 'en' && !isFollowed
      return form && isJoined && !isNoun && /^\p{Ll}/u.test(word)
        ? word.replace(/^\p{L}+/u, form)
        : word
    })
    .join(' ')
}

/** The we-form of a regular verb in the third person; null where its form is not regular. */
const REGULAR: Partial<Record<EmailLanguage, (verb: string) => string | null>> = {
  en: (verb) => {
    if (verb.endsWith('ies')) return verb.replace(/ies$/, 'y')
    if (/(?:sh|ch|x|ss|zz)es$/.test(verb)) return verb.slice(0, -2)
    return /[^su]s$/.test(verb) && !verb.endsWith('ings') ? verb.slice(0, -1) : null
  },
  de: (verb) => {
    if (verb.endsWith('iert')) return verb.replace(/t$/, 'en')
    if (/e[lr]t$/.test(verb)) return verb.replace(/t$/, 'n')
    if (/[dt]et$/.test(verb)) return verb.replace(/et$/, 'en')
    return /[^s]t$/.test(verb) ? verb.replace(/t$/, 'en') : null
  },
  fr: (verb) => {
    if (verb.endsWith('ge')) return `${verb}ons`
    return /[^eéu]e$/.test(verb) ? verb.replace(/ce$/, 'çe').replace(/e$/, 'ons') : null
  },
  it: (verb) =>
    /[^i]a$/.test(verb) ? verb.replace(/([cg])a$/, '$1ha').replace(/a$/, 'iamo') : null,
  es: (verb) => (verb.endsWith('a') ? `${verb}mos` : null),
  pt: (verb) => (verb.endsWith('a') ? `${verb}mos` : null),
  sv: (verb) => (verb.endsWith('r') ? verb : null),
  nb: (verb) => (verb.endsWith('r') ? verb : null),
  da: (verb) => (verb.endsWith('r') ? verb : null),
}

const MIN_VERB_LETTERS = 4

/** The we-form of a word that follows the company's name; null where it can be no verb. */
function weFormOf(word: string, { letters, language }: Sender): string | null {
  const bare = bareWord(word)
  const known = letters.we.verbs[bare]
  if (known !== undefined) return known
  // "Berg & Dahl have advised": English firms are plural as often.
  if (language === 'en' && Object.values(letters.we.verbs).includes(bare)) return bare
  const { prepositions, determiners, adverbs } = lexicons[language].grammar
  const isSmall = [prepositions, determiners, adverbs].some((list) => list.includes(bare))
  const isWord = /^\p{Ll}+$/u.test(bare) && bare.length >= MIN_VERB_LETTERS && !isSmall
  return isWord ? (REGULAR[language]?.(bare) ?? null) : null
}

/** How many words the verbs at the beginning take: "traces, labels and tests" takes four. */
function verbRun(rest: readonly string[], sender: Sender): number {
  let at = 0
  while (at < rest.length) {
    if (!weFormOf(rest[at]!, sender)) return at
    const isComma = rest[at]!.endsWith(',')
    const isOpen = isComma || bareWord(rest[at + 1] ?? '') === sender.letters.and
    if (!isOpen) return at + 1
    at += isComma ? 1 : 2
    if (bareWord(rest[at] ?? '') === sender.letters.and) at++
  }
  return at
}

/** Products that are no "we": "Halden is software". */
const isProduct = (rest: readonly string[], { letters }: Sender): boolean =>
  letters.sales.software.test(rest.slice(1, 5).join(' '))

/** Where the verb of the subject is among the words after it; -1 for no known verb. */
function verbPlace(rest: readonly string[], sender: Sender): { at: number; end: number } {
  const { letters } = sender
  const start = letters.we.own[bareWord(rest[0] ?? '')] === undefined ? 0 : 1
  const run = verbRun(rest.slice(start), sender)
  if (run > 0 && /^\p{Ll}/u.test(rest[start]!)) return { at: start, end: start + run }
  const at = rest
    .slice(0, MAX_BETWEEN + 1)
    .findIndex((word) => letters.we.verbs[bareWord(word)] !== undefined)
  const between = rest.slice(0, Math.max(0, at))
  const isPlain = !between.some((word) => word.endsWith(',') || bareWord(word) === letters.and)
  return at > 0 && isPlain ? { at, end: at + 1 } : { at: -1, end: -1 }
}

/** Words before a clause that a sentence can do without. */
const MIN_BEFORE_CLAUSE = 7

/** "A workshop for boats that has its crane here": without a clause in the third person. */
function withoutOwned(text: string, { letters, language }: Sender): string | null {
  const at = letters.we.thirdPerson?.exec(text)?.index
  if (at === undefined) return text
  const { relatives } = lexicons[language].grammar
  const clause = new RegExp(
    String.raw`${letters.we.isInverted ? ',' : ',?'}\s(?:${relatives.join('|')})\s`,
    'giu',
  )
  const start = [...text.slice(0, at).matchAll(clause)].at(-1)?.index ?? 0
  const head = text.slice(0, start)
  return words(head).length >= MIN_BEFORE_CLAUSE ? head : null
}

/** Languages in which a verb in the third person, without a subject, can be no order. */
const NO_ORDER: ReadonlySet<EmailLanguage> = new Set(['en', 'de', 'nl', 'fr', 'da', 'nb', 'sv'])

/** "Specializes in heating": a verb whose subject the heading above it names. */
function opensWithVerb(text: string, { letters, language }: Sender): boolean {
  const [first = '', next = ''] = words(text).map(bareWord)
  const { finite, ambiguous, nouns } = lexicons[language].grammar
  const isVerb =
    letters.we.verbs[first] !== undefined &&
    (finite.includes(first) || (language === 'en' && /i[sz]es$/u.test(first)))
  const isClear = !ambiguous?.test(first) && !nouns.includes(first) && !COPULAS.has(first)
  return (
    isVerb &&
    isClear &&
    NO_ORDER.has(language) &&
    next !== '' &&
    !lexicons[language].grammar.subjects.includes(next)
  )
}

/** "Halden AB:s main work": the company is not the subject. */
const GENITIVE = /^(?:\s?\p{Lu}{2,4})?(?::s|['’]s)\s/u

/** A sentence about the company with "we" as its subject; null where a verb is not known. */
function fromThird(whole: string, sender: Sender): string | null {
  const { letters, language } = sender
  const text = withoutOwned(whole, sender)
  const named = text === null ? null : afterSubject(text, sender)
  const isOpen = named === null && text !== null && opensWithVerb(text, sender)
  const after = isOpen ? lowerFirst(text) : named
  if (after === null || lowerWordsOf(after).includes(letters.we.object)) return null
  if (GENITIVE.test(after)) return null
  // "Halden, founded in 1976, builds": an aside between the subject and its verb.
  const rest = words(after.replace(/^,[^,:;]{1,70},\s/u, ' '))
  const { at, end } = verbPlace(rest, sender)
  if (at < 0) return null
  if (COPULAS.has(bareWord(rest[at]!)) && isProduct(rest.slice(at), sender)) return null
  const verbs = rest
    .slice(at, end)
    .map((word) => word.replace(/^[\p{L}’'-]+/u, weFormOf(word, sender) ?? bareWord(word)))
  const own = at > 0 ? letters.we.own[bareWord(rest[at - 1]!)] : undefined
  const said = [own ?? '', ...verbs, joined(rest.slice(end), sender)].filter(Boolean).join(' ')
  return [letters.we.pronoun, agreeing(said, language)].filter(Boolean).join(' ')
}

/** Openings before "we": "At Halden,", "From design to repair,". */
const OPENS = new RegExp(String.raw`^(?:${anyOf('openings')})\s`, 'iu')
const MAX_OPENING = 200

/** "Bei Halden in Unna bauen wir": the verb before its subject, after the name and a place. */
const INVERTED = new RegExp(
  String.raw`^(?:\s(?:${anyOf('inPlaceOfCompany')})\s\p{Lu}[\p{L}-]+)?\s(\p{Ll}+)\s(?:${anyOf('weAfterVerb')})\s`,
  'u',
)

/** "Bei der", before the name of the company. */
const AT_COMPANY = new RegExp(
  String.raw`^(?:${anyOf('atCompany')})\s(?:(?:${anyOf('companyArticles')}) )?`,
  'iu',
)

/** "Offriamo": a verb that says "we" alone. */
const WE_VERB = new RegExp(String.raw`^\p{Ll}+(?:${anyOf('weEndings')})\s`, 'u')

/** "Auch fertigen wir": a sentence that adds to another one, which an email does not have. */
const ADDED = new RegExp(String.raw`^(?:${anyOf('also')})\s(\p{Ll}+)\s(?:wir|we|wij|vi)\s`, 'iu')

/** "At Halden, we build": what follows the opening that names the company or a place. */
function withoutOpening(text: string, sender: Sender): string {
  const { letters, company } = sender
  const { pronoun, isInverted } = letters.we
  if (isInverted) {
    const added = ADDED.exec(text)
    if (added) return `${pronoun} ${added[1]} ${text.slice(added[0].length)}`
    const place = AT_COMPANY.exec(text)
    const rest = place ? afterName(text.slice(place[0].length), company) : null
    const inverted = rest === null ? null : INVERTED.exec(rest)
    return inverted ? `${pronoun} ${inverted[1]} ${rest!.slice(inverted[0].length)}` : text
  }
  if (!OPENS.test(text)) return text
  const isOwn = pronoun ? new RegExp(`^${pronoun}\\s`, 'iu') : WE_VERB
  for (let at = text.indexOf(', '); at > 0 && at < MAX_OPENING; at = text.indexOf(', ', at + 1))
    if (isOwn.test(text.slice(at + 2))) return text.slice(at + 2)
  return text
}

/** "At Halden, we offer" in a language that puts the verb first: the second "we" goes. */
const TWICE_WE = new RegExp(
  String.raw`^((?:${anyOf('weFirst')}) \p{Ll}+) (?:${anyOf('weTwice')})(?=\s)`,
  'u',
)

/**
 * A sentence of the site as the sender would say it. The company's name stays the subject where a
 * verb is not known.
 */
export function inOwnVoice(sentence: string, named: Sender): Voiced {
  const sender = { ...named, company: withInitials(named.company) }
  const text = withoutOpening(withInitials(sentence.replace(/\s+/g, ' ').trim()), sender)
  const third = fromThird(text, sender)
  if (third) return { text: upperFirst(third).replace(TWICE_WE, '$1'), voice: 'we' }
  return { text: upperFirst(text), voice: voiceOf(text, sender) }
}
