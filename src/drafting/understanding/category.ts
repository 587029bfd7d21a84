import { categories } from '../categories.ts'
import { FOREIGN, type Site } from './site.ts'
import { flat } from '../text/words.ts'

const MIN_SECTIONS = 3
/** How much more often than the next category the first one must be named. */
const LEAD = 1.3

/**
 * The category whose words several parts of the site use, as whole words; empty below a clear
 * lead, because a wrong guess misleads everything after it.
 */
export function findCategory({ pages, language }: Site): string {
  const texts = pages
    .slice(0, 4)
    .flatMap(({ title, meta, blocks }) => [
      title,
      meta.description ?? '',
      ...blocks.filter(({ role }) => !FOREIGN.has(role)).map(({ text }) => text),
    ])
  const scored = categories
    .map(({ id, words, localWords }) => {
      const own = language === 'en' ? words : (localWords[language] ?? [])
      const matched = own.map((word) => texts.filter((text) => text.includes(flat(word))).length)
      const kinds = matched.filter((count) => count > 0).length
      return { id, kinds, hits: matched.reduce((sum, count) => sum + Math.min(4, count), 0) }
    })
    .toSorted((a, b) => b.hits - a.hits)
  const [first, second] = scored
  if (!first || first.hits < MIN_SECTIONS || first.kinds < 2) return ''
  return first.hits >= (second?.hits ?? 0) * LEAD ? first.id : ''
}
