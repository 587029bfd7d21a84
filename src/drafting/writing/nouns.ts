import { countWords } from '../text/words.ts'
import { anyOf, traitsOf } from '../languages/all-traits.ts'
import type { Letters } from '../languages/letters.ts'
import { calmed, GERMAN_ADJECTIVE } from '../wording/activity.ts'
import { isNounPhrase } from '../wording/offer-line.ts'
import type { Sender } from '../wording/we-form.ts'

const MAX_NOUNS = 4
const MIN_NOUNS = 3
const MAX_NOUN_WORDS = 5
/** Letters at the end of plural nouns of one kind. */
const ENDING = 2

/** Whether a name or a list has a word for work, not only for things. */
export const namesWork = (text: string, { details }: Letters): boolean =>
  text.split(/[\s-]+/).some((word) => details.activity.test(word))

/** "Types of entries", "Services and fees": a heading over work, and not its name. */
const OF_KINDS = new RegExp(String.raw`^(?:${anyOf('kindsOf')})\s`, 'iu')

/** Whether nouns are of one kind: activities, goods of a trader, or things by their ending. */
function areOneKind(nouns: readonly string[], letters: Letters, areGoods: boolean): boolean {
  if (nouns.every((noun) => namesWork(noun, letters))) return true
  if (areGoods && !nouns.some((noun) => namesWork(noun, letters))) return true
  if (nouns.length < MIN_NOUNS) return false
  const endings = new Set(nouns.map((noun) => noun.toLowerCase().slice(-ENDING)))
  return endings.size === 1
}

/** A noun in small letters inside of a sentence, where it is none that keeps its capital. */
const small = (text: string, { language, letters }: Sender): string =>
  (language === 'de' && !GERMAN_ADJECTIVE.test(text)) ||
  /^\p{Lu}{2}|^\p{Lu}\p{L}*\p{Lu}/u.test(text) ||
  letters.cuts.ofNation?.test(text.split(' ')[0]!)
    ? text
    : text.replace(/^\p{Lu}(?:\p{Ll}*-\p{Lu}(?=\p{Ll}))?/u, (start) => start.toLowerCase())

/**
 * The bare nouns among the names of services, of one kind only.
 * @param areGoods the names are those of things that the sender trades in
 * @param isAll any kinds, where nothing else says what the sender does
 */
export function nounsOf(
  services: readonly string[],
  { language, letters }: Sender,
  areGoods = false,
  isAll = false,
): string[] {
  const nouns = services
    .flatMap(parted)
    .flatMap((name) => joinedParts(name, letters))
    .map((text) => quiet(calmed(text.replace(/\s+/g, ' ').trim(), language)))
    .filter((text) => countWords(text) <= MAX_NOUN_WORDS && !/[&/,:;]/.test(text))
    .filter((text) => !OF_KINDS.test(text))
    .filter((text) => isNounPhrase(text, language, letters) || countWords(text) === 1)
    .filter((text) => !letters.details.praise.test(text) && !letters.details.never.test(text))
  const activities = nouns.filter((noun) => namesWork(noun, letters))
  const chosen = activities.length >= 2 ? activities : nouns
  // One of several names that is left over is a step of the work as often as the work.
  if (chosen.length === 1 && services.length > 2) return []
  const unique = [...new Map(chosen.map((text) => [text.toLowerCase(), text])).values()].filter(
    (text, _at, all) => !all.some((other) => other !== text && saysAlso(other, text)),
  )
  return isAll || areOneKind(unique, letters, areGoods) ? unique.slice(0, MAX_NOUNS) : []
}

/** "Windows & Shutters" as two names; "Law & Order" and other names stay as they are. */
const parted = (name: string): string[] =>
  /^\p{L}{3,}(\p{L}) [&+] \p{L}{3,}\1$/u.test(name) ? name.split(/ [&+] /) : [name]

/** Whether "private cleaning" says "cleaning" too. */
const saysAlso = (longer: string, one: string): boolean =>
  countWords(one) === 1 && ` ${longer.toLowerCase()} `.includes(` ${one.toLowerCase()} `)

/** "Analysis and strategy" as two names, so that no list has "and" twice: each must be work. */
function joinedParts(name: string, letters: Letters): string[] {
  const parts = name.split(` ${letters.and} `)
  const isSplit =
    parts.length === 2 &&
    countWords(parts[0]!) === 1 &&
    parts.every((part) => namesWork(part, letters) && !part.endsWith('-'))
  return isSplit ? parts : [name]
}

/** "RENTAL" as "Rental": a word in capitals that is no abbreviation. */
const quiet = (name: string): string =>
  /^\p{Lu}{5,}$/u.test(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name

/** "Cleaning, glazing and gritting": a list, its first word as it is written. */
export function listOf(nouns: readonly string[], sender: Sender): string {
  const { language, letters } = sender
  const [first = '', ...others] = nouns
  const rest = others.map((text) => small(text, sender))
  const last = rest.pop()
  const head = [first, ...rest].join(', ')
  const joint = language === 'es' && last && /^h?i(?!e)/iu.test(last) ? 'e' : letters.and
  const euphonic = language === 'it' && last && /^e/iu.test(last) ? 'ed' : joint
  // "Guards, as well as patrols and alarms": no two "and" of two lists in one another.
  const ends = nouns.length > 2 ? nouns.slice(-1) : nouns
  const isNested = ends.some((noun) => noun.includes(` ${letters.and} `))
  const link = isNested ? traitsOf[language].asWellAs[0]! : euphonic
  return last ? `${head} ${link} ${last}` : head
}

/** Whether so many nouns make a list that says what a sender does. */
export const isList = (nouns: readonly string[]): boolean => nouns.length >= MIN_NOUNS

/** Nouns of a list that replaces an offer which nothing else says. */
const MIN_PAIR = 2

/** Whether two nouns are work, which says what a sender does where nothing else does. */
export const isPair = (nouns: readonly string[], { letters }: Sender): boolean =>
  nouns.length === MIN_PAIR && nouns.every((noun) => namesWork(noun, letters))
