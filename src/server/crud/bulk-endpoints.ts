import { bulkActionsOf, MAX_AT_ONCE, switchOf, tagsOf, type BulkAction } from '#model/bulk.ts'
import type { Entity } from '#model/entity.ts'
import { fail, ProductError } from '#model/errors.ts'
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
import type { RecordValues } from '#model/record-values.ts'

/** A record for which the action failed, with the reason as a sentence. */
interface Failure {
  id: string
  name: string
  code: string
  reason: string
  usedBy?: unknown
}

interface Many {
  /** Used for the description; `find` returns the entity of a call. */
  entity: Entity
  find(input: EndpointInput): Promise<{ entity: Entity; store: EntityStore }>
  access: EndpointAccess
  scopeOf(input: EndpointInput): StoreScope
  /** The hand-written endpoints of one record, whose rules apply to bulk actions too. */
  written: { update?: Endpoint; remove?: Endpoint }
}

const anyTags = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: 100 },
  maxItems: 50,
} as const

/**
 * For custom objects, the type is known only at the call: any action may be requested, and is
 * checked then.
 */
const actionsOf = (entity: Entity): readonly BulkAction[] =>
  entity.path.includes(':')
    ? ['activate', 'deactivate', 'tag', 'untag', 'delete']
    : bulkActionsOf(entity)

const canUndo = ({ written }: Many) => !written.remove || written.remove.undoable === true

/** Runs the hand-written endpoint of one record. */
function callOne(
  one: Endpoint,
  input: EndpointInput,
  id: string,
  body: unknown,
  removal?: RemoveOptions,
) {
  checkAccess(one, input.caller)
  return one.handler({ ...input, params: { id }, query: {}, body, ...(removal ? { removal } : {}) })
}

function changeOf(
  entity: Entity,
  action: BulkAction,
  record: RecordValues,
  tags: readonly string[],
): RecordValues {
  if (action === 'activate' || action === 'deactivate')
    return { [switchOf(entity)!.name]: action === 'activate' }
  const field = tagsOf(entity)!.name
  const now = (record[field] ?? []) as string[]
  return {
    [field]:
      action === 'tag' ? [...new Set([...now, ...tags])] : now.filter((tag) => !tags.includes(tag)),
  }
}

/** Updates the record that was just read; after a concurrent change, the new version. */
async function change(
  { written, scopeOf }: Many,
  { entity, store }: { entity: Entity; store: EntityStore },
  input: EndpointInput,
  id: string,
  action: BulkAction,
  tags: readonly string[],
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const record = await store.get(scopeOf(input), id)
    if (!record) throw fail('not_found', `There is no such ${entity.title.toLowerCase()}.`)
    const values = changeOf(entity, action, record, tags)
    if (
      Object.entries(values).every(
        ([name, value]) => JSON.stringify(value) === JSON.stringify(record[name]),
      )
    )
      return
    try {
      await (written.update
        ? callOne(written.update, input, id, { ...values, version: record.version })
        : store.update(scopeOf(input), id, Number(record.version), values))
      return
    } catch (error) {
      if (attempt > 1 || !(error instanceof ProductError) || error.code !== 'conflict') throw error
    }
  }
}

async function failureOf(
  { scopeOf }: Many,
  { entity, store }: { entity: Entity; store: EntityStore },
  input: EndpointInput,
  id: string,
  error: unknown,
): Promise<Failure> {
  if (!(error instanceof ProductError))
    input.engine.log.error(
      { fault: String((error as Error).stack ?? error), entity: entity.id, id },
      'one of many failed',
    )
  const problem =
    error instanceof ProductError
      ? visibleRefusal(error, input.engine.stores.entities, input.caller)
      : fail('internal', 'Something went wrong on our side. This one was not changed.')
  const record = await store.get(scopeOf(input), id).catch(() => null)
  const { usedBy } = problem.facts
  return {
    id,
    name: String((record && publicRecord(entity, record)[entity.label]) || id),
    code: problem.code,
    reason: problem.message,
    ...(usedBy ? { usedBy } : {}),
  }
}

function bulkEndpoint(many: Many): Endpoint {
  const { entity: described, scopeOf, written } = many
  const actions = actionsOf(described)
  return endpoint({
    method: 'POST',
    path: `/api/v1/${described.path}/bulk`,
    access: many.access,
    summary: `Do one thing with several ${described.plural.toLowerCase()}: ${actions.join(', ')}`,
    rateLimit: 120,
    body: {
      type: 'object',
      properties: {
        action: { type: 'string', title: 'Action', enum: actions },
        ids: {
          type: 'array',
          title: 'Records',
          items: { type: 'string', maxLength: 250 },
          minItems: 1,
          maxItems: MAX_AT_ONCE,
          uniqueItems: true,
        },
        ...(actions.includes('tag')
          ? {
              tags: {
                ...(tagsOf(described)?.node ?? anyTags),
                title: 'Tags',
                minItems: 1,
                default: undefined,
              },
            }
          : {}),
      },
      required: ['action', 'ids'],
      additionalProperties: false,
    },
    async handler(input) {
      const {
        action,
        ids,
        tags = [],
      } = input.body as { action: BulkAction; ids: string[]; tags?: string[] }
      if ((action === 'tag' || action === 'untag') && tags.length === 0)
        throw fail('invalid', 'Say which tags.', [{ path: '/tags', message: 'At least one tag.' }])
      const found = await many.find(input)
      const { entity, store } = found
      if (!bulkActionsOf(entity).includes(action))
        throw fail('invalid', `The action "${action}" does not exist for ${entity.plural}.`, [
          { path: '/action', message: `One of: ${bulkActionsOf(entity).join(', ')}.` },
        ])
      const scope = scopeOf(input)
      const undoId = input.engine.newId()
      const done: string[] = []
      const failed = new Map<string, Failure>()
      let kept = 0
      const removal: RemoveOptions = { undoId, onKept: (was) => void (kept += Number(was)) }
      const remove = (id: string) =>
        written.remove
          ? callOne(written.remove, input, id, undefined, removal)
          : store.remove(scope, id, null, removal)
      let waiting = ids
      // Records that reference each other can be deleted once the referencing ones are gone.
      for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
        before = waiting.length
        for (const id of waiting)
          try {
            await (action === 'delete' ? remove(id) : change(many, found, input, id, action, tags))
            done.push(id)
            failed.delete(id)
          } catch (error) {
            failed.set(id, await failureOf(many, found, input, id, error))
          }
        waiting = waiting.filter((id) => failed.get(id)?.code === 'in_use')
      }
      return {
        done,
        failed: [...failed.values()],
        ...(action === 'delete' && canUndo(many)
          ? { undo: kept > 0 ? undoId : null, undoable: kept }
          : {}),
      }
    },
  })
}

function undoEndpoint(many: Many): Endpoint {
  return endpoint({
    method: 'POST',
    path: `/api/v1/${many.entity.path}/undo-delete`,
    access: many.access,
    summary: `Bring back ${many.entity.plural.toLowerCase()} that were deleted together within the last day`,
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
        failed: failed.map(({ id, name, error }): Failure => ({
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
 * Bulk actions on several records, and undoing deletions. A record that its single endpoint would
 * refuse is refused here as well.
 */
export function bulkEndpoints(many: Many): Endpoint[] {
  const actions = actionsOf(many.entity)
  if (actions.length === 0) return []
  return [
    bulkEndpoint(many),
    ...(actions.includes('delete') && canUndo(many) ? [undoEndpoint(many)] : []),
  ]
}
