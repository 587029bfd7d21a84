import { countWords } from '../text/words.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Letters } from '../languages/letters.ts'

/** Words that a sentence keeps at least when its tail is cut: a verb and its object. */
const MIN_HEAD = 4

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s([,.;:!?])/g, '$1')
    .replace(/,(?=[,.])/g, '')
    .replace(/(?<!\p{L})a (?=[aeiou]\p{L})/gu, 'an ')
    .replace(/(?<!\p{L})an (?=[bcdfgjklmnpqrstvwxyz]\p{L})/gu, 'a ')
    .trim()

const tidyOf = (text: string, isEnglish: boolean) =>
  isEnglish
    ? tidy(text)
    : text
        .replace(/\s+/g, ' ')
        .replace(/\s([,.;])/g, '$1')
        .trim()

/** Languages in which praise follows its noun, so that a comma after it ends the noun's words. */
const NOUN_FIRST = new Set(['et', 'e', 'y'])

/** "Suited to offices": the word carries what follows. */
const HEAD = new RegExp(String.raw`^\s(?:${anyOf('toObject')})\s\p{Ll}`, 'u')

/** "Professionals or private people": what "or" joins is no praise. */
const OR_NEXT = new RegExp(String.raw`^\s(?:${anyOf('or')})\s`, 'iu')

/** A text without the words of praise that can be left out; one that "and" joins stays. */
export function withoutPraise(whole: string, { cuts, and }: Letters): string {
  const text = withoutMore(whole, and)
  const praise = cuts.praise.source
  const pair = new RegExp(`${praise}(?:,\\s|\\s${and}\\s)(?=${praise})`, 'giu')
  const single = new RegExp(praise, 'giu')
  // "Gates made to measure, railings": a phrase of several words is no adjective of a pair.
  const isAfterNoun = (found: string) => NOUN_FIRST.has(and) && found.includes(' ')
  const without = text.replace(pair, '').replace(single, (found, ...rest) => {
    const at = rest.find((argument): argument is number => typeof argument === 'number')!
    const before = text === '' ? '' : (rest.at(-1) as string).slice(0, at)
    const after = (rest.at(-1) as string).slice(at + found.length)
    const isJoined =
      HEAD.test(after) ||
      new RegExp(`(?:\\s${and}|,)\\s$`, 'iu').test(before) ||
      OR_NEXT.test(after) ||
      (new RegExp(`^(?:\\s${and}\\s|,)`, 'iu').test(after) && !isAfterNoun(found))
    return isJoined ? found : ''
  })
  // "By people of great merit": what praises is the noun of the phrase.
  if (NO_NOUN.test(without) && !NO_NOUN.test(text)) return text
  const tidied = tidyOf(without, and === 'and').replace(DEGREE, '')
  // "Gates made to measure": the participle goes with the praise behind it.
  return without === text ? tidied : tidied.replace(MADE, '')
}

/** "By of great merit": two prepositions in a row. */
const NO_NOUN = new RegExp(String.raw`\s(?:${anyOf('by')})\s+(?:${anyOf('of')})\s`, 'iu')

/** "Gates made": a participle at the end. */
const MADE = new RegExp(String.raw`\s(?:${anyOf('madeToMeasure')})(?=[.,]?$)`, 'iu')

/** "Boxes of cardboard, entirely": an adverb whose praise is gone. */
const DEGREE = new RegExp(String.raw`,?\s(?:${anyOf('degrees')})(?=[.,]?$)`, 'iu')

const hasOpenList = (head: string, and: string) =>
  head.lastIndexOf(', ') > head.toLowerCase().lastIndexOf(` ${and} `)

/** Words after a comma that open a clause, which no list goes through. */
const CLAUSE = new RegExp(String.raw`^(?:${anyOf('afterComma')})\s`, 'iu')

/** "Particularmente, estamos": an adverb opens a sentence, and no list. */
const ADVERB = new RegExp(String.raw`^\p{L}+(?:${anyOf('adverbEnds')})$`, 'iu')

