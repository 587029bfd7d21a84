import type { FastifyReply } from 'fastify'
import { entityOf, type EntityId } from '#model/entities.generated.ts'
import type { SchemaNode } from '#model/entity.ts'
import { checkValue } from '#model/check-value.ts'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import type { Scope } from '#engine/engine.ts'
import { contentRange, readListQuery } from '../crud/read-list-query.ts'
import type { Caller, EndpointInput } from '../endpoint.ts'

/** Most rows of a page (product design, section 3). */
const MOST_ROWS = 50
const PAGE = 30

export const scopeOf = (caller: Caller): Scope => ({ tenantId: caller.tenantId, actor: caller.actor })

/** An id of the address. What is no id belongs to nothing: 404, as for a record of somebody else. */
export function idOf(params: Record<string, string>, name = 'id'): string {
  if (!isUuid(params[name])) throw fail('not_found', 'There is no such record.')
  return params[name]!
}

/** The version that was read, from If-Match or the body's `version`; null when the caller takes any. */
export function versionOf({ request, body }: Pick<EndpointInput, 'request' | 'body'>): number | null {
  const given = request.headers['if-match'] ?? (body as { version?: unknown } | null | undefined)?.version
  if (given === undefined || given === null || given === '*') return null
  const version = Number(String(given).replaceAll('"', '').replace(/^W\//, ''))
  if (!Number.isInteger(version) || version < 1) throw fail('malformed', 'The version must be a whole number, as it was read.', [{ path: '/version', message: 'This is not a version.' }])
  return version
}

/** First row and number of rows asked for by `range=[0,29]`. */
export function pageOf(query: EndpointInput['query']): { first: number; size: number; filter: Record<string, unknown> } {
  const { range, filter } = readListQuery(query)
  const [first, last] = range ?? [0, PAGE - 1]
  if (first < 0 || last < first) throw fail('malformed', '"range" must be the first and the last row, counted from 0.', [{ path: '/range', message: 'First and last row.' }])
  return { first, size: Math.min(MOST_ROWS, last - first + 1), filter: filter ?? {} }
}

/** A parameter that may stand in the query itself or in `filter`. */
export function choiceOf(query: EndpointInput['query'], filter: Record<string, unknown>, name: string): string | undefined {
  const value = query[name] ?? filter[name]
  return value === undefined || value === null || value === '' ? undefined : String(value)
}

/** Sends rows with `Content-Range`. */
export function sendPage(reply: FastifyReply, unit: string, first: number, rows: readonly unknown[], total: number): unknown {
  reply.header('content-range', contentRange(unit, first, rows.length, total))
  return rows
}

/** The schema of one of an entity's fields. */
export const fieldNode = (entity: EntityId, name: string): SchemaNode => entityOf(entity).field(name)!.node

/**
 * A part of a record as body: bare, or below its own name beside `version`. Checked against the field's schema.
 * @throws ProductError `malformed`, `invalid` with paths within the part.
 */
export function partOf<T>(body: unknown, entity: EntityId, name: string): T {
  const wrapped = typeof body === 'object' && body !== null && !Array.isArray(body) && name in body
  const value = wrapped ? (body as Record<string, unknown>)[name] : Array.isArray(body) || body === null || typeof body !== 'object' ? body : withoutVersion(body)
  if (value === undefined || value === null) throw fail('malformed', 'The request has no content.')
  const errors = checkValue(fieldNode(entity, name), value)
  if (errors.length > 0) throw fail('invalid', errors[0]!.message, errors)
  return value as T
}

function withoutVersion(body: object): unknown {
  const { version: _version, ...rest } = body as Record<string, unknown>
  return rest
}

const text = (maxLength: number): SchemaNode => ({ type: 'string', maxLength }) as SchemaNode
/** Nodes that bodies are put together from. */
export const nodes = {
  text,
  id: { type: 'string', format: 'uuid' } as SchemaNode,
  ids: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: 1000 } as SchemaNode,
  object: (properties: Record<string, SchemaNode>, required: string[] = []): SchemaNode => ({ type: 'object', properties, required }) as SchemaNode,
}

export const sendCsv = (reply: FastifyReply, name: string, csv: string) =>
  // The mark tells spreadsheets that this is UTF-8.
  reply.header('content-type', 'text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store').send(`\ufeff${csv}`)
