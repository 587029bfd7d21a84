import type { SitePage } from '../reading/page.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Site } from './site.ts'
import { flat, hasPhrase } from '../text/words.ts'

/*
 * What happened to single customers. It is no description of the company, and no email repeats it
 * as one.
 */

/** A sentence about one customer and the outcome for them. */
export const CUSTOMER_STORY = new RegExp(
  String.raw`^(?:${anyOf('oneCustomer')})\s(?:[\p{L}\d.,'’-]+\s){1,7}(?:${anyOf('came')})(?!\p{L})`,
  'iu',
)

/** Titles of the parts of a case report. */
const REPORT_PART = new RegExp(
  String.raw`^(?:(?:${anyOf('reportArticles')}) )?(?:${anyOf('reportParts')})\s?:?$`,
  'iu',
)

/** Whether the texts of a card are those of a case report: a challenge, a solution, a result. */
export const isCaseReport = (texts: readonly string[]): boolean =>
  texts.filter((text) => REPORT_PART.test(text.trim())).length >= 2

const isStoryPage = ({ title, url }: SitePage, { lexicon }: Site): boolean =>
  lexicon !== null &&
  hasPhrase(
    flat(
      `${title.split(/\s[|–—-]\s/u)[0]} ${new URL(url, 'http://any.example').pathname.replace(/[/._-]+/g, ' ')}`,
    ),
    lexicon.pages.stories,
  )

/** The pages of a site, those about single customers marked as such; never the start page. */
export const withStoryPages = (site: Site): SitePage[] =>
  site.pages.map((page, index) =>
    index > 0 && isStoryPage(page, site)
      ? {
          ...page,
          blocks: page.blocks.map((block) =>
            ['text', 'hero', 'problem', 'feature', 'benefit', 'process', 'about'].includes(
              block.role,
            )
              ? { ...block, role: 'story' }
              : block,
          ),
        }
      : page,
  )
