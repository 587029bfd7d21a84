import { anyOf, inSequence } from './patterns.ts'
import { QUOTE_OPENER_ELSEWHERE, SIGN_OFF_ELSEWHERE } from './reply-languages.ts'

/** Lines that introduce a quoted message, in the languages of email programs. */
const QUOTE_OPENERS = [
  /^\s*>/,
  inSequence(
    /^\s*-{2,}\s*/,
    anyOf(
      /original message|ursprüngliche nachricht|original-nachricht|weitergeleitete nachricht/,
      /forwarded message|message d'origine|mensaje original/,
    ),
    /\s*-{2,}\s*$/,
  ),
  /^\s*_{10,}\s*$/,
  /^\s*(on|am|le|el|il|op)\s.{4,200}(wrote|schrieb|a écrit|escribió|ha scritto|schreef).{0,200}:\s*$/i,
  /^\s*\S.{0,120}(schrieb am|wrote on)\s.{4,120}:\s*$/i,
  /^\s*(from|von|de|da|van):\s.+@.+/i,
  /^\s*\*?(from|von)\*?:\s?.+$/i,
  QUOTE_OPENER_ELSEWHERE,
]
const SIGN_OFF = inSequence(
  /^\s*/,
  anyOf(
    /best|best regards|kind regards|regards|cheers|thanks,?|many thanks|thank you,?|sincerely/,
    /viele grüße|mit freundlichen grüßen|freundliche grüße|beste grüße|liebe grüße|schöne grüße/,
    /mfg|vg|lg/,
    /sent from my .+|gesendet von .+|von meinem .+ gesendet|get outlook for .+/,
  ),
  /\s*[,.!]?\s*$/,
)

/**
 * Extracts the person's own text: without quoted emails, signature and sign-off, so that our own
 * words are never classified as theirs. Text below the quote ("answers inline at the end") is kept
 * when there is none above it.
 */
export function stripQuotes(text: string): string {
  const lines = joinBrokenOpeners(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/\u00a0/g, ' ')
      .split('\n'),
  )
  const opens = lines.findIndex(opensQuote)
  let own = opens === -1 ? lines : lines.slice(0, opens)
  if (own.every((line) => line.trim() === '') && opens !== -1)
    own = lines.slice(opens).filter((line) => !opensQuote(line))
  return withoutSignature(own)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Characters of a line that are matched; openers and sign-offs are far shorter. */
const LONGEST_LINE = 500

const opensQuote = (line: string) =>
  QUOTE_OPENERS.some((opener) => opener.test(line.slice(0, LONGEST_LINE)))

/** "On Mon, 2 March 2026 at 09:00 Ann Lee\n<ann@acme.io> wrote:" is one opener on two lines. */
function joinBrokenOpeners(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const two = `${lines[i]} ${lines[i + 1] ?? ''}`.slice(0, 2 * LONGEST_LINE)
    if (
      /^\s*(on|am|le|el)\s/i.test(lines[i]!) &&
      !lines[i]!.trimEnd().endsWith(':') &&
      QUOTE_OPENERS[3]!.test(two)
    ) {
      joined.push(two)
      i++
    } else joined.push(lines[i]!)
  }
  return joined
}

function withoutSignature(lines: readonly string[]): readonly string[] {
  const dashes = lines.findIndex((line) => /^-- ?$/.test(line))
  const cut = dashes === -1 ? lines : lines.slice(0, dashes)
  // A sign-off ends the message only after other text: a reply of only "Thanks" stays whole.
  const signOff = cut.findIndex(
    (line, index) =>
      (SIGN_OFF.test(line.slice(0, LONGEST_LINE)) ||
        SIGN_OFF_ELSEWHERE.test(line.slice(0, LONGEST_LINE))) &&
      cut.slice(0, index).some((above) => above.trim() !== ''),
  )
  return signOff === -1 ? cut : cut.slice(0, signOff)
}
