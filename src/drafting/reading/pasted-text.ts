import { countWords } from '../text/words.ts'
import type { Block, SiteSnapshot } from './page.ts'
import { beginningOf } from '../text/beginning-of.ts'

const MAX_LINES = 300
/** Words of a first line that can be the company's name. */
const MAX_NAME_WORDS = 5
const MAX_LENGTH = 600

const blockOf = (line: string, index: number): Block => {
  const isItem = /^[-*•]/.test(line)
  const element = isItem ? 'li' : 'p'
  return {
    element: index === 0 ? 'h1' : element,
    text: beginningOf(line.replace(/^[-*•]\s*/, ''), MAX_LENGTH),
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
  const first = blocks[0]?.text ?? ''
  const isName = blocks.length > 1 && countWords(first) <= MAX_NAME_WORDS && !/[.!?:]$/.test(first)
  return {
    url,
    pages: [
      {
        url: '',
        readAt,
        title: isName ? first : '',
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
