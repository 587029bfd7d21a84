import { inSentence, say } from '#language'
import { sql } from 'kysely'
import { isAction } from '#catalog/actions/action.ts'
import { namedInActions } from '#catalog/actions/named-in-actions.ts'
import { scriptTypeId } from '#catalog/actions/scripted.ts'
import { matchAll } from '#condition/condition.ts'
import { entityOf, type EntityId, type Rule } from '#model/schema/entities.generated.ts'
import { fail, type FieldError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { conditionFaults } from '#engine/segments/check-condition.ts'
import { loadActionLanguage } from './load-action-language.ts'
import { scopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * JSON Pointer to the record in a list of actions; to the whole action where the exact place is
 * unknown.
 */
function placeOf(actions: unknown, id: string, path: string): string {
  const at = Array.isArray(actions)
    ? actions.findIndex(
        (action) =>
          JSON.stringify(action).includes(JSON.stringify(id)) ||
          (isAction(action) && action.type === scriptTypeId(id)),
      )
    : -1
  const values =
    at < 0
      ? {}
      : ((actions as { parameterValues?: Record<string, unknown> }[])[at]!.parameterValues ?? {})
  const name = Object.keys(values).find((key) =>
    JSON.stringify(values[key]).includes(JSON.stringify(id)),
  )
  if (at < 0) return path
  return name ? `${path}/${at}/parameterValues/${name}` : `${path}/${at}/type`
}

/** Faults for records that actions reference and that do not exist. */
export async function missingRecords(
  db: Db,
  tenantId: string,
  actions: unknown,
  path: string,
): Promise<FieldError[]> {
  const named = namedInActions(actions)
  const faults: FieldError[] = []
  for (const entityId of new Set(named.map(({ entity }) => entity))) {
    const entity = entityOf(entityId as EntityId)
    const ids = [
      ...new Set(named.filter((reference) => reference.entity === entityId).map(({ id }) => id)),
    ]
    const { rows } = await sql<{
      id: string
    }>`
      select id::text as id
      from ${sql.table(entity.table)}
      where tenant_id = ${tenantId} and id::text = any(${ids})
    `.execute(db)
    for (const id of ids)
      if (!rows.some((row) => row.id === id))
        faults.push({
          path: placeOf(actions, id, path),
          message: say('The {thing} "{id}" does not exist.', {
            thing: inSentence(entity.title),
            id,
          }),
        })
  }
  return faults
}

export interface RuleDraft {
  condition?: unknown
  actions?: unknown
}

/** All faults that prevent saving a rule, with the path of the node or parameter. */
export async function ruleFaults(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  { condition = matchAll, actions = [] }: RuleDraft,
): Promise<FieldError[]> {
  const { db, tenantId } = tx
  const faults = [
    ...(await conditionFaults(tx, condition, 'event', '/condition')),
    ...(await loadActionLanguage(db, tenantId)).check(actions, '/actions'),
  ]
  // References are only checked in valid actions.
  return faults.some(({ path }) => path.startsWith('/actions'))
    ? faults
    : [...faults, ...(await missingRecords(db, tenantId, actions, '/actions'))]
}

/** @throws ProductError `invalid` with the path of each fault */
async function assertValidRule(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  rule: RuleDraft,
): Promise<void> {
  const faults = await ruleFaults(tx, rule)
  const [fault] = faults
  if (fault !== undefined)
    throw fail('invalid', say('The rule cannot be kept: {fault}', { fault: fault.message }), faults)
}

/** Checks the conditions and actions of rules. */
export const ruleHooks = (engine: Pick<Engine, 'clock'>): EntityHooks<Rule> => ({
  validate: (db, scope, { condition, actions }) =>
    assertValidRule(scopedTx(engine, db, scope), { condition, actions }),
})
