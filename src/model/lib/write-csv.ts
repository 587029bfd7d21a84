/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV
 * injection).
 */
const harmless = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d[\d\s.,()/-]*$/.test(text) ? `'${text}` : text

/** The text of a cell of a CSV file, without the apostrophe that exports put before a formula. */
export const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '')

const cell = (value: unknown) => {
  const given = value ?? ''
  const text = harmless(typeof given === 'object' ? JSON.stringify(given) : String(given))
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * One line of CSV (RFC 4180) with its CRLF: quotes doubled, formulas made harmless, structures as
 * JSON.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`

/** Rows as CSV, below their heads. */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): string => [columns, ...rows].map(csvLine).join('')
