import { message, say } from '#language'
import { wordsIn } from '#drafting/writing/words-in.ts'
import { MAX_WORDS } from '#drafting/writing/write-emails.ts'
import { warning, type EmailCheck } from './email-text.ts'

const MIN_FIRST_WORDS = 15
const MIN_LATER_WORDS = 8
/** What a person writes may be longer than a draft, and is still read. */
const LONGEST_FIRST = MAX_WORDS + 30
const LONGEST_LATER = MAX_WORDS
const MAX_SUBJECT_WORDS = 7
const FIRST_TOO_LONG = message(
  '{words} words. A first email of at most {max} words gets the most replies.',
)
const LATER_TOO_LONG = message(
  '{words} words. A follow-up of at most {max} words gets the most replies.',
)

/** Emails and subject lines that are longer or shorter than people read. */
export const checkLength: EmailCheck = ({ subject, body, isFirst }) => {
  const words = wordsIn(body)
  const min = isFirst ? MIN_FIRST_WORDS : MIN_LATER_WORDS
  const max = isFirst ? LONGEST_FIRST : LONGEST_LATER
  return [
    ...(words > max
      ? [warning('body', say(isFirst ? FIRST_TOO_LONG : LATER_TOO_LONG, { words, max }))]
      : []),
    ...(words > 0 && words < min
      ? [
          warning(
            'body',
            say(
              {
                one: '{count} word. That may be too short to understand.',
                other: '{count} words. That may be too short to understand.',
              },
              { count: words },
            ),
          ),
        ]
      : []),
    ...(wordsIn(subject) > MAX_SUBJECT_WORDS
      ? [warning('subject', say('The subject is long. Phones show two to five words.'))]
      : []),
  ]
}
