import type { ProofCandidate } from '../facts.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Block, SitePage } from '../reading/page.ts'
import { formOf } from '../text/sentence-form.ts'
import { isClean, sourceOf, type Site } from './site.ts'
import { countWords, isOneOf, lowerWordsOf } from '../text/words.ts'

const MIN_QUOTE_WORDS = 6
const MAX_QUOTE_WORDS = 60
const MAX_SPEAKER_WORDS = 12

/** Words of a rating, a date or a button, which name no speaker. */
const NO_SPEAKER = new RegExp(
  [
    String.raw`\d{1,2}[./]\d|★|☆|⭐|\d(?:[.,]\d)?\s?\/\s?5|google|trustpilot|read|phone|tel\b|`,
    String.raw`@|https?:|stars?\b|verified|verifiziert`,
  ].join(''),
  'iu',
)

const withoutMarks = (text: string) =>
  text.replace(/^[\s"“”„«»‘’'–—-]+|(?<![\s"“”„«»‘'–—-])[\s"“”„«»‘'–—-]+$/gu, '')

const isQuote = ({ text, isLink }: Block) => {
  const count = countWords(text)
  return !isLink && count >= MIN_QUOTE_WORDS && count <= MAX_QUOTE_WORDS
}

/** "Ana Ruiz, Clínica Alba", "Kim Holm – Quality manager": a name, and perhaps a part more. */
function isSpeaker({ text, element, role }: Block): boolean {
  if (role === 'rating' || /^h[12]$/.test(element)) return false
  const count = countWords(text)
  if (count < 1 || count > MAX_SPEAKER_WORDS || NO_SPEAKER.test(text) || !isClean(text))
    return false
  if (/[.!?]$/.test(text) && !/\b\p{Lu}\.$/u.test(text)) return false
  return /^[\s–—-]*\p{Lu}/u.test(text)
}

