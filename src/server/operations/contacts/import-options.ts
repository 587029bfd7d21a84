import { fail } from '#model/errors.ts'
import type { ImportOptions } from '#engine/campaigns/people/import-contacts.ts'
import type { EndpointInput } from '../../base/endpoint.ts'

/** The options of an import: from the query, or from the fields of its form. */
export function importOptions({ query, body }: EndpointInput): ImportOptions {
  const form = Buffer.isBuffer(body) ? {} : ((body ?? {}) as Record<string, unknown>)
  const given = (name: string) =>
    query[name] ?? (typeof form[name] === 'string' ? (form[name] as string) : undefined)
  const existing = given('existing') ?? 'update'
  if (existing !== 'update' && existing !== 'skip')
    throw fail('malformed', '"existing" is update or skip.', [
      { path: '/existing', message: 'update or skip' },
    ])
  const text = given('mapping')
  let mapping: Record<string, string> | undefined
  try {
    mapping = text ? (JSON.parse(text) as Record<string, string>) : undefined
  } catch {
    throw fail('malformed', '"mapping" must be a JSON object of columns and fields.', [
      { path: '/mapping', message: 'Not JSON.' },
    ])
  }
  if (
    mapping &&
    (typeof mapping !== 'object' ||
      Array.isArray(mapping) ||
      Object.values(mapping).some((value) => typeof value !== 'string'))
  )
    throw fail('malformed', '"mapping" must be a JSON object of columns and fields.', [
      { path: '/mapping', message: 'An object of texts.' },
    ])
  return {
    existing,
    ...(given('dryRun') === 'true' ? { dryRun: true } : {}),
    source: (given('source') ?? 'CSV import').slice(0, 200),
    ...(mapping ? { mapping } : {}),
  }
}
