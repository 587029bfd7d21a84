const LINK = /https?:\/\/[^\s<>"]+/g
const isOptOut = (link: string) => /\/unsubscribe\/./.test(link)

/**
 * Removes opt-out links from an email's text, because opening one opts its recipient out. Removes
 * the whole line from our own emails, only the link from replies, which may quote it.
 */
export const withoutOptOut = (text: string, whose: 'ours' | 'theirs'): string =>
  whose === 'theirs'
    ? text.replace(LINK, (link) => (isOptOut(link) ? '…' : link))
    : text
        .split('\n')
        .filter((line) => !line.match(LINK)?.some(isOptOut))
        .join('\n')
        .trimEnd()