/** A list that was cut, with "and" before its new last part. */
function closed(head: string, and: string): string {
  if (!hasOpenList(head, and)) return head
  // "We build to please our customers, all kinds of boats": no list.
  const [first = '', ...others] = head.split(', ')
  if (others.length === 1 && (PURPOSE.test(first) || ADVERB.test(first))) return head
  return head.replace(/,\s([^,]*)$/u, (found, rest: string) =>
    CLAUSE.test(rest) ? found : ` ${and} ${rest}`,
  )
}

/** Words of the longest last part of a list. */
const MAX_LAST = 5

/** "We do turning, milling, grinding": a list of work, with the "and" that the site left out. */
export function withAnd(text: string, { and, details }: Letters): string {
  const parts = text.split(', ')
  const isOpenList =
    parts.length > 2 &&
    !text.toLowerCase().includes(` ${and} `) &&
    countWords(parts.at(-1)!) <= MAX_LAST &&
    !parts.slice(1).some((part) => CLAUSE.test(part)) &&
    parts
      .at(-1)!
      .split(' ')
      .some((word) => details.activity.test(word))
  return isOpenList ? closed(text, and) : text
}

/** Parts of a list that a reader takes in, and the words of its longest part. */
const MAX_PARTS = 3
const MAX_PART_WORDS = 4

/** "Courses, tests and seminars for firms, teams and staff": two lists in one sentence. */
function withoutBuyersList(text: string, { and, buyers }: Letters): string {
  const at = text.indexOf(` ${buyers.before} `)
  const isList = (one: string) => one.includes(', ') && one.includes(` ${and} `)
  return at > 0 && isList(text.slice(0, at)) && isList(text.slice(at)) ? text.slice(0, at) : text
}

/**
 * The first two parts of a list of five and more with its last, which may hold a word of all:
 * "sale, rental and repair of pumps"; other texts as they are.
 */
export function briefList(whole: string, letters: Letters): string {
  const { and } = letters
  const text = withoutBuyersList(whole, letters)
  const parts = text.split(', ')
  const inner = parts.slice(1, -1)
  const [before = '', ...after] = ` ${parts.at(-1)!}`.split(` ${and} `)
  // "Seals, and rings": with a comma before "and", the last part begins with it.
  const count = parts.length + (before.trim() === '' ? 0 : 1)
  const isLong =
    count > MAX_PARTS + 1 &&
    after.length > 0 &&
    inner.every((part) => countWords(part) <= MAX_PART_WORDS && !CLAUSE.test(part))
  if (!isLong) return text
  return `${parts.slice(0, MAX_PARTS - 1).join(', ')} ${and} ${after.join(` ${and} `)}`
}

/** "For all your needs" says nothing about what is sold. */
const FOR_NEEDS = new RegExp(String.raw`,?\s(?:${anyOf('forNeeds')})(?=[.,;]|$)`, 'iu')

function withoutNeeds(text: string): string {
  const rest = text.replace(FOR_NEEDS, '')
  return countWords(rest) >= MIN_HEAD ? rest : text
}

/** ", including air monitoring": examples, which a long sentence can do without. */
const INCLUDING = new RegExp(String.raw`,?\s(?:${anyOf('including')})\s.*$`, 'iu')
const MAX_WITH_EXAMPLES = 14

/** A long text without its examples. */
export function withoutExamples(text: string): string {
  const head = text.replace(INCLUDING, '')
  return countWords(text) > MAX_WITH_EXAMPLES && countWords(head) > MIN_HEAD ? head : text
}

/** "Industrial solutions": the part of a list that says nothing. */
const SOLUTIONS = new RegExp(
  String.raw`^(?:\p{L}+\s)?(?:${anyOf('solutions')})(?:\s\p{L}+)?$`,
  'iu',
)

