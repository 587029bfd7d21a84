import { entities, type Patch } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import { fail, type FieldError } from '#model/lib/errors.ts'
import { isKey } from '#model/lib/ids.ts'
import { isObject } from '#model/lib/is-object.ts'
import { jsonPatch, mergePatch, PatchError } from '#model/lib/json-patch.ts'
import { isPatchable, type PatchPlan } from '#model/api/patch-plan.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import { withArticle } from '#model/schema/with-article.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import { configurationEntities, portableValues } from '#engine/kernel/portable.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { tryOut } from '#engine/kernel/try-out.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { inSentence, say } from '#language'

const PATCH = 'patch'

/** Entities that patches may change: the tenant's configuration, except patches. */
const patchable = (engine: Pick<Engine, 'stores'>): readonly Entity[] =>
  configurationEntities(engine).filter(isPatchable)

function faultyData({ operation, data = {}, steps = [] }: Partial<Patch>): FieldError[] {
  if (operation === 'patch')
    return steps.length === 0 ? [{ path: '/steps', message: say('A patch needs steps.') }] : []
  return operation === 'merge' && Object.keys(data).length === 0
    ? [{ path: '/data', message: say('A merge needs the fields that it changes.') }]
    : []
}

/** @throws ProductError `invalid` with the path of each fault */
function assertValidPatch(values: Partial<Patch>): void {
  const faults = faultyData(values)
  const known = entities.filter(isPatchable)
  if (!known.some(({ id }) => id === values.patchedItemType))
    faults.push({
      path: '/patchedItemType',
      message: say('There are no such records. Known: {values}.', {
        values: known.map(({ id }) => id).join(', '),
      }),
    })
  if (!isKey(String(values.patchedItemId)))
    faults.push({ path: '/patchedItemId', message: say('This is not a valid record id.') })
  const [fault] = faults
  if (fault !== undefined)
    throw fail(
      'invalid',
      say('The patch cannot be kept: {fault}', { fault: fault.message }),
      faults,
    )
}

/** The content of a patch, without its name and description. */
const said = ({ patchedItemType, patchedItemId, operation, data, steps }: Partial<Patch>) =>
  stableJson([patchedItemType, patchedItemId, operation, data, steps])

