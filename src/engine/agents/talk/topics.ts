import { upperFirst } from '#model/lib/first-letter.ts'
import MiniSearch from 'minisearch'
import { allowedErrors, editDistance } from '#model/lib/edit-distance.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Gesture, Topic } from './language.ts'
import { agentLanguages } from './languages.ts'
import { bareWord, foldWord, isStopWord, stemOf, wordsOf } from './stems.ts'

export type Meaning = Topic | Gesture | 'generic' | 'asking' | 'counting' | 'you'

/** Whether two words may be the same with typing errors: the first letter is hardly ever wrong. */
export const beginAlike = (text: string, other: string): boolean =>
  text.charAt(0) === other.charAt(0)

interface Lexicon {
  phrases: readonly { text: string; meaning: Meaning }[]
  /** By word, and by stem. */
  exact: ReadonlyMap<string, readonly Meaning[]>
  stems: ReadonlyMap<string, readonly Meaning[]>
  /** By word, for those with typing errors. */
  words: MiniSearch<{ id: number; word: string; meaning: Meaning }>
  /** All its words, those of the phrases too. */
  spelled: ReadonlySet<string>
}

const lexicons = new Map<EmailLanguage, Lexicon>()

/** The bare words of a text with a space around each, to look for phrases in. */
export const joined = (text: string) => ` ${wordsOf(text).map(bareWord).join(' ')} `

function lexiconOf(language: EmailLanguage): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const entries = Object.entries(agentLanguages[language].words).flatMap(([meaning, list]) =>
    list.split(' ').map((entry) => ({
      parts: wordsOf(entry.replaceAll('_', ' ')),
      meaning: meaning as Meaning,
    })),
  )
  const single = entries.filter(({ parts }) => parts.length === 1)
  const words = new MiniSearch<{ id: number; word: string; meaning: Meaning }>({
    fields: ['word'],
    storeFields: ['word', 'meaning'],
    tokenize: (text) => [text],
    searchOptions: { fuzzy: allowedErrors },
  })
  words.addAll(single.map(({ parts, meaning }, id) => ({ id, word: foldWord(parts[0]!), meaning })))
  const exact = new Map<string, Meaning[]>()
  const stems = new Map<string, Meaning[]>()
  const note = (map: Map<string, Meaning[]>, key: string, meaning: Meaning) =>
    map.set(key, [...(map.get(key) ?? []), meaning])
  for (const { parts, meaning } of single) {
    note(exact, foldWord(parts[0]!), meaning)
    note(stems, stemOf(parts[0]!, language), meaning)
  }
  const lexicon = {
    words,
    exact,
    stems,
    spelled: new Set(entries.flatMap(({ parts }) => parts)),
    phrases: entries
      .filter(({ parts }) => parts.length > 1)
      .map(({ parts, meaning }) => ({ text: joined(parts.join(' ')), meaning })),
  }
  lexicons.set(language, lexicon)
  return lexicon
}

/** Letters of the shortest word that endings are taken off to find, and of the longest ending. */
const MIN_BASE = 5
const MAX_ENDING = 2

/** The known word that a word is, with an ending that the stemmer leaves on. */
function uninflected(word: string, known: ReadonlyMap<string, unknown>): string {
  for (let ending = 1; ending <= MAX_ENDING; ending++) {
    const base = word.slice(0, -ending)
    if (base.length >= MIN_BASE && known.has(base)) return base
  }
  return word
}

/** The meanings of one word, as it is or with typing errors. */
function meaningsOfWord(
  { exact, stems, words }: Lexicon,
  word: string,
  language: EmailLanguage,
  isRight: boolean,
) {
  const folded = foldWord(word)
  const known =
    exact.get(folded) ?? stems.get(stemOf(word, language)) ?? exact.get(uninflected(folded, exact))
  if (known || isRight || allowedErrors(folded) === 0) return known ?? []
  const hits = words.search(folded).filter((hit) => beginAlike(String(hit.word), folded))
  const best = hits[0]?.score ?? 0
  return hits.filter(({ score }) => score >= best).map((hit) => hit.meaning as Meaning)
}

/** Letters of the shortest word whose first letter may be wrong. */
const MIN_WRONG_START = 6

/** A text with its misspelled words as the lexicon or one of the `known` words writes them. */
export function correctSpelling(
  text: string,
  language: EmailLanguage,
  known: ReadonlySet<string>,
): string {
  const { stems, spelled } = lexiconOf(language)
  const isRight = (word: string) =>
    known.has(word) ||
    spelled.has(word) ||
    stems.has(stemOf(word, language)) ||
    known.has(stemOf(word, language)) ||
    isStopWord(word, language)
  const correct = (word: string) => {
    const max = allowedErrors(word)
    if (max === 0 || isRight(word)) return word
    let best = { word, errors: max + 1 }
    for (const one of [...known, ...spelled]) {
      const mayStartWrong = known.has(one) && word.length >= MIN_WRONG_START
      if (Math.abs(one.length - word.length) > max || (!mayStartWrong && !beginAlike(one, word)))
        continue
      const errors = editDistance(bareWord(one), bareWord(word))
      if (errors < best.errors && (errors < 2 || beginAlike(one, word)))
        best = { word: one, errors }
    }
    return best.word
  }
  return text.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase()
    const right = correct(lower)
    // A capital letter may begin a sentence.
    return word.charAt(0) === lower.charAt(0) ? right : upperFirst(right)
  })
}

/** What a text is about, and its words that say so. */
export interface Meanings {
  found: ReadonlySet<Meaning>
  /** Words of the text, in lower case, with what they mean, alone or in a phrase. */
  used: ReadonlyMap<string, readonly Meaning[]>
}

/** Finds what words are about, also where they are misspelled unless they are `right`. */
export function meaningsOf(text: string, language: EmailLanguage, spelling?: 'right'): Meanings {
  const lexicon = lexiconOf(language)
  const found = new Set<Meaning>()
  const used = new Map<string, Meaning[]>()
  const words = wordsOf(text)
  const whole = joined(text)
  const note = (word: string, meaning: Meaning) => {
    found.add(meaning)
    used.set(word, [...(used.get(word) ?? []), meaning])
  }
  for (const { text: phrase, meaning } of lexicon.phrases)
    if (whole.includes(phrase))
      for (const word of words) if (phrase.includes(` ${bareWord(word)} `)) note(word, meaning)
  const phrased = new Set(used.keys())
  for (const word of new Set(words))
    if (!phrased.has(word))
      for (const meaning of meaningsOfWord(lexicon, word, language, spelling === 'right'))
        note(word, meaning)
  return { found, used }
}
