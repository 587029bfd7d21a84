import { productNow } from '../base/product-clock.ts'
import { dateFormat, numberFormat, relativeWords } from '#language'

const DAY_MS = 86_400_000

/** 1,284 in the current language. */
export const formatNumber = (value: number): string => numberFormat().format(value)

/** A share from 0 to 1 as "6.4 %"; null, a rate without a base, as a dash. */
export function formatShare(value: number | null | undefined, digits = 1): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–'
  const percent = numberFormat({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${percent.format(value * 100)} %`
}

/** A difference with its sign: "+7", "−0.4", "±0". */
export function formatSigned(value: number, digits = 0): string {
  const size = numberFormat({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value))
  if (Number(Math.abs(value).toFixed(digits)) === 0) return '±0'
  return `${value < 0 ? '−' : '+'}${size}`
}

/** Whether this is an instant that can be shown. */
export const hasTime = (value: string | null | undefined): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/**
 * "12 min. ago", "in 2 hr.", or the date after a week.
 * @param now milliseconds since 1970
 */
export function formatRelative(at: string | null | undefined, now: number): string {
  if (!hasTime(at)) return ''
  if (Math.abs(Date.parse(at) - now) > 7 * DAY_MS) return formatDay(at)
  return relativeWords(Date.parse(at), now, 'short')
}

/** "Mon 23 Nov, 09:04" in the reader's time zone. */
export function formatMoment(at: string | null | undefined): string {
  if (!hasTime(at)) return ''
  const day = dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(at))
  const time = dateFormat({
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))
  return `${day}, ${time}`
}

/** "20 Nov", with the year unless it is the current one. */
export function formatDay(at: string | null | undefined): string {
  if (!hasTime(at)) return ''
  const date = new Date(at)
  const isThisYear = date.getFullYear() === productNow().getFullYear()
  return dateFormat({
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date)
}

/**
 * YYYY-MM-DD as "20 Nov" or, with its weekday, "Fri 20 Nov"; independent of the time zone.
 * @param year adds the year unless it is the current one
 */
export function formatPlainDay(
  day: string,
  { weekday = false, year = false }: { weekday?: boolean; year?: boolean } = {},
): string {
  const isThisYear = day.startsWith(`${productNow().getFullYear()}-`)
  return dateFormat({
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(weekday ? { weekday: 'short' } : {}),
    ...(year && !isThisYear ? { year: 'numeric' } : {}),
  }).format(new Date(`${day}T00:00:00Z`))
}

/** True for Saturday and Sunday of YYYY-MM-DD. */
export const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Bytes as "3.4 MB", in steps of 1,000. */
export function formatBytes(bytes: number): string {
  const step = Math.min(4, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return numberFormat({
    style: 'unit',
    unit: ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'][step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}
