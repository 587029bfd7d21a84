import { fail } from '#model/lib/errors.ts'
import { parseExactJson } from '#model/lib/exact-json.ts'
import { wholeNumberFault } from '#model/lib/whole-number.ts'
import type { ListQuery } from '#store/entity-store.ts'
import { say } from '#language'

type Query = Record<string, string | undefined>

function json(query: Query, name: string, parse: (text: string) => unknown = JSON.parse): unknown {
  const text = query[name]
  if (text === undefined || text === '') return undefined
  try {
    return parse(text)
  } catch {
    throw fail('malformed', say('"{name}" must be JSON.', { name }), [
      { path: `/${name}`, message: say('"{name}" must be JSON.', { name }) },
    ])
  }
}

/**
 * Parses `sort=["name","ASC"]&range=[0,29]&filter={…}&after=…` in the format of
 * ra-data-simple-rest.
 * @throws ProductError `malformed` that names the parameter
 */
export function readListQuery(query: Query): ListQuery {
  const sort = json(query, 'sort')
  const range = json(query, 'range')
  const filter = json(query, 'filter', parseExactJson)
  if (
    sort !== undefined &&
    !(Array.isArray(sort) && sort.length === 2 && sort.every((part) => typeof part === 'string'))
  )
    throw fail('malformed', '"sort" must be a field and ASC or DESC.', [
      { path: '/sort', message: 'Two words.' },
    ])
  if (Array.isArray(range))
    for (const row of range) {
      const fault =
        typeof row === 'number' && (Number.isInteger(row) || !Number.isFinite(row))
          ? wholeNumberFault(say('A row of "range"'), row)
          : null
      if (fault)
        throw fail('invalid', fault, [
          { path: '/range', message: wholeNumberFault(say('A row'), row as number)! },
        ])
    }
  if (
    range !== undefined &&
    !(Array.isArray(range) && range.length === 2 && range.every((part) => Number.isInteger(part)))
  )
    throw fail('malformed', '"range" must be two whole numbers, the first and the last row.', [
      { path: '/range', message: 'Two whole numbers.' },
    ])
  if (
    filter !== undefined &&
    (typeof filter !== 'object' || filter === null || Array.isArray(filter))
  )
    throw fail('malformed', '"filter" must be a JSON object.', [
      { path: '/filter', message: 'An object of fields and values.' },
    ])
  return {
    ...(sort ? { sort: sort as unknown as ListQuery['sort'] & {} } : {}),
    ...(range ? { range: range as unknown as ListQuery['range'] & {} } : {}),
    ...(filter ? { filter: filter as Record<string, unknown> } : {}),
    ...(query.after ? { after: query.after } : {}),
  }
}

/** RFC 9110's `Content-Range` with the resource as its unit, as simple-rest clients read it. */
export function contentRange(unit: string, first: number, rows: number, total: number): string {
  return rows === 0 ? `${unit} */${total}` : `${unit} ${first}-${first + rows - 1}/${total}`
}
