import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { anyOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import { formOf } from '../text/sentence-form.ts'
import { countWords, lowerWordsOf } from '../text/words.ts'
import { activityOf, calmed, headOf, NOUN_FIRST, smallWork } from './activity.ts'
import { addressed, speaksToOne } from './address.ts'
import {
  DASH,
  losesParticle,
  shortened,
  withAnd,
  briefList,
  PURPOSE,
  withoutPraise,
  withoutStop,
  withSharedEnd,
  withoutExamples,
  withoutTail,
  withoutVaguePart,
  withStop,
} from './cut.ts'
import type { Letters } from '../languages/letters.ts'
import { COPULA, withoutKind } from './kind-clause.ts'
import { plainer } from './plainer.ts'
import { endsOpen, isOfThePast } from './unfit-offer.ts'
import { inOwnVoice, type Sender, type Voice } from './we-form.ts'

/** What the sender sells, as email 1 says it: a whole sentence, or a noun phrase for a frame. */
export type OfferLine =
  | { kind: 'sentence'; text: string; voice: Voice }
  | { kind: 'phrase'; text: string; place?: string }

const MAX_WORDS = 25
const MIN_WORDS = 3
const MIN_SENTENCE_WORDS = 5
const DOMAIN = /\p{L}\.(?:com|net|org|de|es|fr|it|nl|pt|br|se|no|dk|ch|at|uk)(?!\p{L})/iu
const MAX_PHRASE_WORDS = 16

/** "Fitted furniture since 1928": the year, which is said as proof. */
const SINCE_YEAR = new RegExp(
  String.raw`\s(?:${anyOf('sinceYear')})\s(?:19|20)\d{2}(?!\p{N})`,
  'iu',
)
/** "A complete offer for homes": a noun that no one does. */
const OFFERING = new RegExp(String.raw`(?:${anyOf('offerings')})$`, 'iu')
/** "We have introduced the scheme", "we had tried": a past action, which no one buys. */
const DONE_ONCE = new RegExp(String.raw`^(?:${anyOf('doneOnce')})`, 'u')

/** "Try & Hire" in running text is a name, which German shows by no capital. */
const NAMED_PAIR = /(?<=\p{Ll},?\s\p{Lu}\p{L}{1,20})\s&(?=\s\p{Lu})/u

const withoutBrackets = (text: string, { letters: { and }, language }: Sender) =>
  text
    .replace(/\s?\([^()]*\)/g, '')
    .split(NAMED_PAIR)
    .map((part) => part.replace(/ &\s/g, ` ${and} `))
    .join(language === 'de' ? ` ${and}` : ' &')
    .replace(/(?<!!)!+$/, '.')

/** "Halden – loggers for cold chains", "Loggers | Halden": the offer without the name. */
function withoutName(text: string, company: string): string {
  if (!company) return text
  // "Halden, loggers for cold chains", not "Halden, Milling and Turning", a list of names.
  const named = text.toLowerCase().startsWith(`${company.toLowerCase()}, `)
  if (named && /^\p{Ll}/u.test(text.slice(company.length + 2)))
    return upperFirst(text.slice(company.length + 2))
  const parts = text.split(/\s[–—|-]\s|:\s/u)
  if (parts.length < 2) return text
  const first = lowerWordsOf(company)[0]
  const rest = parts.filter((part) => lowerWordsOf(part)[0] !== first || countWords(part) > 6)
  return rest.length > 0 && rest.length < parts.length ? rest[0]! : text
}

const PLACE = new RegExp(
  String.raw`^\s(?:${anyOf('inTown', 'toTown', 'onPlace', 'fromTown')})\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}-]+){0,2}$`,
  'u',
)

const FROM_TOWN = new RegExp(String.raw`^\s(?:${anyOf('fromTown')})\s`, 'u')

/** " in Unna" of "Halden in Unna: loggers for cold chains"; empty for none. */
function placeOf(text: string, company: string): string {
  const [named = ''] = text.split(/\s[–—|-]\s|:\s/u)
  const isOwn = company !== '' && named.toLowerCase().startsWith(company.toLowerCase())
  const place = isOwn ? PLACE.exec(named.slice(company.length)) : null
  return (place?.[0] ?? '').replace(FROM_TOWN, ' in ')
}

/** Words of the longest "in the region of Halden". */
const MAX_PLACE_WORDS = 6

/** "Services in Halden": a place names no trade. */
const AT_PLACE = new RegExp(
  String.raw`\s(?:${anyOf('inTown', 'inCountry', 'onPlace')})\s(?=\p{Lu})`,
  'u',
)

/** Whether an offer names nothing that only this trade sells: "services in Halden". */
function isHollow(
  text: string,
  { language, letters }: Sender,
  name: readonly string[] = [],
): boolean {
  const { selling, grammar } = lexicons[language]
  const empty = new Set(
    [
      selling.vague,
      selling.fluff,
      selling.kinds,
      selling.offerVerbs,
      grammar.we,
      grammar.our,
      grammar.determiners,
      grammar.prepositions,
      grammar.finite,
      name,
    ]
      .flat()
      .flatMap(lowerWordsOf),
  )
  // "In Mechanical Works, Piping" names one.
  const place = AT_PLACE.exec(text)
  const isPlace =
    place !== null &&
    !text.slice(place.index).includes(',') &&
    countWords(text.slice(place.index)) <= MAX_PLACE_WORDS
  const { authority } = letters.details
  const named = isPlace ? text.slice(0, place.index) : text
  const head = named.replace(new RegExp(authority.source, 'giu'), '')
  const left = lowerWordsOf(head).filter((word) => !empty.has(word) && word.length >= 4)
  // "We are a certified agency": the one word that is left names no trade.
  return left.length === 0 || (head !== named && left.length === 1 && !activityOf(head, letters))
}

/** Whether a text without a verb can go before a colon. */
export function isNounPhrase(text: string, language: EmailLanguage, { cuts }: Letters): boolean {
  // "Indoor and outdoor painting" in one word: "binnen-" is half of one, and no preposition.
  const form = formOf(upperFirst(text.replace(/^\p{L}+-\s\p{Ll}+\s/u, '')), language)
  return (
    (form === 'verbless' || form === 'label' || (form === 'fragment' && countWords(text) === 1)) &&
    !cuts.oneReader.test(text) &&
    !/[:!?;–—…]|\s-\s|\d{3}/u.test(text) &&
    /^[\p{Lu}\p{L}]/u.test(text) &&
    countWords(text) <= MAX_PHRASE_WORDS &&
    !lexicons[language].grammar.determiners.includes(lowerWordsOf(text)[0] ?? '')
  )
}

/** Words in which a sentence of ours names its subject. */
const MAX_SUBJECT_PLACE = 8

/** Whether "we" is the subject, not "your family is welcome at our place". */
function speaksFirst(text: string, { language }: Sender): boolean {
  const { we, our, subjectless } = lexicons[language].grammar
  const words = lowerWordsOf(text).slice(0, MAX_SUBJECT_PLACE)
  const isOurs = our.includes(words[0] ?? '') && !we.includes(words[0] ?? '')
  return (
    isOurs || words.some((word) => we.includes(word)) || subjectless?.test(words[0] ?? '') === true
  )
}

/** "I am Ada Berg, a tax adviser": the name is in the signature. */
const ownName = ({ iAm }: Sender['letters']) =>
  new RegExp(
    `^(${iAm})` + String.raw`\s(?:\p{Lu}[\p{L}'’-]{1,30}\s){1,3}\p{Lu}[\p{L}'’-]{1,30},\s`,
    'u',
  )

type Said = Extract<OfferLine, { kind: 'sentence' }>

function asSentence(written: string, sender: Sender, leastWords: number): Said | null {
  const { letters, language } = sender
  const { text: own, voice } = inOwnVoice(
    plainer(written, sender).replace(ownName(letters), '$1 '),
    sender,
  )
  const text = addressed(asPartner(own, letters), letters)
  const [first, second] = sender.company.split(' ')
  const name = [first, second].filter(Boolean).join(' ')
  const isNamed = name.length > 3 && text.includes(name)
  if (voice === 'none' || (voice !== 'name' && isNamed) || DOMAIN.test(text)) return null
  if (voice === 'we' && (!speaksFirst(text, sender) || DONE_ONCE.test(text))) return null
  if (letters.we.thinks.exec(text)?.index === 0 || letters.ofCustomers.test(text)) return null
  if (voice === 'name' && isOfThePast(text, sender)) return null
  const stopped = withoutStop(text)
  // "To make your trade easier": a purpose that speaks to one reader, as the emails do not.
  const [aimed = ''] = speaksToOne(stopped, sender) ? stopped.split(PURPOSE) : [stopped]
  const whole = countWords(aimed) < MIN_SENTENCE_WORDS ? stopped : aimed
  const cut = withoutTail(withoutExamples(whole), letters)
  // "We are a slaughterhouse in Halden, which specializes in cattle": the clause says the work.
  const clause = cut === whole ? null : fieldOf(whole, sender, MAX_BEFORE_CLAUSE)
  if (clause && isBareFirm(cut, sender)) return clause
  const isLong = COPULA.test(whole) && countWords(whole) > MAX_COPULA_WORDS
  const field = isLong ? fieldOf(whole, sender, MAX_BEFORE_CLAUSE) : null
  if (field) return field
  const calm = withoutPraise(cut, letters)
  const plain = countWords(calm) < MIN_SENTENCE_WORDS ? withoutPraise(whole, letters) : calm
  const brief = shortened(plain, MAX_WORDS, letters)
  const short = brief && briefList(withAnd(brief, letters), letters)
  if (!short || countWords(short) < leastWords || /:\s/.test(short)) return null
  if (DASH.test(short) || endsOpen(short, language)) return null
  if (losesParticle(whole, short)) return null
  // "Halden was born of passion": the name itself says nothing.
  if (isHollow(short, sender, voice === 'name' ? [sender.company] : [])) return null
  return { kind: 'sentence', text: withStop(short), voice }
}

/** "A painting firm in Halden": what follows the article. */
function withoutArticle(text: string, language: EmailLanguage): string {
  const [first = ''] = text.split(' ')
  const isArticle = lexicons[language].grammar.determiners.includes(first.toLowerCase())
  return isArticle ? text.slice(first.length + 1) : text
}

/** "We are a" and Italian "Siamo una" with a noun, as its first letter asks. */
function joinedArticle(opening: string, noun: string): string {
  // "Virginia's first catering company".
  if (opening === 'We are a' && /^\p{Lu}\p{L}+['’]s\s/u.test(noun)) return `We are ${noun}`
  if (!/^[aeiouàèéìòù]/i.test(noun)) return `${opening} ${noun}`
  if (opening === 'Siamo una') return `${opening.slice(0, -1)}’${noun}`
  return `${opening}${opening.endsWith(' a') ? 'n' : ''} ${noun}`
}

/** "We are your partner" as "we are a partner". */
function asPartner(text: string, { cuts }: Letters): string {
  const [words, opening] = cuts.partners.find(([one]) => one.test(text)) ?? []
  if (!words || opening === undefined) return text
  const noun = text.replace(words, '')
  return opening === 'We are a ' ? joinedArticle('We are a', noun) : `${opening}${noun}`
}

/** Words of a sentence about what one is, behind which its field alone says more. */
const MAX_COPULA_WORDS = 16

/** Words before "specializing in" that still name one who sells, in a phrase and in a sentence. */
const MAX_BEFORE_FIELD = 8
const MAX_BEFORE_CLAUSE = 14

/** "We are a firm in Halden": who one is, without any work. */
const isBareFirm = (text: string, { letters, language }: Sender): boolean =>
  language !== 'de' &&
  COPULA.test(text) &&
  text.split(/\s/).every((word) => !letters.details.activity.test(word) || word.length < 4)

/** "Web developer specializing in shops": the field, as ours; null where none is named. */
function fieldOf(text: string, sender: Sender, mostBefore = MAX_BEFORE_FIELD): Said | null {
  const { letters } = sender
  const [words, opening] = letters.cuts.specialized
  const found = words.exec(text)
  if (!found || countWords(text.slice(0, found.index)) > mostBefore) return null
  const field = text.slice(found.index + found[0].length)
  const said = `${opening} ${withoutTail(field, letters)}`
  const isLong = countWords(said) > MAX_WORDS || countWords(said) < MIN_SENTENCE_WORDS - 1
  if (isLong || isHollow(upperFirst(field), sender) || speaksToOne(said, sender)) return null
  return { kind: 'sentence', text: withStop(said), voice: 'we' }
}

/** "Sworn translator for English": who one is, where the noun shows that it is one woman. */
function personOf(phrase: string, { letters, language }: Sender): Said | null {
  const { persons } = letters.cuts
  const { prepositions } = lexicons[language].grammar
  const words = phrase.split(' ')
  const end = words.findIndex((word) => prepositions.includes(word.toLowerCase()))
  const before = words.slice(0, end < 0 ? undefined : end).join(' ')
  if (!persons?.test(before) || countWords(phrase) > MAX_WORDS) return null
  const isFirst = language === 'de' && persons.test(words[0]!)
  const small = isFirst ? phrase : lowerFirst(phrase)
  return { kind: 'sentence', text: withStop(`${letters.iAm} ${small}`), voice: 'one' }
}

const SELF_EMPLOYED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('selfEmployed')})(?!\p{L})`, 'iu')

/** "Freelance lorry driver for race teams": who one is, in languages that need no article there. */
function aloneOf(phrase: string, { letters, language }: Sender): Said | null {
  if (!SELF_EMPLOYED.test(phrase) || countWords(phrase) > MAX_WORDS) return null
  if (formOf(phrase, language) === 'sentence' || /[,;:]/.test(phrase)) return null
  const english = /^[aeiou]/i.test(phrase) ? 'an ' : 'a '
  const article = language === 'en' ? english : ''
  const isSmall = language !== 'de' && !/^\p{Lu}{2}/u.test(phrase)
  const small = isSmall ? lowerFirst(phrase) : phrase
  return { kind: 'sentence', text: withStop(`${letters.iAm} ${article}${small}`), voice: 'one' }
}

/** The first preposition of a phrase, before its place or its customers. */
const AT_PREPOSITION = new RegExp(
  String.raw`\s(?:${anyOf('fieldOf', 'inTown', 'inCountry', 'toTown')})\s`,
  'u',
)

/** Whether "and" joins an activity to the first noun of a phrase. */
const headActivityAfter = (before: string, { letters }: Sender): boolean => {
  const [, after] = before.split(` ${letters.and} `)
  return after !== undefined && activityOf(after, letters) !== null
}

function asPhrase(whole: string, sender: Sender): OfferLine | null {
  const { letters, company, language } = sender
  const named = withoutStop(withoutName(whole, company))
  const calm = addressed(smallWork(calmed(named, language), sender), letters)
  const praised = withoutTail(calm, letters)
  const plain = withoutPraise(praised, letters)
  const isNoun = (one: string) => isNounPhrase(upperFirst(one), language, letters)
  // "Dynamic balancing": some words of praise belong to the trade.
  const cut = isNoun(praised) && !isNoun(plain) ? praised : plain
  const led = cut.replace(letters.cuts.lead, '').trim()
  // "Services in Halden": what follows the lead is a place.
  const isPlace = language !== 'de' && /^\p{Lu}/u.test(led) && !activityOf(led, letters)
  const calmer = (isPlace ? cut : calmed(led, language)).replace(SINCE_YEAR, '')
  const text = briefList(withSharedEnd(withoutVaguePart(calmer, letters), letters), letters)
  if (led !== cut && countWords(text) === 1 && !activityOf(text, letters)) return null
  const bare = withoutArticle(text, language)
  // "Consulting and training for offices": in Spanish, the first word is a firm as well.
  const [before = ''] = bare.split(AT_PREPOSITION)
  const isWork = NOUN_FIRST.has(language) && headActivityAfter(before, sender)
  const firm = isWork ? undefined : letters.cuts.firms.find(([noun]) => noun.test(bare))
  // "Halden Welding Company": the name alone.
  const isOwnName = company !== '' && bare.toLowerCase().startsWith(company.toLowerCase())
  // "Joiner, groundworks and rental in Halden": a list, of which a firm is one part.
  const [ofFirm = ''] = firm?.[0].exec(bare) ?? []
  const isListed = firm !== undefined && /^,\s/u.test(bare.slice(ofFirm.trimEnd().length))
  if (firm && (isOwnName || isListed)) return null
  if (firm) {
    const keeps = language === 'de' || /^\p{Lu}\p{L}+(?:[- ]based|['’]s)\s/u.test(bare)
    const small = keeps ? bare : lowerFirst(bare)
    if (countWords(bare) < MIN_WORDS || formOf(text, language) === 'imperative') return null
    return { kind: 'sentence', text: withStop(joinedArticle(firm[1], small)), voice: 'we' }
  }
  const person = personOf(bare, sender) ?? aloneOf(bare, sender)
  if (person) return person
  const field = fieldOf(named, sender)
  if (field) return field
  if (speaksToOne(text, sender) || letters.negation.test(text)) return null
  if (OFFERING.test(headOf(text, sender))) return null
  const phrase = upperFirst(text)
  // "Precision Engineering, Milling and Turning" of "Precision Engineering": a list of its work.
  const isNamed =
    company !== '' &&
    phrase.toLowerCase().startsWith(company.toLowerCase()) &&
    phrase[company.length] !== ','
  const isSaid = isNounPhrase(phrase, language, letters) && !DOMAIN.test(phrase) && !isNamed
  if (!isSaid || isHollow(phrase, sender)) return null
  return { kind: 'phrase', text: phrase, place: placeOf(whole, company) }
}

/** "Halden was founded in 2008 and is": the founding, which is said as proof. */
const FOUNDING = new RegExp(
  [
    String.raw`^((?:\S+\s){1,5}?)(?:\S+\s){0,6}(?:${anyOf('founded')})\s(?:[^\s,;–—]+\s){0,6}?`,
    String.raw`(?:${anyOf('and')})\s(?=\p{Ll})`,
  ].join(''),
  'u',
)

/** Without the clause of the founding, where the name of the company is its subject. */
function withoutFounding(text: string, { company }: Sender): string {
  const found = FOUNDING.exec(text)
  if (!found || company === '' || !text.startsWith(company)) return text
  return `${company} ${text.slice(found[0].length)}`
}

/** Sites that write everything small hide where a sentence ends. */
const NEXT_SENTENCE = /(?<=\p{L}{3}[.!])\s+(?=\p{Ll})/u

const MAX_LEGAL_FORM = 6

/** "Halden Ltd": the name with its legal form, which sells nothing. */
const isNameAlone = (text: string, company: string): boolean =>
  company !== '' &&
  text.toLowerCase().startsWith(company.toLowerCase()) &&
  text.slice(company.length).trim().length <= MAX_LEGAL_FORM

/**
 * What the sender sells in at most 25 words; null where the text cannot be said so.
 * @param isOwn a person wrote it, who means even "We clean offices."
 */
export function offerLine(text: string, named: Sender, isOwn = false): OfferLine | null {
  const sender = { ...named, company: withoutBrackets(named.company, named) }
  const [first = ''] = text.split(NEXT_SENTENCE)
  const [clause = ''] = first.split(/;\s/)
  const whole = withoutBrackets(
    ([clause, first].find((candidate) => countWords(candidate) >= MIN_SENTENCE_WORDS) ?? text)
      .replace(/[{}<>]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    sender,
  )
  if (!whole || whole.includes('?') || isNameAlone(whole, sender.company)) return null
  const form = formOf(whole, sender.language)
  if (form === 'imperative') return null
  const leastWords = isOwn ? MIN_WORDS : MIN_SENTENCE_WORDS
  const plain = withoutKind(withoutFounding(whole, sender), sender)
  const said = asSentence(plain, sender, leastWords)
  if (said && (form === 'sentence' || said.voice === 'we' || said.voice === 'one')) return said
  return form === 'sentence' ? null : asPhrase(whole, sender)
}
