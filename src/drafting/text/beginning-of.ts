/** A sentence's end, with the space after it. */
const ENDS = ['. ', '! ', '? ']

/**
 * The beginning of a text that is longer than `most` letters: its whole sentences, or else its whole
 * words. A text of up to `most` letters stays as it is.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = Math.max(...ENDS.map((one) => cut.lastIndexOf(one)))
  const space = cut.lastIndexOf(' ')
  return end > 0 ? cut.slice(0, end + 1) : cut.slice(0, space > 0 ? space : most)
}
