/** Name of the personal preference that holds a person's alert settings. */
export const ALERTS = 'alerts'

/** Emails about the security of an account. On unless the person switched them off. */
export interface AlertPreferences {
  newDevice: boolean
  exports: boolean
}

/** A person's alert settings, from all their preferences. */
export function alertPreferences(preferences: unknown): AlertPreferences {
  const chosen = ((preferences ?? {}) as Record<string, unknown>)[ALERTS] as
    Partial<Record<keyof AlertPreferences, unknown>> | undefined
  return { newDevice: chosen?.newDevice !== false, exports: chosen?.exports !== false }
}
