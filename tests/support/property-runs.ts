/** True in the long run: `npm run test:long`, or LONG=1 with any other command. */
export const isLong = process.env.LONG === '1'

/** Milliseconds after which a slow property counts as hung. */
export const propertyTimeout = isLong ? 3_600_000 : 600_000

/** Runs of a property that fast-check makes by itself. */
const DEFAULT_RUNS = 100

interface Choice {
  /** Environment variable that sets the number, such as CONDITION_CASES=100000. */
  variable?: string
  /** Runs outside of the long run, for properties whose single run is slow. */
  short?: number
}

/**
 * Returns how many times to try a property: all of `full` in the long run; otherwise a tenth, but
 * not fewer than fast-check's own hundred.
 */
export function propertyRuns(full: number, { variable, short }: Choice = {}): number {
  const asked = variable === undefined ? undefined : process.env[variable]
  if (asked !== undefined) {
    const runs = Number(asked)
    if (!Number.isInteger(runs) || runs < 1) throw new Error(`${variable} must be a whole number.`)
    return runs
  }
  if (isLong) return full
  return short ?? Math.max(Math.ceil(full / 10), Math.min(full, DEFAULT_RUNS))
}
