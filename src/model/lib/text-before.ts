/** The part of a text before the first occurrence of a sign; all of it without one. */
export function textBefore(text: string, sign: string): string {
  const end = text.indexOf(sign)
  return end < 0 ? text : text.slice(0, end)
}
