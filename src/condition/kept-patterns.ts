import { readPattern, type Pattern } from '#model/lib/pattern.ts'

const patterns = new Map<string, Pattern>()
const MAX_PATTERNS = 500

/** Parsed once and cached while in use. */
export function patternOf(source: string): Pattern {
  const known = patterns.get(source)
  if (known) return known
  const pattern = readPattern(source)
  // A fault is a sentence in the current language.
  if ('fault' in pattern) return pattern
  if (patterns.size >= MAX_PATTERNS) patterns.clear()
  patterns.set(source, pattern)
  return pattern
}
