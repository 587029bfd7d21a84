import { randomBytes } from './random-bytes.ts'

/**
 * Bytes of the random half of an id; drawn for many ids at once, because each draw is a system
 * call.
 */
const RANDOM = 8
let drawn: Uint8Array = new Uint8Array(0)
let used = 0

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The counter for the ids of one millisecond. */
interface Counter {
  sequence: number
  /**
   * Milliseconds that ids run ahead of the clock, after more ids were made within one than the
   * counter can hold.
   */
  ahead: number
}

/**
 * Counters by the last millisecond of each clock, because the machine's clock and movable ones are
 * used alternately.
 */
const counters = new Map<number, Counter>()
const MAX_COUNTERS = 8
/** Milliseconds: a time that is later by less than this comes from the same clock. */
const SAME_CLOCK = 60_000

/** Advances the counter of a millisecond. */
function countUp(now: number): Counter {
  let counter = counters.get(now)
  if (counter) {
    counter.sequence = (counter.sequence + 1) & 0xfff
    if (counter.sequence === 0) counter.ahead += 1
    return counter
  }
  for (const time of counters.keys())
    if (time < now && now - time < SAME_CLOCK) counters.delete(time)
  if (counters.size >= MAX_COUNTERS) counters.delete(counters.keys().next().value!)
  counter = { sequence: (randomBytes(2)[0]! << 2) & 0x3ff, ahead: 0 }
  counters.set(now, counter)
  return counter
}

/**
 * A UUID version 7 (RFC 9562, section 5.7): sorts by time of creation, also within one millisecond
 * of one process (the 12 bits `rand_a` count upwards, as section 6.2, method 1 allows, and when
 * they are full the next millisecond begins).
 * @param now milliseconds since 1970, by the caller's clock, so that a moved clock makes ids with
 * its time
 */
export function newId(now: number): string {
  const { sequence, ahead } = countUp(now)
  if (used === drawn.length) {
    drawn = randomBytes(RANDOM * 256)
    used = 0
  }
  const time = Math.max(0, Math.floor(now) + ahead)
    .toString(16)
    .padStart(12, '0')
    .slice(-12)
  const random = (at: number) => HEX[drawn[used + at]!]!
  const counter = sequence.toString(16).padStart(3, '0')
  const variant = `${HEX[0x80 | (drawn[used]! & 0x3f)]}${random(1)}`
  const node = `${random(2)}${random(3)}${random(4)}${random(5)}${random(6)}${random(7)}`
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${variant}-${node}`
  used += RANDOM
  return id
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for any UUID in its usual spelling. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}

/** Chosen keys have at most 30 characters (specification, section 5, "id max 30"). */
export const KEY_PATTERN = '^[A-Za-z][A-Za-z0-9._-]{0,29}$'
const KEY = new RegExp(KEY_PATTERN)

/** True for a valid chosen key. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value)
}

/** Path segments in place of an id: a record with such a key could not be reached. */
export const reservedKeys: ReadonlySet<string> = new Set([
  'bulk',
  'check',
  'check-stored',
  'count',
  'create',
  'definition',
  'dependent',
  'events',
  'export',
  'import',
  'me',
  'preview',
  'propose',
  'search',
  'show',
  'statistics',
  'test',
  'undo-delete',
  'used-by',
  'validate',
])

/**
 * A key made from a name: lower case, words joined by `-`, at most 30 characters. May need a suffix
 * to be free.
 */
export function keyFromName(name: string): string {
  const key = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|(?<!-)-+$/g, '')
    .slice(0, 30)
    .replace(/(?<!-)-+$/, '')
  return key || 'record'
}

/**
 * A UUID version 8 (RFC 9562, section 5.8) from the first 128 bits of a hash.
 * @param hash at least 32 hexadecimal digits
 */
export function uuidFrom(hash: string): string {
  const variant = ((Number.parseInt(hash[16]!, 16) & 0x3) | 0x8).toString(16)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
