import { message, numberFormat, say } from '#language'
import { isDateRange } from './date-range.ts'
import { readDuration } from '../lib/duration.ts'
import type { SchemaNode } from './entity.ts'
import type { FieldError } from '../lib/errors.ts'
import { personNameFault } from '../lib/person-name.ts'
import { searchPattern } from '../lib/pattern.ts'
import { isZone } from '../lib/time-zone.ts'
import { unitWords } from './unit-words.ts'
import { LARGEST_INTEGER, SMALLEST_INTEGER } from '../lib/whole-number.ts'
import { lookup } from '#model/lib/lookup.ts'

/**
 * Checks a value against a schema node and says each fault in a sentence for people. The same
 * function answers in the browser's forms and on the server, so that both say the same. Knows the
 * part of JSON Schema that our schemas use (and refuses nothing it does not know).
 * @returns faults with JSON Pointers (RFC 6901) below `path`; empty when the value fits.
 */
export function checkValue(node: SchemaNode, value: unknown, path = ''): FieldError[] {
  const title = node.title === undefined ? say('This') : say(node.title)
  if (value === null || value === undefined)
    return node.nullable || value === undefined
      ? []
      : [{ path, message: say('{title} must not be empty.', { title }) }]
  if (node.enum)
    return node.enum.includes(value)
      ? []
      : [
          {
            path,
            message: say('{title} must be one of: {values}.', {
              title,
              values: node.enum
                .filter((one) => one !== '')
                .map(String)
                .join(', '),
            }),
          },
        ]
  switch (node.type) {
    case 'string':
      return checkText(node, title, value, path)
    case 'integer':
    case 'number':
      return checkNumber(node, title, value, path)
    case 'boolean':
      return typeof value === 'boolean'
        ? []
        : [{ path, message: say('{title} must be yes or no.', { title }) }]
    case 'array':
      return checkList(node, title, value, path)
    case 'object':
      return checkObject(node, title, value, path)
    default:
      return []
  }
}

const patternSentences: Record<string, string> = {
  '^[a-z]{2}$': message('{title} must be two lowercase letters, such as en.'),
  '^([a-z]{2})?$': message('{title} must be two lowercase letters, such as en, or empty.'),
  '^([A-Z]{2})?$': message('{title} must be two capital letters, such as DE, or empty.'),
}

const readPatterns = new Map<string, { test(text: string): boolean }>()

/**
 * In time that grows with the text only, since schemas may be written by people at run time; what
 * is beyond that occurs only in our own files.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  let read = readPatterns.get(pattern)
  if (!read) {
    const linear = searchPattern(pattern)
    read = 'fault' in linear ? new RegExp(pattern, 'u') : { test: linear.matches }
    if (readPatterns.size >= 1000) readPatterns.clear()
    readPatterns.set(pattern, read)
  }
  return read.test(text)
}

function patternSentence(title: string, pattern: string): string {
  if (pattern.includes(':[0-5]')) return say('{title} must be a time, such as 09:00.', { title })
  return patternSentences[pattern]
    ? say(patternSentences[pattern], { title })
    : say('{title} does not match the expected format ({pattern}).', { title, pattern })
}

/**
 * WHATWG HTML, "valid email address", and a domain with a dot: what mail servers out there accept.
 */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

