import { isHeading } from '../reading/block-roles.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Block, Role, SitePage } from '../reading/page.ts'
import { CUSTOMER_STORY, isCaseReport } from './customer-stories.ts'
import { WITHOUT_US } from './hollow-words.ts'
import { AREAS, VALUES } from './part-headings.ts'
import { namesProblem } from '../text/problem-heading.ts'
import { formOf } from '../text/sentence-form.ts'
import { isLegalPage, isPricingPage, type Site } from './site.ts'
import { isRowOfTroubles } from './troubles.ts'
import { countWords, longPhrases, matcherOf, sentencesOf } from '../text/words.ts'

/** A heading with the text that explains it. */
export interface Item {
  heading: Block
  text: Block
  at: number
  /** Whether a number counts it, as steps are counted. */
  isNumbered: boolean
}

export interface Row {
  items: Item[]
  page: number
  /** Heading of the part that the row is in. */
  above: string
  score: number
}

export const MIN_ITEMS = 3
const MAX_HEADING_WORDS = 8
const MIN_TEXT_WORDS = 5
const MAX_TEXT_WORDS = 60

/** Roles of rows that are about something else than what a customer gets. */
export const OTHER: ReadonlySet<Role> = new Set([
  'testimonial',
  'story',
  'mission',
  'problem',
  'rating',
  'price',
  'team',
  'job',
  'news',
  'contact',
  'legal',
  'cookie',
  'navigation',
  'footer',
  'placeholder',
  'code',
  'call-to-action',
  'faq',
])

/** A figure of a counter, whose words are no benefit. */
const COUNTER = /^[<>~+]?\s?\d[\d.,’']*\s?(?:\+|%|k|x|h|min)?\s?[–-]?\s?(?:\d+\s?[%+]?)?$/iu
const isStep = /^0?\d[.)]?$/

const isLead = (block: Block) =>
  block.element !== 'h1' &&
  !OTHER.has(block.role) &&
  countWords(block.text) <= MAX_HEADING_WORDS &&
  countWords(block.text) >= 1 &&
  !/[?？:]$/.test(block.text) &&
  /\p{L}{3}/u.test(block.text)

/** A text that explains a heading; a card may be a link as a whole, text elsewhere is none. */
const isText = (block: Block) => {
  const count = countWords(block.text)
  const isPlain = !block.isLink || block.groups.length > 0
  return !OTHER.has(block.role) && isPlain && count >= MIN_TEXT_WORDS && count <= MAX_TEXT_WORDS
}

/** The heading and text of one card, when it has just these besides icons, numbers and links. */
function itemOf(blocks: readonly { block: Block; at: number }[]): Item | null {
  if (blocks.some(({ block }) => COUNTER.test(block.text) && !isStep.test(block.text))) return null
  const own = blocks.filter(({ block }) => /\p{L}{2}/u.test(block.text))
  if (isCaseReport(own.map(({ block }) => block.text))) return null
  const isNumbered = blocks.some(({ block }) => isStep.test(block.text))
  // A badge ("Best price") may precede the heading.
  const headed = own.findIndex(({ block }) => isLead(block) && isHeading(block))
  const lead = headed >= 0 ? headed : own.findIndex(({ block }) => isLead(block) && own.length <= 4)
  const heading = own[lead]
  const text = own.slice(lead + 1).find(({ block }) => isText(block))
  if (lead < 0 || lead > 2 || !heading || !text || own.length > 8) return null
  return { heading: heading.block, text: text.block, at: heading.at, isNumbered }
}

/** Rows that the page's elements form: cards, columns, list items. */
function rowsOfGroups({ blocks }: SitePage): Item[][] {
  const groups = new Map<number, Map<number, { block: Block; at: number }[]>>()
  blocks.forEach((block, at) => {
    for (const { group, item } of block.groups) {
      const items = groups.get(group) ?? new Map<number, { block: Block; at: number }[]>()
      items.set(item, [...(items.get(item) ?? []), { block, at }])
      groups.set(group, items)
    }
  })
  return [...groups.values()].map((items) =>
    [...items.values()].map(itemOf).filter((item): item is Item => item !== null),
  )
}

/** Rows that only the order of headings and paragraphs shows. */
function rowsOfHeadings({ blocks }: SitePage): Item[][] {
  const rows: Item[][] = []
  let row: Item[] = []
  let level = ''
  for (let at = 0; at < blocks.length; at++) {
    const heading = blocks[at]!
    if (!isHeading(heading)) continue
    const text = blocks[at + 1]
    const isItem =
      /^(?:h[2-6]|dt)$/.test(heading.element) &&
      isLead(heading) &&
      text &&
      isText(text) &&
      !isHeading(text)
    if (!isItem || heading.element !== level) {
      if (row.length > 0) rows.push(row)
      row = []
    }
    if (isItem) row.push({ heading, text, at, isNumbered: NUMBERED.test(heading.text) })
    level = isItem ? heading.element : ''
  }
  return [...rows, row]
}

