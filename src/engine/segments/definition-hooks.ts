import { matchAll } from '#condition/condition.ts'
import type { Goal, Scoring, Segment } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks, StoreScope } from '#store/entity-store.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { lockMemberships } from '#engine/kernel/locks.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { assertValid } from './check-condition.ts'
import { assertAcyclic } from './definitions.ts'
import { rebuildChanged } from './rebuild.ts'

/**
 * Taken before the record is locked: intake holds the membership lock first and then checks that
 * the segment exists.
 */
const lockKept = (db: Db, { tenantId }: StoreScope) => lockMemberships(db, tenantId, 'exclusive')

/** Checks the condition of a segment, and keeps its members up to date. */
export const segmentHooks = (engine: RowParts): EntityHooks<Segment> => ({
  beforeLock: lockKept,
  async validate(db, scope, { id, condition = matchAll }) {
    const tx = scopedTx(engine, db, scope)
    await assertValid(tx, condition, 'profile', '/condition')
    await assertAcyclic(tx, 'segment', String(id), [{ condition, path: '/condition' }])
  },
  async afterWrite(db, scope, before, after) {
    if (!after) return
    const isSame =
      before &&
      before.enabled === after.enabled &&
      JSON.stringify(before.condition) === JSON.stringify(after.condition)
    if (!isSame) await rebuildChanged(scopedTx(engine, db, scope), `segment:${after.id}`)
  },
})

/** Checks the conditions of a scoring plan, and keeps its scores up to date. */
export const scoringHooks = (engine: RowParts): EntityHooks<Scoring> => ({
  beforeLock: lockKept,
  async validate(db, scope, { id, elements = [] }) {
    const places = elements.map(({ condition }, at) => ({
      condition,
      path: `/elements/${at}/condition`,
    }))
    const tx = scopedTx(engine, db, scope)
    for (const { condition, path } of places) await assertValid(tx, condition, 'profile', path)
    await assertAcyclic(tx, 'scoring', String(id), places)
  },
  async afterWrite(db, scope, before, after) {
    if (!after) return
    const isSame =
      before &&
      before.enabled === after.enabled &&
      JSON.stringify(before.elements) === JSON.stringify(after.elements)
    if (!isSame) await rebuildChanged(scopedTx(engine, db, scope), `scoring:${after.id}`)
  },
})

/** Checks the conditions of a goal. */
export const goalHooks = (engine: RowParts): EntityHooks<Goal> => ({
  async validate(db, scope, { startEvent, targetEvent }) {
    const tx = scopedTx(engine, db, scope)
    if (startEvent) await assertValid(tx, startEvent, 'event', '/startEvent')
    await assertValid(tx, targetEvent ?? matchAll, 'event', '/targetEvent')
  },
})
