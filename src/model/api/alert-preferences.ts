/** Name of the personal preference that holds a person's alert settings. */
export const ALERTS = 'alerts'

/**
 * What people are emailed about: a sign-in from a new device, data that left the organization, a
 * sending domain that is no longer verified, and a mailbox that has to sign in again.
 */
export const alertKinds = ['newDevice', 'exports', 'domains', 'mailboxes'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Which alerts a person gets. On unless the person switched them off. */
export type AlertPreferences = Record<AlertKind, boolean>

/** A person's alert settings, from all their preferences. */
export function alertPreferences(preferences: unknown): AlertPreferences {
  const chosen = ((preferences ?? {}) as Record<string, unknown>)[ALERTS] as
    | Partial<Record<AlertKind, unknown>>
    | undefined
  return Object.fromEntries(
    alertKinds.map((kind) => [kind, chosen?.[kind] !== false]),
  ) as AlertPreferences
}
