/**
 * The email addresses in a text, also those with letters beyond ASCII. An address begins only
 * after another sign, so that a long word is read once.
 */
export const ADDRESS_IN_TEXT =
  /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/gu
