import { fail } from '#model/errors.ts'
import { referrersOf } from '#catalog/referrers.ts'
import { inOrder } from '#model/in-order.ts'
import type { ConflictChoice, ImportPlan, PlannedChange } from '#model/import-plan.ts'
import type { Engine, Scope } from '../engine.ts'
import { planImport, readConfiguration } from './plan-import.ts'
import { configurationEntities } from './portable.ts'

/** What an import would do. Changes nothing. @throws ProductError `malformed` */
export async function dryImport(engine: Engine, scope: Scope, bytes: Uint8Array): Promise<ImportPlan> {
  const archive = readConfiguration(engine, bytes)
  return engine.database.system((db) => planImport(engine, scope, archive, db))
}

/**
 * Applies an archive in one transaction: all of it or nothing, each record with its audit entry, and one entry for the import. Records that the
 * archive does not hold stay as they are.
 * @param hash of the plan that was shown; when something else would happen now, nothing does
 * @param from where the archive came from, for the audit log
 * @throws ProductError `malformed`, `conflict` (the plan is another by now), `wrong_state` (conflicts, and the choice is to refuse), `invalid` (faults)
 */
export async function importConfiguration(engine: Engine, scope: Scope, bytes: Uint8Array, hash: string, conflicts: ConflictChoice, from = ''): Promise<ImportPlan> {
  const archive = readConfiguration(engine, bytes)
  const entities = configurationEntities(engine)
  // Also what stands inside: a rule comes after the scripts that it runs.
  const order = inOrder(entities, (entity) => entities.filter((one) => one !== entity && referrersOf(one, [entity]).length > 0)).map((one) => one.id)
  return engine.database.system(async (db) => {
    const plan = await planImport(engine, scope, archive, db)
    if (plan.hash !== hash) throw fail('conflict', 'The configuration was changed in the meantime. Look at the new plan first.', [], { plan })
    if (plan.fault > 0) throw fail('invalid', 'Some records cannot be imported. Nothing was changed.', plan.changes.filter((one) => one.kind === 'fault').map((one) => ({ path: `/${one.entity}/${one.id}`, message: one.reasons.join(' ') })))
    if (plan.conflict > 0 && conflicts === 'refuse') throw fail('wrong_state', 'Some records were changed here since. Say what becomes of them. Nothing was changed.')
    const wanted = plan.changes.filter((one) => one.kind !== 'conflict' || conflicts === 'overwrite').sort((a, b) => order.indexOf(a.entity) - order.indexOf(b.entity))
    for (const one of wanted) await apply(one)
    if (wanted.length > 0) await engine.stores.note(scope, { action: 'import', entity: 'tenant', entityId: scope.tenantId, summary: `Configuration imported${from && ` ${from}`}: ${plan.create} created, ${wanted.length - plan.create} changed`, facts: { conflicts } }, { db })
    return plan

    async function apply({ entity, id, kind, after }: PlannedChange) {
      const store = engine.stores.byId(entity)!
      if (kind === 'create') await store.create(scope, { ...after, id }, { db })
      else await store.update(scope, id, null, after!, { db })
    }
  })
}
