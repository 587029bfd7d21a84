/**
 * Event types that only the engine emits: they are never accepted from outside and need no schema.
 */
export const ownEventTypes: ReadonlySet<string> = new Set([
  'sessionCreated',
  'sessionReassigned',
  'profileUpdated',
  'profileDeleted',
  'anonymizeProfile',
  'ruleFired',
  'goal',
  'emailBounced',
  'emailComplained',
  'emailOptedOut',
  'emailReplied',
  'formConfirmed',
  'personalizationEvent',
  'optimizationTestEvent',
])
