import type { Entity } from '#model/schema/entity.ts'
import type { EntityId, Records } from '#model/schema/entities.generated.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Db } from '#platform/database/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import { placedNames, refuseMissing } from './check-references.ts'
import type { EntityStore, EntityStores, EntityHooks, OnWrite } from './entity-store.ts'
import { objectLayout } from './object-rows.ts'
import { tableLayout } from './row-codec.ts'
import { TableStore } from './table-store.ts'
import { writeAudit } from './write-audit.ts'

export interface StoreParts {
  database: Database
  clock: Clock
  secrets: Secrets
  newId: () => string
  entities: readonly Entity[]
  /** By id of the entity. */
  rules?: Readonly<Record<string, EntityHooks>>
  onWrite?: OnWrite
}

/** Stores for every entity, with the contract of `EntityStore`. */
export function createStores(parts: StoreParts): EntityStores {
  const stores = new Map(
    parts.entities.map((entity) => [entity.id, new TableStore(entity, parts, tableLayout(entity))]),
  )
  return {
    async note({ tenantId, actor }, { facts, ...happening }, options) {
      const write = (db: Db) =>
        writeAudit(db, parts.newId(), new Date(parts.clock.now()), {
          ...happening,
          tenantId: tenantId || null,
          actor,
          before: null,
          after: facts ?? null,
        })
      await (options?.db ? write(options.db) : parts.database.system(write))
    },
    async checkReferences(scope, node, value, options) {
      const named = placedNames(node, value)
      if (named.length === 0) return
      const check = (db: Db) => refuseMissing(db, scope.tenantId, parts.entities, named)
      await (options?.db ? check(options.db) : parts.database.tenant(scope.tenantId, check))
    },
    entities: parts.entities,
    byId: (id) => stores.get(id),
    ofObjects: (entity) =>
      new TableStore(entity, parts, objectLayout(entity, parts.entities, parts.newId)),
    of: <Id extends EntityId>(id: Id) => stores.get(id)! as unknown as EntityStore<Records[Id]>,
  }
}
