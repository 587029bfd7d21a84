import { countWords } from '../understanding/words.ts'
import type { Block, SiteSnapshot } from './page.ts'

const MAX_LINES = 300
const MAX_LENGTH = 600

const blockOf = (line: string, index: number): Block => {
  const isItem = /^[-*•]/.test(line)
  return {
    element: index === 0 ? 'h1' : isItem ? 'li' : 'p',
    text: line.replace(/^[-*•]\s*/, '').slice(0, MAX_LENGTH),
    role: 'text',
    confidence: 0,
    groups: isItem ? [{ group: 0, item: index }] : [],
    isLink: false,
  }
}

/**
 * Pasted text as a site of one page: the first line is its heading, the others are paragraphs.
 * @param url the site's address if one was given too. The page has none: no claim may cite an
 * address that was not read.
 */
export function snapshotFromText(text: string, url: string, readAt: string): SiteSnapshot {
  const blocks = text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, MAX_LINES)
    .map(blockOf)
  const words = countWords(text)
  return {
    url,
    pages: [
      {
        url: '',
        readAt,
        title: '',
        lang: '',
        blocks,
        links: [],
        jsonLd: [],
        meta: {},
        hreflangs: [],
        logos: [],
        words,
      },
    ],
  }
}
