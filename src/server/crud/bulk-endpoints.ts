import { inSentence, say } from '#language'
import {
  bulkActionOf,
  bulkActions,
  bulkActionsFor,
} from '#engine/administration/bulk/actions/list.ts'
import type {
  BulkAction,
  BulkOutcome,
  BulkWork,
  RecordWriter,
} from '#engine/administration/bulk/bulk-action.ts'
import {
  changeSome,
  concludeNow,
  countOutcomes,
  storeOutcomes,
  storeWriter,
} from '#engine/administration/bulk/run-bulk.ts'
import {
  MAX_IMMEDIATE,
  selectIds,
  storeBulk,
  type Selection,
} from '#engine/administration/bulk/start-bulk.ts'
import type { BulkDone, BulkFailed, BulkQueued } from '#model/api/answers/bulk-answers.ts'
import type { Entity, SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { publicRecord } from '#store/row-codec.ts'
import type { EntityStore, RemoveOptions, StoreScope } from '#store/entity-store.ts'
import {
  endpoint,
  type Endpoint,
  type EndpointAccess,
  type EndpointInput,
} from '../base/endpoint.ts'
import { checkAccess } from '../plugins/authenticate.ts'
import { visibleRefusal } from '../plugins/visible-usages.ts'

/** The records of an entity that bulk changes are about. */
export interface Many {
  /** Used for the description; `find` returns the entity of a call. */
  entity: Entity
  find(input: EndpointInput): Promise<{ entity: Entity; store: EntityStore }>
  access: EndpointAccess
  scopeOf(input: EndpointInput): StoreScope
  /** The hand-written endpoints of one record, whose rules apply to bulk changes too. */
  written: { update?: Endpoint; remove?: Endpoint }
}

/** Largest number of records that are changed while the caller waits, where no job can do it. */
const MAX_WAITED = 1000
/** Maximum number of records that one call names. */
const MAX_NAMED = 10_000

/**
 * For custom objects, the type is known only at the call: any action may be requested, and is
 * checked then.
 */
const actionsOf = (entity: Entity): readonly BulkAction[] =>
  entity.path.includes(':')
    ? ['activate', 'deactivate', 'tag', 'untag', 'delete'].map((id) => bulkActionOf(id)!)
    : bulkActionsFor(entity)

/**
 * Checks the right to what an action writes elsewhere, such as lists.
 * @throws ProductError `forbidden`
 */
export function assertMayWrite({ alsoWrites }: BulkAction, caller: EndpointInput['caller']): void {
  if (alsoWrites)
    checkAccess(
      {
        access: alsoWrites === 'campaigns' ? 'write-member' : 'write-audience',
        path: `/api/v1/${alsoWrites}`,
      },
      caller,
    )
}

const canUndoDelete = ({ written }: Many) => !written.remove || written.remove.undoable === true

/** Reads and writes single records by the hand-written endpoints of an entity, where it has them. */
export function writerFor(
  { written }: Pick<Many, 'written'>,
  store: EntityStore,
  scope: StoreScope,
  input: EndpointInput,
): RecordWriter {
  const call = (endpoint: Endpoint, id: string, body: unknown, removal?: RemoveOptions) => {
    checkAccess(endpoint, input.caller)
    return endpoint.handler({
      ...input,
      params: { id },
      query: {},
      body,
      ...(removal ? { removal } : {}),
    })
  }
  const plain = storeWriter(store, scope)
  const { update, remove } = written
  return {
    ...plain,
    update: (id, version, values) =>
      update ? call(update, id, { ...values, version }) : plain.update(id, version, values),
    remove: (id, removal) =>
      remove ? call(remove, id, undefined, removal) : plain.remove(id, removal),
  }
}

/** The failed records of some outcomes, with their names and what the caller may know of them. */
export async function failedOf(
  input: EndpointInput,
  store: EntityStore,
  scope: StoreScope,
  outcomes: readonly BulkOutcome[],
): Promise<BulkFailed[]> {
  const failed: BulkFailed[] = []
  for (const { id, state, code = '', reason = '', error } of outcomes) {
    if (state !== 'failed') continue
    const problem = error && visibleRefusal(error, input.engine.stores.entities, input.caller)
    const record = await store.get(scope, id).catch(() => null)
    const usedBy = problem?.facts.usedBy
    failed.push({
      id,
      name: String((record && publicRecord(store.entity, record)[store.entity.label]) || id),
      code: problem?.code ?? code,
      reason: problem?.message ?? reason,
      ...(usedBy ? { usedBy } : {}),
    })
  }
  return failed
}

interface BulkBody extends Selection {
  action: string
  count?: number
  [param: string]: unknown
}

/** @throws ProductError `invalid` unless the body names records in one way */
function selectionIn({ ids, filter, q }: BulkBody): Selection {
  if ((ids === undefined) === (filter === undefined && q === undefined))
    throw fail('invalid', 'Name the records by "ids", or by "filter" and "q".', [
      { path: '/ids', message: 'Either ids, or a filter.' },
    ])
  return { ...(ids ? { ids } : {}), ...(filter ? { filter } : {}), ...(q ? { q } : {}) }
}

/** @throws ProductError `invalid` for an action or a parameter that the entity does not have */
function actionIn(entity: Entity, { action: id, ...body }: BulkBody): [BulkAction, RecordValues] {
  const actions = entity.objectType ? bulkActions : bulkActionsFor(entity)
  const action = actions.find((bulkAction) => bulkAction.id === id)
  if (!action || !action.fits(entity))
    throw fail(
      'invalid',
      say('The action "{name}" does not exist for {things}.', {
        name: String(id),
        things: inSentence(entity.plural),
      }),
      [
        {
          path: '/action',
          message: say('One of: {values}.', {
            values: bulkActionsFor(entity)
              .map((bulkAction) => bulkAction.id)
              .join(', '),
          }),
        },
      ],
    )
  const params = Object.fromEntries(
    Object.keys(action.params).flatMap((name) =>
      body[name] === undefined ? [] : [[name, body[name]]],
    ),
  )
  const missing = action.required.filter((name) => params[name] === undefined)
  const [firstMissing] = missing
  if (firstMissing !== undefined)
    throw fail(
      'invalid',
      say('Give "{name}" for the action "{action}".', { name: firstMissing, action: String(id) }),
      missing.map((name) => ({ path: `/${name}`, message: 'Enter a value.' })),
    )
  return [action, params]
}

/** Changes few records while the caller waits, and stores the outcomes. */
async function changeNow(
  input: EndpointInput,
  many: Many,
  { store, work }: { store: EntityStore; work: BulkWork },
  {
    action,
    ids,
    undoOf = null,
  }: { action: BulkAction; ids: readonly string[]; undoOf?: string | null },
): Promise<BulkDone> {
  const { engine, scope, entity, params, undoId } = work
  const payload = {
    entity: entity.id,
    action: action.id,
    params,
    actor: scope.actor,
    undoId,
    undoOf,
  }
  // The bulk changes of custom objects and of other organizations' records are not kept.
  const isStored = !entity.objectType && scope.tenantId !== ''
  const job = isStored
    ? await storeBulk(engine, scope, entity, { payload, ids, isImmediate: true })
    : null
  const outcomes = await changeSome(work, payload, ids)
  if (job)
    await engine.database.tenant(scope.tenantId, async (db) => {
      await storeOutcomes({ db, engine }, job, outcomes, undoOf)
      await concludeNow(db, engine, job, {
        bulkId: job.id,
        change: { entity: entity.id, action: action.id, params, undoId, undoOf },
        ...countOutcomes(outcomes),
      })
    })
  const kept = outcomes.filter(({ change }) => change?.before?.kept === true).length
  return {
    bulkId: job?.id ?? '',
    done: outcomes.filter(({ state }) => state !== 'failed').map(({ id }) => id),
    failed: await failedOf(input, store, scope, outcomes),
    ...(action.id === 'delete' && undoOf === null && canUndoDelete(many)
      ? { undo: kept > 0 ? undoId : null, undoable: kept }
      : {}),
  }
}

const tooMany = ({ plural }: Entity) =>
  fail(
    'invalid',
    say('At most {most} {things} can be changed at once. Narrow the selection.', {
      most: MAX_WAITED,
      things: inSentence(plural),
    }),
    [{ path: '/filter', message: 'Too many records.' }],
  )

/** Makes a bulk change at once or by a job, by the number of records. */
export async function changeMany(
  input: EndpointInput,
  many: Many,
  { entity, store }: { entity: Entity; store: EntityStore },
  change: {
    action: BulkAction
    params: RecordValues
    ids: readonly string[]
    undoId: string
    undoOf?: string | null
  },
): Promise<BulkDone | BulkQueued> {
  const { engine } = input
  const scope = many.scopeOf(input)
  const { action, params, ids, undoId, undoOf = null } = change
  const writer = writerFor(many, store, scope, input)
  const work: BulkWork = { engine, scope, entity, writer, params, undoId }
  const isGeneric = !(action.writes && many.written[action.writes])
  const canQueue = isGeneric && !entity.objectType && entity.scope === 'tenant'
  if (ids.length <= MAX_IMMEDIATE || !canQueue) {
    if (ids.length > MAX_WAITED) throw tooMany(entity)
    return changeNow(input, many, { store, work }, { action, ids, undoOf })
  }
  const payload = {
    entity: entity.id,
    action: action.id,
    params,
    actor: scope.actor,
    undoId,
    undoOf,
  }
  const job = await storeBulk(engine, scope, entity, { payload, ids, isImmediate: false })
  return { bulkId: job.id, jobId: job.id, total: ids.length }
}

function bulkEndpoint(many: Many): Endpoint {
  const { entity: described, scopeOf } = many
  const actions = actionsOf(described)
  const names = actions.map(({ id }) => id)
  return endpoint({
    method: 'POST',
    path: `/api/v1/${described.path}/bulk`,
    access: many.access,
    summary: `Change several ${described.plural.toLowerCase()}: ${names.join(', ')}`,
    rateLimit: 120,
    body: bodyOf(actions),
    async handler(input) {
      const body = input.body as BulkBody
      const selection = selectionIn(body)
      const found = await many.find(input)
      const { entity, store } = found
      const [action, params] = actionIn(entity, body)
      assertMayWrite(action, input.caller)
      const { engine } = input
      const scope = scopeOf(input)
      const undoId = engine.newId()
      await action.check?.({ engine, scope, entity, params, undoId })
      const ids = await selectIds(engine, scope, store, selection)
      if (body.count !== undefined && body.count !== ids.length)
        throw fail(
          'conflict',
          say('{number} {things} match by now, and not {expected}. Look again.', {
            number: ids.length,
            things: inSentence(entity.plural),
            expected: Number(body.count),
          }),
          [{ path: '/count', message: say('It is {number} now.', { number: ids.length }) }],
          { count: ids.length },
        )
      return changeMany(input, many, found, { action, params, ids, undoId })
    },
  })
}

const bodyOf = (actions: readonly BulkAction[]): SchemaNode => ({
  type: 'object',
  properties: {
    action: { type: 'string', title: 'Action', enum: actions.map(({ id }) => id) },
    ids: {
      type: 'array',
      title: 'Records',
      items: { type: 'string', maxLength: 250 },
      minItems: 1,
      maxItems: MAX_NAMED,
      uniqueItems: true,
    },
    filter: {
      type: 'object',
      title: 'Filter',
      description: 'All records that a list with this filter shows, in place of ids.',
      additionalProperties: true,
    },
    q: { type: 'string', title: 'Search', description: 'As in a list.', maxLength: 200 },
    count: {
      type: 'integer',
      title: 'Count',
      description: 'The number of records that the user saw; another number is refused.',
      minimum: 0,
    },
    ...Object.assign({}, ...actions.map(({ params }) => params)),
  },
  required: ['action'],
  additionalProperties: false,
})

function undoEndpoint(many: Many): Endpoint {
  return endpoint({
    method: 'POST',
    path: `/api/v1/${many.entity.path}/undo-delete`,
    access: many.access,
    summary: `Restore ${many.entity.plural.toLowerCase()} that were deleted together within the last day`,
    body: {
      type: 'object',
      properties: { undo: { type: 'string', format: 'uuid', title: 'Undo' } },
      required: ['undo'],
      additionalProperties: false,
    },
    async handler(input) {
      const { done, failed } = await (
        await many.find(input)
      ).store.undoDelete(many.scopeOf(input), (input.body as { undo: string }).undo)
      return {
        done,
        failed: failed.map(({ id, name, error }): BulkFailed => ({
          id,
          name,
          code: error.code,
          reason: error.message,
        })),
      }
    },
  })
}

/**
 * Bulk changes of several records, and undoing deletions. A record that its single endpoint would
 * refuse is refused here as well.
 */
export function bulkEndpoints(many: Many): Endpoint[] {
  const actions = actionsOf(many.entity)
  if (actions.length === 0) return []
  return [
    bulkEndpoint(many),
    ...(actions.some(({ id }) => id === 'delete') && canUndoDelete(many)
      ? [undoEndpoint(many)]
      : []),
  ]
}
