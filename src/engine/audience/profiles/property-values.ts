import { addressFault } from '#engine/audience/contacts/normalize-contact.ts'
import { isExactNumber } from '#model/lib/exact-json.ts'
import { isObject } from '#model/lib/is-object.ts'
import { dateText, isStoredDate, isTellable, storedInstant } from '#condition/date-math.ts'
import { readGeoPoint } from '#condition/geo.ts'
import type { PropertyTypeRow } from '#model/schema/entities.generated.ts'

export type ValueType = PropertyTypeRow['value_type']
type Typed = { ok: true; value: unknown } | { ok: false; reason: string }

const wrong = (reason: string): Typed => ({ ok: false, reason })
const right = (value: unknown): Typed => ({ ok: true, value })

const asText = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** No number where one would differ from its digits. */
const exactNumber = (text: string) =>
  isExactNumber(text.replace(/^\+/, '')) ? Number(text) : Number.NaN

function asNumber(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value.trim())
      ? exactNumber(value.trim())
      : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const momentIn = (text: string): number =>
  /^\d{4}-\d\d-\d\d[T ][\d:.]+(Z|[+-]\d\d:?\d\d)?$/.test(text) ? Date.parse(text) : Number.NaN

function readDateValue(value: unknown): Typed {
  if (isStoredDate(value) && !Number.isNaN(storedInstant(value, 'utc'))) return right(value)
  const moment = typeof value === 'number' ? value : momentIn(asText(value) ?? '')
  return isTellable(moment)
    ? right(dateText(moment))
    : wrong('This must be a date, such as 2026-03-31 or 2026-03-31T10:00:00Z.')
}

function readGeopoint(value: unknown): Typed {
  const text = isObject(value)
    ? `${asText(value.lat ?? value.latitude)},${asText(value.lon ?? value.longitude)}`
    : (asText(value) ?? '')
  return readGeoPoint(text)
    ? right(text)
    : wrong('This must be a place: latitude and longitude, such as "59.91,10.75".')
}

function readWebAddress(value: unknown): Typed {
  const text = asText(value) ?? ''
  return URL.canParse(text) && /^https?:/i.test(text)
    ? right(text)
    : wrong('This must be a web address that begins with https:// or http://.')
}

const readers: Record<ValueType, (value: unknown) => Typed> = {
  string: (value) =>
    asText(value) === null ? wrong('This must be a text.') : right(asText(value)),
  long: (value) =>
    Number.isSafeInteger(asNumber(value))
      ? right(asNumber(value))
      : wrong('This must be a whole number.'),
  float: (value) =>
    asNumber(value) === null ? wrong('This must be a number.') : right(asNumber(value)),
  boolean: (value) => {
    if (value === true || value === 'true' || value === 1) return right(true)
    return value === false || value === 'false' || value === 0
      ? right(false)
      : wrong('This must be true or false.')
  },
  date: readDateValue,
  email(value) {
    const address = (asText(value) ?? '').toLowerCase()
    const fault = addressFault(address)
    return fault ? wrong(fault) : right(address)
  },
  phone: (value) =>
    /^\+?[\d\s().\-/]{4,30}$/.test(asText(value) ?? '')
      ? right(asText(value))
      : wrong('This must be a phone number, such as +47 22 33 44 55.'),
  url: readWebAddress,
  geopoint: readGeopoint,
  json: right,
}

/**
 * Converts a value to its declared type, or returns why that is impossible. Multi-valued types are
 * stored as lists; a single value becomes a list of one.
 */
export function readValue(
  value: unknown,
  type: Pick<PropertyTypeRow, 'value_type' | 'multivalued'>,
): Typed {
  const read = readers[type.value_type]
  if (!type.multivalued)
    return Array.isArray(value) && type.value_type !== 'json'
      ? wrong('This must be one value, not a list.')
      : read(value)
  const values: unknown[] = []
  for (const one of Array.isArray(value) ? value : [value]) {
    const typed = read(one)
    if (!typed.ok) return typed
    values.push(typed.value)
  }
  return right(values)
}
