import type { Form } from '../text/sentence-form.ts'
import type { Fact, ProofCandidate } from '../facts.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { MONEY } from '../reading/block-roles.ts'
import type { Block, Role, SitePage } from '../reading/page.ts'
import { likeness } from '../text/likeness.ts'
import { formOf } from '../text/sentence-form.ts'
import { FOREIGN, isClean, isPricingPage, sourceOf, type Site } from './site.ts'
import { findQuotations, PRIVATE } from './testimonials.ts'
import { countWords, lowerWordsOf, matcherOf, sentencesOf } from '../text/words.ts'

/** Roles that a number, a year or a certificate is not taken from. */
const NOT_PROOF: ReadonlySet<Role> = FOREIGN

const MAX_WORDS = 30

/** Confidence under which a piece of proof is not even offered. */
const MIN_CONFIDENCE = 0.3

const NUMBER =
  /(?<![\p{L}\p{N}#.,/])(?:[+>~]?\s?\d{1,3}(?:[.,’'\s]\d{3})+|\d{2,7})\s?(?:\+|%|k\+?|mio\.?|m\+)?(?![\p{N}/:])/iu
const STANDARD = new RegExp(
  [
    String.raw`\b(?:ISO(?:\/IEC)?\s?\d{4,5}(?:[-:]\d+)*|EN\s?\d{3,5}|`,
    String.raw`DIN\s(?:EN\s)?(?:ISO\s)?\d{3,5}|SOC\s?2|HACCP|PCI[- ]DSS|HIPAA|B Corp|TISAX|`,
    String.raw`GMP|IATF\s?16949|VCA|MCS)\b`,
  ].join(''),
  'u',
)
const YEAR = /(?<!\p{N})(?:1[6-9]\d{2}|20[0-2]\d)(?!\p{N})/u
/** Years in the languages known: "from 500 pieces" is no time. */
const YEARS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('years')})(?!\p{L})`, 'iu')
/** Numbers of time, of opening hours and of plans are no proof. */
const ORDINARY = new RegExp(
  String.raw`24\s?\/\s?7|\b(?:24|48|72)\s?(?:h|${anyOf('hours')})\b|\b100\s?%`,
  'iu',
)

const isCounter = (text: string) =>
  /^[+>~]?\s?[\d.,’'\s]+\s?(?:\+|%|k\+?|m\+?|mio\.?|x)?$/iu.test(text)
const isZero = (text: string) => /^[+>~]?\s?0+(?:[.,]0+)?\s?[+%]?/.test(text)

type ProofKind = ProofCandidate['kind']

/** Weights, sizes and other measures of products. */
const MEASURE =
  /\d\s?(?:kg|g|t|mm|cm|m|km|m²|m2|m³|l|ml|kw|kwh|kwp|w|v|hp|hk|ps|ch|gb|mb|tb|px|°c|bar)(?![\p{L}\p{N}])/iu

/** "Tel: 408.400.9501". */
const TELEPHONE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('telephones')})(?!\p{L})`, 'iu')

/** The kind of proof that a sentence or short text gives; null where it gives none. */
function kindOf(text: string, { lexicon }: Site): ProofKind | null {
  if (MONEY.test(text) || !isClean(text) || /[?？]$/.test(text)) return null
  if (IDENTIFIER.test(text) || PRIVATE.test(text) || TELEPHONE.test(text)) return null
  if (STANDARD.test(text)) return 'certificate'
  if (!lexicon) return null
  const { proof, pages } = lexicon
  const words = lowerWordsOf(text)
  const hasSince = matcherOf(proof.since).test(text)
  const hasDate = words.some((word) => pages.months.includes(word))
  const isTime = YEAR.test(text) || (NUMBER.test(text) && YEARS.test(text))
  if (hasSince && !hasDate && isTime) return 'since'
  const isCounted =
    !NAMED.test(text) && (countsSomething(text, lexicon) || isMore(text, proof.more))
  if (MEASURE.test(text) && countWords(text) <= 6) return null
  if (NUMBER.test(text) && isCounted && !YEAR.test(text) && !ORDINARY.test(text)) return 'number'
  return matcherOf(proof.certificates).test(text) && /\p{Lu}\p{L}/u.test(text.slice(1))
    ? 'certificate'
    : null
}

