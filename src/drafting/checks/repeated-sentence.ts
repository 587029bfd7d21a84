import { say } from '#language'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Step } from '#model/api/outreach.ts'
import { countWords } from '#drafting/text/words.ts'
import { FILLED, piecesOf, quoted, VARIABLE } from './email-text.ts'

const MIN_WORDS = 3

/** Sentences that a reader gets twice, in one email or in two of a campaign. */
export function repeatedSentences(
  steps: readonly Step[],
  language: EmailLanguage,
): { index: number; message: string }[] {
  const firstAt = new Map<string, number>()
  const found: { index: number; message: string }[] = []
  steps.forEach((step, index) => {
    if (step.enabled === false) return
    for (const { text } of piecesOf({ plain: step.body.replace(VARIABLE, FILLED), language })) {
      const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
      if (countWords(text) < MIN_WORDS) continue
      const before = firstAt.get(key)
      if (before === undefined) firstAt.set(key, index)
      else {
        const message =
          before === index
            ? say('{quote} is twice in this email.', { quote: quoted(text) })
            : say('{quote} is also in email {n}.', { quote: quoted(text), n: before + 1 })
        found.push({ index, message })
      }
    }
  })
  return found
}
