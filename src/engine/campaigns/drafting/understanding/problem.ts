import type { Candidate, Fact } from '../facts.ts'
import { isHeading } from '../reading/block-roles.ts'
import { differing } from './likeness.ts'
import { formOf } from './sentence-form.ts'
import {
  allStatements,
  FOREIGN,
  sourceOf,
  statementsOf,
  type Site,
  type Statement,
} from './site.ts'
import { countWords, isOneOf, longPhrases, matcherOf } from './words.ts'

const MAX_HEADING_WORDS = 8

/** Whether a heading names a problem ("The challenge", "Does this sound familiar?"). */
export const namesProblem = (text: string, headings: readonly string[]) =>
  isOneOf(text, headings) ||
  (countWords(text) <= MAX_HEADING_WORDS &&
    matcherOf(longPhrases(headings)).exec(text.replace(/^[¿¡]/, ''))?.index === 0)

const MAX_BLOCKS_BELOW = 6

/** Statements under a heading that names a problem. */
function underProblemHeadings({ pages, lexicon, language }: Site): Statement[] {
  const headings = lexicon!.selling.problemHeadings
  return pages.slice(0, 5).flatMap((page, index) =>
    page.blocks.flatMap((heading, at) => {
      if (!isHeading(heading) || !namesProblem(heading.text, headings)) return []
      const below = page.blocks.slice(at + 1, at + 1 + MAX_BLOCKS_BELOW)
      const end = below.findIndex(
        ({ element }) => element <= heading.element && /^h[1-6]$/.test(element),
      )
      return (end < 0 ? below : below.slice(0, end)).flatMap((block, offset) =>
        FOREIGN.has(block.role) ? [] : statementsOf(block, at + 1 + offset, page, index, language),
      )
    }),
  )
}

/**
 * What customers struggle with, only where the site states it: under a heading that names a
 * problem, or in a sentence that opens with a phrase for one. None is made from a benefit.
 */
export function findProblem(site: Site): Fact {
  const { lexicon, language } = site
  if (!lexicon) return { candidates: [], isSure: false }
  const named = underProblemHeadings(site).map((one) => ({ ...one, confidence: 0.6 }))
  const phrases = matcherOf(lexicon.selling.problems)
  const stated = allStatements(site)
    .filter(({ text, page }) => page <= 4 && phrases.test(text))
    .map((one) => ({ ...one, confidence: 0.4 }))
  const candidates = [...named, ...stated]
    .filter(({ text }) => countWords(text) >= 4 && countWords(text) <= 30)
    .filter(({ text }) => ['sentence', 'verbless'].includes(formOf(text, language)))
    .map(({ text, confidence, url, element }): Candidate => ({
      text,
      form: formOf(text, language),
      confidence,
      source: sourceOf({ url, element, text }, confidence),
    }))
  return { candidates: differing(candidates, 3), isSure: false }
}
