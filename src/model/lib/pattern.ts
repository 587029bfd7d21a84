import { say } from '#language'
import { messageOf } from './thrown.ts'

/**
 * Patterns that both the database and this process can judge alike and in time that grows with the
 * text only: letters, `.`, classes, groups, `|`, `*`, `+`, `?`, `{n,m}`, `\d \w \s`. No
 * look-around, no back-references. The whole value has to fit.
 */
const LONGEST_PATTERN = 200
/** A counted repetition is written out, so its size has a bound. */
const MAX_REPEATS = 100

type Test = (code: number) => boolean
type Piece =
  | { kind: 'set'; test: Test }
  | { kind: 'seq' | 'alt'; parts: Piece[] }
  | { kind: 'repeat'; part: Piece; min: number; max: number }

const CLASSES: Record<string, string> = { d: '0-9', w: 'A-Za-z0-9_', s: ' \t\r\n\f\v' }

class Reader {
  at = 0
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  get peek() {
    return this.text[this.at]
  }
  take(sign: string): boolean {
    if (this.peek !== sign) return false
    this.at++
    return true
  }
}

/** @throws Error in a sentence, with the place of what is not understood. */
function readAlternatives(reader: Reader, depth: number): Piece {
  if (depth > 20) throw new Error(say('groups are nested too deep'))
  const parts = [readSequence(reader, depth)]
  while (reader.take('|')) parts.push(readSequence(reader, depth))
  return parts.length === 1 ? parts[0]! : { kind: 'alt', parts }
}

function readSequence(reader: Reader, depth: number): Piece {
  const parts: Piece[] = []
  while (reader.peek !== undefined && reader.peek !== '|' && reader.peek !== ')')
    parts.push(readRepeat(reader, readOne(reader, depth)))
  return { kind: 'seq', parts }
}

function readOne(reader: Reader, depth: number): Piece {
  const start = reader.at
  const sign = reader.peek!
  if (sign === '(') {
    reader.at++
    if (reader.take('?') && !reader.take(':'))
      throw new Error(
        say('"(?" at place {place} is not understood; plain groups are', { place: start + 1 }),
      )
    const inner = readAlternatives(reader, depth + 1)
    if (!reader.take(')'))
      throw new Error(say('the group at place {place} is not closed', { place: start + 1 }))
    return inner
  }
  if (sign === '[') return { kind: 'set', test: readClass(reader) }
  if ('*+?{}'.includes(sign))
    throw new Error(say('"{sign}" at place {place} repeats nothing', { sign, place: start + 1 }))
  if ('^$'.includes(sign))
    throw new Error(say('"{sign}" is not needed: the whole value has to fit', { sign }))
  if (sign === ']')
    throw new Error(say('"]" at place {place} closes nothing; write \\]', { place: start + 1 }))
  reader.at++
  if (sign === '.') return { kind: 'set', test: () => true }
  if (sign !== '\\') {
    const code = reader.text.codePointAt(start)!
    if (code > 0xffff) reader.at++
    return { kind: 'set', test: (one) => one === code }
  }
  return { kind: 'set', test: readEscape(reader, start) }
}

function readEscape(reader: Reader, start: number): Test {
  const sign = reader.peek
  if (sign === undefined) throw new Error(say('the pattern ends in a backslash'))
  reader.at++
  const named = CLASSES[sign.toLowerCase()]
  if (named && /[dwsDWS]/.test(sign)) {
    const test = classTest(named)
    return sign === sign.toLowerCase() ? test : (code) => !test(code)
  }
  if (/[A-Za-z0-9]/.test(sign))
    throw new Error(
      say('"{sign}" at place {place} is not understood', {
        sign: `\\${sign}`,
        place: start + 1,
      }),
    )
  const code = sign.charCodeAt(0)
  return (one) => one === code
}

