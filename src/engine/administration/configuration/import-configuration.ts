import type { Entity } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { namedIn } from '#catalog/named-in.ts'
import { referrersOf } from '#catalog/referrers.ts'
import { inOrder } from '#model/schema/in-order.ts'
import type {
  ConflictChoice,
  PlanApproval,
  ImportPlan,
  PlannedChange,
} from '#model/api/import-plan.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { planImport, readConfiguration } from './plan-import.ts'
import { configurationEntities } from '#engine/kernel/portable.ts'

/**
 * Previews an import. Changes nothing.
 * @throws ProductError `malformed`
 */
export async function dryImport(
  engine: Engine,
  scope: ActorScope,
  bytes: Uint8Array,
): Promise<ImportPlan> {
  const archive = readConfiguration(engine, scope, bytes)
  return engine.database.system((db) => planImport(engine, scope, archive, db))
}

/**
 * Applies an archive in one transaction, with an audit entry for each record and one for the
 * import. Records that are not in the archive stay unchanged.
 * @param approval when the plan differs now from the approved one, nothing is changed
 * @param from the origin of the archive, for the audit log
 * @throws ProductError `malformed`, `conflict` (the plan has changed), `wrong_state` (conflicts,
 * and the choice is to refuse), `invalid` (faults)
 */
export async function importConfiguration(
  engine: Engine,
  scope: ActorScope,
  { bytes, from = '' }: { bytes: Uint8Array; from?: string },
  approval: PlanApproval,
): Promise<ImportPlan> {
  const archive = readConfiguration(engine, scope, bytes)
  return engine.database.system(async (db) => {
    const { conflicts } = approval
    const plan = await planImport(engine, scope, archive, db)
    refusePlan(plan, approval)
    const plannedChanges = wantedChanges(configurationEntities(engine), plan, conflicts)
    for (const plannedChange of plannedChanges) await writeChange(engine, scope, plannedChange, db)
    if (plannedChanges.length > 0)
      await engine.stores.note(
        scope,
        {
          action: 'import',
          entity: 'tenant',
          entityId: scope.tenantId,
          summary:
            `Configuration imported${from && ` ${from}`}: ${plan.create} created, ` +
            `${plannedChanges.length - plan.create} changed`,
          facts: { conflicts },
        },
        { db },
      )
    return plan
  })
}

/**
 * @throws ProductError `conflict` (the plan differs from the confirmed one), `invalid` (faults),
 * `wrong_state` (conflicts, and the choice is to refuse)
 */
export function refusePlan(plan: ImportPlan, { hash, conflicts }: PlanApproval): void {
  if (plan.hash !== hash)
    throw fail(
      'conflict',
      'The configuration was changed in the meantime. Look at the new plan first.',
      [],
      { plan },
    )
  if (plan.fault > 0)
    throw fail(
      'invalid',
      'Some records cannot be imported. Nothing was changed.',
      plan.changes
        .filter((change) => change.kind === 'fault')
        .map((change) => ({
          path: `/${change.entity}/${change.id}`,
          message: change.reasons.join(' '),
        })),
    )
  if (plan.conflict > 0 && conflicts === 'refuse')
    throw fail(
      'wrong_state',
      'Some records were changed here since. Choose which version to keep. No changes were made.',
    )
}

/** The changes of a plan to write, in dependency order. */
export function wantedChanges(
  entities: readonly Entity[],
  plan: ImportPlan,
  conflicts: ConflictChoice,
): PlannedChange[] {
  // Includes nested references: a rule is written after the scripts that it runs.
  const order = inOrder(entities, (entity) =>
    entities.filter((one) => one !== entity && referrersOf(one, [entity]).length > 0),
  ).map((entity) => entity.id)
  const plannedChanges = plan.changes
    .filter(
      (change) =>
        change.kind !== 'fault' && (change.kind !== 'conflict' || conflicts === 'overwrite'),
    )
    .sort((a, b) => order.indexOf(a.entity) - order.indexOf(b.entity))
  // Entities may reference each other: a goal references a journey in its condition, and a journey
  // a goal. Records seldom do, so this sorts them individually.
  const byKey = new Map(
    plannedChanges.map((plannedChange) => [
      `${plannedChange.entity} ${plannedChange.id}`,
      plannedChange,
    ]),
  )
  const byId = new Map(entities.map((entity) => [entity.id, entity]))
  return inOrder(plannedChanges, ({ entity, after }) =>
    namedBy(byId.get(entity), after ?? {}).map((key) => byKey.get(key)),
  )
}

/**
 * Records that must exist before this one is written. The steps of a journey may reference missing
 * records.
 */
const namedBy = (entity: Entity | undefined, values: Readonly<Record<string, unknown>>): string[] =>
  (entity?.fields ?? []).flatMap(({ name, node }) =>
    node['x-field'] === 'journey-graph'
      ? []
      : namedIn(node, values[name]).map((reference) => `${reference.entity} ${reference.id}`),
  )

/** Writes one change of a plan; returns the new version of the record. */
export async function writeChange(
  engine: Engine,
  scope: ActorScope,
  { entity, id, kind, after }: PlannedChange,
  db: Db,
): Promise<number> {
  const store = engine.stores.byId(entity)!
  const record =
    kind === 'create'
      ? await store.create(scope, { ...after, id }, { db })
      : await store.update(scope, id, null, after!, { db })
  return Number(record.version)
}
