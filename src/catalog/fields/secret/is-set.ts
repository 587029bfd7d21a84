/** The API's placeholder for a secret: `{ set: true }`. Text is a value that was just typed. */
export const isSet = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'object' && value !== null && (value as { set?: unknown }).set === true)
