import { DateTime, Info } from 'luxon'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { replyWords } from '../languages/all-replies.ts'

const MONTHS: Record<string, number> = {}
for (const { months } of replyWords)
  for (const [index, names] of months.entries())
    for (const name of names.split(' ')) MONTHS[name] = index + 1

const MONTH_NAMES = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const DATES: readonly [
  pattern: RegExp,
  read: (match: RegExpMatchArray) => { year?: number; month: number; day: number },
][] = [
  [
    /(20\d\d)-(\d{1,2})-(\d{1,2})/g,
    (m) => ({ year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) }),
  ],
  [
    /(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d\d|\d\d)(?!\d))?/g,
    (m) => ({ ...yearOf(m[3]), month: Number(m[2]), day: Number(m[1]) }),
  ],
  [
    new RegExp(
      [
        '(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(?:(?:of|de)\\s+)?',
        `(${MONTH_NAMES})\\.?(?![\\p{L}])`,
        '(?:,?\\s+(?:de\\s+)?(20\\d\\d))?',
      ].join(''),
      'giu',
    ),
    (m) => ({ ...yearOf(m[3]), month: MONTHS[m[2]!.toLowerCase()]!, day: Number(m[1]) }),
  ],
  [
    new RegExp(
      `(?<![\\p{L}])(${MONTH_NAMES})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s+(20\\d\\d))?`,
      'giu',
    ),
    (m) => ({ ...yearOf(m[3]), month: MONTHS[m[1]!.toLowerCase()]!, day: Number(m[2]) }),
  ],
  [/(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?/g, (m) => slashed(m)],
]
const WEEKDAYS = EMAIL_LANGUAGES.flatMap((language) =>
  Info.weekdays('long', { locale: language }).flatMap((day) => [day, day.slice(0, 3)]),
).join('|')
/** Words right before a date that make it the first day back, not the last day away. */
const BACK_ON = new RegExp(
  String.raw`(?<!\p{L})(${replyWords.map(({ backOn }) => backOn).join('|')})` +
    String.raw`\s*((${WEEKDAYS})\.?,?)?\s*(the|den|dem|der|le|il|el|dia|día)?\s*$`,
  'iu',
)

const isFirstDayBack = (before: string) => BACK_ON.test(before)

const yearOf = (text: string | undefined) =>
  text ? { year: text.length === 2 ? 2000 + Number(text) : Number(text) } : {}

function slashed(m: RegExpMatchArray) {
  const [a, b] = [Number(m[1]), Number(m[2])]
  // 03/04 is read as day and month; 03/14 can only be month and day.
  return { ...yearOf(m[3]), ...(b > 12 ? { month: a, day: b } : { month: b, day: a }) }
}

/**
 * A person whose absence names no date is written to again after two weeks (common practice of
 * comparable products).
 */
const DEFAULT_ABSENCE_DAYS = 14
const MAX_ABSENCE_DAYS = 366
/** Characters of a note in which dates are looked for, and of the words before one. */
const LONGEST_NOTE = 10_000
const WORDS_BEFORE = 60

export interface ReturnDate {
  /** The first working morning after the absence, milliseconds since 1970. */
  until: number
  /** True when the text contained a date. */
  found: boolean
}

/**
 * Determines when an absent person reads email again: the latest future date of the text, on the
 * next working morning (Monday to Friday, 09:00 in the zone). "Back on 9 March" means that day,
 * "away until 9 March" the day after.
 */
export function returnDate(text: string, receivedAt: number, zone: string): ReturnDate {
  const today = DateTime.fromMillis(receivedAt, { zone }).startOf('day')
  const note = text.slice(0, LONGEST_NOTE)
  let latest: { date: DateTime; back: boolean } | null = null
  for (const [pattern, read] of DATES)
    for (const match of note.matchAll(pattern)) {
      const parts = read(match)
      let date = DateTime.fromObject(
        { year: parts.year ?? today.year, month: parts.month, day: parts.day },
        { zone },
      )
      if (!date.isValid) continue
      if (!parts.year && date < today.minus({ months: 6 })) date = date.plus({ years: 1 })
      if (date < today || date > today.plus({ days: MAX_ABSENCE_DAYS })) continue
      if (!latest || date > latest.date)
        latest = {
          date,
          back: isFirstDayBack(note.slice(Math.max(0, match.index - WORDS_BEFORE), match.index)),
        }
    }
  let day = latest
    ? latest.date.plus({ days: latest.back ? 0 : 1 })
    : today.plus({ days: DEFAULT_ABSENCE_DAYS })
  if (day <= today) day = today.plus({ days: 1 })
  while (day.weekday > 5) day = day.plus({ days: 1 })
  return {
    until: day.set({ hour: 9, minute: 0, second: 0, millisecond: 0 }).toMillis(),
    found: latest !== null,
  }
}
