import { anyOf } from '../languages/all-traits.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { flat, hasPhrase, isOneOf } from '../text/words.ts'
import { headOf } from './page-head.ts'
import type { SitePage } from './page.ts'

/** Blocks and menu links in which a page says whose it is. */
const MAX_BLOCKS = 60
const MAX_MENU = 20
const HEADINGS = 3
const MIN_MENU_WORDS = 2
/** Different words from which a page is a club's or a person's, one of them in its head. */
const MIN_WORDS = 4

const countIn = (text: string, phrases: readonly string[]): number =>
  phrases.filter((phrase) => hasPhrase(text, [phrase])).length

/** Whether a page offers something for sale: services in its menu or headings, prices, clients. */
function sells({ blocks, links }: SitePage, { pages, selling, buttons }: Lexicon): boolean {
  const names = [
    ...links.filter(({ menu }) => menu).map(({ text }) => text),
    ...blocks.filter(({ element }) => /^h[1-3]$/.test(element)).map(({ text }) => text),
  ]
  const shown = [...pages.products, ...pages.pricing, ...pages.audiences, ...buttons.quote]
  return (
    names.some((name) => isOneOf(name, shown)) ||
    blocks.some(({ role }) => role === 'price') ||
    blocks.some(({ text }) => hasPhrase(flat(text), selling.businessWords))
  )
}

/** "Tennisclub", "Sportverein": a club in one word, in languages that write compounds. */
const CLUB_NAME = new RegExp(String.raw`\p{L}(?:${anyOf('clubNames')})(?!\p{L})`, 'iu')

/** Whether the head names a club, and the menu what only clubs have: members, teams, matches. */
function isClubByMenu(page: SitePage, { refusal: { club } }: Lexicon): boolean {
  const named = page.links.filter(({ menu }) => menu).map(({ text }) => text)
  const isNamed = countIn(flat(named.join(' \n ')), club) >= MIN_MENU_WORDS
  return isNamed && (hasPhrase(flat(headOf(page)), club) || CLUB_NAME.test(headOf(page)))
}

/**
 * Whose page it is where it is no firm's: that of a club, guild or association, or of one person
 * who sells nothing; null for all others. Charities, which ask for donations, are none of both.
 * @param language ISO 639-1 of the page
 */
export function ownerOf(
  page: SitePage,
  lexicon: Lexicon | null,
  language: string,
): 'club' | 'person' | null {
  const known = emailLanguageOf(language)
  if (!lexicon || !known || page.url === '') return null
  const menu = page.links.filter((link) => link.menu).slice(0, MAX_MENU)
  if (page.links.some(({ text }) => lettersOf[known].giving.test(text))) return null
  // A club may have a shop and fees.
  if (isClubByMenu(page, lexicon)) return 'club'
  if (sells(page, lexicon)) return null
  const head = flat(`${headOf(page, HEADINGS)} \n ${page.meta.description ?? ''}`)
  const all = [...menu, ...page.blocks.slice(0, MAX_BLOCKS)].map(({ text }) => text)
  const whole = `${head}${flat(all.join(' \n '))}`
  const { club, person } = lexicon.refusal
  if (hasPhrase(head, club) && countIn(whole, club) >= MIN_WORDS) return 'club'
  const { we, singular } = lexicon.grammar
  const isOne = countIn(whole, singular) > 0 && countIn(whole, we) === 0
  return isOne && hasPhrase(head, person) && countIn(whole, person) >= MIN_WORDS ? 'person' : null
}
