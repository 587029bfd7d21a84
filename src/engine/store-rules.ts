import { everybody } from '#condition/condition.ts'
import type { StoreRule } from '#store/entity-store.ts'
import type { Engine } from './engine.ts'
import { refuseFaulty } from './segments/check-condition.ts'

/** What the engine has to say about the generic writes of records: by entity, in the transaction of the write. */
export function storeRules(engine: Pick<Engine, 'clock' | 'newId'>): Readonly<Record<string, StoreRule>> {
  return {
    segment: {
      check: (db, { tenantId }, { condition }) => refuseFaulty(db, engine, tenantId, condition ?? everybody, 'profile', '/condition'),
    },
    goal: {
      async check(db, { tenantId }, { startEvent, targetEvent }) {
        if (startEvent) await refuseFaulty(db, engine, tenantId, startEvent, 'event', '/startEvent')
        await refuseFaulty(db, engine, tenantId, targetEvent ?? everybody, 'event', '/targetEvent')
      },
    },
  }
}
