import { lowerFirst } from '#model/lib/first-letter.ts'
import { anyOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import { countWords, lowerWordsOf } from '../text/words.ts'
import type { Pen } from './pen.ts'

/** Shorter words of a place are prepositions. */
const MIN_TOWN_LETTERS = 4
/** "In Leeds": where the work is done, besides which a second place would surprise. */
const OTHER_PLACE = new RegExp(
  String.raw`\s(?:${anyOf('inTown', 'toTown', 'onPlace')})\s\p{Lu}`,
  'u',
)
/** Words of the longest sentence that has the place and what is sold. */
const MAX_WORDS = 26

/**
 * An offer with the place of the sender before it: "We are based in Leeds and clean offices". The
 * offer alone where the email names the place, or where "we" is not what it begins with.
 */
export function withPlace(pen: Pen, offer: string, said: string): string {
  const { place, sender, voice } = pen.material
  const { letters, language } = sender
  const towns = new Set(lowerWordsOf((place.match(/\p{Lu}[\p{L}-]+/gu) ?? []).join(' ')))
  const names = lowerWordsOf(place).filter(
    (word) => word.length >= MIN_TOWN_LETTERS || towns.has(word),
  )
  // "A Halden-based firm" names the town too.
  const known = ` ${said} ${offer} ${sender.company}`.toLowerCase()
  if (place === '' || voice === 'one' || names.some((name) => known.includes(` ${name}`)))
    return offer
  const { pronoun } = letters.we
  const { subjectless } = lexicons[language].grammar
  const rest = afterPronoun(offer, pronoun, subjectless)
  const based = pen.say(letters.based, 'place').replace('<place>.', () => place)
  if (rest === null || (language !== 'de' && OTHER_PLACE.test(rest))) return offer
  // "We are based in Leeds and are a maker of ...": one verb twice.
  const [verb] = lowerWordsOf(afterPronoun(based, pronoun, subjectless) ?? based)
  if (verb === lowerWordsOf(rest)[0]) return offer
  const joint = language === 'es' && /^h?i(?!e)/iu.test(rest) ? 'e' : letters.and
  const joined = `${based} ${joint} ${rest}`
  return countWords(joined.split('. ')[0]!) <= MAX_WORDS ? joined : offer
}

const opens = (text: string, pronoun: string) => text.toLowerCase().startsWith(`${pronoun} `)

/** What follows "we"; in languages without it, a sentence whose verb says it. Null for others. */
function afterPronoun(
  text: string,
  pronoun: string,
  subjectless: RegExp | null | undefined,
): string | null {
  if (pronoun !== '') return opens(text, pronoun) ? text.slice(pronoun.length + 1) : null
  const isVerb = subjectless?.test(lowerWordsOf(text)[0] ?? '') === true
  return isVerb ? lowerFirst(text) : null
}
