import { say } from '#language'
import { repeatedWordIn } from '#drafting/text/repeated-word.ts'
import { FILLED, warning, type EmailCheck } from './email-text.ts'

/** A word of content that a reader meets three times in one email. */
export const checkWordThrice: EmailCheck = ({ plain }) => {
  const word = repeatedWordIn(plain.replaceAll(FILLED, ' '))
  return word ? [warning('body', say('“{word}” is in this email three times.', { word }))] : []
}
