import { message, say, type Message } from '#language'

/** The units of our own schemas. */
const UNITS: Readonly<Record<string, Message>> = {
  cents: message({ one: 'cent', other: 'cents' }),
  connections: message({ one: 'connection', other: 'connections' }),
  days: message({ one: 'day', other: 'days' }),
  emails: message({ one: 'email', other: 'emails' }),
  'emails per day': message({ one: 'email per day', other: 'emails per day' }),
  'emails per hour': message({ one: 'email per hour', other: 'emails per hour' }),
  hours: message({ one: 'hour', other: 'hours' }),
  messages: message({ one: 'message', other: 'messages' }),
  minutes: message({ one: 'minute', other: 'minutes' }),
  ms: message('ms'),
  percent: message('percent'),
  times: message({ one: 'time', other: 'times' }),
  tokens: message({ one: 'token', other: 'tokens' }),
}

/** Whether a unit is one of our schemas, and so translated. */
export const isOwnUnit = (unit: string): boolean => Object.hasOwn(UNITS, unit)

/** Units that have a plural; others, such as "ms" or "kg", are the same for one and many. */
const COUNTED =
  /^(second|minute|hour|day|week|month|year|time|email|mail|message|point|character|row|piece)s\b/

/** The unit of a number as written after it: "2 messages", "1 message", "1 email per day", "1 ms". */
export function unitWords(unit: string, value: unknown): string {
  const known = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined
  if (known) return say(known, { count: Number(value) })
  return value === 1 ? unit.replace(COUNTED, '$1') : unit
}
