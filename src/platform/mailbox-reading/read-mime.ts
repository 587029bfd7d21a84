import type { ParsedMail, SimpleParserOptions } from 'mailparser'

/**
 * Parses a message's headers and parts with the mail parser, which is loaded on first use to keep
 * the start fast.
 * @throws any error of the parser, such as for an unknown charset
 */
export async function readMime(
  source: Buffer | string,
  options?: SimpleParserOptions,
): Promise<ParsedMail> {
  const { simpleParser } = await import('mailparser')
  return simpleParser(source, options ?? {})
}