/** "Crates, pallets and industrial solutions" as "Crates and pallets". */
export function withoutVaguePart(text: string, { and }: Letters): string {
  const parts = text.split(new RegExp(String.raw`,?\s${and}\s|,\s`, 'u'))
  const named = parts.filter((part) => !SOLUTIONS.test(part))
  if (named.length === parts.length || named.length < MIN_NAMED) return text
  return `${named.slice(0, -1).join(', ')} ${and} ${named.at(-1)!}`
}
const MIN_NAMED = 2

/** Words that a shared end of the parts of a list has at least: "for tanneries". */
const MIN_SHARED = 2
const MIN_SHARING = 3

/** "Tools for tanneries, parts for tanneries, oils for tanneries" as "Tools, parts and oils for tanneries". */
export function withSharedEnd(text: string, { and }: Letters): string {
  const parts = text.replace(new RegExp(String.raw`,?\s${and}\s`, 'u'), ', ').split(', ')
  const words = parts.map((part) => part.split(' '))
  const shortest = Math.min(...words.map(({ length }) => length)) - 1
  const isShared = (count: number) =>
    new Set(words.map((word) => word.slice(-count).join(' ').toLowerCase())).size === 1
  const shared = Array.from({ length: shortest }, (_one, at) => shortest - at).find(isShared) ?? 0
  if (parts.length < MIN_SHARING || shared < MIN_SHARED) return text
  const heads = words.map((word) => word.slice(0, -shared).join(' '))
  const end = words[0]!.slice(-shared).join(' ')
  return `${heads.slice(0, -1).join(', ')} ${and} ${heads.at(-1)!} ${end}`
}

/** "And more" at the end of a list. */
const MORE = new RegExp(String.raw`,?\s(?:${anyOf('andMore')})(?=[\s.,]|$)`, 'iu')

/** "Cushions, paper, board and more for packing": the list, closed before its open end. */
function withoutMore(text: string, and: string): string {
  const more = MORE.exec(text)
  if (!more) return text
  return closed(text.slice(0, more.index), and) + text.slice(more.index + more[0].length)
}

/** Whether a dash follows verbs that still need their object: "we build and sell – boats". */
const isOpen = (head: string, { we }: Letters): boolean => {
  const forms = new Set(Object.values(we.verbs))
  const last = head.split(' ').at(-1)?.toLowerCase() ?? ''
  return forms.has(last)
}

/** A dash between two parts of a text, which no sentence of an email has. */
export const DASH = /\s[–—-]\s/u

function withoutDash(text: string, letters: Letters): string {
  const dash = DASH.exec(text)
  if (!dash) return text
  const head = text.slice(0, dash.index)
  if (isOpen(head, letters)) return `${head} ${text.slice(dash.index + dash[0].length)}`
  return countWords(head) >= MIN_HEAD ? head : text
}

/** "To ensure", "pour garantir": a purpose at the end of a phrase. */
export const PURPOSE = new RegExp(
  [
    String.raw`(?<!${anyOf('nounsBeforeTo')})\s(?:${anyOf('purposes')}|(?:${anyOf('purposesBeforeInfinitives')})\s`,
    String.raw`(?=\p{Ll}+(?:${anyOf('infinitives')})\s))`,
  ].join(''),
  'u',
)

/** Words that open a clause, a phrase or a second verb without a comma. */
const OPENERS = new RegExp(String.raw`\s(?:${anyOf('tailOpeners')})\s`, 'giu')

/** "Doors that are made", cut before what they are made for: a participle at the end. */
const DANGLING = new RegExp(String.raw`,?\s(?:${anyOf('dangling')})$`, 'iu')

/** Words that nothing ends with: copulas, prepositions, articles and conjunctions. */
const OPEN_END = new RegExp(String.raw`\s(?:${anyOf('openEnds')})$`, 'iu')
const isOpenEnd = (text: string): boolean => OPEN_END.test(text)

/** Words at the beginning of a tail in which it praises; one later is a part of what is sold. */
const MAX_TO_PRAISE = 8

