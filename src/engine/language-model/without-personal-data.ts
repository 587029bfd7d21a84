import { ADDRESS_IN_TEXT } from '#model/lib/address-in-text.ts'
import { escapePattern } from '#model/lib/escape-pattern.ts'

const LINK = /(?:https?:\/\/|www\.)\S+/giu
/** Seven digits or more, with the signs that are put between them. */
const TELEPHONE = /(?<![\w])\+?\(?\d(?:[\s()./-]{0,5}\d){6,}/gu

const MIN_NAME = 2

/**
 * A text of a person without what identifies them: addresses, links, telephone numbers and the
 * given names. What else they wrote stays, because it is what the question is about.
 */
export function withoutPersonalData(text: string, names: readonly string[]): string {
  const masked = text
    .replace(ADDRESS_IN_TEXT, '(address)')
    .replace(LINK, '(link)')
    .replace(TELEPHONE, '(number)')
  return names
    .filter((name) => name.trim().length >= MIN_NAME)
    .reduce(
      (rest, name) =>
        rest.replace(
          new RegExp(
            String.raw`(?<![\p{L}\p{N}])${escapePattern(name.trim())}(?![\p{L}\p{N}])`,
            'giu',
          ),
          '(name)',
        ),
      masked,
    )
}
