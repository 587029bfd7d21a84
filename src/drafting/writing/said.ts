import { sharedWith, stemsOf } from '../text/likeness.ts'
import { repeatedWordIn } from '../text/repeated-word.ts'
import { lowerWordsOf } from '../text/words.ts'

/** Share of its words that an earlier text may have of a new fact. */
const MAX_SHARED = 0.5

/** Whether a fact says something that no earlier text has said. */
export const isNew = (text: string, said: string): boolean =>
  text !== '' && sharedWith(stemsOf(text), stemsOf(said)) < MAX_SHARED

const MIN_PHRASE_LETTERS = 5

/** Pairs of long words next to each other: "legal advice". */
const pairsOf = (text: string): string[] => {
  const words = lowerWordsOf(text)
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    return word.length >= MIN_PHRASE_LETTERS && next.length >= MIN_PHRASE_LETTERS
      ? [`${word} ${next}`]
      : []
  })
}

/** Whether two texts have two long words next to each other, which a reader meets twice. */
export const sharesPhrase = (text: string, other: string): boolean => {
  const known = new Set(pairsOf(other))
  return pairsOf(text).some((pair) => known.has(pair))
}

/** Whether a text has a word, in any form. */
export const isNamed = (word: string, said: string): boolean =>
  sharedWith(stemsOf(word), stemsOf(said)) === 1

/** Whether a text has a word of a name, in any form. */
export const speaksOf = (text: string, name: string): boolean =>
  sharedWith(stemsOf(name), stemsOf(text)) > 0

/** Whether a text names a service by its first word: "Noleggio flessibile" after "noleggio". */
export const isNamedService = (name: string, said: string): boolean => {
  const [first = ''] = stemsOf(name)
  return stemsOf(said).has(first)
}

/** The nouns that a text does not name, as far as no word is said too often. */
export const unsaidOf = (nouns: readonly string[], said: string): string[] =>
  nouns.reduce<string[]>(
    (list, noun) =>
      isNamed(noun, said) || repeatedWordIn(`${said} ${list.join(' ')} ${noun}`) !== null
        ? list
        : [...list, noun],
    [],
  )
