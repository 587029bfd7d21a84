import { replyWords } from '../languages/all-replies.ts'
import { introducedLines, isDeviceLine, isQuoted } from './quote-lines.ts'

const SIGN_OFF = new RegExp(
  String.raw`^\s*(${replyWords.map(({ signOff }) => signOff).join('|')})(?:\s*[,.!])?\s*$`,
  'iu',
)
/** Characters of a line that are matched; sign-offs are far shorter. */
const LONGEST_LINE = 200

/** Signs that show nothing and separate no words, and the one by which Gmail counts readers. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff\u1427]/g

/**
 * Extracts the person's own text: without quoted emails, signature and sign-off, so that our own
 * words are never classified as theirs. Text between and below quoted lines is theirs; below a
 * quote without marks nothing is.
 */
export function stripQuotes(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\u00a0|\u202f/g, ' ')
    .replace(INVISIBLE, '')
    .split('\n')
  const own: string[] = []
  let run: string[] = []
  let isBelow = false
  const endRun = () => {
    const kept = withoutSignature(run, isBelow)
    isBelow ||= kept.some(isWritten)
    for (const line of kept) own.push(line)
    run = []
  }
  let at = 0
  while (at < lines.length) {
    const end = endOfQuote(lines, at)
    if (end > at) {
      endRun()
      own.push('')
      at = end
    } else run.push(lines[at++]!)
  }
  endRun()
  return (
    own
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      // A line above quoted headers.
      .replace(/\n *[-_=]{4,120}$/, '')
      .trimEnd()
  )
}

const isWritten = (line: string) => line.trim() !== ''

/** The line after the quote that begins at a line; that line itself where none begins. */
function endOfQuote(lines: readonly string[], at: number): number {
  if (isQuoted(lines[at]!)) return isWrapped(lines, at + 1) ? at + 2 : at + 1
  const introduced = introducedLines(lines, at)
  if (introduced === 0) return at
  let next = at + introduced
  while (next < lines.length && !isWritten(lines[next]!)) next++
  // Programs either mark each quoted line, or quote everything to the end.
  return next < lines.length && isQuoted(lines[next]!) ? next : lines.length
}

/** Characters from which a quoted line may have been wrapped by a program. */
const LONG_LINE = 65

/** The rest of a long quoted line, which lost its mark when it was wrapped. */
const isWrapped = (lines: readonly string[], at: number): boolean =>
  lines[at - 1]!.length >= LONG_LINE &&
  /^[\p{Ll}\d]/u.test(lines[at] ?? '') &&
  isQuoted(lines[at + 1] ?? '')

/** @param isBelow whether the person wrote something above a quote already */
function withoutSignature(lines: readonly string[], isBelow: boolean): string[] {
  const written = lines.filter((line) => !isDeviceLine(line))
  const dashes = written.findIndex((line) => /^\s*(-- ?|—)$/.test(line))
  const cut = dashes === -1 ? written : written.slice(0, dashes)
  // A sign-off ends the message only after other text: a reply of only "Thanks" stays whole.
  const first = isBelow ? 0 : cut.findIndex(isWritten) + 1
  const signOff = cut.findIndex((line, index) => {
    const short = line.slice(0, LONGEST_LINE)
    return index >= first && SIGN_OFF.test(short)
  })
  return signOff === -1 ? cut : cut.slice(0, signOff)
}
