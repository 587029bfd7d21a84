/** Most keys remembered at once; an attacker with many addresses must not fill the memory. */
const MAX_KEYS = 10_000

/**
 * Counts calls by key in a sliding window, in memory: for one machine, which is what the embedded
 * provider is for. The function answers whether this call is still within `most`.
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
    if (calls.size > MAX_KEYS) calls.delete(calls.keys().next().value!)
    return recent.length <= most
  }
}

/**
 * Guesses of a secret by key. `take` answers whether another guess may be made and counts it at
 * once, so that many at the same time get no more than one after another; `forget` after a right
 * one. In memory: each process counts for itself.
 */
export function createGuessLimit(most: number, windowMs: number) {
  const mayGuess = new Map<string, ReturnType<typeof createRateLimit>>()
  return {
    take(key: string): boolean {
      const limit = mayGuess.get(key) ?? createRateLimit(most, windowMs)
      mayGuess.delete(key)
      mayGuess.set(key, limit)
      if (mayGuess.size > MAX_KEYS) mayGuess.delete(mayGuess.keys().next().value!)
      return limit('')
    },
    forget: (key: string): void => void mayGuess.delete(key),
  }
}

/**
 * Failed tries to authenticate, by network. A network that failed `most` times within the window
 * may try no unknown credential until tries have aged; a credential that was verified from anywhere
 * within `trustMs` is still let through, so that its neighbors lock nobody out.
 */
export function createFailureLimit({
  most,
  windowMs,
  trustMs,
}: {
  most: number
  windowMs: number
  trustMs: number
}) {
  const failures = new Map<string, number[]>()
  const verifiedAt = new Map<string, number>()
  const recent = (network: string, now: number) =>
    (failures.get(network) ?? []).filter((at) => at > now - windowMs)
  return {
    /** @param mark a hash of the credential; asked for only when the network is over its limit */
    mayTry(network: string, mark: () => string): boolean {
      if (!failures.has(network)) return true
      const now = Date.now()
      return recent(network, now).length < most || (verifiedAt.get(mark()) ?? 0) > now - trustMs
    },
    failed(network: string): void {
      const now = Date.now()
      const at = [...recent(network, now), now].slice(-most)
      failures.delete(network)
      failures.set(network, at)
      if (failures.size > MAX_KEYS) failures.delete(failures.keys().next().value!)
    },
    verified(mark: string): void {
      verifiedAt.delete(mark)
      verifiedAt.set(mark, Date.now())
      if (verifiedAt.size > MAX_KEYS) verifiedAt.delete(verifiedAt.keys().next().value!)
    },
  }
}

/** `last`: this try is the one that locks. */
export type LockoutStep = 'open' | 'last' | 'locked'

/**
 * Locks a key for `lockMs` after `most` tries that nobody called right; tries count together while
 * fewer than `lockMs` lie between them.
 */
export function createLockout(most: number, lockMs: number) {
  const tries = new Map<string, { count: number; at: number; until: number }>()
  return {
    /** Counts a try before its secret is looked at. */
    take(key: string): LockoutStep {
      const now = Date.now()
      const known = tries.get(key)
      if (known && known.until > now) return 'locked'
      const count = known && known.at > now - lockMs && known.until === 0 ? known.count + 1 : 1
      tries.delete(key)
      tries.set(key, { count, at: now, until: count >= most ? now + lockMs : 0 })
      if (tries.size > MAX_KEYS) tries.delete(tries.keys().next().value!)
      return count >= most ? 'last' : 'open'
    },
    /** Forgets all keys that begin so. */
    forget(prefix: string): void {
      for (const key of tries.keys()) if (key.startsWith(prefix)) tries.delete(key)
    },
  }
}
