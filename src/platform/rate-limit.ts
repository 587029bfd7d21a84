import { evictOldest } from '#model/lib/evict-oldest.ts'

/** Most keys remembered at once; an attacker with many addresses must not fill the memory. */
const MAX_KEYS = 10_000

/**
 * Counts calls by key in a sliding window, in memory: for one machine, which is what the embedded
 * provider is for. The function answers whether this call is still within `max`.
 */
export function createRateLimit(max: number, windowMs: number) {
  const calls = new Map<string, number[]>()
  return (key: string): boolean => {
    const now = Date.now()
    // More than one past the limit changes nothing, so no list grows beyond it.
    const recent = (calls.get(key) ?? []).filter((at) => at > now - windowMs).slice(-max)
    recent.push(now)
    calls.delete(key)
    calls.set(key, recent)
    evictOldest(calls, MAX_KEYS)
    return recent.length <= max
  }
}

/**
 * Guesses of a secret by key. `take` answers whether another guess may be made and counts it at
 * once, so that many at the same time get no more than one after another; `forget` after a right
 * one. In memory: each process counts for itself.
 */
export function createGuessLimit(max: number, windowMs: number) {
  const mayGuess = new Map<string, ReturnType<typeof createRateLimit>>()
  return {
    take(key: string): boolean {
      const limit = mayGuess.get(key) ?? createRateLimit(max, windowMs)
      mayGuess.delete(key)
      mayGuess.set(key, limit)
      evictOldest(mayGuess, MAX_KEYS)
      return limit('')
    },
    forget: (key: string): void => void mayGuess.delete(key),
  }
}

/**
 * Failed tries to authenticate, by network. A network that failed `max` times within the window
 * may try no unknown credential until tries have aged; a credential that was verified from anywhere
 * within `trustMs` still passes, so that its neighbors cannot lock it out.
 */
export function createFailureLimit({
  max,
  windowMs,
  trustMs,
}: {
  max: number
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
      return recent(network, now).length < max || (verifiedAt.get(mark()) ?? 0) > now - trustMs
    },
    failed(network: string): void {
      const now = Date.now()
      const at = [...recent(network, now), now].slice(-max)
      failures.delete(network)
      failures.set(network, at)
      evictOldest(failures, MAX_KEYS)
    },
    verified(mark: string): void {
      verifiedAt.delete(mark)
      verifiedAt.set(mark, Date.now())
      evictOldest(verifiedAt, MAX_KEYS)
    },
  }
}

/** `last`: this try is the one that locks. */
export type LockoutStep = 'open' | 'last' | 'locked'

/**
 * Locks a key for `lockMs` after `max` failed tries; tries count together while
 * fewer than `lockMs` lie between them.
 */
export function createLockout(max: number, lockMs: number) {
  const tries = new Map<string, { count: number; at: number; until: number }>()
  return {
    /** Counts a try before its secret is looked at. */
    take(key: string): LockoutStep {
      const now = Date.now()
      const known = tries.get(key)
      if (known && known.until > now) return 'locked'
      const count = known && known.at > now - lockMs && known.until === 0 ? known.count + 1 : 1
      tries.delete(key)
      tries.set(key, { count, at: now, until: count >= max ? now + lockMs : 0 })
      evictOldest(tries, MAX_KEYS)
      return count >= max ? 'last' : 'open'
    },
    /** Forgets all keys that begin so. */
    forget(prefix: string): void {
      for (const key of tries.keys()) if (key.startsWith(prefix)) tries.delete(key)
    },
  }
}
