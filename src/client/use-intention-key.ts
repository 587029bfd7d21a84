import { useState } from 'react'

/**
 * One idempotency key for each intention of a dialog: made when it is first asked for, kept over
 * failed attempts and lost answers, and another for another intention.
 * @param intention what would be done, such as the audience of a send
 */
export function useIntentionKey(intention: string): string {
  const [keys] = useState(() => new Map<string, string>())
  const known = keys.get(intention)
  if (known) return known
  const made = crypto.randomUUID()
  keys.set(intention, made)
  return made
}
