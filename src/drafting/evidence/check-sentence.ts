import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email/email-languages.ts'
import { STANDARD_VARIABLES } from '#model/email/merge-variables.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { countWords, flat, lowerWordsOf } from '../text/words.ts'
import type { Register } from '../languages/letters.ts'
import { PRICE } from '../wording/price.ts'
import { otherLanguageOf } from '../writing/speaks.ts'
import { BANNED_TURNS, CLAIM_WORDS, SUPERLATIVES } from './claim-words.ts'
import type { ClaimedSentence, EvidenceFact } from './fact.ts'
import { namesIn } from './names.ts'
import { numbersOf } from './numbers.ts'
import { contentWordsOf, everydayStems, speaksOfUs, stemOf, stemsOf } from './reading.ts'

/** What sentences are held against. */
export interface Evidence {
  facts: readonly EvidenceFact[]
  /** Of the email. */
  language: EmailLanguage
  address: Register
  /** Words that the person never uses. */
  avoid: readonly string[]
  /** Addresses that emails may contain, such as that of the call to action. */
  links: readonly string[]
}

export const MAX_SENTENCE_WORDS = 34

const VARIABLE = /\{\{\s*([a-z_]+)\s*\|([^{}|]+)\}\}/g
const plainOf = (text: string) =>
  text.replace(VARIABLE, (_all, _name, fallback: string) => fallback)

/** The written words of a sentence, without its variables. */
const withoutVariables = (text: string) => text.replace(VARIABLE, ' ')

interface Checked extends Evidence {
  /** As written. */
  raw: string
  /** With its variables filled. */
  plain: string
  /** Without its variables. */
  own: string
  cited: readonly EvidenceFact[]
  /** All that the cited facts say, with the company's name. */
  said: string
  /** Whether the cited facts are in the language of the sentence. */
  isSameLanguage: boolean
}

/** Finds one kind of fault; returns the reason as a sentence, or null. */
type SentenceCheck = (sentence: Checked) => string | null

const checkForm: SentenceCheck = ({ raw, plain }) => {
  if (raw.trim() === '' || !/\p{L}/u.test(plain)) return 'It is empty.'
  if (/[<>`*_#[\]]|\n|\|(?![^{}]{0,100}\}\})/.test(raw.replace(VARIABLE, '')))
    return 'It has markup or a line break.'
  if (!/[.?!:…]["”»“’)]?$/u.test(raw.trim())) return 'It does not end as a sentence does.'
  if (/\p{Extended_Pictographic}/u.test(raw)) return 'It has an emoji.'
  const words = countWords(plain)
  if (words > MAX_SENTENCE_WORDS) return `It has ${words} words; use at most ${MAX_SENTENCE_WORDS}.`
  if ((raw.match(/\?/g) ?? []).length > 1) return 'It asks more than one question.'
  return (raw.match(/!/g) ?? []).length > 0 ? 'It has an exclamation mark.' : null
}

const checkVariablesOf: SentenceCheck = ({ raw }) => {
  const unknown = [...raw.matchAll(VARIABLE)].find(
    (match) => !STANDARD_VARIABLES.some((name) => name === match[1]),
  )
  if (unknown) return `There is no variable ${unknown[0]}.`
  return /[{}]/.test(raw.replace(VARIABLE, ''))
    ? 'It has a variable that is not written as {{name|fallback}}.'
    : null
}

const DOMAINS =
  'com|net|org|io|de|at|ch|fr|es|it|nl|pt|se|no|dk|eu|uk|example|app|dev|info|biz|ru|cn|co|ai'
const ADDRESS = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+`,
    String.raw`(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:${DOMAINS})(?![\w-])`,
  ].join('|'),
  'giu',
)

const checkLinks: SentenceCheck = ({ raw, links, said }) => {
  const foreign = [...raw.matchAll(ADDRESS)]
    .map(([found]) => found.replace(/(?<![.,;:!?)])[.,;:!?)]+$/, ''))
    // "Node.js" and the like are names, where a fact has them.
    .find((found) => !links.includes(found) && !(said.includes(found) && !/[@/]/.test(found)))
  return foreign ? `It has an address, "${foreign}".` : null
}

