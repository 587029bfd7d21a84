import type { Lexicon } from '#drafting/languages/lexicon.ts'
import { IMPRINT, lexiconsFor, UNREAD, wordsOfPath } from '#drafting/reading/choose-pages.ts'
import type { Link, SitePage } from '#drafting/reading/page.ts'
import { flat, hasPhrase, isOneOf, longPhrases } from '#drafting/text/words.ts'

/** Pages that are read of a company, the start page included. */
export const MAX_PAGES = 4

/** Where facts of a company are, in the order of their worth. */
const KINDS = ['about', 'contact', 'jobs', 'news', 'products'] as const
type PageKind = (typeof KINDS)[number]

/** 2 where the link is called so exactly, 1 where its words contain the kind, 0 otherwise. */
function fitOf(link: Link, path: string, kind: PageKind, lexicon: Lexicon | null): number {
  if (kind === 'contact' && (IMPRINT.test(link.text) || IMPRINT.test(path))) return 3
  const lists = lexiconsFor(lexicon).map(({ pages }) => pages[kind])
  if (lists.some((words) => isOneOf(link.text, words) || isOneOf(path, words))) return 2
  const isNear = lists.some((words) => {
    const long = longPhrases(words)
    return hasPhrase(flat(link.text), long) || hasPhrase(flat(path), long)
  })
  return isNear ? 1 : 0
}

/**
 * The addresses worth reading after the start page of a company: about, imprint or contact, jobs,
 * then news and products. One of each.
 */
export function chooseResearchPages(home: SitePage, lexicon: Lexicon | null): string[] {
  const start = new URL(home.url)
  const links = home.links.flatMap((link) => {
    if (!link.url) return []
    const url = new URL(link.url)
    url.hash = ''
    const isHome = /^\/(?:index\.\w+)?$/.test(url.pathname) || url.pathname === start.pathname
    const isRead = url.host === start.host && !isHome && !UNREAD.test(url.pathname)
    return isRead ? [{ link, address: url.href, path: wordsOfPath(url.pathname) }] : []
  })
  const chosen: string[] = []
  for (const kind of KINDS) {
    const [best] = links
      .filter(({ address }) => !chosen.includes(address))
      .map(({ link, address, path }) => ({ address, fit: fitOf(link, path, kind, lexicon) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit)
    if (best) chosen.push(best.address)
  }
  return chosen.slice(0, MAX_PAGES - 1)
}
