import { message, say } from '#language'
import { isAction } from '#catalog/actions/action.ts'
import { actionDefinitionOf } from '#catalog/actions/definitions.ts'
import { createActionLanguage } from '#catalog/actions/language.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { savedConditionType } from '#catalog/conditions/saved-types.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import type { ConditionParameter } from '#condition/kind.ts'
import { createLanguage } from '#condition/language.ts'
import type { ActionType, ConditionType } from '#model/schema/entities.generated.ts'
import { fail, type FieldError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine, RowParts } from '#engine/kernel/engine.ts'
import { conditionFaults } from '#engine/segments/check-condition.ts'
import { rebuildChanged } from '#engine/segments/rebuild.ts'
import { missingRecords } from './check-rule.ts'
import { scopedTx, type TenantTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { itemsOf } from '#model/lib/items-of.ts'

const CONDITION = message('The condition type cannot be kept: {fault}')
const ACTION = message('The saved action cannot be kept: {fault}')

const refuse = (faults: readonly FieldError[], sentence: string) => {
  const [fault] = faults
  if (fault !== undefined)
    throw fail('invalid', say(sentence, { fault: fault.message }), [...faults])
}

/** All `type` values in a structure. */
function typesIn(value: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (one: unknown) => {
    if (Array.isArray(one)) one.forEach(visit)
    else if (typeof one === 'object' && one !== null) {
      const { type, parameterValues } = one as RecordValues
      if (typeof type === 'string' && typeof parameterValues === 'object') found.add(type)
      Object.values(one).forEach(visit)
    }
  }
  visit(value)
  return found
}

const holesIn = (value: unknown) =>
  new Set(
    [...JSON.stringify(value ?? null).matchAll(/"parameter::(\w+)"/g)].map((match) => match[1]!),
  )

function sampleOf({ type, default: usual, options, minimum }: ConditionParameter): unknown {
  if (usual !== undefined && usual !== null && usual !== '') return usual
  if (type === 'choice') return options?.[0]?.[0] ?? 'x'
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  return type === 'date' ? 'now' : 'x'
}

/** The parents of all saved types by id, including the given unsaved one. */
async function parentsOf(
  db: Db,
  tenantId: string,
  own: { id: string; parent: unknown },
): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('condition_types')
    .select(['id', 'parent_condition'])
    .where('tenant_id', '=', tenantId)
    .execute()
  return new Map<string, unknown>([
    ...rows.map((row): [string, unknown] => [row.id, row.parent_condition]),
    [own.id, own.parent],
  ])
}

/** All types reachable through the parents of saved types. */
function reached(from: unknown, parents: ReadonlyMap<string, unknown>): Set<string> {
  const all = typesIn(from)
  for (const type of all)
    if (parents.has(type)) for (const one of typesIn(parents.get(type))) all.add(one)
  return all
}

