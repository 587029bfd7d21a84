/**
 * Browser storage that never throws: private windows, full quotas and prerendering all end in
 * "nothing stored". Keys of the stored session are those of specification section 3.
 */
export const storageKeys = {
  /** `{ accessToken, userInfo }`. */
  session: 'outrider.session',
  /** Held by older clients while a sign-in was under way; only ever cleared. */
  temporaryToken: 'outrider.temporary-token',
  /** Where the login SDK keeps its own copy of the tokens. */
  sdkPrefix: '@@auth0spajs@@',
  /** Every key that keeps the chosen language or translations begins with this. */
  languagePrefix: 'outrider.language',
  tenant: 'outrider.tenant',
  signupEmail: 'signup_email',
  justSignedUp: 'just_signed_up',
  /**
   * The workflow data object; local, because the link in the verification mail opens another tab.
   */
  workflow: 'outrider.workflow',
  authErrorHandled: 'auth_error_handled',
  verifiedRedirect: 'verified_redirect',
  signInAgain: 'sign_in_again',
  /** Written by ra-auth-auth0 when it sends somebody to the login. */
  reactAdminNext: '@react-admin/nextPathname',
} as const

type Area = 'local' | 'session'

function area(kind: Area): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return null
  }
}

export function readText(kind: Area, key: string): string | null {
  try {
    return area(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes, or removes when the value is null. False when the browser refused. */
export function writeText(kind: Area, key: string, value: string | null): boolean {
  try {
    const storage = area(kind)
    if (!storage) return false
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** The parsed value, or null when there is none or it is not JSON. */
export function readJson<T>(kind: Area, key: string): T | null {
  const text = readText(kind, key)
  if (text === null) return null
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}

export function writeJson(kind: Area, key: string, value: unknown): boolean {
  return writeText(kind, key, value === null ? null : JSON.stringify(value))
}

/** Removes every key that begins with the prefix. */
export function removeByPrefix(kind: Area, prefix: string): void {
  try {
    const storage = area(kind)
    if (!storage) return
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // nothing stored, nothing to remove
  }
}

export function clearSessionStorage(): void {
  try {
    area('session')?.clear()
  } catch {
    // nothing stored, nothing to remove
  }
}
