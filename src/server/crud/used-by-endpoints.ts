import { referrersOf } from '#catalog/referrers.ts'
import { entityAccess } from '#model/access.ts'
import type { Entity } from '#model/entity.ts'
import { fail, ProductError } from '#model/errors.ts'
import { paging } from '#model/paging.ts'
import type { StoreScope } from '#store/entity-store.ts'
import type { Usage } from '#catalog/referrers.ts'
import {
  endpoint,
  type Caller,
  type Endpoint,
  type EndpointAccess,
  type EndpointInput,
} from '../endpoint.ts'
import { mayCall } from '../plugins/authenticate.ts'
import { storeFor } from './bound-store.ts'
import { readListQuery } from './read-list-query.ts'

/**
 * How much uses something may be known by whoever sees it; which records these are, only by those
 * who may read them.
 */
export function visibleUsages(
  usages: readonly Usage[],
  entities: readonly Entity[],
  caller: Caller,
): Usage[] {
  return usages.map((usage) => {
    const entity = entities.find((one) => one.id === usage.entity)
    const access = entity && entityAccess(entity, 'read')
    const seen = access && mayCall(caller, access, `/api/v1/${entity.path}`)
    return seen ? usage : { ...usage, records: [] }
  })
}

/** A refusal to delete, as this caller may read it. */
export function visibleRefusal(
  problem: ProductError,
  entities: readonly Entity[],
  caller: Caller | undefined,
): ProductError {
  const { usedBy } = problem.facts
  if (
    problem.code !== 'in_use' ||
    !caller ||
    !Array.isArray(usedBy) ||
    !usedBy.every((one: Partial<Usage>) => Array.isArray(one.records))
  )
    return problem
  return new ProductError(problem.code, problem.message, problem.errors, {
    ...problem.facts,
    usedBy: visibleUsages(usedBy as Usage[], entities, caller),
  })
}

/**
 * Where the records of an entity are used: of one record, and of several for a list. Only for
 * entities that anything can name.
 */
export function usedByEndpoints(
  entity: Entity,
  entities: readonly Entity[],
  access: EndpointAccess,
  scopeOf: (input: EndpointInput) => StoreScope,
): Endpoint[] {
  if (!entity.operations.includes('get') || referrersOf(entity, entities).length === 0) return []
  const usedBy = async (input: EndpointInput, id: string) =>
    visibleUsages(await storeFor(entity, input).usedBy(scopeOf(input), id), entities, input.caller)
  return [
    endpoint({
      method: 'GET',
      path: `/api/v1/${entity.path}/:id/used-by`,
      access,
      summary: `What names this ${entity.title.toLowerCase()}, and what that means for deleting it`,
      handler: (input) => usedBy(input, input.params.id!),
    }),
    endpoint({
      method: 'GET',
      path: `/api/v1/${entity.path}/used-by`,
      access,
      summary: `What names these ${entity.plural.toLowerCase()}`,
      query: { filter: { type: 'string', description: '{"id":[...]}' } },
      async handler(input) {
        const ids = readListQuery(input.query).filter?.id
        if (!Array.isArray(ids) || !ids.every((one) => typeof one === 'string'))
          throw fail('malformed', 'Name the records: filter={"id":["..."]}.', [
            { path: '/filter', message: 'A list of ids.' },
          ])
        if (ids.length > paging.maxSize)
          throw fail('malformed', `At most ${paging.maxSize} records can be asked about at once.`, [
            { path: '/filter', message: `At most ${paging.maxSize} ids.` },
          ])
        const store = storeFor(entity, input)
        const { rows } = await store.list(scopeOf(input), {
          filter: { id: ids },
          sort: ['id', 'ASC'],
        })
        const usages = await store.severalUsedBy(
          scopeOf(input),
          rows.map((row) => String(row.id)),
        )
        return rows.map((row) => ({
          id: String(row.id),
          name: String(row[entity.label] || row.id),
          usedBy: visibleUsages(usages.get(String(row.id))!, entities, input.caller),
        }))
      },
    }),
  ]
}
