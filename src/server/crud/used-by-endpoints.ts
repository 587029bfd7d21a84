import { say } from '#language'
import { referrersOf } from '#catalog/referrers.ts'
import type { Entity } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { paging } from '#model/api/paging.ts'
import type { StoreScope } from '#store/entity-store.ts'
import { required } from '#model/lib/lookup.ts'
import {
  endpoint,
  type Endpoint,
  type EndpointAccess,
  type EndpointInput,
} from '../base/endpoint.ts'
import { visibleUsages } from '../plugins/visible-usages.ts'
import { storeFor } from './bound-store.ts'
import { readListQuery } from '../base/read-list-query.ts'

/**
 * The references to one record, or to several for a list. Only for entities that can be referenced.
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
      handler: (input) => usedBy(input, input.params.id),
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
          throw fail(
            'malformed',
            say('Ask for at most {most} records at a time.', { most: paging.maxSize }),
            [{ path: '/filter', message: say('At most {most} ids.', { most: paging.maxSize }) }],
          )
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
          usedBy: visibleUsages(required(usages, String(row.id)), entities, input.caller),
        }))
      },
    }),
  ]
}
