import type { AuthenticationResult } from '#model/api/sending-domain.ts'

const METHODS = new Set(['spf', 'dkim', 'dmarc', 'arc', 'iprev', 'compauth', 'bimi', 'auth'])

/**
 * Reads an Authentication-Results header (RFC 8601): the server that wrote it, and one result for
 * each method. Forms that large providers use beyond the standard are read too; never throws.
 */
export function readAuthenticationResults(value: string): {
  server: string
  results: AuthenticationResult[]
} {
  const parts = splitOutsideComments(value)
  const first = parts[0]?.trim() ?? ''
  const hasServer = !readResult(first)
  const results = parts.flatMap((part) => readResult(part.trim()) ?? [])
  return { server: hasServer ? (first.split(/\s+/)[0] ?? '') : '', results }
}

function readResult(part: string): AuthenticationResult | null {
  const read = /^([a-z][a-z0-9-]*)(?:\/\d+)?\s*=\s*([a-z]+)\b([\s\S]*)$/i.exec(part)
  const method = read?.[1]?.toLowerCase() ?? ''
  if (!read || !METHODS.has(method)) return null
  return {
    method,
    result: read[2]!.toLowerCase(),
    detail: read[3]!.trim().replace(/\s+/g, ' ').slice(0, 300),
  }
}

/** Splits at semicolons that are neither in comments nor in quotes. */
function splitOutsideComments(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let isQuoted = false
  let part = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\\') {
      part += text.slice(at, at + 2)
      at++
      continue
    }
    if (sign === '"' && depth === 0) isQuoted = !isQuoted
    if (!isQuoted && sign === '(') depth++
    if (!isQuoted && sign === ')') depth = Math.max(0, depth - 1)
    if (sign === ';' && depth === 0 && !isQuoted) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part]
}
