/** Text that a finding quotes: “…” as written, or "…" for a word. */
const QUOTED = /“([^“”]+?)…?”|"([^"]+)"/u

/** How the checks write a variable in the text that they quote. */
const FILLED = 'Xxxx'

/** Where a text without its variables begins in the text with them; the longest piece decides. */
function findPiece(text: string, quoted: string): [start: number, end: number] | null {
  const pieces = quoted
    .split(FILLED)
    .map((piece) => piece.trim())
    .sort((a, b) => b.length - a.length)
  const start = pieces[0] ? text.indexOf(pieces[0]) : -1
  return start === -1 ? null : [start, start + pieces[0]!.length]
}

/**
 * The place in an email that a finding is about, to select it: the words that it quotes, or the
 * second question mark.
 * @returns null where the finding is about the whole text
 */
export function placeOfFinding(
  { message, check }: { message: string; check?: string },
  text: string,
): [start: number, end: number] | null {
  if (check === 'questions') {
    const second = text.indexOf('?', text.indexOf('?') + 1)
    return second === -1 ? null : [second, second + 1]
  }
  if (check === 'link') {
    const link = /(?:https?:\/\/|www\.)\S+/i.exec(text)
    return link ? [link.index, link.index + link[0].length] : null
  }
  const quoted = QUOTED.exec(message)
  const found = quoted?.[1] ?? quoted?.[2]
  return found ? findPiece(text, found.trim()) : null
}
