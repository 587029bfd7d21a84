const plain = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, "CSV injection"). Signed numbers and phone numbers
 * are left as they are.
 */
function harmless(text: string): string {
  if (/^[=@\t\r]/.test(text)) return `'${text}`
  return /^[+-]/.test(text) && !/^[+-][\d\s().,/-]*$/.test(text) ? `'${text}` : text
}

function cell(value: unknown): string {
  const text = typeof value === 'string' ? harmless(value) : plain(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with a byte order mark so that spreadsheets read UTF-8; structures stand in their cell as JSON. */
export function writeCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = [columns.map(cell).join(','), ...rows.map((row) => columns.map((name) => cell(row[name])).join(','))]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
