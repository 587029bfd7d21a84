import MiniSearch from 'minisearch'
import { allowedErrors } from '#model/edit-distance.ts'
import type { EmailLanguage } from '#model/email-languages.ts'
import type { Gesture, Topic } from './language.ts'
import { agentLanguages } from './languages.ts'
import { foldWord, stemOf, wordsOf } from './stems.ts'

export type Meaning = Topic | Gesture | 'generic' | 'asking' | 'counting'

/** Whether two words may be the same with typing errors: the first letter is hardly ever wrong. */
export const beginAlike = (one: string, other: string): boolean => one.charAt(0) === other.charAt(0)

interface Lexicon {
  phrases: readonly { text: string; meaning: Meaning }[]
  /** By word, and by stem. */
  exact: ReadonlyMap<string, readonly Meaning[]>
  stems: ReadonlyMap<string, readonly Meaning[]>
  /** By word, for those with typing errors. */
  words: MiniSearch<{ id: number; word: string; meaning: Meaning }>
}

const lexicons = new Map<EmailLanguage, Lexicon>()

const joined = (text: string) => ` ${wordsOf(text).map(foldWord).join(' ')} `

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
    phrases: entries
      .filter(({ parts }) => parts.length > 1)
      .map(({ parts, meaning }) => ({ text: joined(parts.join(' ')), meaning })),
  }
  lexicons.set(language, lexicon)
  return lexicon
}

/** The meanings of one word, as it is or with typing errors. */
function meaningsOfWord({ exact, stems, words }: Lexicon, word: string, language: EmailLanguage) {
  const folded = foldWord(word)
  const known = exact.get(folded) ?? stems.get(stemOf(word, language))
  if (known) return known
  if (allowedErrors(folded) === 0) return []
  const hits = words.search(folded).filter((hit) => beginAlike(String(hit.word), folded))
  const best = hits[0]?.score ?? 0
  return hits.filter(({ score }) => score >= best).map((hit) => hit.meaning as Meaning)
}

/** What a text is about, and its words that say so. */
export interface Meanings {
  found: ReadonlySet<Meaning>
  /** Words of the text, in lower case, that have a meaning. */
  used: ReadonlySet<string>
}

/** Finds what words are about, also where they are misspelled. */
export function meaningsOf(text: string, language: EmailLanguage): Meanings {
  const lexicon = lexiconOf(language)
  const found = new Set<Meaning>()
  const used = new Set<string>()
  const words = wordsOf(text)
  const whole = joined(text)
  for (const { text: phrase, meaning } of lexicon.phrases)
    if (whole.includes(phrase)) {
      found.add(meaning)
      for (const word of words) if (phrase.includes(` ${foldWord(word)} `)) used.add(word)
    }
  for (const word of new Set(words))
    if (!used.has(word))
      for (const meaning of meaningsOfWord(lexicon, word, language)) {
        found.add(meaning)
        used.add(word)
      }
  return { found, used }
}
