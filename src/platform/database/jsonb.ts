/**
 * Encodes a value for a jsonb column. The drivers take text; the declared type remains that of the
 * column.
 */
export const jsonb = <T>(value: T): T => JSON.stringify(value) as unknown as T
