const LINK = /https?:\/\/[^\s<>"]*\/unsubscribe\/[^\s<>"]+/g

/**
 * Removes opt-out links from an email's text, because opening one opts its recipient out. Removes
 * the whole line from our own emails, only the link from replies, which may quote it.
 */
export const withoutOptOut = (text: string, whose: 'ours' | 'theirs'): string =>
  whose === 'theirs'
    ? text.replace(LINK, '…')
    : text
        .split('\n')
        .filter((line) => line.search(LINK) === -1)
        .join('\n')
        .trimEnd()
