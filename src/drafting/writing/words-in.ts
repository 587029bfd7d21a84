import { countWords } from '../text/words.ts'

/** Words of a text as a reader counts them: a variable is one. */
export const wordsIn = (text: string): number => countWords(text.replace(/\{\{[^{}]*\}\}/g, 'word'))
