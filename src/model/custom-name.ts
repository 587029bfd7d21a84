import { asciiWords } from './camel-name.ts'

/**
 * The name of a custom variable of contacts that a column becomes: small letters, digits and `_`;
 * empty when nothing is left of it.
 */
export const customName = (column: string): string =>
  asciiWords(column).join('_').toLowerCase().slice(0, 40)
