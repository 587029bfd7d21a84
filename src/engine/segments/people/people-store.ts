import type { Profile } from '#model/schema/entities.generated.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { chunks } from '#engine/kernel/rows.ts'
import type { EntityStore, ListResult, StoreOptions, StoreScope } from '#store/entity-store.ts'
import { orderOf, writeCursor } from '#store/list-query.ts'
import { findEveryone, findPeople } from './find-people.ts'
import { isAboutPeople } from './plan-people.ts'

/** Rows for one statement by their ids. */
const PORTION = 500

/**
 * The store of profiles whose lists and exports also filter and sort by properties, segments,
 * lists, goals and scores, and by a condition.
 */
export function peopleStore(engine: Engine): EntityStore<Profile> {
  const store = engine.stores.of('profile')
  const byIds = async (scope: StoreScope, ids: readonly string[], options?: StoreOptions) => {
    if (ids.length === 0) return []
    const { rows } = await store.list(scope, { filter: { id: ids }, sort: ['id', 'ASC'] }, options)
    const byId = new Map(rows.map((row) => [row.id, row]))
    // A person may have been deleted since.
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  return {
    ...delegate(store),
    async list(scope, query, options): Promise<ListResult<Profile>> {
      if (!isAboutPeople(query)) return store.list(scope, query, options)
      const foundPeople = await findPeople(engine, scope, query, options)
      const rows = await byIds(scope, foundPeople.ids, options)
      const [name] = orderOf(store.entity, query)
      const last = rows.at(-1) as Record<string, unknown> | undefined
      const next =
        foundPeople.next ??
        (foundPeople.isFull && last ? writeCursor(last[name], String(last.id)) : null)
      return { rows, total: foundPeople.total, first: foundPeople.first, next }
    },
    async readAll(scope, filter, isWhole) {
      if (!isAboutPeople({ filter })) return store.readAll(scope, filter, isWhole)
      const ids = await findEveryone(engine, scope, filter)
      async function* portions() {
        for (const some of chunks(ids, PORTION)) yield await byIds(scope, some)
      }
      return { total: ids.length, portions: portions() }
    },
  }
}

const delegate = (store: EntityStore<Profile>): EntityStore<Profile> => ({
  entity: store.entity,
  list: (...given) => store.list(...given),
  readAll: (...given) => store.readAll(...given),
  get: (...given) => store.get(...given),
  exists: (...given) => store.exists(...given),
  create: (...given) => store.create(...given),
  update: (...given) => store.update(...given),
  lock: (...given) => store.lock(...given),
  remove: (...given) => store.remove(...given),
  undoDelete: (...given) => store.undoDelete(...given),
  usedBy: (...given) => store.usedBy(...given),
  severalUsedBy: (...given) => store.severalUsedBy(...given),
})
