import { lowerWordsOf } from './words.ts'

/** Letters of a word that carry its meaning; endings differ by case and number. */
const STEM = 6
const MIN_LETTERS = 4

/** A text without accents. */
export const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** The beginnings of the words of a text that carry meaning, by their length alone. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    lowerWordsOf(text)
      .filter((word) => word.length >= MIN_LETTERS || /\p{Script=Han}/u.test(word))
      .map((word) => withoutMarks(word).slice(0, STEM)),
  )

/** Share of the first text's words that the second one has too, from 0 to 1. */
export function sharedWith(stems: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (stems.size === 0) return 0
  let shared = 0
  for (const stem of stems) if (other.has(stem)) shared++
  return shared / stems.size
}

/** Share of common words of two texts, of the shorter one's. */
export function likeness(one: string, other: string): number {
  const [a, b] = [stemsOf(one), stemsOf(other)]
  return a.size <= b.size ? sharedWith(a, b) : sharedWith(b, a)
}

/** Texts that differ: each shares less than three quarters of its words with those before it. */
export function differing<T extends { text: string }>(ranked: readonly T[], most: number): T[] {
  const kept: T[] = []
  for (const one of ranked) {
    if (kept.length >= most) break
    if (kept.every(({ text }) => text !== one.text && likeness(text, one.text) < 0.75))
      kept.push(one)
  }
  return kept
}

/** Letters and digits alone, without accents: for comparing names with hosts. */
export const squeezed = (text: string): string =>
  withoutMarks(
    text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('æ', 'ae'),
  ).replace(/[^\p{L}\p{N}]/gu, '')
