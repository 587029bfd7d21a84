/**
 * What only the engine itself says: such events are never taken from outside, and need no schema.
 */
export const ownEventTypes: ReadonlySet<string> = new Set([
  'sessionCreated',
  'sessionReassigned',
  'profileUpdated',
  'profileDeleted',
  'anonymizeProfile',
  'ruleFired',
  'goal',
  'personalizationEvent',
  'optimizationTestEvent',
])
