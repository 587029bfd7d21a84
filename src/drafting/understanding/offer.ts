import type { Candidate, Fact } from '../facts.ts'
import { isHeading } from '../reading/block-roles.ts'
import { isInOtherLanguage } from '../reading/site-language.ts'
import { isVagueOffer, tradeWordsIn } from './concrete.ts'
import { differing, sharedWith, stemsOf } from '../text/likeness.ts'
import { formScore, hasOfferVerbIn } from './offer-form.ts'
import { calm } from '../text/calm.ts'
import { formOf } from '../text/sentence-form.ts'
import { findServices } from './services.ts'
import { FOREIGN, isClean, isLegalPage, sourceOf, statementsOf, type Site } from './site.ts'
import { countWords, sentencesOf } from '../text/words.ts'

/** A place where an offer may be, with its worth and the texts that come from it. */
interface Place {
  kind:
    | 'description'
    | 'og'
    | 'json-ld'
    | 'hero'
    | 'paragraph'
    | 'h1'
    | 'title'
    | 'other-page'
    | 'footer'
  position: number
  text: string
  url: string
  element: string
}

const MAX_PARAGRAPHS = 14
/** Blocks of menus and banners before the first heading; a later one is not the page's. */
const MAX_BEFORE_HERO = 25
const MAX_LETTERS = 320
const MIN_FOOTER_WORDS = 7

function metaPlaces({ pages, language }: Site): Place[] {
  const { url, meta, jsonLd } = pages[0]!
  const described = [
    { kind: 'description' as const, element: 'description', text: meta.description, top: 1.1 },
    { kind: 'og' as const, element: 'og:description', text: meta['og:description'], top: 1 },
    ...jsonLd.map(({ description }) => ({
      kind: 'json-ld' as const,
      element: 'JSON-LD',
      text: typeof description === 'string' ? description.slice(0, 600) : undefined,
      top: 0.95,
    })),
  ]
  return described.flatMap(({ kind, element, text, top }) =>
    sentencesOf(text ?? '', language).map((sentence, at) => ({
      kind,
      element,
      url,
      text: sentence,
      position: Math.max(0.5, top - at * 0.2),
    })),
  )
}

/** Worth that the text of one card among several loses: it is about a part of the offer. */
const CARD_PENALTY = 0.45
const MIN_CARDS = 3
const MIN_CARD_WORDS = 4

/** The cards of a row on a page, each with a heading and a text, as "row card". */
function cardsOf({ blocks }: Site['pages'][number]): ReadonlySet<string> {
  const headed = new Set<string>()
  const rows = new Map<number, Set<string>>()
  for (const block of blocks)
    for (const { group, item } of block.groups) {
      const card = `${group} ${item}`
      if (isHeading(block)) headed.add(card)
      else if (headed.has(card) && countWords(block.text) >= MIN_CARD_WORDS)
        rows.set(group, (rows.get(group) ?? new Set()).add(card))
    }
  return new Set(
    [...rows.values()].filter(({ size }) => size >= MIN_CARDS).flatMap((row) => [...row]),
  )
}

/** Paragraphs of the start page from its h1 on, falling in worth. */
function paragraphPlaces({ pages, language }: Site): Place[] {
  const page = pages[0]!
  const { blocks } = page
  const first = blocks.findIndex(({ role, element }) => role === 'hero' || element === 'h1')
  const start = first > MAX_BEFORE_HERO ? 0 : Math.max(0, first)
  const cards = cardsOf(page)
  const places: Place[] = []
  let count = 0
  for (let at = start; at < blocks.length && count < MAX_PARAGRAPHS; at++) {
    const block = blocks[at]!
    if (
      FOREIGN.has(block.role) ||
      block.isLink ||
      block.role === 'process' ||
      block.role === 'problem'
    )
      continue
    // Builders write whole paragraphs as headings.
    const isTitle =
      block.element === 'h1' || (/^h[2-6]$/.test(block.element) && countWords(block.text) < 7)
    if (isTitle && block.element !== 'h1' && block.element !== 'h2') continue
    if (!isTitle && countWords(block.text) < 5) continue
    const isHero = block.role === 'hero' && count <= 3
    const titleTop = block.element === 'h1' ? 0.4 : 0.2
    const textTop = isHero ? 1.1 : 0.95 - count * 0.055
    const top = isTitle ? titleTop : textTop
    if (!isTitle) count++
    const isCard = !isHero && block.groups.some(({ group, item }) => cards.has(`${group} ${item}`))
    const textKind = isHero ? 'hero' : 'paragraph'
    statementsOf(block, at, page, 0, language).forEach(({ text }, index) =>
      places.push({
        kind: block.element === 'h1' ? 'h1' : textKind,
        element: block.element,
        url: page.url,
        text,
        position: Math.max(0.1, top - index * 0.1 - (isCard ? CARD_PENALTY : 0)),
      }),
    )
  }
  return places
}

