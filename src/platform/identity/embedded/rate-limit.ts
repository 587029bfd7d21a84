/** Counts calls by key in a sliding window, in memory: for one machine, which is what the embedded provider is for. */
export function createRateLimit(most: number, windowMs: number) {
  const calls = new Map<string, number[]>()
  return (key: string): boolean => {
    const now = Date.now()
    const recent = (calls.get(key) ?? []).filter((at) => at > now - windowMs)
    recent.push(now)
    calls.set(key, recent)
    if (calls.size > 10_000) for (const [other, times] of calls) if (times.every((at) => at <= now - windowMs)) calls.delete(other)
    return recent.length <= most
  }
}