function classTest(ranges: string): Test {
  const found: [number, number][] = []
  for (let at = 0; at < ranges.length; at++)
    if (ranges[at + 1] === '-' && at + 2 < ranges.length) {
      found.push([ranges.charCodeAt(at), ranges.charCodeAt(at + 2)])
      at += 2
    } else found.push([ranges.charCodeAt(at), ranges.charCodeAt(at)])
  return (code) => found.some(([from, to]) => code >= from && code <= to)
}

function readClass(reader: Reader): Test {
  const start = reader.at++
  const negative = reader.take('^')
  const tests: Test[] = []
  while (reader.peek !== undefined && reader.peek !== ']') {
    if (reader.peek === '[')
      throw new Error(
        say('"[" inside a class at place {place} is not understood; write \\[', {
          place: reader.at + 1,
        }),
      )
    if (reader.take('\\')) {
      if (/[DWS]/.test(reader.peek ?? ''))
        throw new Error(
          say('"{sign}" inside a class at place {place} is not understood', {
            sign: `\\${reader.peek}`,
            place: reader.at,
          }),
        )
      tests.push(readEscape(reader, reader.at - 1))
      continue
    }
    const from = reader.text.codePointAt(reader.at)!
    reader.at += from > 0xffff ? 2 : 1
    if (
      reader.peek === '-' &&
      reader.text[reader.at + 1] !== ']' &&
      reader.text[reader.at + 1] !== undefined
    ) {
      reader.at++
      if ('\\['.includes(reader.peek ?? ' '))
        throw new Error(say('the range at place {place} is not understood', { place: reader.at }))
      const to = reader.text.codePointAt(reader.at)!
      reader.at += to > 0xffff ? 2 : 1
      if (to < from) throw new Error(say('a range runs backwards'))
      tests.push((code) => code >= from && code <= to)
    } else tests.push((code) => code === from)
  }
  if (!reader.take(']'))
    throw new Error(say('the class at place {place} is not closed', { place: start + 1 }))
  if (tests.length === 0)
    throw new Error(say('the class at place {place} is empty', { place: start + 1 }))
  return negative
    ? (code) => !tests.some((test) => test(code))
    : (code) => tests.some((test) => test(code))
}

function repeatsOf([, sign, from, comma, to]: RegExpExecArray): { min: number; max: number } {
  if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
  const min = Number(from)
  if (!comma) return { min, max: min }
  return { min, max: to ? Number(to) : Infinity }
}

function readRepeat(reader: Reader, part: Piece): Piece {
  const bounds = /^(?:([*+?])|\{(\d{1,3})(?:(,)(\d{1,3})?)?\})/.exec(reader.text.slice(reader.at))
  if (!bounds) {
    if (reader.peek === '{')
      throw new Error(
        say('"{sign}" at place {place} is not understood; write {escaped}', {
          sign: '{',
          place: reader.at + 1,
          escaped: '\\{',
        }),
      )
    return part
  }
  reader.at += bounds[0].length
  if (reader.peek !== undefined && '*+?{'.includes(reader.peek))
    throw new Error(
      say('two repetitions follow each other at place {place}', {
        place: reader.at + 1,
      }),
    )
  const { min, max } = repeatsOf(bounds)
  if (max < min) throw new Error(say('a repetition runs backwards'))
  if (min > MAX_REPEATS || (max !== Infinity && max > MAX_REPEATS))
    throw new Error(say('at most {count} repetitions can be counted', { count: MAX_REPEATS }))
  return { kind: 'repeat', part, min, max }
}

/**
 * A state of Thompson's automaton: a set of letters leads to `next`, or nothing is read and both
 * ways are open.
 */
interface PatternState {
  test: Test | null
  ways: PatternState[]
}
const MAX_STATES = 5000

function build(piece: Piece, next: PatternState, count: { states: number }): PatternState {
  const state = (test: Test | null, ways: PatternState[]): PatternState => {
    if (++count.states > MAX_STATES) throw new Error('the pattern is too large')
    return { test, ways }
  }
  switch (piece.kind) {
    case 'set':
      return state(piece.test, [next])
    case 'seq':
      return piece.parts.reduceRight((after, part) => build(part, after, count), next)
    case 'alt':
      return state(
        null,
        piece.parts.map((part) => build(part, next, count)),
      )
    case 'repeat': {
      let after = next
      if (piece.max === Infinity) {
        const loop = state(null, [])
        loop.ways = [build(piece.part, loop, count), next]
        after = loop
      } else
        for (let n = piece.min; n < piece.max; n++)
          after = state(null, [build(piece.part, after, count), next])
      for (let n = 0; n < piece.min; n++) after = build(piece.part, after, count)
      return after
    }
  }
}

