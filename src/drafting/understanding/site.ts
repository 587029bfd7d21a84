import type { Source } from '../facts.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { lexiconOf } from '../languages/lexicons.ts'
import { isHeading } from '../reading/block-roles.ts'
import type { Block, Role, SitePage } from '../reading/page.ts'
import { flat, hasPhrase, sentencesOf } from '../text/words.ts'

/** What all facts are found in. */
export interface Site {
  pages: SitePage[]
  /** The requested address; empty for pasted text. */
  url: string
  language: string
  lexicon: Lexicon | null
}

/** A sentence of the site with the place it was read at. */
export interface Statement {
  text: string
  url: string
  element: string
  role: Role
  /** 0 for the start page. */
  page: number
  /** Place among the blocks of its page. */
  at: number
}

/** Roles whose text is never a statement of the company about what it sells. */
export const FOREIGN: ReadonlySet<Role> = new Set([
  'testimonial',
  'story',
  'mission',
  'rating',
  'price',
  'call-to-action',
  'team',
  'job',
  'news',
  'contact',
  'legal',
  'cookie',
  'navigation',
  'footer',
  'error',
  'placeholder',
  'code',
  'faq',
])

export const MAX_QUOTE = 500

export const sourceOf = (
  { url, element, text }: { url: string; element: string; text: string },
  confidence: number,
): Source => ({
  url: url.slice(0, MAX_QUOTE),
  element: element.slice(0, 60),
  quote: text.slice(0, MAX_QUOTE),
  confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
})

/** Signs that no fact carries: braces are merge signs of emails, the others markup or code. */
export const isClean = (text: string): boolean =>
  !/[{}<>\\|]|https?:|www\.|\p{Emoji_Presentation}|[\u2190-\u21ff\u25a0-\u27bf]/u.test(text)

/** Whether the text below continues a heading: "Fully insured" above "and open since 1985". */
function isContinued(block: Block, next: Block | undefined, language: string): boolean {
  const word = /^(\p{Ll}+)\s/u.exec(next?.text ?? '')?.[1]
  const isOpen = isHeading(block) && !/[.!?:]$/.test(block.text)
  return isOpen && (lexiconOf(language)?.grammar.dangling.includes(word ?? '') ?? false)
}

/** The sentences of one block. */
export const statementsOf = (
  block: Block,
  at: number,
  { url, blocks }: SitePage,
  page: number,
  language: string,
): Statement[] =>
  (isContinued(block, blocks[at + 1], language) ? [] : sentencesOf(block.text, language))
    .filter(isClean)
    .map((text) => ({ text, url, element: block.element, role: block.role, page, at }))

/** The sentences of every block of the site whose role may state a fact. */
export const allStatements = ({ pages, language }: Site): Statement[] =>
  pages.flatMap((page, index) =>
    page.blocks.flatMap((block, at) =>
      FOREIGN.has(block.role) || block.isLink ? [] : statementsOf(block, at, page, index, language),
    ),
  )

/** Whether a page lists prices: its title or address says so. */
export const isPricingPage = ({ title, url }: SitePage, { lexicon }: Site): boolean =>
  lexicon !== null &&
  hasPhrase(
    flat(`${title.split(/\s[|–—-]\s/u)[0]} ${url.split('/').at(-1)}`),
    lexicon.pages.pricing,
  )

/** Whether a page holds legal texts, such as an imprint: its title or address says so. */
export const isLegalPage = ({ title, url }: SitePage, { lexicon }: Site): boolean =>
  lexicon !== null &&
  hasPhrase(
    flat(
      `${title.split(/\s[|–—-]\s/u)[0]} ${url
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '')}`,
    ),
    lexicon.pages.legal,
  )