const formats: Record<string, readonly [fits: (text: string) => boolean, sentence: string]> = {
  email: [
    (text) => EMAIL.test(text),
    message('{title} must be an email address, such as name@company.com.'),
  ],
  uuid: [
    (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
    message('{title} must be an id of a record.'),
  ],
  'date-time': [isMoment, message('{title} must be a date and time.')],
  date: [isDay, message('{title} must be a date, such as 2026-11-21.')],
  duration: [
    (text) => readDuration(text) !== null,
    message('{title} must be a duration, such as 2 days 4 hours.'),
  ],
  uri: [
    (text) => URL.canParse(text),
    message('{title} must be a URL, such as https://example.com.'),
  ],
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?\s?(Z|[+-]\d\d(:?\d\d)?)?$/i

/**
 * A day of the calendar with a time (RFC 3339, with the seconds and the zone left out if one
 * likes). The year 0 is none.
 */
export function isMoment(text: string): boolean {
  return MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

/** A day of the calendar, as `2026-11-21`. */
export function isDay(text: string): boolean {
  if (text.startsWith('0000')) return false
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

function checkText(node: SchemaNode, title: string, value: unknown, path: string): FieldError[] {
  if (typeof value !== 'string') return [{ path, message: say('{title} must be text.', { title }) }]
  const { minLength, maxLength } = node
  // Code points, as JSON Schema counts (draft 2020-12, validation, 6.3.1).
  const length = [...value].length
  if (value === '' && (minLength ?? 0) > 0)
    return [{ path, message: say('{title} must not be empty.', { title }) }]
  if (minLength !== undefined && length < minLength)
    return [
      {
        path,
        message: say(
          {
            one: '{title} must have at least {count} character.',
            other: '{title} must have at least {count} characters.',
          },
          { title, count: minLength },
        ),
      },
    ]
  if (maxLength !== undefined && length > maxLength)
    return [
      {
        path,
        message: say(
          {
            one: '{title} must have at most {count} character. It has {length}.',
            other: '{title} must have at most {count} characters. It has {length}.',
          },
          { title, count: maxLength, length },
        ),
      },
    ]
  const format = node.format ? lookup(formats, node.format) : undefined
  const nameFault = node.format === 'person-name' ? personNameFault(value) : null
  if (nameFault) return [{ path, message: say(nameFault, { title }) }]
  if (node['x-field'] === 'time-zone' && value !== '' && !isZone(value))
    return [
      { path, message: say('{title} must be a time zone, such as Europe/Berlin.', { title }) },
    ]
  if (format && !format[0](value)) return [{ path, message: say(format[1], { title }) }]
  if (node.pattern && !fitsPattern(node.pattern, value))
    return [{ path, message: patternSentence(title, node.pattern) }]
  return []
}

function checkNumber(node: SchemaNode, title: string, value: unknown, path: string): FieldError[] {
  if (
    typeof value !== 'number' ||
    !Number.isFinite(value) ||
    (node.type === 'integer' && !Number.isInteger(value))
  )
    return [
      {
        path,
        message:
          node.type === 'integer'
            ? say('{title} must be a whole number.', { title })
            : say('{title} must be a number.', { title }),
      },
    ]
  const bound = (value: number) =>
    `${numberFormat().format(value)}${node['x-unit'] ? ` ${unitWords(node['x-unit'], value)}` : ''}`
  const {
    minimum = node.type === 'integer' ? SMALLEST_INTEGER : undefined,
    maximum = node.type === 'integer' ? LARGEST_INTEGER : undefined,
  } = node
  if (minimum !== undefined && value < minimum)
    return [
      {
        path,
        message: say('{title} must be at least {minimum}.', { title, minimum: bound(minimum) }),
      },
    ]
  if (maximum !== undefined && value > maximum)
    return [
      {
        path,
        message: say('{title} must be at most {maximum}.', { title, maximum: bound(maximum) }),
      },
    ]
  return []
}

function checkList(node: SchemaNode, title: string, value: unknown, path: string): FieldError[] {
  if (!Array.isArray(value)) return [{ path, message: say('{title} must be a list.', { title }) }]
  if (node.minItems !== undefined && value.length < node.minItems)
    return [
      {
        path,
        message: say(
          {
            one: '{title} must have at least {count} entry.',
            other: '{title} must have at least {count} entries.',
          },
          { title, count: node.minItems },
        ),
      },
    ]
  if (node.maxItems !== undefined && value.length > node.maxItems)
    return [
      {
        path,
        message: say(
          {
            one: '{title} must have at most {count} entry; it has {length}.',
            other: '{title} must have at most {count} entries; it has {length}.',
          },
          { title, count: node.maxItems, length: value.length },
        ),
      },
    ]
  if (node.uniqueItems) {
    const written = value.map((item) => JSON.stringify(item))
    const twice = written.findIndex((text, index) => written.indexOf(text) !== index)
    if (twice >= 0)
      return [
        {
          path: `${path}/${twice}`,
          message: say('{title} holds {value} more than once.', { title, value: written[twice]! }),
        },
      ]
  }
  const { items } = node
  return items
    ? value.flatMap((item, index) =>
        checkValue(
          { ...items, title: items.title ?? say('{title}, entry {n},', { title, n: index + 1 }) },
          item,
          `${path}/${index}`,
        ),
      )
    : []
}

const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

function checkObject(node: SchemaNode, title: string, value: unknown, path: string): FieldError[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ path, message: say('{title} must be a structure with named parts.', { title }) }]
  const held = value as Record<string, unknown>
  const missing = (node.required ?? [])
    .filter((name) => held[name] === undefined || held[name] === null)
    .map((name) => ({
      path: `${path}/${pointerPart(name)}`,
      message: say('{title} is required.', {
        title: say(node.properties?.[name]?.title ?? `"${name}"`),
      }),
    }))
  const known = Object.entries(held).flatMap(([name, part]): FieldError[] => {
    const below = `${path}/${pointerPart(name)}`
    const child = node.properties?.[name]
    if (child)
      return missing.some((fault) => fault.path === below)
        ? []
        : checkValue({ ...child, title: child.title ?? `"${name}"` }, part, below)
    if (node.additionalProperties === false)
      return [
        { path: below, message: say('{title} has no part called "{name}".', { title, name }) },
      ]
    return typeof node.additionalProperties === 'object'
      ? checkValue({ ...node.additionalProperties, title: `"${name}"` }, part, below)
      : []
  })
  return [...missing, ...known, ...(known.length === 0 ? checkOrder(node, title, held, path) : [])]
}

/** Days are written so that their text has their order. */
function checkOrder(
  node: SchemaNode,
  title: string,
  { from, to }: Record<string, unknown>,
  path: string,
): FieldError[] {
  if (!isDateRange(node) || typeof from !== 'string' || typeof to !== 'string' || from <= to)
    return []
  return [{ path: `${path}/to`, message: say('{title} must not end before it begins.', { title }) }]
}
