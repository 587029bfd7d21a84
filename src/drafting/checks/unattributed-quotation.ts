import { say } from '#language'
import { countWords } from '#drafting/text/words.ts'
import { quoted, warning, type EmailCheck } from './email-text.ts'

const QUOTATION = /“([^“”]+)”|„([^„“]+)“|«([^«»]+)»|»([^«»]+)«|”([^”]+)”|"([^"]+)"/gu
const MIN_WORDS = 5
/** Letters before a quotation in which its speaker is looked for. */
const MAX_BEFORE = 200

/** A name after a dash or in brackets behind the quotation, or before its colon. */
const SPEAKER_AFTER = /^[\s,.]*(?:[–—-]\s*|\(\s*)\p{Lu}/u
const SPEAKER_BEFORE = /\p{Lu}\p{L}+(?:[ ,]+[^.!?\n]{0,60})?[\s\u00A0]*(?::|,)\s*$/u

/** Finds a quotation without its speaker. */
export const checkUnattributedQuotation: EmailCheck = ({ plain }) => {
  for (const match of plain.matchAll(QUOTATION)) {
    const words = match.slice(1).find(Boolean) ?? ''
    if (countWords(words) < MIN_WORDS) continue
    const line = plain.slice(0, match.index).split(/\n/).at(-1) ?? ''
    const before = line.replace(/^\p{Lu}/u, '').slice(-MAX_BEFORE)
    const after = plain.slice(match.index + match[0].length)
    if (!SPEAKER_AFTER.test(after) && !SPEAKER_BEFORE.test(before))
      return [warning('body', say('{quote} is quoted. Say who said it.', { quote: quoted(words) }))]
  }
  return []
}
