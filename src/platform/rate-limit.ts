/** Most keys remembered at once; an attacker with many addresses must not fill the memory. */
const MOST_KEYS = 10_000

/**
 * Counts calls by key in a sliding window, in memory: for one machine, which is what the embedded provider is for.
 * The function answers whether this call is still within `most`.
 */
export function createRateLimit(most: number, windowMs: number) {
  const calls = new Map<string, number[]>()
  return (key: string): boolean => {
    const now = Date.now()
    // More than one past the limit changes nothing, so no list grows beyond it.
    const recent = (calls.get(key) ?? []).filter((at) => at > now - windowMs).slice(-most)
    recent.push(now)
    calls.delete(key)
    calls.set(key, recent)
    if (calls.size > MOST_KEYS) calls.delete(calls.keys().next().value!)
    return recent.length <= most
  }
}

/**
 * Guesses of a secret by key. `take` answers whether another guess may be made and counts it at once, so that many at the same time get no
 * more than one after another; `forget` after a right one. In memory: each process counts for itself.
 */
export function createGuessLimit(most: number, windowMs: number) {
  const mayGuess = new Map<string, ReturnType<typeof createRateLimit>>()
  return {
    take(key: string): boolean {
      const limit = mayGuess.get(key) ?? createRateLimit(most, windowMs)
      mayGuess.delete(key)
      mayGuess.set(key, limit)
      if (mayGuess.size > MOST_KEYS) mayGuess.delete(mayGuess.keys().next().value!)
      return limit('')
    },
    forget: (key: string): void => void mayGuess.delete(key),
  }
}