/** Whether two blocks are in different items of the same row. */
const areSiblings = (block: Block, other: Block) =>
  block.groups.some(({ group, item }) =>
    other.groups.some((place) => place.group === group && place.item !== item),
  )

/** The heading of the part that a block is in; headings of cards next to it are none. */
export function headingAbove({ blocks }: SitePage, at: number): string {
  for (let before = at - 1; before >= 0 && before > at - 8; before--)
    if (/^h[1-3]$/.test(blocks[before]!.element) && !areSiblings(blocks[before]!, blocks[at]!))
      return blocks[before]!.text
  return ''
}

/** German verbs in the infinitive, with which steps of a process are named. */
const STEP_VERB = /^\p{L}+ieren$/u

const NUMBERED = new RegExp(String.raw`^(?:\d+[.)]?|${anyOf('steps')})\s?\d*`, 'iu')

function scoreRow(items: readonly Item[], page: number, above: string, { lexicon }: Site): number {
  const at = items[0]!.at
  let score = 3 - page * 0.8 - Math.min(at, 150) * 0.008 + Math.min(items.length, 6) * 0.1
  const roles = items.map(({ heading }) => heading.role)
  const isProcess =
    roles.includes('process') ||
    items.every(({ isNumbered }) => isNumbered) ||
    items.some(({ heading }) => STEP_VERB.test(heading.text.trim()))
  if (isProcess) score -= 1.6
  if (lexicon && matcherOf(lexicon.pages.benefits).test(above)) score += 1
  if (lexicon && matcherOf(lexicon.pages.process).test(above)) score -= 1
  if (roles.includes('about')) score -= 0.3
  if (VALUES.test(above) || (lexicon && matcherOf(lexicon.pages.about).test(above))) score -= 1.6
  return score
}

/** Whether the heading above the row names a problem, so that the row lists troubles. */
function isProblem(items: readonly Item[], page: SitePage, { lexicon }: Site): boolean {
  if (!lexicon) return false
  const above = headingAbove(page, items[0]!.at)
  return WITHOUT_US.test(above) || namesProblem(above, lexicon.selling.problemHeadings)
}

/** Words of a heading over cases; a longer one says more than that. */
const MAX_CASES_WORDS = 4

/** Whether the row is about the work for single customers. */
const isOfCases = (above: string, { lexicon }: Site): boolean =>
  lexicon !== null &&
  countWords(above) <= MAX_CASES_WORDS &&
  matcherOf(longPhrases(lexicon.pages.customers)).test(above)

/** Three cards make a row; two do where both say a whole sentence. */
const isLongEnough = (items: readonly Item[], { language }: Site): boolean =>
  items.length >= MIN_ITEMS ||
  (items.length === MIN_ITEMS - 1 &&
    items.every(({ heading, text }) => {
      const [first = ''] = sentencesOf(text.text, language)
      return (
        isHeading(heading) && heading.element !== 'h1' && formOf(first, language) === 'sentence'
      )
    }))

/** Share of cards about single customers from which the whole row is about them. */
const STORIES_SHARE = 0.4

/** Whether the row says what troubles its readers, or the outcome for single customers. */
function isAboutOthers(items: readonly Item[], { lexicon }: Site): boolean {
  const stories = items.filter(({ text }) => CUSTOMER_STORY.test(text.text))
  if (stories.length >= items.length * STORIES_SHARE) return true
  const texts = items.map(({ heading, text }) => `${heading.text}. ${text.text}`)
  return lexicon !== null && isRowOfTroubles(texts, lexicon)
}

/** The rows of a site that say something of the company, the likeliest benefits first. */
export function rowsOf(site: Site): Row[] {
  const rows = site.pages.slice(0, 6).flatMap((page, index) =>
    (isPricingPage(page, site) || isLegalPage(page, site)
      ? []
      : [...rowsOfGroups(page), ...rowsOfHeadings(page)]
    )
      .filter((items) => isLongEnough(items, site) && !isProblem(items, page, site))
      .filter((items) => !isAboutOthers(items, site))
      .filter((items) => {
        const above = headingAbove(page, items[0]!.at)
        return !AREAS.test(above) && !isOfCases(above, site)
      })
      .map((items): Row => {
        const above = headingAbove(page, items[0]!.at)
        return { items, page: index, above, score: scoreRow(items, index, above, site) }
      }),
  )
  return rows.toSorted((a, b) => b.score - a.score)
}
