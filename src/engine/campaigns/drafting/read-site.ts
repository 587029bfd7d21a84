import { isPasted } from '#model/outreach.ts'
import { FetchError, type WebReader } from '#platform/web/web.ts'
import { readHtml, type PageContent } from './read-html.ts'

export interface SitePage extends PageContent {
  url: string
  readAt: string
}

/** What was read of a site, start page first. */
export interface SiteSnapshot {
  url: string
  pages: SitePage[]
}

/** Where the words of a snapshot stand, for people. */
export const placeOf = ({ pages }: SiteSnapshot) =>
  isPasted(pages) ? 'in your text' : 'on your site'

const MAX_PAGES = 6
const MAX_MS = 20_000
const MAX_BYTES = 6 * 1024 * 1024

/** How much a page is likely to say about what is sold, by words of its address and link. */
const WORTH: readonly (readonly [RegExp, number])[] = [
  [/pric|plans|preise/i, 9],
  [/customer|case-?stud|success|referenz|stories/i, 8],
  [/product|feature|platform|leistung|services?|what-we-do|how-it-works/i, 8],
  [/about|company|ueber|über/i, 6],
  [/solution|industr|for-|use-?case/i, 6],
  [/contact|team/i, 2],
]
const WORTHLESS =
  /login|sign|cart|checkout|privacy|terms|imprint|impressum|cookie|legal|blog|news|career|jobs|\.(pdf|zip|png|jpe?g|svg|xml|mp4)$/i

const worth = (text: string) =>
  WORTHLESS.test(text)
    ? -1
    : Math.max(0, ...WORTH.map(([pattern, points]) => (pattern.test(text) ? points : 0)))

function bestLinks(page: SitePage): string[] {
  const home = new URL(page.url)
  const scored = new Map<string, number>()
  for (const link of page.links) {
    if (!link.url) continue
    const url = new URL(link.url)
    url.hash = ''
    if (url.host !== home.host || url.pathname === home.pathname || scored.has(url.href)) continue
    const points =
      worth(`${url.pathname} ${link.text}`) -
      url.pathname.split('/').length * 0.5 -
      (url.search ? 2 : 0)
    if (points > 0) scored.set(url.href, points)
  }
  return [...scored]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_PAGES - 1)
    .map(([url]) => url)
}

/**
 * Reads the start page and up to five more of the same host, within 20 s and 6 MB, as robots.txt
 * allows.
 * @throws FetchError when the start page cannot be read or holds no text; other pages that fail are
 * left out.
 */
export async function readSite(
  web: WebReader,
  url: string,
  options: { signal?: AbortSignal } = {},
): Promise<SiteSnapshot> {
  const deadline = AbortSignal.any([
    AbortSignal.timeout(MAX_MS),
    ...(options.signal ? [options.signal] : []),
  ])
  if (!(await web.allowed(url)))
    throw new FetchError('robots', 'The site asks programs not to read it (robots.txt).')
  const first = await web.page(url, { signal: deadline })
  const start: SitePage = {
    ...readHtml(first.body, first.url),
    url: first.url,
    readAt: first.fetchedAt,
  }
  if (start.words < 5 && !start.meta['og:description'] && !start.meta.description)
    throw new FetchError(
      'empty',
      'The page holds no text that we can read; its words may be drawn by JavaScript. Paste your text instead.',
    )
  const pages = [start]
  let bytes = first.body.length
  for (const next of bestLinks(start)) {
    if (deadline.aborted || bytes > MAX_BYTES) break
    try {
      if (!(await web.allowed(next))) continue
      const page = await web.page(next, { signal: deadline })
      bytes += page.body.length
      pages.push({ ...readHtml(page.body, page.url), url: page.url, readAt: page.fetchedAt })
    } catch (error) {
      if (!(error instanceof FetchError) && !deadline.aborted) throw error
    }
  }
  return { url, pages }
}

/**
 * Pasted text as a site of one page: the first line is its heading, the others are paragraphs.
 * @param url the site's address if one was given too. The page has none: no claim may be said to
 * stand where nobody has read it.
 */
export function snapshotFromText(text: string, url: string, readAt: string): SiteSnapshot {
  const lines = text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, 300)
  const blocks = lines.map((line, index) => ({
    element: index === 0 ? 'h1' : /^[-*•]/.test(line) ? 'li' : 'p',
    text: line.replace(/^[-*•]\s*/, '').slice(0, 600),
  }))
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
        words: text.split(/\s+/).filter(Boolean).length,
      },
    ],
  }
}
