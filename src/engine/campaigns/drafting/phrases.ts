import type { Messaging } from '#model/outreach.ts'
import type { SiteSnapshot } from './read-site.ts'

export type PhraseSource = NonNullable<NonNullable<Messaging['companyName']>['source']>

/** A sentence of the site with the place it stands in. */
export interface Sentence {
  text: string
  url: string
  element: string
  /** 0 for the start page. */
  page: number
  /** Place among the blocks of its page. */
  at: number
}

const NOISE =
  /cookie|privacy|gdpr|all rights reserved|©|copyright|terms of|javascript|browser|subscribe|newsletter|log ?in|sign ?in|skip to|loading|404|lorem ipsum|click here|read more|learn more/i

/**
 * Text as a mail may carry it: no braces (they are our merge signs), no markup, single spaces, not
 * shouted.
 */
export function plain(text: string): string {
  const clean = text
    .replace(/[{}<>|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return wordsIn(clean) >= 3 && clean === clean.toUpperCase() && clean !== clean.toLowerCase()
    ? capital(clean.toLowerCase())
    : clean
}

/** Template signs and code are nothing that a company says of itself. */
const CODE = /[{}<>\\]|\w_\w|\$\(|=>|&&|\bfunction\b.*\(/

export const isNoise = (text: string) => NOISE.test(text) || CODE.test(text)
export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
export const withoutStop = (text: string) => text.replace(/[\s.;:,!…]+$/, '')
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Small first letter, unless the word is a name or an abbreviation. */
export function small(text: string): string {
  const [first = ''] = text.split(' ')
  return /^[A-Z][a-z'’-]*$/.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** At most `max` characters, cut between words. */
export function fit(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s,;:.-]+$/, '')}…`
}

/** Every sentence of every page, in order; meta descriptions count as sentences of their page. */
export function sentencesOf(snapshot: SiteSnapshot): Sentence[] {
  const sentences: Sentence[] = []
  snapshot.pages.forEach((page, index) => {
    const described = page.meta['og:description'] ?? page.meta.description
    const blocks = [
      ...page.blocks,
      ...(described ? [{ element: 'description', text: described }] : []),
    ]
    blocks.forEach((block, at) => {
      for (const part of block.text.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ0-9"“])/)) {
        const text = part.trim()
        if (text.length >= 3 && !isNoise(text))
          sentences.push({ text, url: page.url, element: block.element, page: index, at })
      }
    })
  })
  return sentences
}

export const sourceOf = (
  { url, element, text }: Pick<Sentence, 'url' | 'element' | 'text'>,
  confidence: number,
): PhraseSource => ({ url: url.slice(0, 500), element, quote: text.slice(0, 500), confidence })
