/** A text without the CRLF line ends at its end. */
export function withoutLastLineEnds(text: string): string {
  let end = text.length
  while (end >= 2 && text.startsWith('\r\n', end - 2)) end -= 2
  return text.slice(0, end)
}
