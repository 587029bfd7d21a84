import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'

const TOKEN = /(?<![\w/])unsubscribe[\s:]+([A-Za-z0-9_-]{43,64})(?![A-Za-z0-9_-])/
/** Characters of the text in which a token is looked for. */
const HEAD = 500

/**
 * The token of one of our opt-out links, which an email to the opt-out address carries in its
 * subject; empty for other emails. Mail programs write it for their user, with the marks of a
 * machine.
 */
export const optOutToken = ({ subject, text }: Pick<IncomingMail, 'subject' | 'text'>): string =>
  TOKEN.exec(subject)?.[1] ?? TOKEN.exec(text.slice(0, HEAD))?.[1] ?? ''
