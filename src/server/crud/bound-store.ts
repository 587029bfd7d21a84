import { inSentence, say } from '#language'
import { peopleStore } from '#engine/segments/people/people-store.ts'
import type { Entity } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import type { EntityStore, StoreOptions, StoreScope } from '#store/entity-store.ts'
import type { EndpointInput } from '../base/endpoint.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/**
 * Entities that span organizations and name the organization of each record: users, and the audit
 * log.
 */
const namesTenant = ({ scope, field }: Entity): boolean =>
  scope === 'global' && field('tenantId') !== undefined

/**
 * The store of an entity, limited to the caller's records. Operators see every organization; all
 * others only see those of their organization, in lists, by id, in exports and in bulk actions. To them,
 * other records do not exist.
 */
export function storeFor(
  entity: Entity,
  { engine, caller }: Pick<EndpointInput, 'engine' | 'caller'>,
): EntityStore {
  const store = entity.id === 'profile' ? peopleStore(engine) : engine.stores.byId(entity.id)!
  return namesTenant(entity) && caller.role !== 'ADMIN' ? boundStore(store, caller.tenantId) : store
}

function boundStore(store: EntityStore, tenantId: string): EntityStore {
  const own = (filter: RecordValues = {}): RecordValues => ({ ...filter, tenantId })
  const get: EntityStore['get'] = async (scope, id, options) => {
    const record = await store.get(scope, id, options)
    return record?.tenantId === tenantId ? record : null
  }
  const checkOwn = async (scope: StoreScope, id: string, options?: StoreOptions) => {
    if (!(await get(scope, id, options)))
      throw fail(
        'not_found',
        say('There is no such {thing}.', { thing: inSentence(store.entity.title) }),
      )
  }
  const ownIds = async (scope: StoreScope, ids: readonly string[], options?: StoreOptions) =>
    (await store.list(scope, { filter: own({ id: ids }) }, options)).rows.map((row) =>
      String(row.id),
    )
  return {
    entity: store.entity,
    get,
    exists: async (scope, id, options) => (await get(scope, id, options)) !== null,
    list: (scope, query, options) =>
      store.list(scope, { ...query, filter: own(query.filter) }, options),
    readAll: (scope, filter, isWhole) => store.readAll(scope, own(filter), isWhole),
    create: (scope, values, options) => store.create(scope, { ...values, tenantId }, options),
    async update(scope, id, version, values, options) {
      await checkOwn(scope, id, options)
      return store.update(scope, id, version, values, options)
    },
    async lock(scope, id, version, options) {
      await checkOwn(scope, id, options)
      return store.lock(scope, id, version, options)
    },
    async remove(scope, id, version, options) {
      await checkOwn(scope, id, options)
      return store.remove(scope, id, version, options)
    },
    undoDelete: (scope, undoId) => store.undoDelete({ ...scope, tenantId }, undoId),
    async usedBy(scope, id, options) {
      await checkOwn(scope, id, options)
      return store.usedBy(scope, id, options)
    },
    severalUsedBy: async (scope, ids, options) =>
      store.severalUsedBy(scope, await ownIds(scope, ids, options), options),
  }
}
