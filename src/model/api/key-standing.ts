import { message } from '#language'
import type { KeyRole } from '../schema/access.ts'

/** Why a key no longer works. */
export type KeyEnd = 'expired' | 'maker-deleted' | 'maker-blocked' | 'maker-moved'

/** The current rights of a key, or why it has ended. */
export type KeyStanding = { state: 'active'; role: KeyRole; readOnly: boolean } | { state: KeyEnd }

/** The error message for a key that has ended. */
export const keyEndSentences: Record<KeyEnd, string> = {
  expired: message('This API key has expired. Create a new one.'),
  'maker-deleted': message(
    'This API key is revoked because the user who created it was deleted. Create a new one.',
  ),
  'maker-blocked': message(
    'This API key is revoked because the user who created it can no longer sign in. Create a new one.',
  ),
  'maker-moved': message(
    'This API key is revoked because the user who created it left the organization. Create a new one.',
  ),
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
