import type { Explanation, Reason } from '#model/api/explanation.ts'
import type { Impact } from '#model/api/impact.ts'

/** Words that German writes as English does. */
const SHARED = [
  'an',
  'domain',
  'in',
  'journey',
  'journeys',
  'live',
  'mails',
  'person',
  'plan',
  'segment',
  'variable',
  'version',
]

const textsOfReason = ({ says, value, expected, parts }: Reason): string[] => [
  says,
  value,
  expected,
  ...parts.flatMap(textsOfReason),
]

/** Every sentence that an answer says, without the names of the records that it links to. */
const textsOf = (answer: Explanation | Impact): string[] =>
  'headline' in answer
    ? [
        answer.headline,
        ...answer.reasons.flatMap(textsOfReason),
        ...answer.history.map(({ says }) => says),
      ]
    : [answer.basis, ...answer.lines.flatMap(({ says, short }) => [says, short])]

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a text, without those of the kept texts in it. */
function wordsOf(text: string, kept: readonly string[]): string[] {
  const longestFirst = [...kept, ...SHARED].toSorted((a, b) => b.length - a.length)
  const own = longestFirst.reduce(
    (rest, one) => rest.replace(new RegExp(`(?<!\\p{L})${literally(one)}(?!\\p{L})`, 'giu'), ' '),
    text,
  )
  return own.toLowerCase().match(/\p{L}{2,}/gu) ?? []
}

/**
 * The sentences of an answer in German that have a word of the same answer in English.
 * @param kept names and stored texts, which are the same in every language
 */
export function englishLeft(
  english: Explanation | Impact,
  german: Explanation | Impact,
  kept: readonly string[],
): string[] {
  const foreign = new Set(textsOf(english).flatMap((text) => wordsOf(text, kept)))
  return textsOf(german).filter((text) => wordsOf(text, kept).some((word) => foreign.has(word)))
}
