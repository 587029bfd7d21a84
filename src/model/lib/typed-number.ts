/**
 * The number that a person typed, with a point or a comma before its decimals; null for other
 * text, also for a whole number in groups such as "1,000", which half of the readers would take
 * for one.
 */
export function typedNumber(text: string): number | null {
  const typed = text.trim()
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+$/.test(typed)) return null
  const plain = typed.replace(',', '.')
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null
}
