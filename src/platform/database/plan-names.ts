/**
 * Uses after which a statement is planned anew, each time so many times more than before: as often
 * as its tables may have grown so much.
 */
const PLANNED_ANEW = 16
/**
 * Milliseconds that a plan is kept at most: one made while a table was empty, because somebody had
 * just cleared it, would read all of what came since.
 */
const OLDEST_PLAN = 60_000

/**
 * Names for the statements of one connection that are planned once. A plan that was made when its
 * tables were empty is kept by the database for as long as nobody counts them, although another
 * index is the right one by then: so it is made again now and then, often at first and once a
 * minute in the long run.
 * @param now milliseconds of a clock that only goes forward
 * @returns under which name to send a statement, and the one that is not needed any more
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
      until: isSpent ? (known?.until ?? 1) * PLANNED_ANEW : known.until,
      made: at,
    })
    return { name, outdated: known?.name ?? null }
  }
}
