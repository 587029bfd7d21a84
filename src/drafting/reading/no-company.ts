import { message } from '#language'
import type { NoCompany } from '../facts.ts'
import { anyOf } from '../languages/all-traits.ts'
import { lexiconOf, lexicons } from '../languages/lexicons.ts'
import { countWords, flat, hasPhrase, lowerWordsOf } from '../text/words.ts'
import { formOf } from '../text/sentence-form.ts'
import type { Block, SitePage, SiteSnapshot } from './page.ts'
import { headOf } from './page-head.ts'
import { ownerOf } from './page-owner.ts'
import { detectLanguage } from './site-language.ts'

type Reason = NoCompany['reason']

const MESSAGES: Record<Reason, string> = {
  'cookie-wall': message(
    'The page shows only a cookie notice to programs. ' +
      'Enter the address of the company’s start page, or paste your text instead.',
  ),
  'bot-challenge': message(
    'The site asks visitors to prove that they are human, so its text could not be read. ' +
      'Paste your text instead.',
  ),
  parked: message(
    'The domain is parked or for sale; there is no company’s page at this address. ' +
      'Enter the address of the company’s start page, or paste your text instead.',
  ),
  maintenance: message(
    'The site is under construction or maintenance. ' +
      'Try again when it is online, or paste your text instead.',
  ),
  placeholder: message(
    'The page holds the sample text of a template. ' +
      'Fill in the page first, or paste your text instead.',
  ),
  login: message(
    'The page only asks for a password. ' +
      'Enter the address of the company’s start page, or paste your text instead.',
  ),
  listing: message(
    'The page lists files or many companies. ' +
      'Enter the address of the company’s start page, or paste your text instead.',
  ),
  error: message(
    'The page reports an error instead of the company’s text. ' +
      'Enter the address of the company’s start page, or paste your text instead.',
  ),
  club: message(
    'The page is that of a club, guild or association, which sells nothing to companies. ' +
      'Enter the address of a company’s start page, or paste your text instead.',
  ),
  person: message(
    'The page is one person’s portfolio or résumé and names no service to sell. ' +
      'Enter the address of a company’s start page, or paste your text instead.',
  ),
  empty: message(
    'The page holds no text that we can read; its words may be drawn by JavaScript. ' +
      'Paste your text instead.',
  ),
}

const CAUSES: Record<Reason, string> = {
  'cookie-wall': message('The page shows only a cookie notice to programs.'),
  'bot-challenge': message('The site asks visitors to prove that they are human.'),
  parked: message('The domain is parked or for sale.'),
  maintenance: message('The site is under construction or maintenance.'),
  placeholder: message('The page holds the sample text of a template.'),
  login: message('The page only asks for a password.'),
  listing: message('The page lists files or many companies.'),
  error: message('The page reports an error.'),
  club: message('The page is that of a club, guild or association.'),
  person: message('The page is one person’s portfolio or résumé.'),
  empty: message('The page holds no text that we can read.'),
}

const refused = (reason: Reason): NoCompany => ({
  reason,
  cause: CAUSES[reason],
  message: MESSAGES[reason],
})

const CHALLENGE = new RegExp(
  [
    String.raw`just a moment|checking your browser|`,
    String.raw`verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|`,
    String.raw`enable javascript and cookies|attention required|ddos protection|`,
    String.raw`security check|captcha|access to this page has been denied|`,
    String.raw`pardon our interruption|unusual traffic|${anyOf('robotChecks')}`,
  ].join(''),
  'i',
)

const LISTING = /^index of \/|directory listing for|parent directory/i

/** All languages at once: a page that is no company's says so in English or in its language. */
const refusalWords = (kind: keyof (typeof lexicons)['en']['refusal']): string[] =>
  Object.values(lexicons).flatMap(({ refusal }) => refusal[kind])
const words = {
  maintenance: refusalWords('maintenance'),
  parked: refusalWords('parked'),
  error: refusalWords('error'),
  login: refusalWords('login'),
  placeholder: refusalWords('placeholder'),
}

/** Words of the part of the page that could speak of a company. */
const contentOf = (blocks: readonly Block[]) =>
  blocks.filter(
    ({ role, isLink }) =>
      !isLink &&
      !['navigation', 'footer', 'legal', 'contact', 'cookie', 'placeholder', 'code'].includes(role),
  )

const wordsIn = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { text }) => sum + countWords(text), 0)

const hasDescription = ({ meta }: SitePage) =>
  countWords(meta.description ?? meta['og:description'] ?? '') >= 6

