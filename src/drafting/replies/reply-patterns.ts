import { allowedErrors, editDistance } from '#model/lib/edit-distance.ts'
import { replyWords } from '../languages/all-replies.ts'
import type { ReplyWords } from '../languages/reply-words.ts'
import { withoutMarks } from '../text/likeness.ts'
import { compile } from './compile.ts'

/** A text without accents and letters that few keyboards have. */
const plainLetters = (text: string) =>
  withoutMarks(text).replace(/[øØ]/g, 'o').replace(/[æÆ]/g, 'a').replace(/ß/g, 'ss')

/** Lists of words as one, each word once: what matches twice takes twice as long for each word. */
const union = (lists: readonly string[]) =>
  [...new Set(lists.flatMap((list) => list.split('|')))].join('|')

const COURTESY = union(replyWords.map(({ courtesy }) => courtesy))
const NO = union(replyWords.map(({ no }) => no))

/** A line or sentence that says nothing else, apart from courtesy and the same word again. */
const whole = (words: string) =>
  compile(
    String.raw`^[^\p{L}]*((${COURTESY})[^\p{L}]+)*(${words})([^\p{L}]+(${COURTESY}|${words}))*[^\p{L}]*$`,
  )
/** A clause between commas that asks politely. */
const politely = (words: string) =>
  compile(String.raw`^[^\p{L}]*((${COURTESY})[^\p{L}]+)+(${words})[^\p{L}]*$`)
/** A line of these words and courtesy alone. */
const only = (words: string) =>
  compile(
    String.raw`^(?=.*(?<!\p{L})(?:${words})(?!\p{L}))[^\p{L}]*(?:(?:${union([COURTESY, words])})(?:[^\p{L}]+|$))+$`,
  )
const bordered = (words: string) => String.raw`(?<![\p{L}\p{N}])(${words})(?![\p{L}\p{N}])`
const within = (words: string) => compile(bordered(words))

type Lists = { [K in keyof ReplyWords]: ReplyWords[K] extends readonly string[] ? K : never }

const anywhere = (clue: Lists[keyof Lists]): readonly RegExp[] =>
  replyWords.flatMap((words) => words[clue].map(within))

/** A question mark that ends a line or sentence. */
const ASKS = /\?\s*($|\n|\s)/

/** What replies in small letters are recognized by, in all languages. */
export const replyPatterns = {
  stop: replyWords.flatMap(({ stop }) => stop.map(whole)),
  politeStop: replyWords.flatMap(({ stop }) => stop.map(politely)),
  no: [only(NO)],
  /** To be matched with `spellingsOf` a text. */
  optOut: replyWords.flatMap(({ optOut }) => optOut.map(plainLetters).map(within)),
  notInterested: anywhere('notInterested'),
  outOfOffice: anywhere('outOfOffice'),
  wrongPerson: anywhere('wrongPerson'),
  meeting: anywhere('meeting'),
  interest: anywhere('interest'),
  question: [ASKS, ...anywhere('question')],
  positive: [
    ...anywhere('positive'),
    compile(String.raw`^[^\p{L}]*(${replyWords.map(({ yes }) => yes).join('|')})(?![\p{L}\p{N}])`),
  ],
} as const satisfies Record<string, readonly RegExp[]>

const LONG_WORDS = replyWords.flatMap(({ misspelled }) => misspelled.map(plainLetters))
const MAX_WORDS = 3
/** Letters at the beginning that are never wrong: "subscribe" is no misspelled "unsubscribe". */
const SURE_LETTERS = 2

/** The stop word that is meant by a word with one or two wrong letters. */
const meantBy = (word: string): string | undefined =>
  LONG_WORDS.find(
    (meant) =>
      meant.slice(0, SURE_LETTERS) === word.slice(0, SURE_LETTERS) &&
      editDistance(word, meant) <= allowedErrors(meant),
  )

/** Whether a line of at most three words has a misspelled stop word. */
export function isMisspelled(line: string): boolean {
  const words = plainLetters(line.toLowerCase()).match(/[\p{L}-]+/gu) ?? []
  return words.length <= MAX_WORDS && words.some(meantBy)
}

const OFTEN_WRONG = replyWords.flatMap(({ oftenWrong }) => oftenWrong.map(plainLetters))

/** A word as it was meant, if one letter of it is wrong or two have changed places. */
function corrected(word: string): string {
  if (word.length < 4) return word
  const meant = OFTEN_WRONG.find(
    (candidate) =>
      candidate.slice(0, SURE_LETTERS) === word.slice(0, SURE_LETTERS) &&
      (editDistance(word, candidate) <= 1 ||
        [...word].sort().join('') === [...candidate].sort().join('')),
  )
  return meant ?? word
}

const STAYING = replyWords.flatMap(({ staying }) =>
  staying.map((words) => compile(bordered(plainLetters(words)), 'g')),
)

/** A line break within a sentence, where a program wrapped it. */
const WRAPPED = /(?<=[\p{L},]) *\n(?=\p{Ll})/gu
/** Characters of an answer whose spelling may be as hasty as it is short. */
const HASTY = 200

/** Characters at both ends of a long answer where people say that they want no more. */
const [HEAD, TAIL] = [4_000, 2_000]
const endsOf = (text: string) =>
  text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)}\n${text.slice(-TAIL)}`

/**
 * A text in small letters as people write it in a hurry: without accents, "ae" for "ä", and a wrong
 * letter.
 */
export function spellingsOf(text: string): string[] {
  const plain = STAYING.reduce(
    (kept, words) => kept.replace(words, ' '),
    plainLetters(endsOf(text).replace(WRAPPED, ' ')).toLowerCase(),
  )
  const spellings = new Set([plain, plain.replace(/([aou])e/g, '$1')])
  if (text.length <= HASTY) spellings.add(plain.replace(/[\p{L}]+/gu, (word) => corrected(word)))
  return [...spellings]
}