/** Resets the applied state of a patch whose content changed. */
async function forgetApplication(
  db: Db,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  before: Patch | null,
  after: Patch | null,
): Promise<void> {
  if (!before?.lastApplication || !after || said(before) === said(after)) return
  await db
    .updateTable('patches')
    .set({ last_application: null, last_outcome: '' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', after.id)
    .execute()
}

/** Checks patches, and resets the applied state of a changed one. */
export const patchHooks: EntityHooks<Patch> = {
  validate: async (_db, _scope, values) => assertValidPatch(values),
  afterWrite: forgetApplication,
}

/** The default values of a record. */
const empty = (entity: Entity, names: readonly string[]): RecordValues =>
  Object.fromEntries(
    entity.fields
      .filter(({ name }) => names.includes(name))
      .map(({ name, node }) => [name, node.default ?? null]),
  )

function wanted(
  patch: Patch,
  entity: Entity,
  here: RecordValues | null,
  names: readonly string[],
): RecordValues {
  if (patch.operation === 'override') return { ...empty(entity, names), ...patch.data }
  try {
    const after =
      patch.operation === 'merge' ? mergePatch(here, patch.data) : jsonPatch(here, patch.steps)
    if (!isObject(after)) throw new PatchError(0, 'A record is an object.')
    return { ...empty(entity, names), ...after }
  } catch (error) {
    if (error instanceof PatchError)
      throw fail('invalid', error.message, [
        {
          path: patch.operation === 'patch' ? `/steps/${error.at}` : '/data',
          message: error.message,
        },
      ])
    throw error
  }
}

/**
 * Performs a patch's change through the same functions as a user's change: with checks, version,
 * history and audit entry.
 */
async function change(engine: Engine, scope: ActorScope, patch: Patch, db: Db): Promise<PatchPlan> {
  const { patchedItemType: entityId, patchedItemId: id, operation } = patch
  const configuration = patchable(engine)
  const entity = configuration.find((candidate) => candidate.id === entityId)
  if (!entity)
    throw fail(
      'invalid',
      say('There are no records of the kind "{kind}" to change.', { kind: entityId }),
      [{ path: '/patchedItemType', message: 'Unknown.' }],
    )
  const store = engine.stores.byId(entityId)!
  const current = await store.get(scope, id, { db })
  if (!current && operation !== 'override') {
    if (operation === 'remove')
      return { kind: 'nothing', entity: entityId, id, before: null, after: null }
    throw fail(
      'invalid',
      say('There is no {thing} "{id}" to change.', { thing: inSentence(entity.title), id }),
      [{ path: '/patchedItemId', message: 'It is not there.' }],
    )
  }
  const here = current && portableValues(entity, current, configuration)
  if (operation === 'remove') {
    await store.remove(scope, id, null, { db })
    return { kind: 'remove', entity: entityId, id, before: here, after: null }
  }
  const names = Object.keys(portableValues(entity, {}, configuration)).filter(
    (name) => name !== 'id',
  )
  const { id: nextId = id, ...after } = wanted(patch, entity, here, names)
  if (nextId !== id)
    throw fail('invalid', 'A patch changes no ids.', [
      { path: '/data/id', message: 'It must stay as it is.' },
    ])
  const unknown = Object.keys(after).filter((name) => !names.includes(name))
  const [firstUnknown] = unknown
  if (firstUnknown !== undefined)
    throw fail(
      'invalid',
      say('There is no field "{name}" of {thing} to change.', {
        name: firstUnknown,
        thing: withArticle(inSentence(entity.title)),
      }),
      unknown.map((name) => ({ path: `/data/${name}`, message: say('There is no such field.') })),
    )
  if (!here) {
    const given = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null))
    await store.create(scope, { ...given, id }, { db })
    return { kind: 'create', entity: entityId, id, before: null, after: given }
  }
  const differing = names.filter(
    (name) => stableJson(after[name] ?? null) !== stableJson(here[name] ?? null),
  )
  if (differing.length === 0)
    return { kind: 'nothing', entity: entityId, id, before: null, after: null }
  const pick = (from: RecordValues) =>
    Object.fromEntries(differing.map((name) => [name, from[name] ?? null]))
  await store.update(scope, id, null, pick(after), { db })
  return { kind: 'change', entity: entityId, id, before: pick(here), after: pick(after) }
}

async function patchOf(engine: Engine, scope: ActorScope, id: string, db?: Db): Promise<Patch> {
  const patch = await engine.stores.of(PATCH).get(scope, id, db ? { db } : {})
  if (!patch) throw fail('not_found', 'There is no such patch.')
  return patch
}

/**
 * Previews a patch by applying it with every check and rolling back. Changes nothing.
 * @throws ProductError as `applyPatch`, but also for patches that were applied already
 */
export const previewPatch = (engine: Engine, scope: ActorScope, id: string): Promise<PatchPlan> =>
  tryOut(engine, scope.tenantId, async (db) =>
    change(engine, scope, await patchOf(engine, scope, id, db), db),
  )

const DONE: Record<PatchPlan['kind'], string> = {
  create: 'made',
  change: 'changed',
  remove: 'deleted',
  nothing: 'left as it was',
}

/**
 * Applies a patch and records its application in one transaction.
 * @param force also when it was applied before
 * @throws ProductError `wrong_state` (applied before), `invalid` (impossible), `in_use` (it removes
 * referenced records)
 */
export async function applyPatch(
  engine: Engine,
  scope: ActorScope,
  id: string,
  force: boolean,
): Promise<PatchPlan> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const patch = await patchOf(engine, scope, id, db)
    if (patch.lastApplication && !force)
      throw fail('wrong_state', 'This patch was applied already. Apply it again only on purpose.')
    const plan = await change(engine, scope, patch, db)
    const fields = plan.kind === 'change' ? ` (${Object.keys(plan.after!).join(', ')})` : ''
    await engine.stores.of(PATCH).update(
      scope,
      id,
      patch.version,
      {
        lastApplication: new Date(engine.clock.now()).toISOString(),
        lastOutcome: `${plan.entity} ${plan.id}: ${DONE[plan.kind]}${fields}`.slice(0, 300),
      },
      { db },
    )
    return plan
  })
}
