import type { Delimiter } from '#engine/audience/contacts/csv-record.ts'
import { fail } from '#model/lib/errors.ts'
import type { ImportOptions } from '#engine/outreach/people/import-contacts.ts'
import type { EndpointInput } from '../../base/endpoint.ts'

/** A field of the query, or of the form. */
function given({ query, body }: EndpointInput, name: string): string | undefined {
  const form = Buffer.isBuffer(body) ? {} : ((body ?? {}) as Record<string, unknown>)
  return query[name] ?? (typeof form[name] === 'string' ? (form[name] as string) : undefined)
}

/** A field that is a JSON object of texts. */
function textsIn(input: EndpointInput, name: string, refusal: string) {
  const text = given(input, name)
  if (!text) return undefined
  const refuse = (message: string) => fail('malformed', refusal, [{ path: `/${name}`, message }])
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('Not JSON.')
  }
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    Object.values(value).some((one) => typeof one !== 'string')
  )
    throw refuse('An object of texts.')
  return value as Record<string, string>
}

const DELIMITERS: Record<string, Delimiter> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
}

/** How the file is read: the row with the column names and the delimiter, where they are chosen. */
export function tableOptions(input: EndpointInput): Pick<ImportOptions, 'headerRow' | 'delimiter'> {
  const row = given(input, 'headerRow') ?? ''
  if (!/^\d{0,2}$/.test(row))
    throw fail('malformed', '"headerRow" is the number of a row, or 0.', [
      { path: '/headerRow', message: '0 to 99' },
    ])
  const name = given(input, 'separator') ?? ''
  if (name !== '' && !Object.hasOwn(DELIMITERS, name))
    throw fail('malformed', '"separator" is comma, semicolon, tab or pipe.', [
      { path: '/separator', message: 'comma, semicolon, tab or pipe' },
    ])
  return {
    ...(row === '' ? {} : { headerRow: Number(row) }),
    ...(name === '' ? {} : { delimiter: DELIMITERS[name]! }),
  }
}

/** The options of an import: from the query, or from the fields of its form. */
export function importOptions(input: EndpointInput): ImportOptions {
  const existing = given(input, 'existing') ?? 'update'
  if (existing !== 'update' && existing !== 'skip')
    throw fail('malformed', '"existing" is update or skip.', [
      { path: '/existing', message: 'update or skip' },
    ])
  const mapping = textsIn(
    input,
    'mapping',
    '"mapping" must be a JSON object of columns and fields.',
  )
  const countries = textsIn(
    input,
    'countries',
    '"countries" must be a JSON object of texts and codes of countries.',
  )
  return {
    ...tableOptions(input),
    existing,
    ...(given(input, 'dryRun') === 'true' ? { dryRun: true } : {}),
    source: (given(input, 'source') ?? 'CSV import').slice(0, 200),
    ...(mapping ? { mapping } : {}),
    ...(countries ? { countries } : {}),
  }
}
