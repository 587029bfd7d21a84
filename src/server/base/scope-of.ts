import { fail } from '#model/lib/errors.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'
import { paging } from '#model/api/paging.ts'
import { wholeNumberFault } from '#model/lib/whole-number.ts'
import { say } from '#language'
import { objectOf } from '#model/lib/is-object.ts'
import { contentRange, readListQuery } from './read-list-query.ts'
import type { EndpointInput, RecordInput } from './endpoint.ts'
import type { RecordVersion } from '#store/entity-store.ts'

/** The caller as an engine scope. */
export const scopeOf = ({ caller }: EndpointInput): ActorScope => ({
  tenantId: caller.tenantId,
  actor: caller.actor,
})

/**
 * The record version that a write is based on, from If-Match or the body; null when neither is
 * given.
 */
export function versionIn({ request, body }: EndpointInput): number | null {
  const header = request.headers['if-match']
  return readVersion(
    typeof header === 'string'
      ? header.replace(/^W\//, '').replaceAll('"', '')
      : objectOf(body)['version'],
  )
}

/** The record that a write is about, and the version that it is based on. */
export const recordIn = (input: RecordInput): RecordVersion => ({
  id: input.params.id,
  version: versionIn(input),
})

/**
 * Parses a version; null when absent.
 * @throws ProductError `malformed` for a value that is no number, `invalid` for one that no record
 * can have
 */
export function readVersion(given: unknown): number | null {
  if (given === undefined || given === null || given === '') return null
  const version = typeof given === 'object' ? Number.NaN : Number(given)
  if (Number.isNaN(version) || (Number.isFinite(version) && !Number.isInteger(version)))
    throw fail('malformed', 'The version must be a whole number.', [
      { path: '/version', message: 'A whole number.' },
    ])
  const fault = wholeNumberFault(say('The version'), version)
  if (fault) throw fail('invalid', fault, [{ path: '/version', message: fault }])
  return version
}

/** First row and number of rows of the requested page, at most 50. */
export function pageOf(input: EndpointInput): {
  first: number
  size: number
  filter: Record<string, unknown>
} {
  const { range, filter = {} } = readListQuery(input.query)
  const [first, last] = range ?? [0, paging.defaultSize - 1]
  if (first < 0 || last < first)
    throw fail('malformed', '"range" must be two whole numbers, the first and the last row.', [
      { path: '/range', message: 'The first and the last row.' },
    ])
  for (const [name, value] of Object.entries(filter))
    if (
      typeof value === 'object' &&
      value !== null &&
      !(Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    )
      throw fail(
        'malformed',
        say('"{name}" is compared with a single value or a list of values.', { name }),
        [{ path: `/filter/${name}`, message: 'A value or a list of values.' }],
      )
  return { first, size: Math.min(last - first + 1, paging.maxSize), filter }
}

/** Sends a page of rows with its Content-Range. */
export function sendPage<Row>(
  { reply }: EndpointInput,
  unit: string,
  first: number,
  { rows, total }: { rows: Row[]; total: number },
): Row[] {
  reply.header('content-range', contentRange(unit, first, rows.length, total))
  return rows
}

const isStream = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

/**
 * An uploaded file as a stream (`readsBody: 'asItComes'`); only a file in a form is held in memory.
 */
export function uploadedChunks(input: EndpointInput): AsyncIterable<Uint8Array> {
  if (isStream(input.body)) return input.body
  async function* whole() {
    yield uploadedBytes(input)
  }
  return whole()
}

/** Maximum bytes of an uploaded file that is held in memory. */
export const MAX_HELD_FILE = 25 * 1024 * 1024

/** The bytes of an uploaded file: a text/csv body, or the one file of a multipart form. */
export function uploadedBytes({ body }: EndpointInput): Uint8Array {
  if (Buffer.isBuffer(body)) return body
  const file = Object.values(objectOf(body)).find((value) => Buffer.isBuffer(value))
  if (Buffer.isBuffer(file)) return file
  throw fail('malformed', 'Send the file as text/csv, or as a form with one file.')
}
