import { editDistance } from '#model/edit-distance.ts'
import { replyWords } from '../languages/all-replies.ts'
import type { ReplyWords } from '../languages/reply-words.ts'

const COURTESY = replyWords.map(({ courtesy }) => courtesy).join('|')

/** A line or sentence that says nothing else, apart from courtesy and the same word again. */
const whole = (words: string) =>
  new RegExp(
    String.raw`^[^\p{L}]*((${COURTESY})[^\p{L}]+)*(${words})([^\p{L}]+(${COURTESY}|${words}))*[^\p{L}]*$`,
    'iu',
  )
/** A clause between commas that asks politely. */
const politely = (words: string) =>
  new RegExp(String.raw`^[^\p{L}]*((${COURTESY})[^\p{L}]+)+(${words})[^\p{L}]*$`, 'iu')
const within = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(${words})(?![\p{L}\p{N}])`, 'iu')

type Lists = { [K in keyof ReplyWords]: ReplyWords[K] extends readonly string[] ? K : never }

const anywhere = (clue: Lists[keyof Lists]): readonly RegExp[] =>
  replyWords.flatMap((words) => words[clue].map(within))

/** A question mark that ends a line or sentence. */
const ASKS = /\?\s*($|\n|\s)/

/** What replies are recognized by, in all languages. */
export const replyPatterns = {
  stop: replyWords.flatMap(({ stop }) => stop.map(whole)),
  politeStop: replyWords.flatMap(({ stop }) => stop.map(politely)),
  no: [whole(replyWords.map(({ no }) => no).join('|'))],
  optOut: anywhere('optOut'),
  notInterested: anywhere('notInterested'),
  outOfOffice: anywhere('outOfOffice'),
  wrongPerson: anywhere('wrongPerson'),
  meeting: anywhere('meeting'),
  interest: anywhere('interest'),
  question: [ASKS, ...anywhere('question')],
  positive: [
    ...anywhere('positive'),
    new RegExp(
      String.raw`^[^\p{L}]*(${replyWords.map(({ yes }) => yes).join('|')})(?![\p{L}\p{N}])`,
      'iu',
    ),
  ],
} as const satisfies Record<string, readonly RegExp[]>

const LONG_WORDS = replyWords.flatMap(({ misspelled }) => misspelled)
/** Wrong, missing and additional letters that still make a misspelled word. */
const FORGIVEN = 2
const MAX_WORDS = 3

/** Whether a line of at most three words has a stop word with one or two wrong letters. */
export function isMisspelled(line: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  return (
    words.length <= MAX_WORDS &&
    words.some((word) =>
      LONG_WORDS.some(
        (meant) =>
          Math.abs(meant.length - word.length) <= FORGIVEN && editDistance(word, meant) <= FORGIVEN,
      ),
    )
  )
}
