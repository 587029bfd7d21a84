import { say } from '#language'
import { lettersOf } from '../languages/all-letters.ts'
import { blocker, type EmailCheck } from './email-text.ts'

/** What the writer leaves for a person to fill in. */
const blanks = new RegExp(
  Object.values(lettersOf)
    .map(({ blank }) => blank.replace(/[.[\]]/g, '\\$&'))
    .join('|'),
)

const PLACEHOLDERS = [
  /\[(?:link|name|company|first name|your [^\]]{1,20}|insert [^\]]{1,30})\]|\blorem ipsum\b/i,
  // "Todo" is a word in Spanish and Portuguese.
  /\b(?:TBD|TODO|XXX)\b/,
  blanks,
]

/** Text that was meant to be replaced. */
export const checkPlaceholder: EmailCheck = ({ subject, body }) =>
  (
    [
      ['subject', subject],
      ['body', body],
    ] as const
  ).flatMap(([where, text]) => {
    const [found] = PLACEHOLDERS.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    return found
      ? [
          blocker(
            where,
            say('"{word}" is a placeholder. Replace it with your text.', { word: found }),
          ),
        ]
      : []
  })
