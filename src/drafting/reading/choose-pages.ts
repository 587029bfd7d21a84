import { anyOf } from '../languages/all-traits.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { lexicons } from '../languages/lexicons.ts'
import { flat, hasPhrase, isOneOf, longPhrases } from '../text/words.ts'
import type { SitePage } from './page.ts'

/** Pages that are read of a site, the start page included. */
export const MAX_PAGES = 8

/** Pages of each kind that are worth reading, in the order of their worth. */
const KINDS: readonly (readonly [
  kind: 'products' | 'about' | 'customers' | 'pricing' | 'audiences' | 'benefits' | 'contact',
  points: number,
  limit: number,
])[] = [
  ['products', 9, 3],
  ['about', 8, 1],
  ['customers', 7, 1],
  ['audiences', 6, 1],
  ['benefits', 5, 1],
  ['pricing', 4, 1],
  ['contact', 3, 2],
]

/** Pages that only texts link to are read where the menu leads to fewer than this. */
const FEW_PAGES = 3
const OTHER = 'other'

/** Endings of addresses that lead to no page. */
export const UNREAD = /\.(?:pdf|zip|png|jpe?g|svg|xml|mp4|docx?|xlsx?|webp|gif|ics)$/i

/** Menu words of English and of the site's language: many sites name their addresses in English. */
export const lexiconsFor = (lexicon: Lexicon | null): Lexicon[] =>
  lexicon && lexicon !== lexicons.en ? [lexicon, lexicons.en] : [lexicons.en]

/** The last part of an address in words: "/en/our-services.html" gives "our services". */
export const wordsOfPath = (pathname: string) =>
  decodeURIComponentSafe(pathname)
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/[-_+]+/g, ' ') ?? ''

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isSkipped = (text: string, path: string, { pages, refusal }: Lexicon) =>
  [pages.legal, pages.jobs, pages.news, pages.faq, pages.team, refusal.login].some(
    (words) => isOneOf(text, words) || isOneOf(path, words),
  )

interface Choice {
  url: string
  kind: string
  points: number
}

/** Pages that name the company with its legal form and address. */
export const IMPRINT = new RegExp(String.raw`^(?:${anyOf('imprints')})$`, 'i')
const IMPRINT_POINTS = 2

function choiceOf(
  link: SitePage['links'][number],
  url: URL,
  lexicon: Lexicon | null,
): Choice | null {
  const path = wordsOfPath(url.pathname)
  const known = lexiconsFor(lexicon)
  if (IMPRINT.test(link.text) || IMPRINT.test(path))
    return { url: url.href, kind: 'contact', points: IMPRINT_POINTS }
  if (known.some((one) => isSkipped(link.text, path, one))) return null
  const depth = url.pathname.split('/').filter(Boolean).length
  for (const [kind, points] of KINDS)
    for (const { pages } of known) {
      const isExact = isOneOf(link.text, pages[kind]) || isOneOf(path, pages[kind])
      const long = longPhrases(pages[kind])
      const isNear = hasPhrase(flat(link.text), long) || hasPhrase(flat(path), long)
      if (isExact || isNear)
        return {
          url: url.href,
          kind,
          points:
            points + (isExact ? 3 : 0) + (link.menu ? 2 : 0) - depth * 0.5 - (url.search ? 2 : 0),
        }
    }
  // A page that the menu names in other words is usually one product or service.
  if (link.menu && depth <= 2 && !url.search)
    return { url: url.href, kind: 'products', points: 4 - depth * 0.5 }
  return link.button || depth > 2 || url.search ? null : { url: url.href, kind: OTHER, points: 0 }
}

/**
 * The addresses worth reading after the start page: what its menu calls product, services,
 * customers, pricing and about, in the site's language; others where it leads to few.
 */
export function choosePages(home: SitePage, lexicon: Lexicon | null): string[] {
  const start = new URL(home.url)
  const best = new Map<string, Choice>()
  for (const link of home.links) {
    if (!link.url) continue
    const url = new URL(link.url)
    url.hash = ''
    const isHome = /^\/(?:index\.\w+)?$/.test(url.pathname) || url.pathname === start.pathname
    if (url.host !== start.host || isHome || UNREAD.test(url.pathname)) continue
    const choice = choiceOf(link, url, lexicon)
    const known = best.get(url.href)
    if (choice && (!known || known.points < choice.points)) best.set(url.href, choice)
  }
  const taken = new Map<string, number>()
  const chosen: string[] = []
  for (const { url, kind } of [...best.values()].toSorted((a, b) => b.points - a.points)) {
    if (kind === OTHER && chosen.length >= FEW_PAGES) break
    const limit = KINDS.find(([name]) => name === kind)?.[2] ?? FEW_PAGES
    const count = taken.get(kind) ?? 0
    if (count >= limit || chosen.length >= MAX_PAGES - 1) continue
    taken.set(kind, count + 1)
    chosen.push(url)
  }
  return chosen
}
