import { listFormat, numberFormat } from '#language'

/**
 * The parts of a duration, the largest first, with the letter that ISO 8601 writes them with and
 * whether it follows the `T`.
 */
const parts = [
  ['year', 'Y', false],
  ['month', 'M', false],
  ['week', 'W', false],
  ['day', 'D', false],
  ['hour', 'H', true],
  ['minute', 'M', true],
  ['second', 'S', true],
] as const

export type DurationUnit = (typeof parts)[number][0]

/** Whole numbers of units; what is absent is none. */
export type Duration = Partial<Record<DurationUnit, number>>

/**
 * ISO 8601 without fractions and signs, as JSON Schema's format `duration` has it (RFC 3339,
 * appendix A): weeks cannot be combined with other units.
 */
const AMOUNT = String.raw`(\d{1,6})`
const WRITTEN = new RegExp(
  [
    `^P(?:${AMOUNT}W|`,
    String.raw`(?=\d|T\d)`,
    `(?:${AMOUNT}Y)?(?:${AMOUNT}M)?(?:${AMOUNT}D)?`,
    String.raw`(?:T(?=\d)`,
    `(?:${AMOUNT}H)?(?:${AMOUNT}M)?(?:${AMOUNT}S)?)?)$`,
  ].join(''),
)

/** The parts of an ISO 8601 duration such as `P2DT4H`; null for any other text. */
export function readDuration(text: string): Duration | null {
  const match = WRITTEN.exec(text)
  if (!match) return null
  const [, week, year, month, day, hour, minute, second] = match
  const found = Object.entries({ year, month, week, day, hour, minute, second }).filter(
    ([, digits]) => digits !== undefined,
  )
  return Object.fromEntries(found.map(([unit, digits]) => [unit, Number(digits)]))
}

/**
 * A duration as ISO 8601 text. Weeks with other units become days, because ISO 8601 does not combine
 * them; an empty duration is `PT0S`.
 */
export function writeDuration(duration: Duration): string {
  const { week = 0, ...others } = duration
  const rest = Object.values(others).some((amount) => amount > 0)
  if (week > 0 && !rest) return `P${week}W`
  const whole: Duration = { ...others, day: (others.day ?? 0) + week * 7 }
  const written = (behindT: boolean) =>
    parts
      .filter(([unit, , timed]) => timed === behindT && (whole[unit] ?? 0) > 0)
      .map(([unit, letter]) => `${whole[unit]}${letter}`)
      .join('')
  const [days, times] = [written(false), written(true)]
  return days || times ? `P${days}${times && `T${times}`}` : 'PT0S'
}

const amountFormat = (unit: DurationUnit) =>
  numberFormat({ style: 'unit', unit, unitDisplay: 'long', useGrouping: false })
const amountOf = (unit: DurationUnit, amount: number) => amountFormat(unit).format(amount)

/** `P2DT4H` as "2 days and 4 hours"; null for text that is no duration. */
export function durationWords(text: string): string | null {
  const duration = readDuration(text)
  if (!duration) return null
  const said = parts
    .filter(([unit]) => (duration[unit] ?? 0) > 0)
    .map(([unit]) => amountOf(unit, duration[unit]!))
  return said.length > 0 ? listFormat('conjunction').format(said) : amountOf('second', 0)
}

const spellings: Record<string, DurationUnit> = {
  y: 'year',
  yr: 'year',
  yrs: 'year',
  mo: 'month',
  mon: 'month',
  w: 'week',
  wk: 'week',
  wks: 'week',
  d: 'day',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  m: 'minute',
  min: 'minute',
  mins: 'minute',
  s: 'second',
  sec: 'second',
  secs: 'second',
  ...Object.fromEntries(
    parts.flatMap(([unit]) => [
      [unit, unit],
      [`${unit}s`, unit],
    ]),
  ),
}

/** The words that the current language has for units, such as "Tag" and "Tage". */
const localSpellings = (): Record<string, DurationUnit> =>
  Object.fromEntries(
    parts.flatMap(([unit]) =>
      [1, 2].map((amount) => [
        amountOf(unit, amount)
          .replace(/[\d\s]/g, '')
          .toLowerCase(),
        unit,
      ]),
    ),
  )

/** The word that joins two parts: "and" in the current language. */
const joiner = (): string =>
  listFormat('conjunction')
    .formatToParts(['1', '2'])
    .filter(({ type }) => type === 'literal')
    .map(({ value }) => value.trim())
    .join('')

/**
 * Reads a typed duration: ISO 8601 in any case, or words such as "2 days 4 hours" and "1h 30m", also
 * in the current language. Null for what is neither.
 */
export function durationFrom(typed: string): Duration | null {
  const text = typed.trim()
  const written = readDuration(text.toUpperCase())
  if (written) return written
  const typedParts = new RegExp(
    String.raw`^(\d{1,6}\s*\p{L}+[\s,]*((and|${joiner()})(?!\p{L})\s*)?)+$`,
    'iu',
  )
  if (!typedParts.test(text)) return null
  const known = { ...localSpellings(), ...spellings }
  const duration: Duration = {}
  for (const [, digits, word] of text.matchAll(/(?<!\d)(\d+)\s*(\p{L}+)/gu)) {
    const unit = Object.hasOwn(known, word!.toLowerCase()) ? known[word!.toLowerCase()]! : undefined
    if (!unit || duration[unit] !== undefined) return null
    duration[unit] = Number(digits)
  }
  return duration
}
