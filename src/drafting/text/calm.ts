import { countWords } from './words.ts'

/** A text as an email may carry it: a shouted one in small letters. */
export function calm(text: string): string {
  // One or two words may be an acronym.
  const isShouted =
    (countWords(text) >= 3 || /\p{Lu}{6}/u.test(text)) &&
    text === text.toUpperCase() &&
    text !== text.toLowerCase()
  return isShouted ? text.charAt(0) + text.slice(1).toLowerCase() : text
}
