/**
 * Uses after which a statement is planned again. The interval grows by this factor, because tables
 * may have grown as much.
 */
const REPLAN_AFTER = 16
/**
 * Maximum age of a plan in milliseconds: a plan made while a table was empty, for example after it
 * was cleared, would scan all rows that came later.
 */
const OLDEST_PLAN = 60_000

/**
 * Names for the prepared statements of one connection. The database keeps a plan that was made when
 * its tables were empty until they are analyzed, although another index may be right by then, so
 * each statement is planned again: often at first, once a minute in the long run.
 * @param now milliseconds of a monotonic clock
 * @returns the name to send a statement under, and the name that is no longer needed
 */
export function planNames(now: () => number = () => performance.now()) {
  const kept = new Map<string, { name: string; uses: number; until: number; made: number }>()
  let made = 0
  return (text: string): { name: string; outdated: string | null } => {
    const known = kept.get(text)
    const at = now()
    const isSpent = !known || known.uses >= known.until
    if (known && !isSpent && at - known.made < OLDEST_PLAN) {
      known.uses++
      return { name: known.name, outdated: null }
    }
    const name = `kept_${made++}`
    kept.set(text, {
      name,
      uses: (known?.uses ?? 0) + 1,
      until: isSpent ? (known?.until ?? 1) * REPLAN_AFTER : known.until,
      made: at,
    })
    return { name, outdated: known?.name ?? null }
  }
}
