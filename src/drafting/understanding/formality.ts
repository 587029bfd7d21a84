import type { Formality } from '../facts.ts'
import { FOREIGN, type Site } from './site.ts'
import { wordsOf } from '../text/words.ts'

/** How many more of one kind than of the other make the address clear. */
const LEAD = 3

/**
 * How the site addresses its readers, by the words that do so; null where it does neither or both.
 * Words with a capital in the lexicon count only with it, as German "Sie" does.
 */
export function findFormality({ pages, lexicon }: Site): Formality {
  if (!lexicon) return null
  const { formal, informal, we } = lexicon.grammar
  let formals = 0
  let informals = 0
  for (const { blocks } of pages.slice(0, 5))
    for (const { text, role } of blocks) {
      if (FOREIGN.has(role) && role !== 'call-to-action' && role !== 'faq') continue
      wordsOf(text).forEach((word, at) => {
        // A capital at the beginning of a sentence proves nothing.
        if (formal.includes(at === 0 ? '' : word) || formal.includes(word.toLowerCase())) formals++
        if (
          informal.includes(word) ||
          (informal.includes(word.toLowerCase()) && !formal.includes(word))
        )
          informals++
      })
    }
  if (we.length === 0 || formals + informals === 0) return null
  if (formals >= informals * LEAD && formals > 0) return 'formal'
  return informals >= formals * LEAD ? 'informal' : null
}