/** "Accreditation in progress": a certificate that one does not have yet. */
const NOT_YET = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('notYet')})(?!\p{L})`, 'iu')

/** "ISO 9001", "Qualiopi": what a text names a certificate with. */
const nameOf = (text: string): string =>
  STANDARD.exec(text)?.[0] ?? text.match(/\p{Lu}[\p{L}\d]{3,}/gu)?.at(-1) ?? ''

/** Whether a page says of a certificate, next to it or elsewhere, that it is not there yet. */
function isNotYet({ blocks }: SitePage, at: number, text: string): boolean {
  const [block, next] = [blocks[at]!, blocks[at + 1]]
  const isCard = next !== undefined && block.groups.length > 0 && isSameItem(block, next)
  const name = nameOf(text)
  const others = blocks.filter((one) => name !== '' && one.text.includes(name))
  return [block, ...(isCard ? [next] : []), ...others].some((one) => NOT_YET.test(one.text))
}

/** A range, or a number that is part of a product's name. */
const NAMED = /\d\s?(?:a|to|bis|à|tot|til|till|-|–)\s?\d|\p{Lu}\p{L}+\s\d{2,}(?:\s|$)/u

/** Identifiers, telephone numbers and numbers of registers. */
const IDENTIFIER = /\d{2,}(?:[\s-]\d{2,}){2,}|\b(?:no|nr|n°|#)\.?\s?\d/iu

/** Whether one of the first words after the number is a noun that companies count. */
function countsSomething(text: string, { proof: { counted }, grammar }: Lexicon): boolean {
  const { prepositions } = grammar
  const number = NUMBER.exec(text)
  if (!number) return false
  const after = lowerWordsOf(text.slice(number.index + number[0].length)).slice(0, 4)
  const end = after.findIndex((word) => prepositions.includes(word))
  return after.slice(0, end < 0 ? 4 : end).some((word) => counted.includes(word))
}

/** "More than 180", "1,100+": a number that wants to be large. */
function isMore(text: string, more: readonly string[]): boolean {
  const number = NUMBER.exec(text)
  if (!number || countWords(text) > 16) return false
  const before = text.slice(Math.max(0, number.index - 14), number.index + 1)
  return matcherOf(more).test(before) || /[+]|\d[.,’'\s]\d{3}/.test(number[0])
}

interface ProofPiece {
  text: string
  quote: string
  kind: ProofKind
  page: number
  at: number
  element: string
  url: string
  form: Form
}

/** A counter and the words next to it: "500+" and "Happy customers". */
function countersOf(page: SitePage, index: number, site: Site): ProofPiece[] {
  const { blocks, url } = page
  const pieces: ProofPiece[] = []
  blocks.forEach((block, at) => {
    if (
      !isCounter(block.text) ||
      isZero(block.text) ||
      YEAR.test(block.text) ||
      block.text.length > 12 ||
      NOT_PROOF.has(block.role)
    )
      return
    const next = blocks[at + 1]
    if (!next || countWords(next.text) > 6 || isCounter(next.text) || !isSameItem(block, next))
      return
    const text = `${block.text.trim()} ${next.text}`
    if (MONEY.test(text) || ORDINARY.test(text) || !isClean(text)) return
    const { lexicon } = site
    const isCounted = lexicon
      ? lowerWordsOf(next.text).some((word) => lexicon.proof.counted.includes(word))
      : true
    if (isCounted)
      pieces.push({
        text,
        quote: block.text,
        kind: 'number',
        page: index,
        at,
        element: block.element,
        url,
        form: 'verbless',
      })
  })
  return pieces
}

const isSameItem = (block: Block, other: Block) => {
  const [a, b] = [block.groups.at(-1), other.groups.at(-1)]
  return !a || !b || (a.group === b.group && a.item === b.item)
}

function statedIn(page: SitePage, index: number, site: Site): ProofPiece[] {
  return page.blocks.flatMap((block, at) => {
    if (NOT_PROOF.has(block.role) || block.isLink || isCounter(block.text)) return []
    return sentencesOf(block.text, site.language).flatMap((text): ProofPiece[] => {
      const count = countWords(text)
      const kind = count >= 2 && count <= MAX_WORDS ? kindOf(text, site) : null
      const form = kind ? formOf(text, site.language) : 'fragment'
      if (!kind || form === 'imperative') return []
      if (kind === 'certificate' && isNotYet(page, at, text)) return []
      const isShort = count <= 8 && kind !== 'certificate'
      if (form === 'fragment' && !isShort) return []
      return [
        { text, quote: text, kind, page: index, at, element: block.element, url: page.url, form },
      ]
    })
  })
}

/** Whether a sentence speaks of neither "we" nor the company: often a figure about its market. */
function isOfOthers({ text, form, kind }: ProofPiece, { lexicon }: Site, name: string): boolean {
  const isWhole = form === 'sentence' || (text.endsWith('.') && countWords(text) >= 6)
  if (!isWhole || kind !== 'number' || !lexicon) return false
  const { we, our, subjectless } = lexicon.grammar
  const words = lowerWordsOf(text)
  const isOwn = words.some((word) => we.includes(word) || our.includes(word))
  return (
    !isOwn && !subjectless?.test(words[0] ?? '') && !text.toLowerCase().includes(name.toLowerCase())
  )
}

const WEIGHT: Record<ProofKind, number> = {
  number: 0.62,
  since: 0.55,
  certificate: 0.5,
  quotation: 0.6,
}

const confidenceOf = ({ kind, page, at, form }: ProofPiece) =>
  Math.max(
    0.1,
    WEIGHT[kind] - page * 0.06 - Math.min(at, 80) * 0.002 + (form === 'sentence' ? 0.1 : 0),
  )

function describedIn({ pages, language }: Site, site: Site): ProofPiece[] {
  const { url, meta } = pages[0]!
  return sentencesOf(meta.description ?? '', language).flatMap((text, at): ProofPiece[] => {
    const kind = kindOf(text, site)
    const form = formOf(text, language)
    return kind && form !== 'imperative' && form !== 'fragment'
      ? [{ text, quote: text, kind, page: 0, at: at + 10, element: 'description', url, form }]
      : []
  })
}

/** At most two of a kind, each kind's best first, so that a person can choose between kinds. */
function mixed(ranked: readonly ProofCandidate[]): ProofCandidate[] {
  const proofCandidates: ProofCandidate[] = []
  for (const proofCandidate of ranked) {
    const sameKind = proofCandidates.filter(({ kind }) => kind === proofCandidate.kind)
    const isNew = proofCandidates.every(({ text }) => likeness(text, proofCandidate.text) < 0.75)
    if (proofCandidates.length < 4 && sameKind.length < 2 && isNew)
      proofCandidates.push(proofCandidate)
  }
  return proofCandidates
}

/**
 * Numbers, years, certificates and quotations that the site shows, each with its page. Never sure:
 * none is used before a person confirms it.
 */
export function findProof(site: Site, name: string): Fact<ProofCandidate> {
  const pieces = [
    ...describedIn(site, site),
    ...site.pages
      .slice(0, 6)
      .flatMap((page, index) =>
        isPricingPage(page, site)
          ? []
          : [...countersOf(page, index, site), ...statedIn(page, index, site)],
      ),
  ]
  const stated = pieces.map((piece): ProofCandidate => {
    const confidence = confidenceOf(piece) - (isOfOthers(piece, site, name) ? 0.5 : 0)
    return {
      kind: piece.kind,
      text: piece.text,
      form: piece.form,
      speaker: '',
      confidence,
      source: sourceOf({ url: piece.url, element: piece.element, text: piece.quote }, confidence),
    }
  })
  const all = [...stated, ...findQuotations(site)]
  const ranked = all
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence)
  return { candidates: mixed(ranked), isSure: false }
}