const checkLanguage: SentenceCheck = ({ plain, language }) =>
  otherLanguageOf(plain, language) ? 'It is in another language than the email.' : null

const checkAddress: SentenceCheck = ({ own, language, address }) => {
  const words = lettersOf[language].address
  const other = words?.[address === 'formal' ? 'informal' : 'formal']
  return other?.test(own) && !words![address].test(own)
    ? `It addresses the reader ${address === 'formal' ? 'informally' : 'formally'}.`
    : null
}

/** Whether a text has one of the beginnings, at the beginning of a word. */
function startsOf(text: string, beginnings: string): string | null {
  const lower = ` ${text.toLowerCase().replaceAll('’', "'")} `
  const found = beginnings
    .replaceAll('’', "'")
    .split('|')
    .find((beginning) => {
      for (let at = lower.indexOf(beginning); at !== -1; at = lower.indexOf(beginning, at + 1))
        if (!/[\p{L}\p{N}]/u.test(lower.charAt(at - 1))) return true
      return false
    })
  return found?.trim() ?? null
}

const checkTurns: SentenceCheck = ({ own, language, avoid }) => {
  const turn = startsOf(own, BANNED_TURNS[language])
  if (turn) return `It uses "${turn}", which emails do without.`
  const lower = flat(own)
  const avoided = avoid.find((word) => word.trim() && lower.includes(flat(word)))
  return avoided ? `It uses "${avoided}", which the sender avoids.` : null
}

const checkPrice: SentenceCheck = ({ own }) =>
  PRICE.test(own) ? 'It names a price. Prices belong in a quote.' : null

/** The numbers of a fact; a translated sentence may have them in words of another language. */
const numbersOfFact = ({ text }: EvidenceFact, language: EmailLanguage, isSameLanguage: boolean) =>
  (isSameLanguage ? [language] : EMAIL_LANGUAGES).flatMap((one) => numbersOf(text, one))

const checkNumbers: SentenceCheck = ({ own, language, cited, isSameLanguage }) => {
  for (const number of numbersOf(own, language)) {
    const same = cited.filter((fact) =>
      numbersOfFact(fact, language, isSameLanguage).some(
        ({ value, isShare }) => value === number.value && isShare === number.isShare,
      ),
    )
    if (same.length === 0) return `The number "${number.written}" is in no cited fact.`
    const isUnitKnown =
      !isSameLanguage ||
      number.isShare ||
      contentWordsOf(number.unit, language).length === 0 ||
      same.some(({ text }) => stemsOf(text).has(stemOf(number.unit)))
    if (!isUnitKnown) return `No cited fact counts ${number.written} "${number.unit}".`
  }
  return null
}

const checkNames: SentenceCheck = ({ own, language, said, isSameLanguage }) => {
  const [name] = namesIn(own, language, { stems: stemsOf(said), isTranslated: !isSameLanguage })
  return name ? `The name "${name}" is in no cited fact.` : null
}

