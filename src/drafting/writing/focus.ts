import { upperFirst } from '#model/lib/first-letter.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Letters } from '../languages/letters.ts'
import { COMPOUNDING } from '../text/sentence-form.ts'
import { countWords, lowerWordsOf } from '../text/words.ts'
import { calmed } from '../wording/activity.ts'
import { withoutStop } from '../wording/cut.ts'
import type { OfferLine } from '../wording/offer-line.ts'
import type { Sender } from '../wording/we-form.ts'
import { listOf, namesWork } from './nouns.ts'
import { isNamed, isNamedService, isNew } from './said.ts'

/*
 * What a campaign is about: the services that a person chose, as names that emails can say.
 */

/**
 * "Foils & bags" as two names. "Glas- & Fensterreinigung" and "Panels & -boards" are one word of which
 * half is left out, "Try & Hire" is a name.
 */
const splitPair = (text: string): string[] =>
  /^\p{L}{5,}(?:\s\p{L}+)*\s[&+]\s\p{L}{4,}/u.test(text) ? text.split(/\s[&+]\s/) : [text]

const MAX_PART_WORDS = 3

/** "Boundaries – division – levels" as three names; a heading with its text stays as it is. */
function splitDashes(text: string): string[] {
  const parts = text.split(/\s[–—-]\s/u)
  const isList = parts.length > 2 && parts.every((part) => countWords(part) <= MAX_PART_WORDS)
  return isList ? parts : [text]
}

/** The most names that a person's choice is said with. */
const MAX_FOCUS = 4

/** Words in capitals that are no abbreviation, and norms that are one. */
const SHOUTED = /(?<![\p{L}\d])\p{Lu}{5,}(?![\p{L}\d])/gu
const KEPT = /^(?:HACCP|TISAX|NADCAP|REACH|ADBLUE)$/u

/** "Application by SPRAY": a word that a site shouts inside of a name. */
const calmedName = (text: string): string =>
  text.replace(SHOUTED, (word, at: number) => {
    if (KEPT.test(word)) return word
    return at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase()
  })

/** "BUSINESS EVENTS" as "Business events". */
const quiet = (text: string): string =>
  /\p{Lu}{5}/u.test(text) && !/\p{Ll}/u.test(text)
    ? text.charAt(0) + text.slice(1).toLowerCase()
    : text

/** "Leaks and emergencies": no one does them. */
const TROUBLES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('troubles')})(?!\p{L})`, 'iu')

/** "Window cleaning" of "Services of window cleaning". */
function withoutLead(text: string, { letters }: Sender): string {
  const rest = text.replace(letters.cuts.lead, '').trim()
  return rest !== text && namesWork(rest, letters) ? upperFirst(rest) : text
}

/** "Excel training in Umeå": German towns look like its other nouns. */
const TOWN_LAST = new RegExp(String.raw`\s(?:${anyOf('inTown')})\s\p{Lu}[\p{L}’'-]+$`, 'u')

/** "Excel training" of "Excel training in Umeå": the first sentence says where. */
function withoutTown(text: string, place: string, { language }: Sender): string {
  if (place && text.endsWith(` ${place}`)) return text.slice(0, -place.length - 1)
  return language === 'de' ? text : text.replace(TOWN_LAST, '')
}

/**
 * The services that a person said the campaign is about, as nouns that go into a list.
 * @param place where the sender is, with its preposition
 */
export function focusOf(services: readonly string[], sender: Sender, place = ''): string[] {
  const { language, letters } = sender
  const named = services
    .flatMap(splitDashes)
    .flatMap(splitPair)
    .map((text) => withoutTown(text, place, sender))
    .map((text) => withoutLead(withoutStop(calmedName(quiet(text))), sender))
  const work = named.filter((text) => !TROUBLES.test(text))
  return (work.length > 0 ? work : named)
    .slice(0, MAX_FOCUS)
    .map((text) => calmed(text.replace(/\s&\s/g, ` ${letters.and} `), language))
}

/** "Production", "repair": work without its object, where a language writes no compounds. */
const isBare = (nouns: readonly string[], { language, letters }: Sender): boolean =>
  nouns.every(
    (noun) =>
      countWords(noun) === 1 &&
      // "Reparaturen", where "Dachreparaturen" has its object in it.
      (!COMPOUNDING.has(language) || noun.search(letters.details.activity) === 0),
  )

/** "Drawing" in "structural drawings": what a compound ends in is named with it. */
const isEndOfCompound = (noun: string, text: string, { language }: Sender): boolean => {
  const said = lowerWordsOf(text)
  const words = lowerWordsOf(noun).filter((word) => word.length >= MIN_END_LETTERS)
  const isEnd = (word: string) => said.some((one) => one !== word && one.endsWith(word))
  return COMPOUNDING.has(language) && words.length > 0 && words.every(isEnd)
}
const MIN_END_LETTERS = 5

/** A list of work before its buyers: "We do tax, payroll and audits for shops". */
const isListed = (text: string, { and, buyers }: Letters): boolean => {
  const [before = ''] = text.split(` ${buyers.before} `)
  return before.includes(', ') && before.includes(` ${and} `)
}

/** What the campaign is about, as far as the offer has not said it; one name after a list. */
export function aboutOf(focus: readonly string[], offer: OfferLine | null, sender: Sender): string {
  const text = offer?.text ?? ''
  const unsaid = focus.filter((noun) => isNew(noun, text))
  return listOf(unsaid.slice(0, isListed(text, sender.letters) ? 1 : undefined), sender)
}

/** Whether a text names everything that the campaign is about. */
export const namesAll = (focus: readonly string[], text: string): boolean =>
  focus.every((noun) => isNamed(noun, text))

/** Whether an offer names what the campaign is about, or that is nothing without the offer. */
export const saysFocus = (
  { kind, text }: OfferLine,
  focus: readonly string[],
  sender: Sender,
): boolean =>
  focus.some((noun) => isNamed(noun, `${text} ${sender.company}`)) ||
  focus.some((noun) => isEndOfCompound(noun, text, sender)) ||
  focus.every((noun) => isNamedService(noun, text)) ||
  !isNew(focus.join(' '), text) ||
  (kind === 'sentence' && isBare(focus, sender))
