import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import { traitsOf } from '#drafting/languages/all-traits.ts'
import { lexiconOf, lexicons } from '#drafting/languages/lexicons.ts'
import type { SitePage } from '#drafting/reading/page.ts'
import { countWords, flat, hasPhrase } from '#drafting/text/words.ts'
import { found, type FoundFact, type ResearchedSite } from '../company-facts.ts'

const MAX_JOBS = 8
const MAX_WORDS = 9

/** "(m/w/d)", "(f/h)", "H/F": marks that only advertised positions carry. */
const ANY_GENDER =
  /\s*[([]?\s*\b(?:all genders|[mwfdxhv](?:\s?[/|*]\s?[mwfdxhv]){1,2})\b\s*[)\]]?\s*/i

/** Nouns of positions, as whole words or as the end of a compound. */
const POSITIONS = Object.fromEntries(
  Object.entries(traitsOf).map(([language, { positions }]) => [
    language,
    new RegExp(String.raw`(?:${positions.join('|')})(?!\p{L})`, 'iu'),
  ]),
) as Record<EmailLanguage, RegExp>

/** The title of a position without the mark of genders and without what follows it. */
const titleOf = (text: string) => text.replace(ANY_GENDER, ' ').replace(/\s+/g, ' ').trim()

function declared({ pages }: ResearchedSite): FoundFact[] {
  return pages.flatMap(({ jsonLd, url }) =>
    jsonLd
      .filter((one) => [one['@type']].flat().includes('JobPosting'))
      .flatMap(({ title }) =>
        typeof title === 'string' && title.trim()
          ? [found('job', titleOf(title), { url, quote: title })]
          : [],
      ),
  )
}

/** Whether a page lists open positions: its title or address says so. */
function isJobsPage({ title, url }: SitePage, language: EmailLanguage): boolean {
  const path = decodeURI(new URL(url).pathname).replace(/[-_/.]+/g, ' ')
  const words = [...lexicons[language].pages.jobs, ...lexicons.en.pages.jobs]
  return hasPhrase(flat(`${title.split(/\s[|–—-]\s/u)[0]} ${path}`), words)
}

function listed(site: ResearchedSite, language: EmailLanguage): FoundFact[] {
  return site.pages.flatMap((page) => {
    const isOnJobsPage = isJobsPage(page, language)
    return page.blocks
      .filter(
        ({ text, element }) =>
          countWords(text) <= MAX_WORDS && !/[.!?]$/.test(text) && element !== 'h1',
      )
      .filter(
        ({ text, element }) =>
          ANY_GENDER.test(text) ||
          (isOnJobsPage && /^(?:h[2-5]|li|a)$/.test(element) && POSITIONS[language].test(text)),
      )
      .map(({ text }) => found('job', titleOf(text), { url: page.url, quote: text }))
  })
}

/** Positions that the company advertises now. */
export function findJobs(site: ResearchedSite): FoundFact[] {
  const language = emailLanguageOf(site.language)
  const all = [
    ...declared(site),
    ...(language && lexiconOf(language) ? listed(site, language) : []),
  ].filter(({ value }) => value.length > 2)
  const seen = new Set<string>()
  return all
    .filter(({ value }) => !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()))
    .slice(0, MAX_JOBS)
}
