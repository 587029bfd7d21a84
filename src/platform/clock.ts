/**
 * The product's time. Everything that plans, waits or expires asks it; identity and TLS keep the
 * machine's own.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/**
 * A clock that people may move, for development and tests: the machine's time plus an offset, or a
 * fixed time.
 */
export interface MovableClock extends Clock {
  /** Sets the time and lets it run on from there (or stand still, when made with `frozen`). */
  set(milliseconds: number): void
  advance(milliseconds: number): void
  /** Difference to the machine's clock, to keep it over a restart. */
  offset(): number
}

/** @param frozen stands still between moves; for tests. */
export function createMovableClock(start: number = Date.now(), frozen = false): MovableClock {
  let fixed = start
  let offset = start - Date.now()
  const now = () => (frozen ? fixed : Date.now() + offset)
  return {
    now,
    set(milliseconds) {
      fixed = milliseconds
      offset = milliseconds - Date.now()
    },
    advance(milliseconds) {
      this.set(now() + milliseconds)
    },
    offset: () => (frozen ? fixed - Date.now() : offset),
  }
}
