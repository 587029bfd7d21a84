import { say } from '#language'
import type { Entity, SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { paging } from '#model/api/paging.ts'
import type { Call, Mapping } from './older-endpoints.ts'

type OlderQuery = Call['query']

/** The paging of the older product: pages from 0, of 30 rows by default, newest first. */
const olderPaging: Record<string, SchemaNode> = {
  page: { type: 'string', title: 'Page', description: 'From 0; in place of range.' },
  size: { type: 'string', title: 'Size', description: 'Rows of a page: 30, at most 50.' },
  sort: {
    type: 'string',
    title: 'Sort',
    description: 'asc, desc, "field,asc" or the successor\'s ["field","ASC"].',
  },
  q: { type: 'string', title: 'Search text', description: 'In place of filter={"q":"..."}.' },
}

const malformed = (name: string, message: string) =>
  fail('malformed', message, [{ path: `/${name}`, message }])

function wholeNumber(query: OlderQuery, name: string, otherwise: number, least: number): number {
  const text = query[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value < least)
    throw malformed(name, say('"{name}" must be a whole number from {least}.', { name, least }))
  return value
}

function rangeOf(query: OlderQuery): string | undefined {
  if (query.page === undefined && query.size === undefined) return query.range
  if (query.range !== undefined) throw malformed('range', 'Send "page" and "size", or "range".')
  const size = Math.min(wholeNumber(query, 'size', paging.defaultSize, 1), paging.maxSize)
  const first = wholeNumber(query, 'page', 0, 0) * size
  return JSON.stringify([first, first + size - 1])
}

function sortOf({ sort }: OlderQuery, entity: Entity | undefined): string | undefined {
  if (!sort || sort.startsWith('[')) return sort
  const [, field, direction] = /^(?:(\w+),)?(asc|desc)$/i.exec(sort) ?? []
  if (!direction) throw malformed('sort', '"sort" must be asc, desc or a field with one of them.')
  return JSON.stringify([
    field ?? (entity?.log ? 'createdAt' : 'updatedAt'),
    direction.toUpperCase(),
  ])
}

/** Adds conditions to a filter, which must be a JSON object where it is given. */
function withFilter(filter: string | undefined, more: Record<string, unknown>): string | undefined {
  if (Object.keys(more).length === 0) return filter
  let known: unknown = {}
  try {
    known = JSON.parse(filter || '{}')
  } catch {
    throw malformed('filter', '"filter" must be JSON.')
  }
  if (typeof known !== 'object' || known === null || Array.isArray(known))
    throw malformed('filter', '"filter" must be a JSON object.')
  return JSON.stringify({ ...known, ...more })
}

function listQuery(
  query: OlderQuery,
  entity: Entity | undefined,
  more: Record<string, unknown>,
): OlderQuery {
  const { page: _page, size: _size, q, ...rest } = query
  const wanted = {
    ...rest,
    range: rangeOf(query),
    sort: sortOf(query, entity),
    filter: withFilter(query.filter, { ...(q ? { q } : {}), ...more }),
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}

/** A list with `page`, `size`, `sort` and `q`, besides the parameters of its successor. */
export const list: Mapping = {
  query: olderPaging,
  call: ({ query }, entity) => ({ query: listQuery(query, entity, {}) }),
}

/** The list of what belongs to the record in the older path. */
export const listOf = (field: string): Mapping => ({
  query: olderPaging,
  call: ({ params, query }, entity) => ({
    query: listQuery(query, entity, { [field]: params.id }),
  }),
})

/** The same list, asked for by a POST with a JSON body. */
export const postedList: Mapping = {
  body: {
    type: 'object',
    properties: {
      page: { type: 'integer', title: 'Page', minimum: 0 },
      size: { type: 'integer', title: 'Size', minimum: 1 },
      sort: { title: 'Sort', description: olderPaging.sort!.description! },
      q: { type: 'string', title: 'Search text', maxLength: 200 },
      filter: { type: 'object', title: 'Filter', additionalProperties: true },
      range: { type: 'array', title: 'Range', items: { type: 'integer' }, maxItems: 2 },
      after: { type: 'string', title: 'Cursor', maxLength: 1000 },
    },
    additionalProperties: false,
  },
  call({ query, body }, entity) {
    const sent = Object.entries((body ?? {}) as Record<string, unknown>).map(
      ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
    )
    return {
      query: listQuery({ ...query, ...Object.fromEntries(sent) }, entity, {}),
      body: undefined,
    }
  },
}
