import type { ParsedMail, SimpleParserOptions } from 'mailparser'

/**
 * A mail's headers and parts by the mail parser, which is loaded with the first mail: a start needs
 * none.
 * @throws whatever it stumbles over, such as charsets that nobody knows.
 */
export async function readMime(
  source: Buffer | string,
  options?: SimpleParserOptions,
): Promise<ParsedMail> {
  const { simpleParser } = await import('mailparser')
  return simpleParser(source, options ?? {})
}
