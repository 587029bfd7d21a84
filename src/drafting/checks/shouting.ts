import { say } from '#language'
import { warning, type EmailCheck } from './email-text.ts'

const SHOUTING = /!{2,}|(?<!\p{L})\p{Lu}{4,}\s+\p{Lu}{4,}(?!\p{L})/u

/** Capitals and exclamation marks in a row. */
export const checkShouting: EmailCheck = ({ subject, plain }) =>
  (
    [
      ['subject', subject],
      ['body', plain],
    ] as const
  )
    .filter(([, text]) => SHOUTING.test(text))
    .map(([where]) => warning(where, say('Capitals and exclamation marks look like advertising.')))
