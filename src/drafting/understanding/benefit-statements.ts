import type { BenefitCandidate, Candidate } from '../facts.ts'
import { calm } from '../text/calm.ts'
import { formScore, speaksAsOne } from './offer-form.ts'
import { formOf } from '../text/sentence-form.ts'
import { allStatements, sourceOf, type Site } from './site.ts'
import { namesTrouble } from './troubles.ts'
import { countWords, lowerWordsOf } from '../text/words.ts'

/** Whether a visitor speaks ("I would like a new bathroom") on a site that says "we". */
export function isVisitorsVoice(text: string, site: Site): boolean {
  const singular = site.lexicon?.grammar.singular ?? []
  return lowerWordsOf(text).some((word) => singular.includes(word)) && !speaksAsOne(site)
}

/** Score from which a sentence says something of what the company does. */
const MIN_STATEMENT_SCORE = 1.6
/** The same for text that a person pasted, who chose what to say. */
const MIN_PASTED_SCORE = 0.4
const MIN_STATEMENT_WORDS = 6
const MIN_PASTED_WORDS = 4
const MAX_STATEMENT_WORDS = 28

/**
 * Sentences of running text that say what the company does: benefits of sites without rows of them.
 * Best first, up to six.
 */
export function benefitStatements(
  site: Site,
  name: string,
  isUsable: (text: string) => boolean,
): BenefitCandidate[] {
  const isPasted = site.pages[0]?.url === ''
  const leastScore = isPasted ? MIN_PASTED_SCORE : MIN_STATEMENT_SCORE
  const leastWords = isPasted ? MIN_PASTED_WORDS : MIN_STATEMENT_WORDS
  return allStatements(site)
    .filter(({ page, role }) => page <= 4 && role !== 'process' && role !== 'problem')
    .map((statement) => {
      const text = calm(statement.text)
      const form = formOf(text, site.language)
      const score = formScore(text, form, name, site) - statement.page * 0.15
      return { ...statement, text, form, score, quote: statement.text }
    })
    .filter(
      ({ text, form, score }) =>
        form === 'sentence' &&
        score >= leastScore &&
        countWords(text) >= leastWords &&
        countWords(text) <= MAX_STATEMENT_WORDS &&
        isUsable(text) &&
        !(site.lexicon && namesTrouble(text, site.lexicon)),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 6)
    .map(({ text, url, element, score, quote }) => {
      const confidence = Math.min(0.6, (isPasted ? 0.4 : 0.2) + score * 0.12)
      const source = sourceOf({ url, element, text: quote }, confidence)
      return { heading: '', text, form: 'sentence' as const, confidence, source }
    })
}

/** Confidence from which another sentence about the offer is likely one. */
const LIKELY_OFFER = 0.45

/** What else a site that says little says of its offer. */
export const alsoSaid = (
  offers: readonly Candidate[],
  isFit: (text: string) => boolean,
): BenefitCandidate[] =>
  offers
    .filter(({ form, confidence }) => form === 'sentence' && confidence >= LIKELY_OFFER)
    .filter(({ text }) => countWords(text) <= MAX_STATEMENT_WORDS && isFit(text))
    .map((offer) => ({
      ...offer,
      heading: '',
      confidence: Math.min(offer.confidence, LIKELY_OFFER),
    }))
