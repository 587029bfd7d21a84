import {
  MAX_FIRST_WORDS,
  MAX_LATER_WORDS,
  wordsIn,
} from '#engine/campaigns/drafting/writing/write-emails.ts'
import { warning, type EmailCheck } from './email-text.ts'

const MIN_FIRST_WORDS = 15
const MIN_LATER_WORDS = 8
const MAX_SUBJECT_WORDS = 7

/** Emails and subject lines that are longer or shorter than people read. */
export const checkLength: EmailCheck = ({ subject, body, isFirst }) => {
  const words = wordsIn(body)
  const [min, max] = isFirst
    ? [MIN_FIRST_WORDS, MAX_FIRST_WORDS]
    : [MIN_LATER_WORDS, MAX_LATER_WORDS]
  const kind = isFirst ? 'A first email' : 'A follow-up'
  return [
    ...(words > max
      ? [warning('body', `${words} words. ${kind} of at most ${max} words is answered most.`)]
      : []),
    ...(words > 0 && words < min
      ? [warning('body', `${words} words. That may be too short to be understood.`)]
      : []),
    ...(wordsIn(subject) > MAX_SUBJECT_WORDS
      ? [warning('subject', 'The subject is long. Two to five words are read on a phone.')]
      : []),
  ]
}
