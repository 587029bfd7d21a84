import { allOf, anyOf } from '../languages/all-traits.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import {
  countWords,
  flat,
  hasPhrase,
  isOneOf,
  longPhrases,
  matcherOf,
  phraseAtEdge,
} from '../text/words.ts'
import { namesProblem } from '../text/problem-heading.ts'
import type { Block, Role, SitePage } from './page.ts'

/** Signs of money with a number, or a number with a sign of money. */
export const MONEY = new RegExp(
  [
    String.raw`(?:[€$£¥₹]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|kr|R\$))\.?\s?\d|`,
    String.raw`\d[\d.,]*\s?(?:[€$£]|(?:EUR|USD|CHF|SEK|NOK|DKK|kr|euros?|`,
    String.raw`dollars?|FCFA|XOF|INR|PLN)(?![\p{L}]))`,
  ].join(''),
  'iu',
)

const PHONE = /(?:\+|\b00?|\()\d[\d\s().\-/]{6,}\d/
const EMAIL = /[^\s@]@[^\s@]+\.\p{L}{2}|\(at\)/u
const POSTAL =
  /(?<!\p{N})(?:\d{4,5}|\d{3}\s\d{2})\s\p{Lu}\p{L}+|\b[A-Z]{1,2}\d{1,2}\s?\d[A-Z]{2}\b|\b\d{4}-\d{3}\b/u
const DATE = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})\b|\b\d{4}-\d{2}-\d{2}\b/
const HOURS = new RegExp(
  String.raw`\b\d{1,2}[:.h]\d{2}\s?(?:–|-|—|${anyOf('untilHour')})\s?\d{1,2}[:.h]\d{2}`,
  'i',
)
const RATING = new RegExp(
  [
    String.raw`\d[.,]\d\s(?:${anyOf('onAverage')})|\d[.,]\d\s?(?:\/|${anyOf('outOf')})\s?5\b|`,
    String.raw`[★☆⭐]|\d[.,]\d\s?[·|]\s.*\d`,
  ].join(''),
  'iu',
)
/** Ages of reviews, as widgets of rating portals write them. */
const RATINGS = [...allOf('reviewAges'), 'google reviews', 'trustpilot']
const CODE = /[{}<>\\]|=>|&&|\w_\w|\$\(|^\s*(?:npm|npx|pip|brew|curl|docker|git|yarn|sudo|\$)\s/
const COOKIES_USED = new RegExp(
  String.raw`(?:${anyOf('usesCookies')})\s+(?:\p{L}+\s){0,2}(?:${anyOf('usedCookies')})`,
  'iu',
)
const NO_COOKIES = new RegExp(
  String.raw`(?:${anyOf('noCookies')})\s+(?:\p{L}+\s)?(?:${anyOf('unusedCookies')})`,
  'iu',
)
/** "Your cart is empty", which every page of a shop repeats; a golf cart is none. */
const CART = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('carts')})(?:en)?\s.{0,20}(?:${anyOf('emptyCart')})(?!\p{L})`,
  'iu',
)
const FILLER = new RegExp(
  [
    String.raw`lorem ipsum|dolor sit amet|consectetur|far far away|river named duden|`,
    String.raw`vokalia and consonantia|blind texts|the word mountains|\[(?:your|company|name|`,
    String.raw`insert)[^\]]*\]`,
  ].join(''),
  'i',
)

/** "We have received your message": what a page shows when its form was sent. */
const FORM_ANSWER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('formAnswers')})(?!\p{L})`, 'iu')

/** Elements whose text is the heading of what follows, by their level; others have none. */
const LEVELS: Readonly<Record<string, number>> = {
  h1: 1,
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 5,
  h6: 6,
  dt: 7,
  summary: 7,
}
const levelOf = ({ element }: Block) => LEVELS[element] ?? 0

export const isHeading = (block: Block): boolean => levelOf(block) > 0

/** Sections by the words of their heading. */
const sectionsOf = ({ pages }: Lexicon): readonly (readonly [Role, string[]])[] => [
  ['testimonial', pages.testimonials],
  ['story', pages.stories],
  ['mission', pages.mission],
  ['price', pages.pricing],
  ['faq', pages.faq],
  ['team', pages.team],
  ['job', pages.jobs],
  ['news', pages.news],
  ['contact', pages.contact],
  ['process', pages.process],
  ['legal', pages.legal],
  ['audience', pages.audiences],
  ['benefit', pages.benefits],
  ['about', pages.about],
  ['feature', pages.products],
]

