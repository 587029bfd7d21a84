import { readText, storageKeys } from '#client/storage.ts'
import { createStore } from '#client/store.ts'

export interface VerificationState {
  open: boolean
  /** Empty when no address is known. */
  email: string
  /** The link in the mail was followed. */
  verified: boolean
  /** Opened for somebody who has just signed up. */
  isNew: boolean
}

const closed: VerificationState = { open: false, email: '', verified: false, isNew: false }
const state = createStore(closed)

/**
 * Written by the tab in which the link was followed, so that the tab with the dialog hears of it.
 */
export const VERIFIED_ELSEWHERE = 'outrider.email-verified'

/** The e-mail verification dialog: opened by what arrives from the login provider. */
export const verification = {
  use: state.use,
  get: state.get,
  open(email: string): void {
    state.set({
      open: true,
      email: email || (readText('session', storageKeys.signupEmail) ?? ''),
      verified: false,
      isNew: readText('session', storageKeys.justSignedUp) === 'true',
    })
  },
  markVerified(): void {
    state.set({ ...state.get(), verified: true })
  },
  close(): void {
    state.set(closed)
  },
}
