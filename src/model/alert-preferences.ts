/** Name of the preference of a person that holds which alerts they get. */
export const ALERTS = 'alerts'

/** Emails about the security of an account. On unless somebody switched them off. */
export interface AlertPreferences {
  newDevice: boolean
  exports: boolean
}

/** What a person chose, from all their preferences. */
export function alertPreferences(preferences: unknown): AlertPreferences {
  const chosen = ((preferences ?? {}) as Record<string, unknown>)[ALERTS] as
    Partial<Record<keyof AlertPreferences, unknown>> | undefined
  return { newDevice: chosen?.newDevice !== false, exports: chosen?.exports !== false }
}
