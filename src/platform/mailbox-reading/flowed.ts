import type { MimePart } from './mime-parts.ts'

/** How the text of an email is flowed (RFC 3676); null for text whose lines stay as they are. */
export interface Flow {
  /** Whether the space at the end of a flowed line is no part of the text. */
  dropsSpace: boolean
}

export function flowOf(parts: readonly MimePart[]): Flow | null {
  const text = parts.find(({ type }) => type === 'text/plain')
  return text?.params['format']?.toLowerCase() === 'flowed'
    ? { dropsSpace: text.params['delsp']?.toLowerCase() === 'yes' }
    : null
}

/**
 * The same email with its text marked as not flowed: the mail parser joins lines of different quote
 * depth, and with them the answer to what it answers.
 */
export const asUnflowed = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes.toString('latin1').replace(/format(\s{0,5}=\s{0,5}"?flowed)/gi, 'former$1'),
    'latin1',
  )

/** Joins flowed lines of one quote depth (RFC 3676, sections 4.1 to 4.5). */
export function unflow(text: string, { dropsSpace }: Flow): string {
  const lines: string[] = []
  let open: number | null = null
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)![0].length
    const content = line.slice(depth).replace(/^ /, '')
    const isFlowed = content.endsWith(' ') && content !== '-- '
    const kept = isFlowed && dropsSpace ? content.slice(0, -1) : content
    if (open === depth && content !== '-- ') lines[lines.length - 1] += kept
    else lines.push(depth > 0 ? `${'>'.repeat(depth)} ${kept}` : kept)
    open = isFlowed ? depth : null
  }
  return lines.join('\n')
}
