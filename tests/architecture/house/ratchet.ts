import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/*
 * Counts of what is not yet as it should be. Each is recorded and may only go down: a law fails when
 * a count is above its record, and when it is below it, until `npm run house -- --record` has
 * lowered the record.
 */

export type Counts = Record<string, number>

/** How often each name occurs, ordered by name. */
export function countBy(names: readonly string[]): Counts {
  const counts: Counts = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const PATH = 'tests/architecture/house/recorded.json'

function readAll(): Record<string, Counts> {
  return existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as Record<string, Counts>) : {}
}

export const readRecorded = (section: string): Counts => readAll()[section] ?? {}

/** What a law says of counts that differ from their record. */
export function compareCounts(recorded: Counts, counts: Counts): string[] {
  const names = new Set([...Object.keys(recorded), ...Object.keys(counts)])
  return [...names].toSorted().flatMap((name) => {
    const before = recorded[name] ?? 0
    const now = counts[name] ?? 0
    if (now > before) return [`${name}: ${now}, and at most ${before} are allowed`]
    if (now < before) return [`${name}: ${now} instead of ${before}; npm run house -- --record`]
    return []
  })
}

/** The new record: counts that went down. A section without a record takes every count. */
export function lowerCounts(recorded: Counts | undefined, counts: Counts): Counts {
  const lowered = Object.entries(counts).map(
    ([name, now]) => [name, recorded ? Math.min(now, recorded[name] ?? 0) : now] as const,
  )
  return Object.fromEntries(lowered.filter(([, count]) => count > 0))
}

/** Lowers the records to the given counts, section by section. */
export function recordCounts(sections: Record<string, Counts>): void {
  const recorded = readAll()
  const lowered = Object.entries(sections).map(
    ([section, counts]) => [section, lowerCounts(recorded[section], counts)] as const,
  )
  writeFileSync(PATH, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`)
}
