import { say } from '#language'
import type { PluginLeave, Usage } from '#catalog/referrers.ts'
import type { PluginView } from '#model/api/answers/plugin-answers.ts'
import type { Plugin } from '#model/schema/entities.generated.ts'
import { fail, ProductError } from '#model/lib/errors.ts'
import type { ImportPlan, PlannedChange, PlanApproval } from '#model/api/import-plan.ts'
import type { Db } from '#platform/database/database.ts'
import {
  refusePlan,
  wantedChanges,
  writeChange,
} from '#engine/administration/configuration/import-configuration.ts'
import { planImport, planOf } from '#engine/administration/configuration/plan-import.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { tryOut } from '#engine/kernel/try-out.ts'
import { findPlugin } from './plugins.ts'
import { pluginEntities, type PluginPackage } from './read-package.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { required } from '#model/lib/lookup.ts'
import { inScope, scopedTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

type Brought = { entity: string; id: string; version: number }

function sound(pack: PluginPackage | null): PluginPackage {
  if (!pack) throw fail('wrong_state', 'There is no package of this plugin any more.')
  if (pack.faults.length > 0)
    throw fail(
      'invalid',
      say('The plugin has faults: {fault}', { fault: pack.faults[0]! }),
      pack.faults.slice(0, 50).map((message) => ({ path: '', message })),
    )
  return pack
}

const broughtBy = (row: Plugin | null) => row?.brought ?? []

/**
 * Existing records that the plugin did not create, or that users changed since, require a decision
 * by the user.
 */
function planFor(
  { db, engine, scope }: ScopedTx,
  pack: PluginPackage,
  row: Plugin | null,
): Promise<ImportPlan> {
  const brought = broughtBy(row)
  const conflict = (entity: string, current: RecordValues) => {
    const own = brought.find((record) => record.entity === entity && record.id === current.id)
    if (!own) return 'It was here before the plugin, and is not the plugin’s.'
    return Number(current.version) > own.version
      ? `${String(current.updatedBy)} changed it here since the plugin brought it.`
      : null
  }
  return planImport(engine, scope, { ...pack.read, conflict }, db)
}

/**
 * Writes the changes; returns the new versions of the records.
 * @param failed called with the first change that cannot be written; no more changes are written
 * then
 */
async function write(
  { db, engine, scope }: ScopedTx,
  changes: readonly PlannedChange[],
  failed?: (change: PlannedChange, error: ProductError) => void,
): Promise<Map<PlannedChange, number>> {
  const versions = new Map<PlannedChange, number>()
  for (const change of changes)
    try {
      versions.set(change, await writeChange(engine, scope, change, db))
    } catch (error) {
      if (!failed || !(error instanceof ProductError)) throw error
      failed(change, error)
      break
    }
  return versions
}

/**
 * Previews enabling or upgrading a plugin, with every check. Changes nothing.
 * @throws ProductError `not_found`, `wrong_state`, `invalid` (the package has faults)
 */
export async function planPlugin(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<ImportPlan> {
  return tryOut(engine, scope.tenantId, async (db) => {
    const { row, pack } = await findPlugin(engine, scope, id, db)
    const tx = scopedTx(engine, db, scope)
    const plan = await planFor(tx, sound(pack), row)
    if (plan.fault > 0) return plan
    const faulty = new Map<PlannedChange, string>()
    await write(tx, wantedChanges(pluginEntities(engine), plan, 'keep'), (change, error) =>
      faulty.set(change, error.message),
    )
    return faulty.size === 0
      ? plan
      : planOf(
          plan.changes.map((change) =>
            faulty.has(change)
              ? {
                  ...change,
                  kind: 'fault',
                  before: null,
                  after: null,
                  reasons: [required(faulty, change)],
                }
              : change,
          ),
          plan.same,
        )
  })
}

/**
 * Enables or upgrades a plugin, completely or not at all. The created records belong to the plugin.
 * @throws ProductError `not_found`, `wrong_state`, `invalid`, `conflict` (the plan has changed)
 */
export async function switchOn(
  engine: Engine,
  scope: ActorScope,
  id: string,
  approval: PlanApproval,
): Promise<PluginView> {
  await inScope(engine, scope, async (tx) => {
    const { db } = tx
    const found = await findPlugin(engine, scope, id, db)
    const pack = sound(found.pack)
    const { row } = found
    const { conflicts } = approval
    const plan = await planFor(tx, pack, row)
    refusePlan(plan, approval)
    const versions = await write(tx, wantedChanges(pluginEntities(engine), plan, conflicts))
    const before = broughtBy(row)
    const isOwn = ({ entity, id: record }: PlannedChange) =>
      before.some((one) => one.entity === entity && one.id === record)
    const written = [...versions]
      .filter(([change]) => change.kind === 'create' || isOwn(change))
      .map(([{ entity, id: record }, version]): Brought => ({ entity, id: record, version }))
    const brought = [
      ...before.filter(
        (one) =>
          !written.some(({ entity, id: record }) => entity === one.entity && record === one.id),
      ),
      ...written,
    ]
    const values = {
      name: pack.name,
      description: pack.description,
      packageVersion: pack.version,
      enabled: true,
      switchedAt: new Date(engine.clock.now()).toISOString(),
      brought,
    }
    if (row) await engine.stores.of('plugin').update(scope, id, row.version, values, { db })
    else await engine.stores.of('plugin').create(scope, { id, source: 'folder', ...values }, { db })
    await engine.stores.note(
      scope,
      {
        action: 'import',
        entity: 'plugin',
        entityId: id,
        summary:
          `Plugin "${pack.name}" ${pack.version} switched on: ${plan.create} created, ` +
          `${versions.size - plan.create} changed`,
        facts: { conflicts },
      },
      { db },
    )
  })
  return (await findPlugin(engine, scope, id)).view
}

/**
 * Deletes the records that a plugin created, in any order that works; returns those that must stay
 * because other records reference them.
 */
async function takeAway(
  engine: Engine,
  scope: ActorScope,
  row: Plugin,
  db: Db,
): Promise<PluginLeave> {
  const goes: PluginLeave['goes'] = []
  let rest = broughtBy(row)
  let usedBy: Usage[] = []
  for (let before = -1; rest.length > 0 && rest.length !== before;) {
    before = rest.length
    usedBy = []
    const blocked: Brought[] = []
    for (const one of rest) {
      const store = engine.stores.byId(one.entity)
      const record = await store?.get(scope, one.id, { db })
      if (!store || !record) continue
      try {
        await store.remove(scope, one.id, null, { db })
        goes.push({
          entity: one.entity,
          id: one.id,
          name: String(record[store.entity.label] || one.id),
        })
      } catch (error) {
        if (!(error instanceof ProductError) || error.code !== 'in_use') throw error
        usedBy.push(...(error.facts.usedBy as Usage[]))
        blocked.push(one)
      }
    }
    rest = blocked
  }
  return { goes, usedBy: byField(usedBy) }
}

async function rowOf(engine: Engine, scope: ActorScope, id: string, db: Db): Promise<Plugin> {
  const { row } = await findPlugin(engine, scope, id, db)
  if (!row?.enabled) throw fail('wrong_state', 'This plugin is not on.')
  return row
}

/** Merges references by the same field to one entry. */
function byField(usedBy: readonly Usage[]): Usage[] {
  const found = new Map<string, Usage>()
  for (const usage of usedBy) {
    const key = `${usage.entity} ${usage.field}`
    const before = found.get(key)
    const fresh = usage.records.filter(
      ({ id }) => !before?.records.some((record) => record.id === id),
    )
    found.set(
      key,
      before
        ? {
            ...before,
            count: before.count + usage.count - (usage.records.length - fresh.length),
            records: [...before.records, ...fresh],
          }
        : usage,
    )
  }
  return [...found.values()]
}

/**
 * Previews disabling a plugin: the records that would be deleted, and references to them. Changes
 * nothing.
 * @throws ProductError `not_found`, `wrong_state`
 */
export const previewLeave = (engine: Engine, scope: ActorScope, id: string): Promise<PluginLeave> =>
  tryOut(engine, scope.tenantId, async (db) =>
    takeAway(engine, scope, await rowOf(engine, scope, id, db), db),
  )

/**
 * Disables a plugin and deletes the records it created, completely or not at all.
 * @throws ProductError `not_found`, `wrong_state`, `in_use` (with the references to its records)
 */
export async function switchOff(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<PluginView | null> {
  const source = await engine.database.tenant(scope.tenantId, async (db) => {
    const row = await rowOf(engine, scope, id, db)
    const { goes, usedBy } = await takeAway(engine, scope, row, db)
    if (usedBy.length > 0)
      throw fail(
        'in_use',
        say('Records of the plugin "{name}" are still used by others. Nothing was changed.', {
          name: row.name,
        }),
        [],
        { usedBy },
      )
    await engine.stores
      .of('plugin')
      .update(
        scope,
        id,
        row.version,
        { enabled: false, brought: [], switchedAt: new Date(engine.clock.now()).toISOString() },
        { db },
      )
    await engine.stores.note(
      scope,
      {
        action: 'delete',
        entity: 'plugin',
        entityId: id,
        summary: `Plugin "${row.name}" switched off: ${goes.length} deleted`,
      },
      { db },
    )
    return row.source
  })
  const still = source === 'upload' || (await engine.plugins.read(id)).length > 0
  return still ? (await findPlugin(engine, scope, id)).view : null
}
