import type { BenefitCandidate, Fact } from '../facts.ts'
import { isHeading, MONEY } from '../reading/block-roles.ts'
import type { Block, Role, SitePage } from '../reading/page.ts'
import { isInOtherLanguage } from '../reading/site-language.ts'
import { differing, likeness } from './likeness.ts'
import { calm } from './offer.ts'
import { INVITES } from './offer-form.ts'
import { benefitStatements, isVisitorsVoice } from './benefit-statements.ts'
import { namesProblem } from './problem-heading.ts'
import { formOf } from './sentence-form.ts'
import { isClean, isPricingPage, sourceOf, type Site } from './site.ts'
import { countWords, isOneOf, lowerWordsOf, matcherOf, sentencesOf } from './words.ts'

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
const areSiblings = (one: Block, other: Block) =>
  one.groups.some(({ group, item }) =>
    other.groups.some((place) => place.group === group && place.item !== item),
  )

/** The heading of the part that a block is in; headings of cards next to it are none. */
export function headingAbove({ blocks }: SitePage, at: number): string {
  for (let before = at - 1; before >= 0 && before > at - 8; before--)
    if (/^h[1-3]$/.test(blocks[before]!.element) && !areSiblings(blocks[before]!, blocks[at]!))
      return blocks[before]!.text
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

/** Headings of parts that list the places a company works at. */
const AREAS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:areas?|locations?|cities|towns|counties|coverage|einsatzgebiete?|`,
    String.raw`standorte|regionen|zones?|secteurs?|villes|zonas|ciudades|città|comuni|`,
    String.raw`werkgebied|regio|steden|cidades|regiões|områden?|områder|orter|steder|`,
    String.raw`byer)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** German verbs in the infinitive, with which steps of a process are named. */
const STEP_VERB = /^\p{L}+ieren$/u

const NUMBERED = /^(?:\d+[.)]?|step|schritt|étape|paso|passo|stap|steg|trin)\s?\d*/iu

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
  return namesProblem(headingAbove(page, items[0]!.at), lexicon.selling.problemHeadings)
}

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

