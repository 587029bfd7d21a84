import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Candidate, Fact } from '../facts.ts'
import { lettersOf } from '../languages/all-letters.ts'
import type { Role } from '../reading/page.ts'
import { firstStepOf } from '../wording/details.ts'
import { FIRST_STEPS } from '../languages/letters.ts'
import { isClean, sourceOf, type Site } from './site.ts'
import { countWords, sentencesOf } from '../text/words.ts'

const OTHERS: ReadonlySet<Role> = new Set([
  'cookie',
  'legal',
  'news',
  'job',
  'testimonial',
  'code',
  'placeholder',
])
const MAX_WORDS = 24
const MAX_CANDIDATES = 3

/**
 * What the site offers before a purchase: a free visit, a sample, an answer within a time. One line
 * for each kind of step, those that name a time first.
 */
export function findFirstStep(site: Site): Fact {
  const language = emailLanguageOf(site.language)
  if (!language) return { candidates: [], isSure: false }
  const letters = lettersOf[language]
  const found = site.pages.slice(0, 5).flatMap((page, index) => {
    const lines = page.blocks
      .filter(({ role }) => !OTHERS.has(role))
      .flatMap(({ text, element }) =>
        sentencesOf(text, site.language).map((line) => ({ line, element })),
      )
    return [{ line: page.meta.description ?? '', element: 'description' }, ...lines]
      .filter(({ line }) => isClean(line) && countWords(line) <= MAX_WORDS && !line.includes('?'))
      .flatMap(({ line, element }) => {
        const step = firstStepOf(line, letters)
        return step ? [{ step, line, element, url: page.url, index }] : []
      })
  })
  const ranked = found.toSorted(
    (a, b) =>
      Number(letters.span.test(b.line)) - Number(letters.span.test(a.line)) ||
      FIRST_STEPS.indexOf(a.step) - FIRST_STEPS.indexOf(b.step) ||
      a.index - b.index ||
      a.line.length - b.line.length,
  )
  const best = [...new Map(ranked.toReversed().map((one) => [one.step, one])).values()].toReversed()
  const candidates = best.slice(0, MAX_CANDIDATES).map(({ line, element, url }, at): Candidate => {
    const confidence = at === 0 ? 0.75 : 0.6
    return {
      text: line,
      form: 'verbless',
      confidence,
      source: sourceOf({ url, element, text: line }, confidence),
    }
  })
  return { candidates, isSure: candidates.length > 0 }
}
