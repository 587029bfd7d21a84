import type { Candidate, Fact } from '../facts.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { differing, sharedWith, stemsOf } from './likeness.ts'
import { formOf } from './sentence-form.ts'
import { allStatements, FOREIGN, isClean, sourceOf, type Site } from './site.ts'
import { countWords, isOneOf, lowerWordsOf, matcherOf } from './words.ts'

interface Heading {
  text: string
  url: string
  element: string
  page: number
}

/** Menu words and words of parts of a page are used in sentences too, and are no topic. */
function isMenuWord(text: string, { pages, buttons, refusal }: Lexicon): boolean {
  return [...Object.values(pages), ...Object.values(buttons), refusal.login].some((words) =>
    isOneOf(text, words),
  )
}

function headingsOf({ pages, language, lexicon }: Site): Heading[] {
  return pages.slice(0, 6).flatMap(({ url, blocks, links }, page) => {
    const headings = blocks
      .filter(
        ({ role, element }) => !FOREIGN.has(role) && /^(?:h[1-6]|li|dt|strong)$/.test(element),
      )
      .map(({ text, element }) => ({ text, element }))
    const menu =
      page === 0
        ? links.filter((link) => link.menu).map(({ text }) => ({ text, element: 'link' }))
        : []
    return [...headings, ...menu]
      .map(({ text, element }) => ({ text: text.replace(/[.:]$/, ''), element, url, page }))
      .filter(
        ({ text }) => isClean(text) && countWords(text) <= 5 && formOf(text, language) === 'label',
      )
      .filter(({ text }) => !isMenuWord(text, lexicon!))
  })
}

/**
 * Whether a running text uses the label after an article, a possessive or a preposition, and
 * continues after it: proof that the words fit inside a sentence.
 */
function isUsed(label: string, text: string, { grammar }: Lexicon): boolean {
  const words = lowerWordsOf(text)
  const own = lowerWordsOf(label)
  if (words.length < own.length + 4) return false
  for (let at = 1; at + own.length <= words.length; at++) {
    if (!own.every((word, offset) => words[at + offset] === word)) continue
    const before = words[at - 1]!
    if (grammar.determiners.includes(before) || grammar.prepositions.includes(before)) return true
  }
  return false
}

/** "Our values": a part about the company itself, and no topic of a reader. */
const isOfUs = (text: string, { grammar }: Lexicon): boolean =>
  grammar.our.includes(lowerWordsOf(text)[0] ?? '')

/**
 * Noun phrases for subject lines: headings of the site that it also uses inside a running sentence,
 * the ones nearest to the offer first.
 */
export function findLabels(
  site: Site,
  offer: string,
  { name, places }: { name: string; places: Fact },
): Fact {
  const { lexicon } = site
  if (!lexicon) return { candidates: [], isSure: false }
  const statements = allStatements(site).filter(({ text }) => countWords(text) >= 7)
  const texts = [...statements.map(({ text }) => text), site.pages[0]!.meta.description ?? '']
  const offerStems = stemsOf(`${offer} ${site.pages[0]!.title}`)
  const nameMatcher = name.length >= 3 ? matcherOf([name.toLowerCase()]) : /(?!)/
  const scored = headingsOf(site)
    .filter(({ text }) => !nameMatcher.test(text) && !isOfUs(text, lexicon))
    .filter(({ text }) => !matcherOf(lexicon.proof.certificates).test(text))
    .filter(({ text }) => places.candidates.every((place) => place.text !== text))
    .map((heading) => ({
      ...heading,
      uses: texts.filter((text) => isUsed(heading.text, text, lexicon)).length,
    }))
    .filter(({ uses }) => uses > 0)
    .map((heading) => {
      const topic = sharedWith(stemsOf(heading.text), offerStems)
      return {
        ...heading,
        score: Math.min(3, heading.uses) * 0.12 + topic * 0.35 - heading.page * 0.04,
      }
    })
    .toSorted((a, b) => b.score - a.score)
  const candidates = differing(scored, 4).map(({ text, url, element, score }): Candidate => {
    const confidence = Math.min(0.9, 0.3 + score)
    return { text, form: 'label', confidence, source: sourceOf({ url, element, text }, confidence) }
  })
  return { candidates, isSure: (candidates[0]?.confidence ?? 0) >= 0.7 }
}
