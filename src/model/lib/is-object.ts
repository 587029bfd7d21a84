/** True for a JSON object: neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that should be a JSON object; an empty one where it is not. */
export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
