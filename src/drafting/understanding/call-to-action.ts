import type { Candidate, Fact } from '../facts.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { ButtonWords } from '../languages/lexicon.ts'
import { MONEY } from '../reading/block-roles.ts'
import { differing } from '../text/likeness.ts'
import { formOf } from '../text/sentence-form.ts'
import { isClean, sourceOf, type Site } from './site.ts'
import { countWords, isOneOf, matcherOf } from '../text/words.ts'

/** What a button with an object leads to. */
export type Ask = Exclude<keyof ButtonWords, 'other'>

const ASKS: readonly Ask[] = ['demo', 'trial', 'quote', 'call', 'catalog']

/** Openings of links that lead to something to look at. */
const LOOKS = new RegExp(String.raw`^[([]|^(?:${anyOf('looks')})\s`, 'iu')

/** What the text of a button leads to; null where it has no object. */
export function askOf(text: string, { lexicon }: Pick<Site, 'lexicon'>): Ask | null {
  if (!lexicon || isOneOf(text, lexicon.buttons.other) || LOOKS.test(text)) return null
  return ASKS.find((ask) => matcherOf(lexicon.buttons[ask]).test(text)) ?? null
}

const MAX_WORDS = 7

/**
 * What the site asks its readers to do: buttons with an object such as a quote, a demo or a call.
 * "Contact us" and "Read more" lead nowhere that an email could name.
 */
export function findCallToAction(site: Site): Fact {
  const counted = new Map<
    string,
    { text: string; url: string; element: string; score: number; ask: Ask }
  >()
  for (const [index, { links, url }] of site.pages.slice(0, 5).entries())
    for (const [at, link] of links.entries()) {
      const text = link.text.replace(/(?<![→➔»›>])[→➔»›>]+\s*$/u, '').trim()
      if (
        countWords(text) > MAX_WORDS ||
        countWords(text) < 1 ||
        !isClean(text) ||
        MONEY.test(text)
      )
        continue
      const ask = askOf(text, site)
      if (!ask) continue
      const key = text.toLowerCase()
      const known = counted.get(key)
      const score =
        (link.button ? 1.2 : 0.3) +
        (link.menu ? 0.2 : 0) +
        1 / (2 + at / 10) -
        index * 0.2 -
        (ask === 'buy' || ask === 'catalog' ? 0.4 : 0)
      if (known) known.score += 0.35
      else counted.set(key, { text, url, element: link.button ? 'button' : 'link', score, ask })
    }
  const ranked = [...counted.values()]
    .filter(({ score }) => score > 0.45)
    .toSorted((a, b) => b.score - a.score)
  const candidates = differing(ranked, 3).map(({ text, url, element, score }): Candidate => {
    const confidence = Math.min(0.9, 0.25 + score * 0.22)
    return {
      text,
      form: formOf(text, site.language),
      confidence,
      source: sourceOf({ url, element, text }, confidence),
    }
  })
  return { candidates, isSure: (candidates[0]?.confidence ?? 0) >= 0.6 }
}