/** Links in the menu of a page that is only a notice. */
const MAX_MENU_LINKS = 2

/** Words under which a page counts as short. */
const SHORT = 80
/** Words under which there is nothing to draft from. */
const TOO_FEW = 15
/** Share of the text from which cookie words or filler are what the page is about. */
const SHARE = 0.25

function shareOf(page: SitePage, role: 'cookie' | 'placeholder'): number {
  const all = page.blocks.filter(({ role: one }) => one !== 'navigation' && one !== 'footer')
  return wordsIn(all.filter((block) => block.role === role)) / Math.max(1, wordsIn(all))
}

/** Words of the Latin filler that templates come with. */
const LATIN = new Set(
  `lorem ipsum dolor amet consectetur adipiscing elit curabitur tincidunt sapien luctus nibh nisi
  phasellus felis eros pellentesque vestibulum aliquam vivamus mauris congue commodo cursus vitae
  neque quis nec sed arcu integer nunc donec ornare tempor magna ligula ullamcorper`.split(/\s+/),
)
const MIN_LATIN = 4
const LATIN_SHARE = 0.4

/** Whether a text is Latin filler, with or without its usual first words. */
function isLatinFiller(text: string): boolean {
  const all = lowerWordsOf(text)
  const latin = all.filter((word) => LATIN.has(word)).length
  return latin >= MIN_LATIN && latin >= all.length * LATIN_SHARE
}

function fillerShare(page: SitePage): number {
  const filler = page.blocks.filter(
    ({ role, text }) =>
      role === 'placeholder' ||
      isLatinFiller(text) ||
      (countWords(text) < 60 && hasPhrase(flat(text), words.placeholder)),
  )
  return wordsIn(filler) / Math.max(1, wordsIn(page.blocks))
}

/** Whether a short page has at least one whole sentence. */
function statesSomething(page: SitePage): boolean {
  const { code } = detectLanguage({ url: page.url, pages: [page] })
  return contentOf(page.blocks).some(
    ({ text, role }) =>
      (countWords(text) >= 5 && formOf(text, code) === 'sentence') ||
      (role === 'hero' && countWords(text) >= 7 && formOf(text, code) === 'verbless'),
  )
}

/** Whether a password field's words are all that the page has. */
const isLogin = (page: SitePage, content: number) =>
  content < 40 && hasPhrase(flat(headOf(page)), words.login) && !hasDescription(page)

/**
 * Why no draft is made from a page; null where it could be a company's.
 * @param page with the roles of its blocks
 */
export function refuse(page: SitePage): NoCompany | null {
  const head = headOf(page)
  const content = wordsIn(contentOf(page.blocks))
  const all = `${head} ${page.blocks
    .slice(0, 12)
    .map(({ text }) => text)
    .join(' ')}`
  if (CHALLENGE.test(content < SHORT ? all : page.title)) return refused('bot-challenge')
  if (LISTING.test(page.title) || LISTING.test(page.blocks[0]?.text ?? ''))
    return refused('listing')
  if (hasPhrase(flat(content < SHORT * 2 ? all : page.title), words.parked))
    return refused('parked')
  if (content < SHORT && hasPhrase(flat(head), words.error)) return refused('error')
  const isAlone = page.links.filter(({ menu }) => menu).length <= MAX_MENU_LINKS
  if (isAlone && content < SHORT && hasPhrase(flat(content < 40 ? all : head), words.maintenance))
    return refused('maintenance')
  if (isLogin(page, content)) return refused('login')
  if (fillerShare(page) > SHARE) return refused('placeholder')
  const isWall = isAlone && content < SHORT && !hasDescription(page)
  if (isWall && shareOf(page, 'cookie') > SHARE) return refused('cookie-wall')
  const { code } = detectLanguage({ url: page.url, pages: [page] })
  const owner = ownerOf(page, lexiconOf(code), code)
  if (owner) return refused(owner)
  if (content < TOO_FEW && !hasDescription(page) && !statesSomething(page)) return refused('empty')
  return null
}

/**
 * Why no draft is made from a site; null where its start page could be a company's, or is only a
 * door to others with text.
 */
export function recognizeNoCompany({ pages: [start, ...others] }: SiteSnapshot): NoCompany | null {
  const refusal = start?.url ? refuse(start) : null
  const isDoor = refusal?.reason === 'empty' && others.some((page) => refuse(page) === null)
  return isDoor ? null : refusal
}
