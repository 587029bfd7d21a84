import type { Site } from './site.ts'
import { lowerWordsOf } from '../text/words.ts'

const running = new WeakMap<Site, string>()

/** All text of the site that is no heading, as one. */
function textOf(site: Site): string {
  const known = running.get(site)
  if (known !== undefined) return known
  const text = site.pages
    .flatMap(({ blocks }) => blocks.filter(({ element }) => !/^h[1-6]$/.test(element)))
    .map((block) => block.text)
    .join(' | ')
  running.set(site, text)
  return text
}

/** "Adin holds": a name of one word and a verb in small letters. */
const OPENS_WITH_NAME = /^(\p{Lu}\p{Ll}{2,})\s\p{Ll}/u

/**
 * Whether a sentence is about a person by the first name ("Adin holds a certificate"), a stranger
 * to the reader of an email: the site also writes the word with a capital inside sentences, and
 * neither the company's name nor the title has it. German writes every noun so.
 */
export function isAboutPerson(text: string, name: string, site: Site): boolean {
  const word = OPENS_WITH_NAME.exec(text)?.[1]
  if (!word || site.language === 'de' || !site.lexicon) return false
  const lower = word.toLowerCase()
  const [home] = site.pages
  const titles = [name, home?.title ?? '', home?.meta['og:site_name'] ?? '']
  if (titles.some((title) => lowerWordsOf(title).includes(lower))) return false
  const said = textOf(site)
  const inSentence = new RegExp(String.raw`\p{Ll},? ${word}(?:['’]s)?(?!\p{L})`, 'u')
  const isOrdinary = new RegExp(String.raw`(?<!\p{L})${lower}(?!\p{L})`, 'u').test(said)
  return !isOrdinary && inSentence.test(said)
}
