import type { AuthFailure } from '#client/session.ts'
import { session } from '#client/session.ts'
import { paths } from '#client/paths.ts'
import { readJson, readText, storageKeys, writeJson, writeText } from '#client/storage.ts'
import { toast } from '#ui/base/toast-state.ts'
import { t } from '#ui/messages/messages.ts'
import {
  ERROR_SUPPRESSION,
  isRepeated,
  isUnverifiedReturn,
  planAuthError,
  readAuthFailure,
  REDIRECT_SUPPRESSION,
  withoutAuthParts,
  type Handled,
} from './auth-errors.ts'
import { verification, VERIFIED_ELSEWHERE } from './verification.ts'

const VERIFIED_TOAST = 3000
const VERIFIED_REDIRECT = 1500

/**
 * True for the first call with this key within the window; later ones must do nothing. Kept in
 * session storage to survive redirects.
 */
function claim(storageKey: string, key: string, window: number): boolean {
  const now = Date.now()
  if (isRepeated(readJson<Handled>('session', storageKey), key, now, window)) return false
  writeJson('session', storageKey, { key, at: now } satisfies Handled)
  return true
}

/** Reports a failed sign-in, at most once within 30 s per kind. */
export function handleAuthFailure(failure: AuthFailure): void {
  const plan = planAuthError(failure, readText('session', storageKeys.signupEmail) ?? '')
  if (
    plan.kind === 'nothing' ||
    !claim(
      storageKeys.authErrorHandled,
      `${failure.code}|${failure.description}`,
      ERROR_SUPPRESSION,
    )
  )
    return
  if (plan.kind === 'toast') toast(plan.toast)
  else {
    if (plan.email) writeText('session', storageKeys.signupEmail, plan.email)
    if (/to finish signing up/i.test(failure.description))
      writeText('session', storageKeys.justSignedUp, 'true')
    verification.open(plan.email)
  }
}

/**
 * Reports the verified address, then opens the login with the stored email as hint, which returns
 * to the dashboard.
 */
function handleVerified(): void {
  writeText('local', VERIFIED_ELSEWHERE, String(Date.now()))
  if (!claim(storageKeys.verifiedRedirect, 'verified', REDIRECT_SUPPRESSION)) return
  verification.markVerified()
  toast({
    title: t('auth.verified.title'),
    description: t('auth.verified.detail'),
    variant: 'success',
    duration: VERIFIED_TOAST,
  })
  const loginHint = readText('session', storageKeys.signupEmail) ?? undefined
  setTimeout(() => void session.login({ loginHint, returnTo: paths.dashboard }), VERIFIED_REDIRECT)
}

/**
 * Handles what the login provider added to the address (specification, sections 4 and 8), once the
 * session state is known.
 * @returns the address without those parts, or null if there were none.
 */
export function handleArrival(url: URL, authenticated: boolean): string | null {
  // The provider of a mailbox answers there, and the page reads its answer.
  if (url.pathname === paths.mailboxSignIn) return null
  const failure = readAuthFailure(url)
  const verified = url.searchParams.get('verified') === 'true'
  const unverified = isUnverifiedReturn(url)
  if (!failure && !verified && !unverified) return null
  if (verified && !authenticated) handleVerified()
  else if (failure) handleAuthFailure(failure)
  else if (unverified && !authenticated && !verified) verification.open('')
  return withoutAuthParts(url)
}
