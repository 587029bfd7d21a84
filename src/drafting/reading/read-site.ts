import { isPasted } from '#model/api/outreach.ts'
import { FetchError, type FetchedPage, type WebReader } from '#platform/web/web.ts'
import type { NoCompany } from '../facts.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { lexiconOf } from '../languages/lexicons.ts'
import { assignRoles } from './block-roles.ts'
import { choosePages } from './choose-pages.ts'
import { recognizeNoCompany, refuse } from './no-company.ts'
import type { SitePage, SiteSnapshot } from './page.ts'
import { readHtml } from './read-html.ts'
import { detectLanguage } from './site-language.ts'

/** Where the words of a snapshot are, for people. */
export const placeOf = ({ pages }: SiteSnapshot): string =>
  isPasted(pages) ? 'in your text' : 'on your site'

const MAX_MS = 20_000
const MAX_BYTES = 6 * 1024 * 1024

/** Gives the blocks of a snapshot their roles, in the language that its words are in. */
export function withRoles(snapshot: SiteSnapshot): SiteSnapshot {
  const lexicon = lexiconOf(detectLanguage(snapshot).code)
  return { ...snapshot, pages: snapshot.pages.map((page) => assignRoles(page, lexicon)) }
}

/** The text and structure of a fetched page. */
export const readPage = ({ body, url, fetchedAt }: FetchedPage): SitePage => ({
  ...readHtml(body, url),
  url,
  readAt: fetchedAt,
})

/** The steps of reading that take longer the more text a page has, here or in a thread. */
export interface ReadSteps {
  readPage(page: FetchedPage): SitePage | Promise<SitePage>
  withRoles(snapshot: SiteSnapshot): SiteSnapshot | Promise<SiteSnapshot>
  refuse(page: SitePage): NoCompany | null | Promise<NoCompany | null>
  recognizeNoCompany(site: SiteSnapshot): NoCompany | null | Promise<NoCompany | null>
}

interface StartPage {
  first: FetchedPage
  start: SitePage
  /** The start page with the roles of its blocks. */
  home: SitePage
  refusal: NoCompany | null
}

interface SiteReader {
  web: WebReader
  signal: AbortSignal
  steps: ReadSteps
}

async function readOne({ web, signal, steps }: SiteReader, url: string): Promise<StartPage> {
  const first = await web.page(url, { signal })
  const start = await steps.readPage(first)
  const [home = start] = (await steps.withRoles({ url, pages: [start] })).pages
  return { first, start, home, refusal: await steps.refuse(home) }
}

/** A link to a folder that is only a language code, such as `/fr/` or `/pt-br`. */
const LANGUAGE_PATH = /^\/[a-z]{2}(?:[-_][a-z]{2})?\/?$/i

/** The first language that a page without text offers on its own host; null where it is none. */
function firstLanguage({ links, url }: SitePage): string | null {
  const { host } = new URL(url)
  const offered = links
    .filter((link) => URL.canParse(link.url) && new URL(link.url).host === host)
    .filter((link) => LANGUAGE_PATH.test(new URL(link.url).pathname))
  return offered[0]?.url ?? null
}

/** Reads the start page; behind a page that only asks for a language, the first one offered. */
async function readStart(reader: SiteReader, url: string): Promise<StartPage> {
  const startPage = await readOne(reader, url)
  const language = startPage.refusal?.reason === 'empty' ? firstLanguage(startPage.start) : null
  return language && (await reader.web.allowed(language)) ? readOne(reader, language) : startPage
}

export interface ReadOptions {
  signal?: AbortSignal
  /** The addresses to read after the start page, best first. */
  choose?: (start: SitePage, lexicon: Lexicon | null) => string[]
  /** By default the steps of this thread. */
  steps?: ReadSteps
}

const HERE: ReadSteps = { readPage, withRoles, refuse, recognizeNoCompany }

/**
 * Reads the start page and up to seven more of the same host that its menu names, one at a time,
 * within 20 s and 6 MB, as robots.txt allows. Of a page that is no company's, no other is read.
 * @throws FetchError when the start page cannot be read or holds no text; other pages that fail are
 * left out.
 */
export async function readSite(
  web: WebReader,
  url: string,
  { signal, choose = choosePages, steps = HERE }: ReadOptions = {},
): Promise<SiteSnapshot> {
  const deadline = AbortSignal.any([AbortSignal.timeout(MAX_MS), ...(signal ? [signal] : [])])
  if (!(await web.allowed(url)))
    throw new FetchError('robots', 'The site asks programs not to read it (robots.txt).')
  const { first, start, home, refusal } = await readStart({ web, signal: deadline, steps }, url)
  if (refusal && refusal.reason !== 'empty') return { url, pages: [home] }
  const pages = [start]
  let bytes = first.body.length
  const lexicon = lexiconOf(detectLanguage({ url, pages }).code)
  for (const next of choose(start, lexicon)) {
    if (deadline.aborted || bytes > MAX_BYTES) break
    try {
      if (!(await web.allowed(next))) continue
      const page = await web.page(next, { signal: deadline })
      bytes += page.body.length
      pages.push(await steps.readPage(page))
    } catch (error) {
      if (!(error instanceof FetchError) && !deadline.aborted) throw error
    }
  }
  const snapshot = await steps.withRoles({ url, pages })
  if (refusal && (await steps.recognizeNoCompany(snapshot)))
    throw new FetchError('empty', refusal.message)
  return snapshot
}
