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
