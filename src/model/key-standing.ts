import type { KeyRole } from './access.ts'

/** Why a key no longer works. */
export type KeyEnd = 'expired' | 'maker-deleted' | 'maker-blocked' | 'maker-moved'

/** The current rights of a key, or why it has ended. */
export type KeyStanding = { state: 'active'; role: KeyRole; readOnly: boolean } | { state: KeyEnd }

/** The error message for a key that has ended. */
export const keyEndSentences: Record<KeyEnd, string> = {
  expired: 'This API key has expired. Create a new one.',
  'maker-deleted': 'This API key has ended: the person who made it was deleted. Create a new one.',
  'maker-blocked':
    'This API key has ended: the person who made it can no longer sign in. Create a new one.',
  'maker-moved':
    'This API key has ended: the person who made it left the organization. Create a new one.',
}

/** A key as its list shows it. */
export interface KeyView {
  state: KeyStanding['state']
  /** Its current rights; null when it has ended. */
  mayNow: { role: KeyRole; readOnly: boolean } | null
  makerName: string | null
  parentName: string | null
  /** Whether the caller may revoke it. */
  revocable: boolean
}