export type Pattern = { matches: (text: string) => boolean } | { fault: string }

/**
 * Reads a pattern once; judging a text then takes time proportional to its length, whatever the
 * pattern.
 */
export function readPattern(text: string, longest = LONGEST_PATTERN): Pattern {
  if (text.length > longest)
    return { fault: say('a pattern has at most {count} characters', { count: LONGEST_PATTERN }) }
  try {
    const reader = new Reader(text)
    const piece = readAlternatives(reader, 0)
    if (reader.peek !== undefined)
      throw new Error(say('")" at place {place} closes nothing', { place: reader.at + 1 }))
    const end: PatternState = { test: null, ways: [] }
    const start = build(piece, end, { states: 0 })
    return { matches: (value) => run(start, end, value) }
  } catch (error) {
    return { fault: messageOf(error) }
  }
}

function run(start: PatternState, end: PatternState, text: string): boolean {
  let states = new Set<PatternState>()
  const open = (state: PatternState, into: Set<PatternState>) => {
    const waiting = [state]
    for (let patternState = waiting.pop(); patternState; patternState = waiting.pop()) {
      if (into.has(patternState)) continue
      into.add(patternState)
      if (!patternState.test) waiting.push(...patternState.ways)
    }
  }
  open(start, states)
  for (const sign of text) {
    const code = sign.codePointAt(0)!
    const next = new Set<PatternState>()
    for (const state of states) if (state.test?.(code)) open(state.ways[0]!, next)
    if (next.size === 0) return false
    states = next
  }
  return states.has(end)
}

/**
 * The same pattern for PostgreSQL's `~`: anchored, with our meaning of the short classes, every
 * other sign as it is.
 */
export const patternForDatabase = (text: string): string =>
  `^(?:${text.replace(/\\([dwsDWS])|\[(?:\\.|[^\\\]])*\]/g, (piece, short: string | undefined) => {
    if (short)
      return /[DWS]/.test(short) ? `[^${CLASSES[short.toLowerCase()]}]` : `[${CLASSES[short]}]`
    return piece.replace(/\\([dws])/g, (_, one: string) => CLASSES[one]!)
  })})$`

/** True when `|` occurs outside of every group and class. */
function hasOpenAlternative(text: string): boolean {
  let depth = 0
  let inClass = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (inClass) inClass = sign !== ']'
    else if (sign === '[') inClass = true
    else if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === '|' && depth === 0) return true
  }
  return false
}

/**
 * A pattern as JSON Schema means it: it may fit any part of the text, unless `^` and `$` hold it to
 * the ends. Judged in the same bounded time.
 */
export function searchPattern(text: string): Pattern {
  const fromStart = text.startsWith('^')
  const toEnd = /(?:^|[^\\])(?:\\\\)*\$$/.test(text)
  const inner = text.slice(fromStart ? 1 : 0, toEnd ? -1 : undefined)
  if ((fromStart || toEnd) && hasOpenAlternative(inner))
    return { fault: say('beside "^" or "$" alternatives need a group: ^(a|b)$') }
  if (text.length > LONGEST_PATTERN)
    return { fault: say('a pattern has at most {count} characters', { count: LONGEST_PATTERN }) }
  if (inner === '') return { matches: fromStart && toEnd ? (value) => value === '' : () => true }
  const own = readPattern(inner)
  if ('fault' in own) return own
  return fromStart && toEnd
    ? own
    : readPattern(`${fromStart ? '' : '.*'}(?:${inner})${toEnd ? '' : '.*'}`, LONGEST_PATTERN + 10)
}
