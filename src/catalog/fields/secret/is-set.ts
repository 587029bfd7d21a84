/** What the API answers in place of a secret: `{ set: true }`. Text is a value just typed. */
export const isSet = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'object' && value !== null && (value as { set?: unknown }).set === true)
