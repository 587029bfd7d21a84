import { isPasted } from '#model/outreach.ts'
import { FetchError, type FetchedPage, type WebReader } from '#platform/web/web.ts'
import { lexiconOf } from '../languages/lexicons.ts'
import { assignRoles } from './block-roles.ts'
import { choosePages } from './choose-pages.ts'
import { refuse } from './no-company.ts'
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

const pageOf = ({ body, url, fetchedAt }: FetchedPage): SitePage => ({
  ...readHtml(body, url),
  url,
  readAt: fetchedAt,
})

/**
 * Reads the start page and up to seven more of the same host that its menu names, one at a time,
 * within 20 s and 6 MB, as robots.txt allows. Of a page that is no company's, no other is read.
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
  const start = pageOf(first)
  const [home] = withRoles({ url, pages: [start] }).pages
  const refusal = refuse(home!)
  if (refusal?.reason === 'empty') throw new FetchError('empty', refusal.message)
  if (refusal) return { url, pages: [home!] }
  const pages = [start]
  let bytes = first.body.length
  const lexicon = lexiconOf(detectLanguage({ url, pages }).code)
  for (const next of choosePages(start, lexicon)) {
    if (deadline.aborted || bytes > MAX_BYTES) break
    try {
      if (!(await web.allowed(next))) continue
      const page = await web.page(next, { signal: deadline })
      bytes += page.body.length
      pages.push(pageOf(page))
    } catch (error) {
      if (!(error instanceof FetchError) && !deadline.aborted) throw error
    }
  }
  return withRoles({ url, pages })
}
