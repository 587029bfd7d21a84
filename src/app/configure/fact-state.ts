import { SURE_ENOUGH, type FactCandidate } from '#model/email/drafting-questions.ts'
import type { SourcedText } from '../page-parts/source-chip.tsx'

/** How sure a line is, as its word says. */
export type Certainty = 'edited' | 'confirmed' | 'very-likely' | 'likely' | 'unsure'

/** A line that was read with at least this confidence is very likely right. */
const VERY_LIKELY = 0.85

/** Null for an empty line, and for one whose origin is not known. */
export function certaintyOf({ text, edited, confirmed, source }: SourcedText): Certainty | null {
  if (text.trim() === '') return null
  if (edited) return 'edited'
  if (confirmed) return 'confirmed'
  if (!source) return null
  const confidence = source.confidence ?? 1
  if (confidence >= VERY_LIKELY) return 'very-likely'
  return confidence >= SURE_ENOUGH ? 'likely' : 'unsure'
}

/** The line that a chosen candidate becomes: the site's words, confirmed by the choice. */
export const lineFrom = ({ text, source }: FactCandidate): SourcedText => ({
  text,
  ...(source ? { source } : {}),
  edited: false,
  confirmed: true,
})

/** Candidates that are none of the lines, best first. */
export const othersOf = (
  candidates: readonly FactCandidate[],
  lines: readonly string[],
  max: number,
): FactCandidate[] =>
  candidates.filter(({ text }) => !lines.some((line) => line.trim() === text.trim())).slice(0, max)

const hasSameSource = ({ source: a }: SourcedText, { source: b }: SourcedText): boolean =>
  Boolean(a && b) && a?.url === b?.url && a?.element === b?.element && a?.quote === b?.quote

/**
 * The draft of a line of a list, also after lines were moved or removed: the one it was read from,
 * else the one at its place. One that another line has is left out.
 */
export function draftOfLine<Line extends SourcedText>(
  lines: readonly Line[],
  drafted: readonly Line[],
  index: number,
): Line | undefined {
  const line = lines[index]
  const others = lines.filter((_, at) => at !== index)
  const there = drafted[index]
  const free = [...(there ? [there] : []), ...drafted].filter(
    ({ text }) => !others.some((other) => other.text === text),
  )
  return (
    free.find(({ text }) => text === line?.text) ??
    free.find((draft) => line && hasSameSource(line, draft)) ??
    free.find((draft) => draft === there && !others.some((other) => hasSameSource(other, draft)))
  )
}
