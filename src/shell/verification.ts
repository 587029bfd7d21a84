import { readText, storageKeys } from '#client/storage.ts'
import { createStore } from '#client/store.ts'

export interface VerificationState {
  open: boolean
  /** Empty if no address is known. */
  email: string
  /** True once the link in the email was followed. */
  verified: boolean
  /** True right after a sign-up. */
  isNew: boolean
}

const closed: VerificationState = { open: false, email: '', verified: false, isNew: false }
const state = createStore(closed)

/** Set by the tab in which the link was followed, to notify the tab with the dialog. */
export const VERIFIED_ELSEWHERE = 'outrider.email-verified'

/** The email verification dialog, opened by returns from the login provider. */
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
