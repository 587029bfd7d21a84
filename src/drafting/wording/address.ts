import { upperFirst } from '#model/lib/first-letter.ts'
import { lexicons } from '../languages/lexicons.ts'
import { lowerWordsOf } from '../text/words.ts'
import type { Letters } from '../languages/letters.ts'
import type { Sender } from './we-form.ts'

/** Words for the reader's company in the number that the emails use. */
export function addressed(text: string, { cuts }: Letters): string {
  return text.replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (word) => {
    const other = cuts.address[word.toLowerCase()]
    if (other === undefined) return word
    return /^\p{Lu}/u.test(word) ? upperFirst(other) : other
  })
}

/** Whether a text speaks to one person, buyers the emails do not address. */
export function speaksToOne(text: string, { language, letters }: Sender): boolean {
  const { informal, formal } = lexicons[language].grammar
  if (letters.yours === null) return false
  const fine = new Set([...letters.yours, ...Object.values(letters.cuts.address)])
  const toOne = new Set([...informal, ...formal].map((word) => word.toLowerCase()))
  return lowerWordsOf(text).some((word) => toOne.has(word) && !fine.has(word))
}
