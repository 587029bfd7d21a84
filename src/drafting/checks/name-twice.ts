import { say } from '#language'
import { matcherOf, sentencesOf } from '#drafting/text/words.ts'
import { quoted, warning, type EmailCheck } from './email-text.ts'

const MIN_LETTERS = 3

/** A sentence that names the company twice: "Halden in one line: Halden – loggers". */
export const checkNameTwice: EmailCheck = ({ plain, language, messaging }) => {
  const name = messaging.companyName?.text.trim() ?? ''
  if (name.length < MIN_LETTERS) return []
  const named = new RegExp(matcherOf([name.toLowerCase()]).source, 'giu')
  const found = plain
    .split('\n')
    .flatMap((line) => sentencesOf(line, language))
    .find((sentence) => (sentence.match(named) ?? []).length > 1)
  return found
    ? [warning('body', say('{quote} names the company twice.', { quote: quoted(found) }))]
    : []
}
