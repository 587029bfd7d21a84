import { asciiWords } from './camel-name.ts'

/**
 * The name of the custom contact variable for a column: lower-case letters, digits and `_`; empty
 * when no character remains.
 */
export const customName = (column: string): string =>
  asciiWords(column).join('_').toLowerCase().slice(0, 40)
