import type { BenefitCandidate, Fact } from '../facts.ts'
import { isHeading, MONEY } from '../reading/block-roles.ts'
import type { Block, Role, SitePage } from '../reading/page.ts'
import { isInOtherLanguage } from '../reading/site-language.ts'
import { differing } from './likeness.ts'
import { calm } from './offer.ts'
import { namesProblem } from './problem-heading.ts'
import { formOf } from './sentence-form.ts'
import { isClean, isPricingPage, sourceOf, type Site } from './site.ts'
import { countWords, isOneOf, matcherOf, sentencesOf } from './words.ts'

/** A heading with the text that explains it. */
interface Item {
  heading: Block
  text: Block
  at: number
  /** Whether a number counts it, as steps are counted. */
  isNumbered: boolean
}

interface Row {
  items: Item[]
  page: number
  /** Heading of the part that the row is in. */
  above: string
  score: number
}

const MIN_ITEMS = 3
const MAX_HEADING_WORDS = 8
const MIN_TEXT_WORDS = 5
const MAX_TEXT_WORDS = 60

/** Roles of rows that are about something else than what a customer gets. */
const OTHER: ReadonlySet<Role> = new Set([
  'testimonial',
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

const isText = (block: Block) => {
  const count = countWords(block.text)
  return (
    !OTHER.has(block.role) && !block.isLink && count >= MIN_TEXT_WORDS && count <= MAX_TEXT_WORDS
  )
}

/** The heading and text of one card, when it has just these besides icons, numbers and links. */
function itemOf(blocks: readonly { block: Block; at: number }[]): Item | null {
  if (blocks.some(({ block }) => COUNTER.test(block.text) && !isStep.test(block.text))) return null
  const own = blocks.filter(({ block }) => /\p{L}{2}/u.test(block.text))
  const isNumbered = blocks.some(({ block }) => isStep.test(block.text))
  const lead = own.findIndex(({ block }) => isLead(block) && (isHeading(block) || own.length <= 4))
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

function headingAbove({ blocks }: SitePage, at: number): string {
  for (let before = at - 1; before >= 0 && before > at - 8; before--)
    if (/^h[1-3]$/.test(blocks[before]!.element)) return blocks[before]!.text
  return ''
}

/** Headings of parts about a company's values, which no customer gets. */
const VALUES = new RegExp(
  [
    String.raw`(?<!\p{L})(?:core )?(?:values|werte|valeurs|valores|valori|kernwaarden|`,
    String.raw`waarden|värderingar|verdier|værdier|culture)(?!\p{L})`,
  ].join(''),
  'iu',
)

const NUMBERED = /^(?:\d+[.)]?|step|schritt|étape|paso|passo|stap|steg|trin)\s?\d*/iu

function scoreRow(items: readonly Item[], page: number, above: string, { lexicon }: Site): number {
  const at = items[0]!.at
  let score = 3 - page * 0.8 - Math.min(at, 150) * 0.008 + Math.min(items.length, 6) * 0.1
  const roles = items.map(({ heading }) => heading.role)
  if (roles.includes('process') || items.every(({ isNumbered }) => isNumbered)) score -= 1.6
  if (lexicon && matcherOf(lexicon.pages.benefits).test(above)) score += 1
  if (lexicon && matcherOf(lexicon.pages.process).test(above)) score -= 1
  if (roles.includes('about')) score -= 0.3
  if (VALUES.test(above)) score -= 1.6
  if (roles.includes('faq')) score -= 0.8
  return score
}

/** Whether the heading above the row names a problem, so that the row lists troubles. */
function isProblem(items: readonly Item[], page: SitePage, { lexicon }: Site): boolean {
  if (!lexicon) return false
  return namesProblem(headingAbove(page, items[0]!.at), lexicon.selling.problemHeadings)
}

function rowsOf(site: Site): Row[] {
  const rows = site.pages.slice(0, 6).flatMap((page, index) =>
    (isPricingPage(page, site) ? [] : [...rowsOfGroups(page), ...rowsOfHeadings(page)])
      .filter((items) => items.length >= MIN_ITEMS && !isProblem(items, page, site))
      .map((items): Row => {
        const above = headingAbove(page, items[0]!.at)
        return { items, page: index, above, score: scoreRow(items, index, above, site) }
      }),
  )
  return rows.toSorted((a, b) => b.score - a.score)
}

/** Headings that name a part of the page, not a benefit. */
function isPartTitle(text: string, { lexicon }: Site): boolean {
  if (!lexicon) return false
  const { pages, buttons } = lexicon
  return [
    pages.products,
    pages.customers,
    pages.pricing,
    pages.about,
    pages.contact,
    pages.team,
    pages.news,
    pages.faq,
    pages.benefits,
    pages.process,
    pages.legal,
    buttons.other,
  ].some((words) => isOneOf(text, words))
}

const isUsable = (text: string, language: string) =>
  !isInOtherLanguage(text, language) && isClean(text) && !MONEY.test(text) && !/[?？]$/.test(text)

/**
 * The words of an item that an email can carry: its first sentence where that is whole and short
 * enough, else its heading where that names something.
 */
function candidateOf(
  { heading, text }: Item,
  site: Site,
  confidence: number,
  url: string,
): BenefitCandidate | null {
  const title = calm(heading.text.replace(/^\d+[.)]?\s+/, '').replace(/[.:]$/, ''))
  if (isPartTitle(title, site)) return null
  const [first = ''] = sentencesOf(text.text, site.language)
  const sentence = calm(first)
  const count = countWords(sentence)
  const titleForm = formOf(title, site.language)
  const named =
    isUsable(title, site.language) && (titleForm === 'label' || titleForm === 'verbless')
  const made = { heading: named ? title : '', confidence }
  if (
    isUsable(sentence, site.language) &&
    count >= 6 &&
    count <= 28 &&
    formOf(sentence, site.language) === 'sentence'
  )
    return {
      ...made,
      text: sentence,
      form: 'sentence',
      source: sourceOf({ url, element: text.element, text: first }, confidence),
    }
  const source = sourceOf({ url, element: heading.element, text: heading.text }, confidence)
  if (isUsable(title, site.language) && titleForm === 'sentence')
    return { ...made, text: title, form: 'sentence', source }
  return named ? { ...made, text: title, form: titleForm, source } : null
}

/** What customers get: rows of at least three equal headings with their texts. Up to six. */
export function findBenefits(site: Site, offer: string): Fact<BenefitCandidate> {
  const found = rowsOf(site)
    .slice(0, 5)
    .flatMap(({ items, page, score }) => {
      const confidence = Math.min(0.8, Math.max(0.2, score / 4.5))
      return items
        .map((item) => candidateOf(item, site, confidence, site.pages[page]!.url))
        .filter((one): one is BenefitCandidate => one !== null && one.text !== offer)
    })
  return { candidates: differing(found, 6), isSure: false }
}
