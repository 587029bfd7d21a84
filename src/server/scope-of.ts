import { fail } from '#model/errors.ts'
import type { Scope } from '#engine/engine.ts'
import { paging } from '#model/paging.ts'
import { contentRange, readListQuery } from './crud/read-list-query.ts'
import type { EndpointInput } from './endpoint.ts'

/** The caller as the engine wants it. */
export const scopeOf = ({ caller }: EndpointInput): Scope => ({
  tenantId: caller.tenantId,
  actor: caller.actor,
})

/** The version that a write was made at, from If-Match or the body; null when the caller does not say. */
export function versionIn({ request, body }: EndpointInput): number | null {
  const header = request.headers['if-match']
  const given =
    typeof header === 'string'
      ? header.replace(/^W\//, '').replaceAll('"', '')
      : (body as { version?: unknown } | null | undefined)?.version
  if (given === undefined || given === null || given === '') return null
  const version = Number(given)
  if (!Number.isInteger(version))
    throw fail('malformed', 'The version must be a whole number.', [
      { path: '/version', message: 'A whole number.' },
    ])
  return version
}

/** First row and number of rows of the asked page, at most 50. */
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

/** An uploaded file as it comes (`readsBody: 'asItComes'`); only that of a form is held whole. */
export function uploadedChunks(input: EndpointInput): AsyncIterable<Uint8Array> {
  if (isStream(input.body)) return input.body
  async function* whole() {
    yield uploadedBytes(input)
  }
  return whole()
}

/** Bytes of an uploaded file that is held in memory. */
export const MOST_HELD_FILE = 25 * 1024 * 1024

/** The bytes of an uploaded file: a text/csv body, or the one file of a multipart form. */
export function uploadedBytes({ body }: EndpointInput): Uint8Array {
  if (Buffer.isBuffer(body)) return body
  const file = Object.values((body ?? {}) as Record<string, unknown>).find((value) =>
    Buffer.isBuffer(value),
  )
  if (Buffer.isBuffer(file)) return file
  throw fail('malformed', 'Send the file as text/csv, or as a form with one file.')
}