/** @throws ProductError `invalid` with the path of each fault */
async function assertValidConditionType(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  values: Partial<ConditionType>,
): Promise<void> {
  const { db, tenantId } = tx
  const { id: givenId, name = '', about = 'profile', parentCondition, parameters = [] } = values
  const id = String(givenId)
  if (
    conditionDefinitions.some((conditionDefinition) => conditionDefinition.id === id) ||
    shippedConditionTypes.some((conditionType) => conditionType.id === id)
  )
    refuse(
      [
        {
          path: '/id',
          message: say('"{id}" is a type that is shipped. Choose another id.', { id }),
        },
      ],
      CONDITION,
    )
  const declared = parameters as ConditionParameter[]
  const twice = declared.findIndex(
    (conditionParameter, at) =>
      declared.findIndex((other) => other.id === conditionParameter.id) !== at,
  )
  if (twice >= 0)
    refuse(
      [
        {
          path: `/parameters/${twice}/id`,
          message: say('There are two parameters "{id}".', { id: declared[twice]!.id }),
        },
      ],
      CONDITION,
    )
  const choices = declared.findIndex(
    ({ type, options = [] }) => type === 'choice' && options.length === 0,
  )
  if (choices >= 0)
    refuse(
      [{ path: `/parameters/${choices}/options`, message: say('A choice needs options.') }],
      CONDITION,
    )
  const open = [...holesIn(parentCondition)].filter(
    (hole) => !declared.some((conditionParameter) => conditionParameter.id === hole),
  )
  refuse(
    open.map((hole) => ({
      path: '/parameters',
      message: say('The condition uses "{name}", which is not a parameter.', { name: hole }),
    })),
    CONDITION,
  )
  if (
    reached(parentCondition, await parentsOf(db, tenantId, { id, parent: parentCondition })).has(id)
  )
    refuse(
      [{ path: '/parentCondition', message: say('The condition type would be made of itself.') }],
      CONDITION,
    )
  const type = savedConditionType({
    id,
    name,
    about,
    parentCondition,
    parameters,
  })
  const filled = createLanguage(conditionDefinitions, [type]).expand({
    type: id,
    parameterValues: Object.fromEntries(
      declared.map((conditionParameter) => [conditionParameter.id, sampleOf(conditionParameter)]),
    ),
  })
  refuse(await conditionFaults(tx, filled, about, '/parentCondition'), CONDITION)
}

/** Rebuilds segments and scores that depend on a condition type, in the same transaction. */
async function rebuildForType(
  tx: ScopedTx<RowParts>,
  before: ConditionType | null,
  after: ConditionType | null,
): Promise<void> {
  const { db, scope } = tx
  if (
    !before ||
    !after ||
    JSON.stringify([before.parentCondition, before.parameters]) ===
      JSON.stringify([after.parentCondition, after.parameters])
  )
    return
  const { tenantId } = scope
  const { id } = after
  const parents = await parentsOf(db, tenantId, { id, parent: after.parentCondition })
  const uses = (value: unknown) => reached(value, parents).has(id)
  const segments = await db
    .selectFrom('segments')
    .select(['id', 'condition'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const plans = await db
    .selectFrom('scorings')
    .select(['id', 'elements'])
    .where('tenant_id', '=', tenantId)
    .execute()
  for (const segment of segments)
    if (uses(segment.condition)) await rebuildChanged(tx, `segment:${segment.id}`)
  for (const plan of plans) if (uses(plan.elements)) await rebuildChanged(tx, `scoring:${plan.id}`)
}

/** @throws ProductError `invalid` with the path of each fault */
async function assertValidSavedAction(
  db: Db,
  tenantId: string,
  { id, actions }: Partial<ActionType>,
): Promise<void> {
  if (actionDefinitionOf(String(id)))
    refuse(
      [
        {
          path: '/id',
          message: say('"{id}" is a type that is shipped. Choose another id.', { id: String(id) }),
        },
      ],
      ACTION,
    )
  const [action] = itemsOf(actions)
  if (isAction(action) && !actionDefinitionOf(action.type))
    refuse(
      [{ path: '/actions/0/type', message: say('A saved action must use a built-in action.') }],
      ACTION,
    )
  refuse(createActionLanguage().check(actions, '/actions', true), ACTION)
  refuse(await missingRecords(db, tenantId, actions, '/actions'), ACTION)
}

/** Checks condition types, and rebuilds what depends on a changed one. */
export const conditionTypeHooks = (engine: RowParts): EntityHooks<ConditionType> => ({
  validate: (db, scope, values) => assertValidConditionType(scopedTx(engine, db, scope), values),
  afterWrite: (db, scope, before, after) =>
    rebuildForType(scopedTx(engine, db, scope), before, after),
})

/** Checks saved actions. */
export const actionTypeHooks: EntityHooks<ActionType> = {
  validate: (db, { tenantId }, values) => assertValidSavedAction(db, tenantId, values),
}
