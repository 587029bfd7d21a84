import { message } from '#language'

/** Top-level domains that email clients turn into links in any spelling. */
const COMMON_ENDINGS =
  'com|net|org|info|biz|io|app|dev|xyz|top|online|site|' +
  'shop|store|club|link|click|live|page|pro|icu|vip|work|example|test'
const COMMON_DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}-])[\\p{L}\\p{N}-]+\\.(${COMMON_ENDINGS})(?![\\p{L}\\p{N}])`,
  'iu',
)
/** Any other domain in its usual spelling; "St.John", "J.Li" and "J.R.R." remain names. */
const WRITTEN_FORMS = [
  String.raw`[\p{L}\p{N}-]{2,}\.(\p{Ll}{2,}|\p{Lu}{2,})`,
  String.raw`[\p{L}\p{N}-]{3,}\.\p{Lu}\p{Ll}`,
  String.raw`[\p{L}\p{N}]\.\p{Ll}{2}`,
]
const WRITTEN_DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(${WRITTEN_FORMS.join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)
const ADDRESS_START = /:\/\/|www\.|\b(mailto|javascript|data|tel):/i
/** Control characters, line and paragraph separators, and bidirectional formatting characters. */
const BREAKS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/**
 * Why a text cannot be the name of a person, as a message with the `{title}` of its field; null when
 * it can. Greetings contain names, in emails that strangers can trigger, so a name must not contain a
 * web address, an email address or a line break. The one rule for names that are received or sent.
 */
export function personNameFault(text: string): string | null {
  if (BREAKS.test(text))
    return message('{title} must not contain line breaks or control characters.')
  // Full-width letters and the full stops of other scripts are read as Latin ones.
  const plain = text.normalize('NFKC').replace(/[\u3002\uff61]/g, '.')
  if (plain.includes('@')) return message('{title} must not contain an email address.')
  // As written too: normalization turns a sign that ends an address into one of its letters.
  return [text, plain].some(hasAddress) ? message('{title} must not contain a web address.') : null
}

const hasAddress = (text: string) =>
  ADDRESS_START.test(text) || COMMON_DOMAIN.test(text) || WRITTEN_DOMAIN.test(text)

/**
 * A name that can be used in an email; empty for an invalid one, so that the greeting is neutral.
 */
export const greetableName = (text: string | null | undefined): string =>
  text && personNameFault(text) === null ? text : ''
