import { checkValue } from '#model/schema/check-value.ts'
import type { Entity, SchemaNode } from '#model/schema/entity.ts'
import { assertNoFaults } from '#model/lib/errors.ts'
import { endpoint, type Endpoint, type EndpointInput } from '../base/endpoint.ts'
import { recordsInPath } from '../base/path-records.ts'
import { scopeOf } from '../base/scope-of.ts'

/** The parts of a call that may have another shape under an older name. */
export type Call = Pick<EndpointInput, 'params' | 'query' | 'body'>

/** How an older call becomes a call of its successor. */
export interface Mapping {
  /** JSON Schemas of query parameters in addition to those of the successor. */
  query?: Record<string, SchemaNode>
  /** JSON Schema of the older body, in place of the successor's. */
  body?: SchemaNode
  /** @param entity of the successor's path, if it is the list of one */
  call?(older: Call, entity: Entity | undefined): Partial<Call>
  /** The older answer, from the successor's. */
  answer?(answer: unknown): unknown
}

/** One older name: both addresses as `METHOD /path` below `/api/v1`. */
export interface OlderName extends Mapping {
  older: `${Endpoint['method']} /${string}`
  now: `${Endpoint['method']} /${string}`
}

const read = (address: OlderName['older']) => {
  const [method, path] = address.split(' ') as [Endpoint['method'], string]
  return { method, path: `/api/v1${path}` }
}

/**
 * The endpoints of the older names: each has the access, the limits and the handler of its
 * successor.
 * @throws Error for a successor that does not exist, so that the product does not start with it
 */
export function olderEndpoints(
  names: readonly OlderName[],
  current: readonly Endpoint[],
  entities: readonly Entity[],
): Endpoint[] {
  return names.map((name) => {
    const now = read(name.now)
    const successor = current.find(
      (candidate) => candidate.method === now.method && candidate.path === now.path,
    )
    if (!successor) throw new Error(`${name.older} names ${name.now}, which does not exist.`)
    return olderEndpoint(name, successor, entities)
  })
}

function olderEndpoint(
  { older, query, body, call, answer }: OlderName,
  successor: Endpoint,
  entities: readonly Entity[],
): Endpoint {
  const entity = entities.find(({ path }) => successor.path === `/api/v1/${path}`)
  const records = [...recordsInPath(successor, entities)].map(
    ([name, { id }]) => [name, { 'x-ref': id }] as const,
  )
  return endpoint({
    ...successor,
    ...read(older),
    successor: { method: successor.method, path: successor.path },
    summary: `Older name of ${successor.method} ${successor.path}: ${successor.summary}`,
    params: { ...Object.fromEntries(records), ...successor.params },
    ...(query ? { query: { ...successor.query, ...query } } : {}),
    ...(body ? { body } : {}),
    async handler(input) {
      const mapped = { ...input, ...call?.(input, entity) }
      // The older body was validated by its own schema, the mapped one was not yet.
      if (call && successor.body && successor.method !== 'GET') {
        assertNoFaults(checkValue(successor.body, mapped.body, ''))
        await input.engine.stores.checkReferences(scopeOf(input), successor.body, mapped.body)
      }
      const result = await successor.handler(mapped)
      return answer && result !== input.reply ? answer(result) : result
    },
  })
}
