import { withColumns } from '#engine/segments/people/column-values.ts'
import { conditionOfFilter, peopleColumns } from '#engine/segments/people/columns.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { paging } from '#model/api/paging.ts'
import type { ListQuery } from '#store/entity-store.ts'
import { publicRecord } from '#store/row-codec.ts'
import { storeFor } from '../../crud/bound-store.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { contentRange, readListQuery } from '../../base/read-list-query.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

const profiles = ({ engine }: EndpointInput) => engine.stores.of('profile').entity
const scopeFor = (input: EndpointInput) => recordScope(profiles(input), 'read', input)

/** Sends a page of people with its Content-Range and the link to the next page. */
async function sendPeople(input: EndpointInput, query: ListQuery, columns: readonly string[]) {
  const scope = scopeFor(input)
  const { rows, total, first, next } = await storeFor(profiles(input), input).list(scope, query)
  input.reply.header('content-range', contentRange('profiles', first, rows.length, total))
  if (next && input.request.method === 'GET') {
    const asked = { ...input.query, after: next }
    input.reply.header('link', `</api/v1/profiles?${new URLSearchParams(asked)}>; rel="next"`)
  }
  const records = rows.map((row) => publicRecord(profiles(input), row))
  return columns.length === 0
    ? records
    : withColumns(input.engine, scope, records, [...new Set(columns)])
}

export const listProfiles = endpoint({
  method: 'GET',
  path: '/api/v1/profiles',
  access: 'audience',
  summary:
    'Profiles, page by page; filters and sort orders may name properties, segments, lists, goals and scores',
  query: {
    ...Object.fromEntries(
      ['sort', 'range', 'filter', 'after'].map((name) => [name, { type: 'string' }]),
    ),
    columns: {
      type: 'string',
      description: 'Columns to add to each record, with commas: segment,list,goal,score.fit',
    },
  },
  handler: (input) =>
    sendPeople(
      input,
      readListQuery(input.query),
      (input.query.columns ?? '').split(',').filter(Boolean),
    ),
})

export const getProfileColumns = endpoint({
  method: 'GET',
  path: '/api/v1/profiles/columns',
  access: 'audience',
  summary:
    'The columns of people beyond the fields of a profile, with titles, types and filter operators',
  handler: (input) => peopleColumns(input.engine, scopeFor(input)),
})

const pair = (items: SchemaNode, title: string): SchemaNode => ({
  type: 'array',
  title,
  items,
  minItems: 2,
  maxItems: 2,
})

export const postProfilesSearch = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/search',
  access: 'audience',
  summary: 'The people for whom a condition is true, page by page',
  body: {
    type: 'object',
    properties: {
      condition: {
        title: 'Condition',
        description: "In Apache Unomi's JSON: a type and its parameterValues.",
        nullable: true,
      },
      filter: {
        type: 'object',
        title: 'Filter',
        description: 'As in the list of profiles.',
        additionalProperties: true,
      },
      sort: pair({ type: 'string', maxLength: 200 }, 'Sort'),
      range: pair({ type: 'integer', minimum: 0 }, 'Range'),
      columns: {
        type: 'array',
        title: 'Columns',
        items: { type: 'string', maxLength: 200 },
        maxItems: 200,
      },
    },
    additionalProperties: false,
  },
  handler(input) {
    const {
      condition = null,
      filter = {},
      sort,
      range,
      columns = [],
    } = input.body as {
      condition?: unknown
      filter?: Record<string, unknown>
      sort?: ListQuery['sort'] & {}
      range?: ListQuery['range'] & {}
      columns?: string[]
    }
    return sendPeople(
      input,
      {
        filter: condition === null ? filter : { ...filter, condition },
        range: range ?? [0, paging.defaultSize - 1],
        ...(sort ? { sort } : {}),
      },
      columns,
    )
  },
})

export const postFilterToCondition = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/filter-to-condition',
  access: 'audience',
  summary: 'The condition for a segment of exactly the people in a list with a filter',
  body: {
    type: 'object',
    properties: { filter: { type: 'object', title: 'Filter', additionalProperties: true } },
    required: ['filter'],
    additionalProperties: false,
  },
  async handler(input) {
    const { filter } = input.body as { filter: Record<string, unknown> }
    if (Array.isArray(filter)) throw fail('malformed', '"filter" must be a JSON object.')
    return { condition: await conditionOfFilter(input.engine, scopeFor(input), filter) }
  },
})