const QUOTED = /[“"„«]([^“”"„«»]+)[”"“»]/gu
const tight = (text: string) => flat(text).trim()

/** A word that a reader may answer with: a short “no” is enough. */
const isAnswer = (words: string, language: EmailLanguage) =>
  lowerWordsOf(words).length === 1 && everydayStems(language).has(stemOf(tight(words)))

const checkQuotations: SentenceCheck = ({ own, said, language }) => {
  const known = tight(said)
  const invented = [...own.matchAll(QUOTED)].find(
    ([, words]) => !known.includes(tight(words!)) && !isAnswer(words!, language),
  )
  return invented ? `The words in quotation marks, "${invented[1]}", are in no cited fact.` : null
}

const checkSuperlatives: SentenceCheck = ({ own, language, said, isSameLanguage }) => {
  const { pattern, not } = SUPERLATIVES[language]
  const ordinary = new Set(not.split('|'))
  const find = (text: string) =>
    [...text.toLowerCase().matchAll(new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu'))]
      .map(([found]) => found)
      .filter((found) => !ordinary.has(found))
  const known = new Set(find(said))
  const invented = find(own).find((found) => isSameLanguage && !known.has(found))
  return invented ? `The superlative "${invented}" is in no cited fact.` : null
}

const checkClaims: SentenceCheck = ({ own, language, said }) => {
  for (const words of Object.values(CLAIM_WORDS)) {
    const claim = startsOf(own, words[language])
    const isSaid = Object.values(words).some((beginnings) => startsOf(said, beginnings))
    if (claim && !isSaid) return `It claims "${claim}", which no cited fact says.`
  }
  return null
}

/** Words that a sentence without a fact may add, and one that speaks of the sender. */
const MAX_FREE_WORDS = 3
const MAX_FREE_WORDS_OF_US = 1

const checkSupport: SentenceCheck = ({ own, language, cited, said, isSameLanguage }) => {
  const content = contentWordsOf(own, language)
  const known = stemsOf(said)
  const foreign = content.filter((word) => !known.has(stemOf(word)))
  if (cited.length > 0) {
    if (!isSameLanguage) return null
    const isPoor = foreign.length >= 3 && foreign.length > content.length - foreign.length
    return isPoor ? `It says more than its facts: "${foreign.slice(0, 3).join('", "')}".` : null
  }
  const max = speaksOfUs(own, language) ? MAX_FREE_WORDS_OF_US : MAX_FREE_WORDS
  return foreign.length > max
    ? `It cites no fact and says something: "${foreign.slice(0, 3).join('", "')}".`
    : null
}

/** All checks by name, in the order in which their reasons are given. */
export const sentenceChecks = {
  form: checkForm,
  variables: checkVariablesOf,
  links: checkLinks,
  language: checkLanguage,
  address: checkAddress,
  turns: checkTurns,
  price: checkPrice,
  numbers: checkNumbers,
  names: checkNames,
  quotations: checkQuotations,
  superlatives: checkSuperlatives,
  claims: checkClaims,
  support: checkSupport,
} satisfies Record<string, SentenceCheck>

export type SentenceFault = { check: keyof typeof sentenceChecks; reason: string }

/** The facts that a sentence cites, each once, of those that exist. */
export const citedFacts = (
  { facts: ids }: ClaimedSentence,
  facts: readonly EvidenceFact[],
): EvidenceFact[] => facts.filter(({ id }) => ids.includes(id))

/**
 * Why a sentence may not be used: every number, name, quotation, superlative and claim must be in
 * the facts that it cites, and its form must be that of the email. Null when it may be used.
 */
export function checkSentence(sentence: ClaimedSentence, evidence: Evidence): SentenceFault | null {
  const cited = citedFacts(sentence, evidence.facts)
  const name = evidence.facts.find(({ kind }) => kind === 'name')
  const said = [name, ...cited]
    .map((fact) => `${fact?.text ?? ''} ${fact?.speaker ?? ''}`)
    .join(' . ')
  const checked: Checked = {
    ...evidence,
    raw: sentence.text,
    plain: plainOf(sentence.text),
    own: withoutVariables(sentence.text),
    cited,
    said,
    isSameLanguage: cited.every(({ text }) => isIn(text, evidence.language)),
  }
  for (const [check, find] of Object.entries(sentenceChecks)) {
    const reason = find(checked)
    if (reason) return { check: check as SentenceFault['check'], reason }
  }
  return null
}

/** A text that is too short for a language counts as one in the language of the email. */
const isIn = (text: string, language: EmailLanguage) =>
  lowerWordsOf(text).length === 0 || otherLanguageOf(text, language) === null
