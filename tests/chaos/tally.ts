import type { Journal, Line } from './journal.ts'
import { kindNames } from './kinds/list.ts'
import type { Outcome } from './perform.ts'

/**
 * Figures of a suite, counted from its journal: what was interrupted in flight, lost and doubled,
 * and the longest time to go on.
 */
export function tally(outcomes: readonly Outcome[], { lines }: Journal): string[] {
  const interrupts = lines.filter((line) => line.what === 'interrupt')
  const after = new Map(
    lines.filter((line) => line.what === 'interrupted').map((line) => [line.number, line]),
  )
  const inFlight = (line: Line) =>
    (after.get(line.number)?.seen as { inFlight?: boolean } | undefined)?.inFlight === true
  const sum = (kind: string) =>
    outcomes
      .flatMap(({ violations }) => violations)
      .reduce((all, one) => all + (one.kind === kind ? one.count : 0), 0)
  const longest = Math.max(0, ...outcomes.map(({ resumed }) => resumed ?? 0))
  const rows = kindNames.flatMap((kind) => {
    const all = interrupts.filter((line) => line.kind === kind)
    const kills = all.filter((line) => line.fault === 'kill')
    return all.length === 0
      ? []
      : [
          `  ${kind}: ${kills.filter(inFlight).length} of ${kills.length} kills and ` +
            `${all.filter((line) => line.fault !== 'kill' && inFlight(line)).length} of ` +
            `${all.length - kills.length} other faults hit work in flight`,
        ]
  })
  return [
    '',
    ...rows,
    `  lost ${sum('lost')}, doubled ${sum('doubled')}, longest time to go on ${(longest / 1000).toFixed(1)} s`,
  ]
}
