/**
 * Browser storage that never throws: private windows, full quotas and prerendering all read as
 * empty. The session's keys follow specification section 3.
 */
export const storageKeys = {
  /** `{ accessToken, userInfo }`. */
  session: 'outrider.session',
  /** Written by older clients during a sign-in; only ever cleared. */
  temporaryToken: 'outrider.temporary-token',
  /** Prefix of the login SDK's own copy of the tokens. */
  sdkPrefix: '@@auth0spajs@@',
  /** Prefix of every key for the chosen language or translations. */
  languagePrefix: 'outrider.language',
  tenant: 'outrider.tenant',
  /** Written and removed at once, so that other tabs learn that the person has signed out. */
  signedOut: 'outrider.signed-out',
  /** Prefix of unsaved input. */
  drafts: 'outrider.draft.',
  /** Copied steps of a journey. */
  copiedSteps: 'outrider.journey-steps',
  recentScreens: 'outrider.recent-screens',
  signupEmail: 'signup_email',
  justSignedUp: 'just_signed_up',
  /**
   * The workflow data object; local, because the link in the verification email opens another tab.
   */
  workflow: 'outrider.workflow',
  authErrorHandled: 'auth_error_handled',
  verifiedRedirect: 'verified_redirect',
  signInAgain: 'sign_in_again',
  /** Written by ra-auth-auth0 before it redirects to the login. */
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

/** Writes, or removes with null. False if the browser refused. */
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

/** The parsed value, or null if it is absent or invalid JSON. */
export function readJson<T>(area: Area, key: string): T | null {
  const text = readText(area, key)
  if (text === null) return null
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}

export function writeJson(area: Area, key: string, value: unknown): boolean {
  return writeText(area, key, value === null ? null : JSON.stringify(value))
}

/** Removes every key that passes. */
function removeKeys(kind: Area, isMeant: (key: string) => boolean): void {
  try {
    const storage = area(kind)
    if (!storage) return
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key)
  } catch {
    // No storage: nothing to clear.
  }
}

/** Removes every key with the prefix. */
export const removeByPrefix = (area: Area, prefix: string): void =>
  removeKeys(area, (key) => key.startsWith(prefix))

/** What the console's store of react-admin keeps of a list: its filters hold names of people. */
const LIST_PARAMETERS = /^RaStore.*\.listParams$/

/** Removes what a person has typed or looked at, before another person uses the browser. */
export function removePersonal(): void {
  removeKeys(
    'local',
    (key) =>
      key.startsWith(storageKeys.drafts) ||
      key === storageKeys.copiedSteps ||
      key === storageKeys.recentScreens ||
      LIST_PARAMETERS.test(key),
  )
}

export function clearSessionStorage(): void {
  try {
    area('session')?.clear()
  } catch {
    // No storage: nothing to clear.
  }
}
