import { inSentence, say } from '#language'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { Entity } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import type { Endpoint } from './endpoint.ts'

const kebab = (name: string) => name.replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The entity whose record each path parameter names: the declared one (`params`), else by
 * convention: `:id` names a record of the entity whose API path it follows, `:profileId` a record
 * of `profile`. Parameters that name no record (tokens, numbers) are absent.
 */
export function recordsInPath(
  { path, params = {} }: Pick<Endpoint, 'path' | 'params'>,
  entities: readonly Entity[],
): ReadonlyMap<string, Entity> {
  const found = new Map<string, Entity>()
  const isNamedBy = (name: string) => {
    const declared = params[name]
    if (declared) return ({ id }: Entity) => id === declared['x-ref']
    if (name !== 'id') return ({ id }: Entity) => `${id}-id` === kebab(name)
    return (entity: Entity) =>
      entity.path !== '' &&
      (path === `/api/v1/${entity.path}/:id` || path.startsWith(`/api/v1/${entity.path}/:id/`))
  }
  for (const [, name] of path.matchAll(/:(\w+)/g)) {
    const entity = entities.find(isNamedBy(name!))
    if (entity) found.set(name!, entity)
  }
  return found
}

/** One record that is read or deleted by its id alone: the handler itself reports a missing one. */
const saysItself = ({ method, path }: Endpoint) =>
  (method === 'GET' || method === 'DELETE') && /^\/api\/v1\/[\w-]+\/:id$/.test(path)

/**
 * Responds with 404 when a path names a record that the caller's tenant does not have, before the
 * body is validated: a record of another tenant gets the same response as a missing one, for any
 * body.
 * @returns undefined for endpoints whose paths name no record of a tenant
 */
export function pathCheck(
  endpoint: Endpoint,
  entities: readonly Entity[],
):
  | ((engine: Engine, scope: ActorScope, params: Record<string, string>) => Promise<void>)
  | undefined {
  const records = [...recordsInPath(endpoint, entities)].filter(
    ([, entity]) => entity.scope === 'tenant',
  )
  if (
    records.length === 0 ||
    saysItself(endpoint) ||
    !/(member|person|audience|admin|team)$/.test(endpoint.access)
  )
    return undefined
  return async (engine, scope, params) => {
    for (const [name, entity] of records) {
      if (await engine.stores.byId(entity.id)!.exists(scope, params[name]!)) continue
      if (entity.id !== 'profile')
        throw fail(
          'not_found',
          say('There is no such {thing}.', { thing: inSentence(entity.title) }),
        )
      // A profile that was merged into another is still found by its former id.
      await engine.database.tenant(scope.tenantId, (db) =>
        standingId(db, scope.tenantId, params[name]!),
      )
    }
  }
}