/** The role of the part under a heading; null where the heading says nothing of it. */
function roleUnder(heading: string, lexicon: Lexicon): Role | null {
  const count = countWords(heading)
  if (count > 7) return null
  if (SAYS.test(heading)) return 'testimonial'
  if (namesProblem(heading, lexicon.selling.problemHeadings)) return 'problem'
  for (const [role, words] of sectionsOf(lexicon))
    if (
      isOneOf(heading, words) ||
      (count <= 5 && BY_EDGE.has(role) && startsOrEnds(heading, words))
    )
      return role
  return count <= MAX_SERVICES_WORDS && OF_SERVICES.test(heading.trim()) ? 'feature' : null
}

const MAX_SERVICES_WORDS = 5
/** "Services provided", "Our core services": the noun opens or ends the heading. */
const OF_SERVICES = new RegExp(
  String.raw`^(?:${anyOf('serviceHeadings')})(?!\p{L})|(?<!\p{L})(?:${anyOf('serviceHeadings')})[.:]?$`,
  'iu',
)

/** "What our customers say" and its like. */
const SAYS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('customersSay')})(?!\p{L})`, 'iu')

/** Roles of parts whose heading may have more words than the one that names it. */
const BY_EDGE: ReadonlySet<Role> = new Set<Role>([
  'testimonial',
  'story',
  'benefit',
  'process',
  'faq',
  'news',
])

const MAX_REST = 22

function startsOrEnds(heading: string, phrases: readonly string[]): boolean {
  const found = phraseAtEdge(flat(heading), longPhrases(phrases))
  return found > 0 && heading.length - found <= MAX_REST
}

const isButtonText = (text: string, { buttons }: Lexicon) =>
  countWords(text) <= 6 &&
  (isOneOf(text, buttons.other) ||
    isOneOf(text, [
      ...buttons.quote,
      ...buttons.demo,
      ...buttons.trial,
      ...buttons.call,
      ...buttons.buy,
    ]))

/** The role that the words of a block show alone; null where they show none. */
function roleOfText(block: Block, lexicon: Lexicon | null): Role | null {
  const { text } = block
  const count = countWords(text)
  if (FILLER.test(text) || FORM_ANSWER.test(text)) return 'placeholder'
  if (CODE.test(text)) return 'code'
  if (/©|\(c\)\s?\d{4}/i.test(text)) return 'footer'
  if (EMAIL.test(text) || (PHONE.test(text) && count < 25)) return 'contact'
  if (POSTAL.test(text) && count < 16) return 'contact'
  if (HOURS.test(text)) return 'contact'
  if (MONEY.test(text) && count < 20) return 'price'
  if (!lexicon) return null
  if (isButtonText(text, lexicon)) return 'call-to-action'
  if (CART.test(text) && count < 10) return 'navigation'
  if (isOneOf(text, lexicon.pages.legal)) return 'legal'
  if (matcherOf(lexicon.pages.copyright).test(text) && count < 30) return 'footer'
  if (COOKIES_USED.test(text) && !NO_COOKIES.test(text)) return 'cookie'
  if (DATE.test(text) && count < 12) return 'news'
  return null
}

const QUOTED = /^\s*["“„«»‘'].{20,}["”“»«’']/su

/** Blocks that belong to the first screen: the h1 and what follows it up to the next part. */
function heroEnd(blocks: readonly Block[], start: number): number {
  let end = start + 1
  while (end < blocks.length && end < start + 7) {
    const level = levelOf(blocks[end]!)
    if (level === 2 && end > start + 1) break
    if (level >= 1 && blocks[end]!.groups.length > blocks[start]!.groups.length) break
    end++
  }
  return end
}

function markHero(blocks: Block[]): void {
  const first = blocks.findIndex(
    ({ element, role }) => element === 'h1' && (role === 'text' || role === 'hero'),
  )
  const start =
    first >= 0 ? first : blocks.findIndex((block) => block.role === 'hero' && isHeading(block))
  if (start < 0) return
  for (let at = start; at < heroEnd(blocks, start); at++) {
    const block = blocks[at]!
    if (block.role === 'text' || block.role === 'hero')
      blocks[at] = { ...block, role: 'hero', confidence: 0.8 }
  }
}

/** Roles that the words of a block decide whatever the part around it is. */
const BY_WORDS: ReadonlySet<Role> = new Set([
  'placeholder',
  'code',
  'footer',
  'cookie',
  'legal',
  'call-to-action',
])
const KEPT: ReadonlySet<Role> = new Set(['navigation', 'footer', 'cookie', 'code'])

const isHeadingAt = (blocks: readonly Block[], at: number) => {
  const block = blocks[at]
  return block !== undefined && isHeading(block)
}

/** Roles that a kicker, the line of a few words above a heading, gives to the part below it. */
const BY_KICKER: ReadonlySet<Role> = new Set<Role>([
  'problem',
  'story',
  'testimonial',
  'feature',
  'benefit',
  'process',
])
const MAX_KICKER_WORDS = 6

/** The role that a kicker names; null where the block is none. */
function roleOfKicker(block: Block, lexicon: Lexicon | null): Role | null {
  if (!lexicon || block.isLink || levelOf(block) > 0 || block.groups.length > MAX_KICKER_GROUPS)
    return null
  if (!/^(?:span|div|p|b|strong|small)$/.test(block.element)) return null
  if (countWords(block.text) > MAX_KICKER_WORDS) return null
  const role = roleUnder(block.text, lexicon)
  return role && BY_KICKER.has(role) ? role : null
}
/** A line inside rows of rows belongs to a card. */
const MAX_KICKER_GROUPS = 1

/** A line of a few words outside rows, as a kicker is: it ends the part of the kicker before. */
const isLone = (block: Block) =>
  levelOf(block) === 0 &&
  block.groups.length === 0 &&
  countWords(block.text) <= MAX_KICKER_WORDS &&
  !/[.,;:!?]$/.test(block.text)

/** Level of a part that only a kicker opens: headings of cards belong to it, others end it. */
const KICKER_LEVEL = 3

/** The part of a page that a heading opens. */
interface Section {
  level: number
  role: Role
  /** Whether headings right below list its sides. */
  hasSides: boolean
}

/**
 * Whether a heading ends the part above it. A problem ends at any heading, unless the headings
 * right below the one that names it list its sides.
 */
function endsSection(block: Block, { level: above, role, hasSides }: Section): boolean {
  const level = levelOf(block)
  if (level === 0 || level === 7) return false
  if (level <= above) return true
  return role === 'problem' && !hasSides
}

/**
 * Gives each block of a page its role: what its element and class say, then what its words say,
 * then the heading above it, then its place on the page.
 */
export function assignRoles(page: SitePage, lexicon: Lexicon | null): SitePage {
  let section: Section | null = null
  let kicker: Role | null = null
  const { blocks: all } = page
  const blocks = all.map((block, at): Block => {
    if (KEPT.has(block.role)) return block
    const level = levelOf(block)
    if (section && endsSection(block, section)) section = null
    const own = roleOfText(block, lexicon)
    // A kicker above a heading may name the part that follows.
    const above = kicker
    kicker = roleOfKicker(block, lexicon)
    if (section?.level === KICKER_LEVEL && isLone(block)) section = null
    // "Services:" inside a card of services opens no part.
    const isInside = section?.role === kicker && section.level < KICKER_LEVEL
    if (kicker && !isInside) section = { level: KICKER_LEVEL, role: kicker, hasSides: true }
    else if (level > 0 && level < 7 && lexicon && (!own || own === 'legal')) {
      const under = roleUnder(block.text, lexicon) ?? above
      if (under)
        section = { level, role: under, hasSides: above !== null || isHeadingAt(all, at + 1) }
    }
    const isLine =
      level === 0 && hasPhrase(flat(block.text), RATINGS) && countWords(block.text) < 12
    if (isLine || RATING.test(block.text)) return { ...block, role: 'rating', confidence: 0.9 }
    if (section?.role === 'legal' && own !== 'contact')
      return { ...block, role: 'legal', confidence: 0.8 }
    if (own && (BY_WORDS.has(own) || block.role === 'text'))
      return { ...block, role: own, confidence: 0.9 }
    if (QUOTED.test(block.text) || block.element === 'blockquote')
      return { ...block, role: 'testimonial', confidence: 0.8 }
    if (block.isLink && countWords(block.text) <= 8 && level === 0)
      return { ...block, role: 'navigation', confidence: 0.6 }
    if (own) return { ...block, role: own, confidence: 0.8 }
    if (section && block.role !== 'testimonial')
      return { ...block, role: section.role, confidence: 0.7 }
    return block
  })
  markHero(blocks)
  return { ...page, blocks }
}