/** Without the first clause or phrase that only praises: "with passion", "som levererar kvalitet". */
function withoutPraisedEnd(text: string, { details }: Letters): string {
  for (const { index } of text.matchAll(OPENERS)) {
    const head = text.slice(0, index)
    const begin = text.slice(index).trim().split(' ').slice(0, MAX_TO_PRAISE).join(' ')
    const kept = head.replace(DANGLING, '')
    // "Our courses are designed for ...": a verb is left without its complement.
    if (countWords(kept) >= MIN_HEAD && details.praise.test(begin) && !isOpenEnd(kept)) return kept
  }
  return text
}

/** Without what follows a dash, and without a tail that only praises or explains. */
export function withoutTail(text: string, letters: Letters): string {
  return withoutPraisedEnd(withoutCommaTail(withoutNeeds(text), letters), letters)
}

/** Without what follows a dash, and without a tail after a comma that explains. */
export function withoutCommaTail(text: string, letters: Letters): string {
  const { cuts, and } = letters
  const plain = withoutDash(text, letters)
  for (let at = plain.indexOf(', '); at > 0; at = plain.indexOf(', ', at + 1)) {
    const head = plain.slice(0, at)
    const tail = plain.slice(at + 2)
    // "The costs of your firm, of your sites and of your trips": a longer list.
    const [joint = ''] = tail.split(' ')
    const isList = head.includes(` ${joint} `) && tail.includes(` ${and} ${joint} `)
    if (countWords(head) < MIN_HEAD || isList || !cuts.tails.test(tail)) continue
    return closed(head, and)
  }
  return plain
}

/** "In a relaxed, friendly place": a comma between adjectives, after an article and one of them. */
const AFTER_ADJECTIVE = new RegExp(String.raw`\s(?:${anyOf('indefinites')})\s\p{Ll}+$`, 'iu')

/** Ends of English words that are seldom nouns. */
const ADJECTIVE_END = /(?:\p{L}{2}(?:ous|ful|less|able|ible|ive|ic)|un\p{L}+ed)$/u

/** A text of at most so many words, cut at a comma; null where there is none. */
export function shortened(text: string, most: number, { and }: Letters): string | null {
  if (countWords(text) <= most) return text
  const commas = [...text.matchAll(/,\s/g)].map(({ index }) => index)
  const at = commas.findLast(
    (place) =>
      countWords(text.slice(0, place)) <= most && !AFTER_ADJECTIVE.test(text.slice(0, place)),
  )
  if (at === undefined || countWords(text.slice(0, at)) < MIN_HEAD + 1) return null
  const head = text.slice(0, at)
  // "And guarantee unbiased, impartial results": the noun of the adjective is cut.
  if (and === 'and' && ADJECTIVE_END.test(head)) return null
  return closed(head, and)
}

/** Parts of German and Dutch verbs that are at the end of their clause: "führen ... durch". */
const PARTICLE = new RegExp(String.raw`\s(?:${anyOf('separableParts')})(?=[.,;]|$)`, 'u')

/** Whether a sentence has lost the end of its verb with what was cut. */
export const losesParticle = (whole: string, cut: string): boolean =>
  cut !== whole && PARTICLE.test(whole) && !PARTICLE.test(cut)

/** Ends as a sentence does. */
export const withStop = (text: string): string =>
  /[.?…]["”»“’]?$/u.test(text) ? text : `${text.replace(/(?<![\s!:;,])[\s!:;,]+$/u, '')}.`

/** "etc.", "m.m.": the full stop of an abbreviation ends no sentence. */
const ABBREVIATED_END = new RegExp(
  String.raw`(?:\p{L}\.\p{L}|(?<!\p{L})(?:${anyOf('abbreviations')}))\.$`,
  'iu',
)

export const withoutStop = (text: string): string =>
  ABBREVIATED_END.test(text) ? text : text.replace(/(?<![\s.!:;,])[\s.!:;,]+$/u, '')
