import { fail } from '#model/errors.ts'
import type { ImportOptions } from '#engine/contacts/import-contacts.ts'
import type { EndpointInput } from '../../endpoint.ts'

/**
 * A CSV file as `text/csv` or in a form as `file`, with `mapping` (JSON), `existing` (update or skip) and `source` as fields of the form or of the query.
 * @throws ProductError `malformed` naming what is missing.
 */
export function readUpload(body: unknown, query: EndpointInput['query']): { bytes: Uint8Array; options: ImportOptions } {
  const form = body !== null && typeof body === 'object' && !(body instanceof Uint8Array) ? (body as Record<string, unknown>) : {}
  const file = body instanceof Uint8Array ? body : (form.file ?? form.csv)
  const bytes = file instanceof Uint8Array ? file : typeof file === 'string' ? new TextEncoder().encode(file) : null
  if (!bytes) throw fail('malformed', 'Send the file as text/csv, or in a form as "file".', [{ path: '/file', message: 'There is no file.' }])
  const field = (name: string) => String(form[name] ?? query[name] ?? '')
  const existing = field('existing') || 'update'
  if (existing !== 'update' && existing !== 'skip') throw fail('malformed', '"existing" must be update or skip.', [{ path: '/existing', message: 'update or skip' }])
  return { bytes, options: { existing, source: field('source').slice(0, 200) || 'CSV file', mapping: readMapping(form.mapping ?? query.mapping) } }
}

function readMapping(given: unknown): Record<string, string> | undefined {
  if (given === undefined || given === '') return undefined
  try {
    const mapping: unknown = typeof given === 'string' ? JSON.parse(given) : given
    if (mapping && typeof mapping === 'object' && !Array.isArray(mapping) && Object.values(mapping).every((field) => typeof field === 'string')) return mapping as Record<string, string>
  } catch {
    // Said below, in one sentence for every way of being wrong.
  }
  throw fail('malformed', '"mapping" must be a JSON object from column to field.', [{ path: '/mapping', message: 'Column → field.' }])
}
