import type { Lexicon } from '#drafting/languages/lexicon.ts'
import { lexicons } from '#drafting/languages/lexicons.ts'
import { countWords } from '#drafting/text/words.ts'
import { found, type FoundFact, type ResearchedSite } from '../company-facts.ts'

const MAX_NEWS = 3
const MIN_WORDS = 3
const MAX_WORDS = 16
/** Blocks between a headline and its date. */
const NEAR = 2

const ARTICLES = new Set(['NewsArticle', 'BlogPosting', 'Article'])

const iso = (year: string, month: number, day: string): string | null => {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)))
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null
}

/** The first date of a text as YYYY-MM-DD: numbers, or a day with the name of a month. */
export function dateIn(text: string, lexicon: Lexicon | null): string | null {
  const [, isoYear, isoMonth, isoDay] = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(text) ?? []
  if (isoYear) return iso(isoYear, Number(isoMonth), isoDay!)
  const [, day, month, year] = /\b(\d{1,2})[./]\s?(\d{1,2})[./]\s?(20\d\d)\b/.exec(text) ?? []
  // Day and month of "03/04/2026" are in no certain order.
  if (day && (Number(day) > 12 || text.includes('.'))) return iso(year!, Number(month), day)
  for (const { pages } of [lexicon, lexicons.en].flatMap((one) => one ?? [])) {
    const names = pages.months.map((name) => name.slice(0, 12)).join('|')
    const named = new RegExp(
      String.raw`\b(\d{1,2})\.?\s(?:de\s)?(${names})\.?,?\s(?:de\s)?(20\d\d)`,
      'iu',
    ).exec(text)
    const at = named ? pages.months.indexOf(named[2]!.toLowerCase()) : -1
    if (named && at >= 0 && at < 12) return iso(named[3]!, at + 1, named[1]!)
  }
  return null
}

function declared({ pages }: ResearchedSite): FoundFact[] {
  return pages.flatMap(({ jsonLd, url }) =>
    jsonLd
      .filter((one) => [one['@type']].flat().some((type) => ARTICLES.has(String(type))))
      .flatMap(({ headline, datePublished }) => {
        const date = dateIn(String(datePublished ?? ''), null)
        return typeof headline === 'string' && date
          ? [found('news', headline, { url, quote: headline, date })]
          : []
      }),
  )
}

function listed({ pages, lexicon }: ResearchedSite): FoundFact[] {
  return pages.flatMap(({ blocks, url }) =>
    blocks.flatMap(({ text, role, element }, at) => {
      const count = countWords(text)
      if (role !== 'news' || !/^h[2-5]$/.test(element)) return []
      if (count < MIN_WORDS || count > MAX_WORDS) return []
      const near = blocks.slice(Math.max(0, at - NEAR), at + NEAR + 1).map((block) => block.text)
      const date = near.map((one) => dateIn(one, lexicon)).find((moment) => moment !== null)
      return date ? [found('news', text, { url, quote: text, date })] : []
    }),
  )
}

/** Headlines with their dates, newest first. */
export const findNews = (site: ResearchedSite): FoundFact[] =>
  [...declared(site), ...listed(site)]
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, MAX_NEWS)
