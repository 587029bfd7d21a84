const LINK = /https?:\/\/[^\s<>"]*\/unsubscribe\/[^\s<>"]+/g

/**
 * A mail's text without the opt-out links that are its recipient's alone: whoever opens one opts
 * them out. Of our own mails the whole line goes, of theirs, which may quote one, only the link.
 */
export const withoutOptOut = (text: string, whose: 'ours' | 'theirs'): string =>
  whose === 'theirs'
    ? text.replace(LINK, '…')
    : text
        .split('\n')
        .filter((line) => line.search(LINK) === -1)
        .join('\n')
        .trimEnd()
