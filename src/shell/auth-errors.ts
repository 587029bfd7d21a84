import type { AuthFailure } from '#client/session.ts'
import type { ToastInput } from '#ui/base/toast-state.ts'
import { t } from '#ui/messages/messages.ts'

export type AuthErrorPlan =
  | { kind: 'verify'; email: string }
  | { kind: 'toast'; toast: ToastInput }
  | { kind: 'nothing' }

/**
 * Errors of one kind are handled once within this time in milliseconds (specification, section 9).
 */
export const ERROR_SUPPRESSION = 30_000
/** The redirect after a verified address happens once within this time in milliseconds. */
export const REDIRECT_SUPPRESSION = 10_000

const EMAIL = /(?<![^\s@()<>,;:"'])[^\s@()<>,;:"']+@[^\s@()<>,;:"'.]+(?:\.[^\s@()<>,;:"'.]+)+/

/** How to react to a failed sign-in: the table of specification section 8, from the top. */
export function planAuthError(
  { code, description }: AuthFailure,
  signupEmail: string,
): AuthErrorPlan {
  if (/verify|verification/i.test(description))
    return { kind: 'verify', email: description.match(EMAIL)?.[0] ?? signupEmail }
  if (/already exists|user_exists/i.test(description) || code === 'user_exists')
    return {
      kind: 'toast',
      toast: {
        title: t('auth.exists.title'),
        description: t('auth.exists.detail'),
        duration: 8000,
        variant: 'default',
      },
    }
  if (code === 'access_denied')
    return {
      kind: 'toast',
      toast: {
        title: t('auth.denied.title'),
        description: description || t('auth.denied.detail'),
        duration: 8000,
        variant: 'destructive',
      },
    }
  if (description)
    return {
      kind: 'toast',
      toast: { title: t('auth.error.title'), description, duration: 6000, variant: 'destructive' },
    }
  return { kind: 'nothing' }
}

/**
 * The failure in an address, in its query or its hash (`#error=…&error_description=…`); null if
 * there is none.
 */
export function readAuthFailure(url: URL): AuthFailure | null {
  const hash = new URLSearchParams(url.hash.replace(/^#\/?\??/, ''))
  for (const params of [url.searchParams, hash]) {
    const code = params.get('error')
    const description = params.get('error_description')
    if (code || description) return { code: code ?? '', description: description ?? '' }
  }
  return null
}

/**
 * True for a return from the login provider with a state but neither code nor error: the address
 * still needs verification (specification, section 4).
 */
export function isUnverifiedReturn(url: URL): boolean {
  return url.searchParams.has('state') && !url.searchParams.has('code') && !readAuthFailure(url)
}

/** What the login provider adds to the query; no page may give these names to its parameters. */
export const AUTH_PARTS = [
  'error',
  'error_description',
  'error_uri',
  'state',
  'code',
  'verified',
  'iss',
] as const

/** The address without the login provider's additions: path, remaining query and hash. */
export function withoutAuthParts(url: URL): string {
  const clean = new URL(url)
  for (const name of AUTH_PARTS) clean.searchParams.delete(name)
  if (/(^#|[#&?/])(error|error_description)=/.test(clean.hash)) clean.hash = ''
  return clean.pathname + clean.search + clean.hash
}

export interface Handled {
  key: string
  at: number
}

/** True if the same key was handled within the window. Times in milliseconds since 1970. */
export function isRepeated(
  last: Handled | null,
  key: string,
  now: number,
  window: number,
): boolean {
  return last !== null && last.key === key && now >= last.at && now - last.at < window
}