function rowsOf(site: Site): Row[] {
  const rows = site.pages.slice(0, 6).flatMap((page, index) =>
    (isPricingPage(page, site) ? [] : [...rowsOfGroups(page), ...rowsOfHeadings(page)])
      .filter((items) => isLongEnough(items, site) && !isProblem(items, page, site))
      .filter((items) => !AREAS.test(headingAbove(page, items[0]!.at)))
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

/** A result of one customer ("from 40 to 12 hours", "by 30 %"), which only a person may claim. */
const RESULT =
  /\d\s?%|(?<!\p{L})(?:from|von|de|da|van|från|fra)\s\d\S*\s(?:\p{L}+\s)?(?:to|auf|à|a|naar|till|til|para)\s\d/iu

const isUsable = (text: string, site: Site) =>
  !isInOtherLanguage(text, site.language) &&
  isClean(text) &&
  !MONEY.test(text) &&
  !/[?？!！]$|^¡/.test(text) &&
  !INVITES.test(text) &&
  !RESULT.test(text) &&
  !isVisitorsVoice(text, site)

const MIN_VERBLESS_WORDS = 4
const MAX_VERBLESS_WORDS = 18

/** The name of a model or type: "Merlan 182", "R10". */
const MODEL = /(?<!\p{L})\p{Lu}*\d+\p{L}?\+?$/u

/**
 * Whether a heading names something worth saying: no model or type, no part about values, and
 * nothing that opens with an article ("The beginning") or a sign.
 */
const namesThing = (title: string, { lexicon }: Site): boolean =>
  /^[\p{L}\p{N}]/u.test(title) &&
  !MODEL.test(title) &&
  !VALUES.test(title) &&
  !(lexicon?.grammar.determiners ?? []).includes(lowerWordsOf(title)[0] ?? '')

/** A text of a few words that explains the heading. */
const isPhrase = (text: string, site: Site) => {
  const count = countWords(text)
  return (
    count >= MIN_VERBLESS_WORDS &&
    count <= MAX_VERBLESS_WORDS &&
    formOf(text, site.language) === 'verbless' &&
    /^\p{Lu}/u.test(text)
  )
}

const MAX_JOINED_TITLE = 5

/** "Repiping" over a phrase: a heading of one word, which says nothing alone. */
const isBareName = (title: string, site: Site): boolean =>
  /^\p{Lu}\p{L}{3,}$/u.test(title) &&
  namesThing(title, site) &&
  formOf(title, site.language) !== 'imperative'

/** "Window cleaning – clear sight for your shop": a text that needs its heading for a subject. */
const joined = (title: string, text: string): string =>
  /[–—:]/.test(`${title}${text}`) || countWords(title) > MAX_JOINED_TITLE
    ? text
    : `${title} – ${text}`

/**
 * The words of an item that an email can carry: its first sentence where that is whole and short
 * enough, a phrase below its heading, else the heading alone.
 */
function candidateOf(
  { heading, text: below }: Item,
  site: Site,
  confidence: number,
  url: string,
): BenefitCandidate | null {
  const title = calm(heading.text.replace(/^\d+[.)]?\s+/, '').replace(/[.:]$/, ''))
  if (isPartTitle(title, site)) return null
  const [first = ''] = sentencesOf(below.text, site.language)
  const sentence = calm(first)
  const count = countWords(sentence)
  const titleForm = formOf(title, site.language)
  const isNamed =
    isUsable(title, site) &&
    namesThing(title, site) &&
    (titleForm === 'label' || titleForm === 'verbless')
  const made = { heading: isNamed ? title : '', confidence }
  const ofText = sourceOf({ url, element: below.element, text: first }, confidence)
  const ofHeading = sourceOf({ url, element: heading.element, text: heading.text }, confidence)
  if (isUsable(sentence, site)) {
    const isSentence = count >= 6 && count <= 28 && formOf(sentence, site.language) === 'sentence'
    if (isSentence) return { ...made, text: sentence, form: 'sentence', source: ofText }
    if (isPhrase(sentence, site)) {
      const hasName = isNamed || isBareName(title, site)
      const text = hasName ? joined(title, sentence) : sentence
      return { ...made, text, form: 'verbless', source: ofText }
    }
  }
  if (isUsable(title, site) && titleForm === 'sentence')
    return { ...made, text: title, form: 'sentence', source: ofHeading }
  return isNamed ? { ...made, text: title, form: titleForm, source: ofHeading } : null
}

const MIN_LISTED_WORDS = 5
/** Words of a line that a person pasted, who chose what to say. */
const MIN_PASTED_WORDS = 2
const MAX_LISTED_WORDS = 28

/** Lines of a list of at least three that say something: "We weigh every bale." */
function listedBenefits(site: Site, isFit: (text: string) => boolean): BenefitCandidate[] {
  const { lexicon, language } = site
  return site.pages.slice(0, 5).flatMap((page, index) => {
    if (isPricingPage(page, site)) return []
    const lists = new Map<number, { block: Block; at: number }[]>()
    page.blocks.forEach((block, at) => {
      const list = block.groups.at(-1)?.group
      if (block.element !== 'li' || list === undefined || block.isLink) return
      if (OTHER.has(block.role) || block.role === 'process') return
      lists.set(list, [...(lists.get(list) ?? []), { block, at }])
    })
    return [...lists.values()]
      .filter((lines) => lines.length >= MIN_ITEMS)
      .flatMap((lines) => {
        const above = headingAbove(page, lines[0]!.at)
        if (AREAS.test(above) || VALUES.test(above)) return []
        const isNamed = lexicon !== null && matcherOf(lexicon.pages.benefits).test(above)
        const isPasted = page.url === ''
        const least = isPasted ? MIN_PASTED_WORDS : MIN_LISTED_WORDS
        const confidence = Math.max(0.3, (isNamed || isPasted ? 0.72 : 0.55) - index * 0.08)
        return lines.flatMap(({ block }): BenefitCandidate[] => {
          const [first = ''] = sentencesOf(block.text, language)
          const text = calm(first)
          const form = formOf(text, language)
          const count = countWords(text)
          const isLine =
            form === 'sentence' || form === 'verbless' || (isPasted && form === 'label')
          if (!isLine || count < least || count > MAX_LISTED_WORDS || !isFit(text)) return []
          const source = sourceOf(
            { url: page.url, element: block.element, text: first },
            confidence,
          )
          return [{ heading: '', text, form, confidence, source }]
        })
      })
  })
}

/** Share of common words from which a benefit says the offer once more. */
const SAME_AS_OFFER = 0.75

/**
 * What customers get: rows of at least three equal headings with their texts; after them sentences
 * that say what the company does. Up to six.
 */
export function findBenefits(site: Site, offer: string, name: string): Fact<BenefitCandidate> {
  const rows = rowsOf(site)
    .slice(0, 5)
    .flatMap(({ items, page, score }) => {
      const confidence = Math.min(0.8, Math.max(0.2, score / 4.5))
      return items
        .map((item) => candidateOf(item, site, confidence, site.pages[page]!.url))
        .filter((one): one is BenefitCandidate => one !== null)
    })
  const isFit = (text: string) => isUsable(text, site)
  const found = [...rows, ...listedBenefits(site, isFit), ...benefitStatements(site, name, isFit)]
    .filter(({ text }) => likeness(text, offer) < SAME_AS_OFFER)
    .toSorted((a, b) => b.confidence - a.confidence)
  return { candidates: differing(found, 6), isSure: false }
}
