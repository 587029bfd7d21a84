/** A value that should be a list; an empty one where it is not. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
