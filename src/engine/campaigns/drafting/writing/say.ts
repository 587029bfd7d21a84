import type { EmailLanguage } from '#model/email-languages.ts'
import { hash32 } from '#model/hash32.ts'
import type { Readers } from '../facts.ts'
import { lexicons } from '../languages/lexicons.ts'
import { emailPhrases } from '../languages/phrases.ts'
import { lowerWordsOf } from '../understanding/words.ts'
import {
  SLOTS,
  type EmailPhrases,
  type Slot,
  type ValueForm,
  type Wording,
} from './email-phrases.ts'
import { smallWordsOf } from './speaks.ts'
import { withStop, type Address, type Value } from './material.ts'

/** The values that a wording may take, by the name between `<` and `>`. */
export type Values = Partial<
  Record<
    'company' | 'offer' | 'audience' | 'point' | 'proof' | 'problem' | 'label',
    Value | { text: string; form: 'name' } | null
  >
>

const PLACE = /<(\w+)>/g
const ALTERNATIVES = /\[([^\][/]*)\/([^\][/]*)\]/g

/** A wording as one form of address reads it. */
export const addressed = (wording: Wording, address: Address): string =>
  (typeof wording === 'string' ? wording : wording[address === 'formal' ? 0 : 1]).replace(
    ALTERNATIVES,
    (_all, formal: string, informal: string) => (address === 'formal' ? formal : informal),
  )

/** The names of the values that a wording takes. */
export const placesOf = (text: string): string[] =>
  [...text.matchAll(PLACE)].map((match) => match[1]!)

function canTake(slot: Slot, place: string, values: Values): boolean {
  const takes: Partial<Record<string, readonly ValueForm[]>> = SLOTS[slot]
  const value = values[place as keyof Values]
  return Boolean(value?.text && takes[place]?.includes(value.form))
}

/** Writes the first word small where it is no name: an article, a pronoun, "ofrecemos". */
function smallened(text: string, language: EmailLanguage): string {
  // "SI" is no "si".
  if (/^\p{Lu}{2}/u.test(text)) return text
  const { subjectless } = lexicons[language].grammar
  const [first = ''] = lowerWordsOf(text)
  const isOrdinary = smallWordsOf(language).has(first) || subjectless?.test(first)
  return isOrdinary ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** "Web services: apps and shops": a dash where a colon would follow another one. */
const withoutColon = (text: string) => text.replace(/(?<=\p{L}):\s/u, ' – ')

/** A value at the end of a sentence, after a colon, ends it; elsewhere it stays as it is. */
function insert(text: string, values: Values, language: EmailLanguage): string {
  return text.replace(PLACE, (place, name: keyof Values, at: number) => {
    const { text: value = '', form } = values[name] ?? {}
    // "Quay Roofing Co." ends a sentence with its own full stop.
    if (form === 'name' && text[at + place.length] === '.') return value.replace(/\.$/, '')
    if (form === 'name' || at + place.length < text.length) return value
    const isSmall = emailPhrases[language].isSmallAfterColon
    const once = text.slice(0, at).endsWith(': ') ? withoutColon(value) : value
    return withStop(isSmall ? smallened(once, language) : once)
  })
}

/** Whether a wording speaks of the reader's company or work. */
export function isForCompanies(wording: string, language: EmailLanguage): boolean {
  if (wording.includes('{{company')) return true
  const lower = wording.replace(PLACE, '').toLowerCase()
  return lexicons[language].selling.workWords.some((word) => lower.includes(word))
}

/** Chooses among the wordings of a slot, for one language, form of address and seed. */
export interface Speaker {
  language: EmailLanguage
  address: Address
  phrases: EmailPhrases
  readers: Readers
  /**
   * One wording of the slot with its values; the same seed gives the same one. Empty where no
   * wording has all its values.
   * @param said text of earlier emails, whose wordings are not repeated
   * @param needsValue only wordings with a value, where there are any
   */
  say: (slot: Slot, values?: Values, said?: string, needsValue?: boolean) => string
}

export function speakerOf(
  language: EmailLanguage,
  address: Address,
  seed: string,
  readers: Readers = '',
): Speaker {
  const phrases = emailPhrases[language]
  const isFor = (wording: string) => readers !== 'people' || !isForCompanies(wording, language)
  return {
    language,
    address,
    phrases,
    readers,
    say(slot, values = {}, said = '', needsValue = false) {
      const usable = phrases.slots[slot]
        .map((wording) => addressed(wording, address))
        .filter(isFor)
        .filter((text) => placesOf(text).every((place) => canTake(slot, place, values)))
        .filter((text) => !said.includes(insert(text, values, language)))
      // Half of the sites speak with their own words where they can, so that few sound alike.
      const own = usable.filter((text) => placesOf(text).length > 0)
      const isOwn = own.length > 0 && (needsValue || hash32(`${seed}|${slot}|own`) % 2 === 0)
      const from = isOwn ? own : usable
      const chosen = from[hash32(`${seed}|${slot}`) % Math.max(1, from.length)]
      return chosen === undefined ? '' : insert(chosen, values, language)
    },
  }
}
