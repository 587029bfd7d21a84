import { DateTime, Info } from 'luxon'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { isoDay } from '#model/lib/iso-day.ts'
import { textBefore } from '#model/lib/text-before.ts'
import { foldWord, wordsOf } from './stems.ts'

/** Days of the week from 1 for Monday, by their names in every language of emails. */
const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  EMAIL_LANGUAGES.flatMap((locale) =>
    Info.weekdays('long', { locale }).flatMap((name, at) =>
      // Portuguese leaves "-feira" out; its first word is an ordinal otherwise.
      [name, ...(name.includes('-') ? [textBefore(name, '-')] : [])].map(
        (text) => [foldWord(wordsOf(text).join(' ')), at + 1] as const,
      ),
    ),
  ),
)

/** The next day of the week that a text names, as `2026-12-01`; empty where it names none. */
export function weekdayIn(text: string, now: number, zone: string): string {
  const number = wordsOf(text)
    .map((word) => WEEKDAYS.get(foldWord(word)))
    .find((candidate) => candidate !== undefined)
  if (number === undefined) return ''
  const today = DateTime.fromMillis(now, { zone })
  const ahead = (number - today.weekday + 7) % 7 || 7
  return isoDay(today.plus({ days: ahead }))
}
