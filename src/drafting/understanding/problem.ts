import type { Candidate, Fact } from '../facts.ts'
import { differing } from '../text/likeness.ts'
import { formOf } from '../text/sentence-form.ts'
import { allStatements, sourceOf, type Site, type Statement } from './site.ts'
import { countWords, lowerWordsOf, matcherOf } from '../text/words.ts'

/** Statements of the parts whose heading names a problem. */
const underProblemHeadings = (site: Site): Statement[] =>
  allStatements(site).filter(
    ({ role, element, page }) => role === 'problem' && page <= 4 && !/^h[1-6]$/.test(element),
  )

/** Whether the company speaks of itself: a problem is the customer's. */
function speaksOfItself(text: string, { lexicon }: Site): boolean {
  const { we, our } = lexicon!.grammar
  return lowerWordsOf(text).some((word) => we.includes(word) || our.includes(word))
}

/**
 * What customers struggle with, only where the site states it: under a heading that names a
 * problem, or in a sentence that opens with a phrase for one. None is made from a benefit.
 */
export function findProblem(site: Site): Fact {
  const { lexicon, language } = site
  if (!lexicon) return { candidates: [], isSure: false }
  const named = underProblemHeadings(site).map((statement) => ({
    ...statement,
    confidence: 0.6,
  }))
  const phrases = matcherOf(lexicon.selling.problems)
  const stated = allStatements(site)
    .filter(({ text, page }) => page <= 4 && phrases.test(text))
    .map((statement) => ({ ...statement, confidence: 0.4 }))
  const candidates = [...named, ...stated]
    .filter(({ text }) => countWords(text) >= 4 && countWords(text) <= 30)
    .filter(({ text }) => !speaksOfItself(text, site))
    .filter(({ text }) => ['sentence', 'verbless'].includes(formOf(text, language)))
    .map(({ text, confidence, url, element }): Candidate => ({
      text,
      form: formOf(text, language),
      confidence,
      source: sourceOf({ url, element, text }, confidence),
    }))
  return { candidates: differing(candidates, 3), isSure: false }
}
