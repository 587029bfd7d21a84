import { say } from '#language'
import { blocker, warning, type EmailCheck } from './email-text.ts'

/** What a value that was left empty leaves behind. */
const HOLES = [
  /[“„«‘]\s*[”“»’]|""/u,
  /\(\s*\)/u,
  /:\s*[.,;]/u,
  / [,.](?=\s|$)/u,
  /,\s*,/u,
  /(?<!\.)\.\.(?!\.)/u,
  /^[ \t]*[-–•*][ \t]*$/mu,
]

/** A lead that leads to nothing: its colon ends the paragraph. */
const OPEN_LEAD = /:[\u00A0 ]*(?=\n\s*\n|$)/u

/** An email without text, unbalanced braces, and places where a value is missing. */
export const checkEmptyValue: EmailCheck = ({ plain }) => {
  if (!plain.trim()) return [blocker('body', say('The email has no text.'))]
  const afterGreeting = plain.trim().replace(/^[^\n]{0,60}[:,]\n/, '')
  const hole = HOLES.map((pattern) => pattern.exec(plain)).find((match) => match !== null)
  const count = (sign: string) => plain.split(sign).length
  return [
    ...(hole
      ? [
          warning(
            'body',
            say('A word is missing near "{words}".', { words: near(plain, hole.index) }),
          ),
        ]
      : []),
    ...(OPEN_LEAD.test(afterGreeting)
      ? [warning('body', say('A paragraph ends with a colon, and nothing follows it.'))]
      : []),
    ...(count('{') === count('}')
      ? []
      : [blocker('body', say('An opening brace { is never closed.'))]),
  ]
}

const near = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 15), at + 15)
    .replace(/\s+/g, ' ')
    .trim()