/** Sentences further down the start page that begin with the company's name. */
function namedPlaces({ pages, language, lexicon }: Site, name: string): Place[] {
  if (!lexicon || name.length < MIN_NAME_LETTERS) return []
  const page = pages[0]!
  return page.blocks.flatMap((block, at) =>
    FOREIGN.has(block.role) || !block.text.toLowerCase().startsWith(name.toLowerCase())
      ? []
      : statementsOf(block, at, page, 0, language)
          .slice(0, 1)
          .filter(({ text }) => hasOfferVerbIn(text, lexicon))
          .map(({ text, element, url }) => ({
            kind: 'paragraph' as const,
            element,
            url,
            text,
            position: 0.6,
          })),
  )
}
const MIN_NAME_LETTERS = 4

/** Worth of a title's part; more where no description says what the site is about. */
const titleWorth = ({ meta }: Site['pages'][number], text: string) =>
  !meta.description && countWords(text) >= MIN_TITLE_WORDS ? 0.5 : 0.1
const MIN_TITLE_WORDS = 4

function titlePlaces({ pages }: Site): Place[] {
  const { title, url } = pages[0]!
  return title
    .split(/\s[|–—:·•-]\s|[|·•]/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((text) => ({
      kind: 'title' as const,
      element: 'title',
      url,
      text,
      position: titleWorth(pages[0]!, text),
    }))
}

/** The description and first paragraphs of the pages about the company and its services. */
function otherPlaces(site: Site): Place[] {
  const { pages, language } = site
  return pages.slice(1).flatMap((page, index) => {
    if (isLegalPage(page, site)) return []
    const paragraphs = page.blocks
      .map((block, at) => ({ block, at }))
      .filter(
        ({ block }) =>
          !FOREIGN.has(block.role) &&
          !block.isLink &&
          /^(?:p|div|span|td|li)$/.test(block.element) &&
          countWords(block.text) >= 6,
      )
      .slice(0, 3)
      .flatMap(({ block, at }) => statementsOf(block, at, page, index + 1, language).slice(0, 3))
      .map(({ text, element }) => ({ text, element }))
    const described = sentencesOf(page.meta.description ?? '', language).map((text) => ({
      text,
      element: 'description',
    }))
    return [...described, ...paragraphs].map(({ text, element }) => ({
      kind: 'other-page' as const,
      element,
      url: page.url,
      text,
      position: 0.45,
    }))
  })
}

/** Telephone numbers, email addresses, and towns with their postal code. */
const ADDRESS = /\d{2,}[\s-]?\d{2,}[\s-]?\d{2,}|@|[,–-]\s\d{4,5}\s\p{Lu}\p{L}/u

function footerPlaces({ pages, language }: Site): Place[] {
  const page = pages[0]!
  return page.blocks.flatMap((block, at) =>
    block.role === 'footer' && !block.isLink && !/©|copyright/i.test(block.text)
      ? statementsOf(block, at, page, 0, language)
          .filter(({ text }) => countWords(text) >= MIN_FOOTER_WORDS)
          .map(({ text, element }) => ({
            kind: 'footer' as const,
            element,
            url: page.url,
            text,
            position: 0.45,
          }))
      : [],
  )
}

/** Each source's weight in agreement, by its kind. */
const AGREEMENT: Record<Place['kind'], number> = {
  title: 1.5,
  description: 1.5,
  og: 0.8,
  'json-ld': 1,
  h1: 1,
  hero: 1,
  paragraph: 1,
  'other-page': 1,
  footer: 0.6,
}

interface PlaceVoice {
  kind: Place['kind']
  stems: Set<string>
}

function voicesOf(places: readonly Place[]): PlaceVoice[] {
  const kinds = new Map<Place['kind'], string[]>()
  for (const { kind, text } of places) kinds.set(kind, [...(kinds.get(kind) ?? []), text])
  return [...kinds].map(([kind, texts]) => ({ kind, stems: stemsOf(texts.join(' ')) }))
}

/** How much the other sources of the site say the same, from 0 to 1. */
function agreementOf({ kind, text }: Place, voices: readonly PlaceVoice[]): number {
  const stems = stemsOf(text)
  let sum = 0
  let weights = 0
  for (const voice of voices) {
    const weight = AGREEMENT[voice.kind] * (voice.kind === kind ? 0.3 : 1)
    const share = voice.kind === kind ? 1 : sharedWith(stems, voice.stems)
    sum += weight * share
    weights += weight
  }
  return weights > 0 ? sum / weights : 0
}

/** How far behind the best a candidate may be, and how little it may score. */
const MAX_GAP = 1.9
const MIN_SCORE = 1.5

/** Score from which an offer can be used without being the last resort. */
const USABLE = 1.6

/** What a sentence loses that fits any company, and what each word of the trade adds. */
const VAGUE_PENALTY = 1.1
const TRADE_WORTH = 0.3
const OFF_TRADE_PENALTY = 0.25
const MAX_TRADE_WORDS = 3
/** A sentence that fits any company is offered, but in no email before a person confirms it. */
const MAX_VAGUE_CONFIDENCE = 0.35

/** Confidence from which a sentence comes before the plain list of services. */
const LIKELY_SENTENCE = 0.45
/** The same for a sentence without any word of the trade, where the list has one. */
const LIKELY_OFF_TRADE = 0.85

/** The candidates with the list of services: first where no sentence is likely, else last. */
function withServices(candidates: readonly Candidate[], name: string, site: Site): Candidate[] {
  const services = findServices(site)
  if (!services) return [...candidates]
  const [best] = candidates
  const hasTrade = ({ text }: Candidate) => tradeWordsIn(text, name, site) > 0
  const least = best && !hasTrade(best) && hasTrade(services) ? LIKELY_OFF_TRADE : LIKELY_SENTENCE
  const isSaid = (best?.confidence ?? 0) >= least
  return isSaid ? [...candidates.slice(0, 2), services] : [services, ...candidates.slice(0, 2)]
}

/** "Paper supplied · Paper supplied": the same words again and again, as banners scroll them. */
const BANNER = /^([^·|]{6,80}?)\s[·|]\s\1(?=\s[·|]|$)/u
/** "Halden Castings Private Limited": a registered name and no offer. */
const REGISTERED =
  /^[^,.;:–—]{0,60}\s(?:private limited|pvt\.? ltd\.?|limited|ltd\.?|gmbh|s\.?r\.?l\.?|b\.?v\.?|inc\.?|llc|lda\.?)$/iu

const MAX_VERBLESS = 20
const MIN_KEPT = 5

/** "Subcontractor for fine mechanics, in the fields of ...": a phrase cut at its last fitting comma. */
function withoutRest(text: string, { language }: Site): string {
  if (countWords(text) <= MAX_VERBLESS || formOf(text, language) !== 'fragment') return text
  const commas = [...text.matchAll(/,\s/g)].map(({ index }) => text.slice(0, index))
  const fits = (one: string) =>
    countWords(one) >= MIN_KEPT &&
    countWords(one) <= MAX_VERBLESS &&
    formOf(one, language) === 'verbless'
  return commas.findLast(fits) ?? text
}

/**
 * What the company sells: the sentence with the best form and position; agreement of other sources
 * breaks ties and gives confidence. Up to three that differ.
 */
export function findOffer(site: Site, name: string): Fact {
  const places = [
    ...metaPlaces(site),
    ...paragraphPlaces(site),
    ...namedPlaces(site, name),
    ...titlePlaces(site),
    ...otherPlaces(site),
    ...footerPlaces(site),
  ].filter(
    ({ text }) =>
      isClean(text) &&
      !ADDRESS.test(text) &&
      text.length <= MAX_LETTERS &&
      !isInOtherLanguage(text, site.language),
  )
  const voices = voicesOf(places)
  const scored = places
    .filter(({ text }) => !BANNER.test(text) && !REGISTERED.test(text))
    .map((place) => {
      const text = withoutRest(calm(place.text), site)
      const form = formOf(text, site.language)
      const agreement = agreementOf(place, voices)
      const isEmpty = isVagueOffer(text, name, site)
      const words = Math.min(MAX_TRADE_WORDS, tradeWordsIn(text, name, site))
      const trade = words > 0 ? words * TRADE_WORTH : -OFF_TRADE_PENALTY
      const score =
        formScore(text, form, name, site) +
        1.5 * place.position +
        agreement +
        (isEmpty ? -VAGUE_PENALTY : trade)
      return { ...place, text, form, agreement, score, isEmpty, quote: place.text }
    })
    .filter(({ form, score }) => form !== 'imperative' && (form !== 'fragment' || score > USABLE))
    .toSorted((a, b) => b.score - a.score)
  const top = scored[0]?.score ?? 0
  const best = differing(
    scored.filter(({ score }) => score >= Math.max(top - MAX_GAP, MIN_SCORE) || score === top),
    3,
  )
  const said = best.map(
    ({ text, form, score, agreement, isEmpty, url, element, quote }): Candidate => {
      const ceiling = isEmpty ? MAX_VAGUE_CONFIDENCE : 0.95
      const confidence = Math.min(ceiling, Math.max(0.1, (score - 0.8) / 4.2 + agreement * 0.2))
      return { text, form, confidence, source: sourceOf({ url, element, text: quote }, confidence) }
    },
  )
  const candidates = withServices(said, name, site)
  const isSure = (candidates[0]?.confidence ?? 0) >= 0.75 && candidates[0]!.form === 'sentence'
  return { candidates, isSure }
}
