import { message } from '#language'
import { describeFetchProblem } from '#drafting/describe-fetch-problem.ts'
import { readSite } from '#drafting/reading/read-site.ts'
import { FetchError, type FetchFault, type WebReader } from '#platform/web/web.ts'
import { chooseResearchPages, MAX_PAGES } from './choose-research-pages.ts'
import type { SiteSteps } from '../thread/site-steps.ts'
import type { CompanyFact } from './company-facts.ts'

/** What reading a company's pages led to. */
export type ResearchResult =
  | { state: 'done'; facts: CompanyFact[] }
  /** @property isLasting whether the reason will still hold tomorrow */
  | { state: 'no-company' | 'failed'; error: string; isLasting: boolean }

/** Faults of an address after which the next form of the same domain is tried. */
const TRY_NEXT: ReadonlySet<FetchFault> = new Set([
  'dns',
  'refused',
  'tls',
  'insecure-redirect',
  'invalid-url',
])

/** Faults that last longer than a day. */
const LASTING: ReadonlySet<FetchFault> = new Set(['robots', 'not-html', 'empty', 'too-large'])

const OTHER_COMPANY = message('The domain leads to the site of another company.')

/** The sentences of faults whose advice is for a person who is waiting, without it. */
const WITHOUT_ADVICE: Readonly<Record<string, string>> = {
  'The site limits how often programs may read it (429). Try again later.': message(
    'The site limits how often programs may read it (429).',
  ),
  'The server of the site failed. Try again later.': message('The server of the site failed.'),
  'The page holds no text that we can read; its words may be drawn by JavaScript. Paste your text instead.':
    message('The page holds no text that we can read.'),
  'Too many sites are being read right now. Try again in a minute.': message(
    'Too many sites were being read.',
  ),
  'We could not reach this site. Check the address, or paste your text instead.': message(
    'We could not reach this site.',
  ),
  'We could not find this site. Check the address for typing errors.': message(
    'We could not find this site.',
  ),
}

/** Why a site could not be read, without advice: research runs while no person waits for it. */
const withoutAdvice = (problem: string): string => WITHOUT_ADVICE[problem] ?? problem

/** Second-level domains under which companies register theirs: the name is one label further. */
const SHARED_SUFFIX = /\.(?:co|com|org|net|gov|ac|or)\.[a-z]{2}$/

/** The part of a host that names the company: "acme" of www.acme.co.uk. */
function nameOf(host: string): string {
  const labels = host.toLowerCase().split('.')
  return labels.at(SHARED_SUFFIX.test(host) ? -3 : -2) ?? host
}

/** Fails once that many pages were requested, redirects to a page of a language included. */
function withPageLimit(web: WebReader, most: number): WebReader {
  let count = 0
  return {
    allowed: (url) => web.allowed(url),
    page: (url, options) =>
      ++count > most
        ? Promise.reject(new FetchError('busy', 'Enough pages of this site were read.'))
        : web.page(url, options),
  }
}

const addressesOf = (domain: string) => [
  `https://${domain}/`,
  ...(domain.split('.').length === 2 ? [`https://www.${domain}/`] : []),
  `http://${domain}/`,
]

interface CompanyReader {
  web: WebReader
  signal: AbortSignal
  steps: SiteSteps
}

async function snapshotOf({ web, signal, steps }: CompanyReader, domain: string) {
  const addresses = addressesOf(domain)
  const limited = withPageLimit(web, MAX_PAGES)
  for (const [at, address] of addresses.entries())
    try {
      return await readSite(limited, address, { signal, steps, choose: chooseResearchPages })
    } catch (error) {
      const canTryNext = error instanceof FetchError && TRY_NEXT.has(error.fault)
      if (!canTryNext || at === addresses.length - 1) throw error
    }
  throw new FetchError('dns', 'The host has no address.')
}

/**
 * Reads at most four public pages of a company and gives their facts. Names no fact of a domain
 * that leads to another company's site.
 * @throws only what is no fault of the site, such as a lost lease
 */
export async function readCompany(reader: CompanyReader, domain: string): Promise<ResearchResult> {
  const { steps } = reader
  try {
    const snapshot = await snapshotOf(reader, domain)
    const home = snapshot.pages[0]!
    const { hostname } = new URL(home.url)
    if (nameOf(hostname) !== nameOf(domain.replace(/:\d+$/, '')))
      return {
        state: 'no-company',
        error: OTHER_COMPANY,
        isLasting: true,
      }
    const refusal = await steps.recognizeNoCompany(snapshot)
    if (refusal) return { state: 'no-company', error: refusal.cause, isLasting: true }
    return { state: 'done', facts: await steps.understandCompany({ ...snapshot, url: home.url }) }
  } catch (error) {
    const problem = describeFetchProblem(error)
    if (problem === null) throw error
    const { fault } = error as FetchError
    return { state: 'failed', error: withoutAdvice(problem), isLasting: LASTING.has(fault) }
  }
}