/** Whether a speaker is named with a company or a role, and not as a private person alone. */
const hasFunction = (speaker: string) => /[,|–—(·]|\s-\s/u.test(speaker)

/** Initials instead of a name, or a name with an age: a private person, often a patient. */
export const PRIVATE = new RegExp(
  [
    String.raw`^(?:\p{Lu}\.\s?){2,}(?:,|$)|`,
    String.raw`^\p{Lu}[\p{L}. ]{0,40},\s*\d{2}`,
    String.raw`(?:\s(?:${anyOf('agedYears')}))?(?:,|$)`,
  ].join(''),
  'u',
)

/**
 * "Sarah, Dallas", "Sarah K., Fort Worth": a given name with a place, as private reviewers sign.
 */
const GIVEN_NAME_AND_PLACE = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+(?:\s\p{Lu}\.)?,\s*\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$`,
  'u',
)

/** Titles of those who lead a company. */
const LEADER = new RegExp(String.raw`^(?:co-?)?(?:${anyOf('leaders')})$`, 'iu')

/** "Ana Ruiz, founder" without a company is the founder of the site's own. */
function isOwnLeader(speaker: string): boolean {
  const [, title, ...more] = speaker.split(/(?:(?<!\s)\s+)?[,|–—·]\s*/u)
  return more.length === 0 && LEADER.test(title ?? '')
}

interface Quotation {
  quote: Block
  /** The name alone where the page writes name and company without a sign between them. */
  speaker: string
  /** What the page writes of the speaker in all. */
  described: string
}

/** Inline elements next to each other, which a page shows without a sign between them. */
const isGlued = (names: readonly Block[]) =>
  names.length > 1 && names.every(({ element }) => element === 'span')

function quotationOf(quote: Block, names: readonly Block[]): Quotation {
  const used = names.slice(0, names[0] && hasFunction(names[0].text) ? 1 : 2)
  const texts = used.map(({ text }) => withoutMarks(text))
  const described = texts.join(', ')
  return { quote, speaker: isGlued(used) ? texts[0]! : described, described }
}

/** Quotations of cards: each item holds one quotation and its speaker. */
function quotationsOfItems(blocks: readonly Block[]): Quotation[] {
  const items = new Map<string, Block[]>()
  for (const block of blocks) {
    const place = block.groups.at(-1) && block.groups.map(({ group, item }) => `${group}.${item}`)
    for (const key of place ?? []) items.set(key, [...(items.get(key) ?? []), block])
  }
  const quotations: Quotation[] = []
  for (const own of items.values()) {
    const quotes = own.filter(isQuote)
    if (quotes.length !== 1 || own.length > 6) continue
    const names = own.filter((block) => block !== quotes[0] && !isQuote(block) && isSpeaker(block))
    quotations.push(quotationOf(quotes[0]!, names))
  }
  return quotations
}

/**
 * Quotations in a row without cards. Which side the speakers are on is decided once for the row:
 * before, where the first one has a name before it and the last none after it.
 */
function quotationsOfRow(blocks: readonly Block[]): Quotation[] {
  const places = blocks.flatMap((block, at) => (isQuote(block) ? [at] : []))
  const first = places[0]
  const last = places.at(-1)
  if (first === undefined || last === undefined) return []
  const before = blocks[first - 1]
  const after = blocks[last + 1]
  const isBefore = Boolean(before && isSpeaker(before) && !isQuote(before))
  const isAfter = Boolean(after && isSpeaker(after) && !isQuote(after))
  return places.map((at) => {
    const named = isBefore === isAfter ? undefined : blocks[isAfter ? at + 1 : at - 1]
    const isNamed = named && isSpeaker(named) && !isQuote(named)
    return quotationOf(blocks[at]!, isNamed ? [named] : [])
  })
}

/** A speaker under a quotation whose element does not say so. */
const isNamedBelow = (block: Block) =>
  (block.role === 'text' || block.element === 'figcaption' || block.element === 'cite') &&
  isSpeaker(block) &&
  (hasFunction(block.text) || /^(?:figcaption|cite)$/.test(block.element))

/** Runs of blocks with the role of a testimonial. */
function runsOf({ blocks }: SitePage): Block[][] {
  const runs: Block[][] = []
  let run: Block[] = []
  for (const block of blocks) {
    const isCaption = run.length > 0 && isNamedBelow(block)
    if (block.role === 'testimonial' || isCaption) run.push(block)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  return run.length > 0 ? [...runs, run] : runs
}

/** A quotation that ends with its speaker after a dash: the speaker is cut off. */
function splitSpeaker(text: string): { quote: string; speaker: string } {
  const match = /^(.{30,}?["”“»’.!?])\s*[–—-]\s*(\p{Lu}[^"“”]{2,60})$/su.exec(text)
  return match ? { quote: match[1]!, speaker: match[2]!.trim() } : { quote: text, speaker: '' }
}

function isRepeatable(quote: string, { lexicon, language }: Site): boolean {
  if (!lexicon) return true
  const words = lowerWordsOf(quote)
  const isAboutHealth = words.some((word) => lexicon.proof.health.includes(word))
  return (
    !isAboutHealth &&
    !isOneOf(quote, lexicon.pages.testimonials) &&
    formOf(quote.split(/(?<=[.!?])\s/)[0]!, language) !== 'imperative'
  )
}

/**
 * What customers say, each with its speaker. A quotation without one, or with the name of a private
 * person alone, is left out.
 */
export function findQuotations(site: Site): ProofCandidate[] {
  return site.pages.slice(0, 6).flatMap((page, index) =>
    runsOf(page).flatMap((run) => {
      const inItems = quotationsOfItems(run)
      const quotations = inItems.length > 0 ? inItems : quotationsOfRow(run)
      return quotations.flatMap(({ quote, speaker, described }): ProofCandidate[] => {
        const split = splitSpeaker(quote.text)
        const text = withoutMarks(split.quote)
        const who = split.speaker || speaker
        const isKnown = who !== '' && hasFunction(split.speaker || described)
        const isWhole = /[.!?…]$/.test(text) || formOf(text, site.language) === 'sentence'
        if (!isKnown || !isWhole || countWords(text) < MIN_QUOTE_WORDS) return []
        if (!isClean(text) || !isRepeatable(text, site)) return []
        if (PRIVATE.test(who) || GIVEN_NAME_AND_PLACE.test(who) || isOwnLeader(who)) return []
        const confidence = 0.7 - index * 0.04
        return [
          {
            kind: 'quotation',
            text,
            form: 'sentence',
            speaker: who.slice(0, 120),
            confidence,
            source: sourceOf(
              { url: page.url, element: quote.element, text: quote.text },
              confidence,
            ),
          },
        ]
      })
    }),
  )
}
