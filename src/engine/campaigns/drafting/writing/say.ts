import type { EmailLanguage } from '#model/email-languages.ts'
import { hash32 } from '#model/hash32.ts'
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
  const { subjectless } = lexicons[language].grammar
  const [first = ''] = lowerWordsOf(text)
  const isOrdinary = smallWordsOf(language).has(first) || subjectless?.test(first)
  return isOrdinary ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A value at the end of a sentence, after a colon, ends it; elsewhere it stays as it is. */
function insert(text: string, values: Values, language: EmailLanguage): string {
  return text.replace(PLACE, (place, name: keyof Values, at: number) => {
    const { text: value = '', form } = values[name] ?? {}
    // "Quay Roofing Co." ends a sentence with its own full stop.
    if (form === 'name' && text[at + place.length] === '.') return value.replace(/\.$/, '')
    if (form === 'name' || at + place.length < text.length) return value
    const isSmall = emailPhrases[language].isSmallAfterColon
    return withStop(isSmall ? smallened(value, language) : value)
  })
}

/** Chooses among the wordings of a slot, for one language, form of address and seed. */
export interface Speaker {
  language: EmailLanguage
  address: Address
  phrases: EmailPhrases
  /**
   * One wording of the slot with its values; the same seed gives the same one. Empty where no
   * wording has all its values.
   * @param said text of earlier emails, whose wordings are not repeated
   */
  say: (slot: Slot, values?: Values, said?: string) => string
}

export function speakerOf(language: EmailLanguage, address: Address, seed: string): Speaker {
  const phrases = emailPhrases[language]
  return {
    language,
    address,
    phrases,
    say(slot, values = {}, said = '') {
      const usable = phrases.slots[slot]
        .map((wording) => addressed(wording, address))
        .filter((text) => placesOf(text).every((place) => canTake(slot, place, values)))
        .filter((text) => !said.includes(text))
      const chosen = usable[hash32(`${seed}|${slot}`) % Math.max(1, usable.length)]
      return chosen === undefined ? '' : insert(chosen, values, language)
    },
  }
}
