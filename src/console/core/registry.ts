import { createContext, useContext } from 'react'
import type { ReferenceTarget } from '#catalog/fields/face.ts'
import { entities as builtInEntities } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import { defaultResource, fullResource } from '#model/schema/full-resource.ts'
import { resourceName, type FullResource, type Resource } from '#model/schema/resource.ts'
import { resources as builtInResources } from '#resources/index.ts'
import { mayDo } from './access.ts'

/** One entity with its console screens. */
export interface ConsoleResource {
  /** react-admin's resource name: the path without the first slash. */
  name: string
  entity: Entity
  resource: FullResource
}

export interface Registry {
  /** Every entity, with or without a screen. */
  entities: readonly Entity[]
  all: readonly ConsoleResource[]
  byName(name: string): ConsoleResource | undefined
  byEntity(entityId: string): ConsoleResource | undefined
}

/**
 * Every entity that the API lists, with its resource file or the default resource.
 * @throws Error with the resource's name if its entity does not exist.
 */
export function createRegistry(
  entities: readonly Entity[],
  resources: readonly Resource[],
): Registry {
  const entityOf = new Map(entities.map((entity) => [entity.id, entity]))
  const consoleResources = resources.map((resource): ConsoleResource => {
    const entity = entityOf.get(resource.entity)
    if (!entity)
      throw new Error(`resource "${resource.path}": there is no entity "${resource.entity}"`)
    return { name: resourceName(resource), entity, resource: fullResource(entity, resource) }
  })
  const shown = new Set(consoleResources.map((consoleResource) => consoleResource.entity.id))
  const others = entities
    .filter(
      (entity) => !shown.has(entity.id) && entity.path !== '' && entity.operations.includes('list'),
    )
    .map((entity): ConsoleResource => ({
      name: resourceName(defaultResource(entity)),
      entity,
      resource: defaultResource(entity),
    }))
  const all = [...consoleResources, ...others]
  const byName = new Map(all.map((consoleResource) => [consoleResource.name, consoleResource]))
  const byEntity = new Map(
    all.map((consoleResource) => [consoleResource.entity.id, consoleResource]),
  )
  return { entities, all, byName: (name) => byName.get(name), byEntity: (id) => byEntity.get(id) }
}

export const registry = createRegistry(builtInEntities, builtInResources)

export const RegistryContext = createContext<Registry>(registry)

export const useRegistry = (): Registry => useContext(RegistryContext)

/**
 * The resource of an entity that a page cannot do without.
 * @throws Error naming the entity, if the registry has no resource for it.
 */
export function resourceOf(
  { byEntity }: Pick<Registry, 'byEntity'>,
  entityId: string,
): ConsoleResource {
  const consoleResource = byEntity(entityId)
  if (!consoleResource) throw new Error(`there is no resource for the entity "${entityId}"`)
  return consoleResource
}

/** The resource of an entity that a page cannot do without, as `resourceOf` finds it. */
export const useResource = (entityId: string): ConsoleResource =>
  resourceOf(useRegistry(), entityId)

/** The path of a record's page. */
export function recordPath(
  { resource }: Pick<ConsoleResource, 'resource'>,
  id: string | number,
): string {
  const part = encodeURIComponent(String(id))
  return resource.recordPath
    ? resource.recordPath.replace('{id}', part)
    : `${resource.path}/${part}/show`
}

export const editPath = (
  { resource }: Pick<ConsoleResource, 'resource'>,
  id: string | number,
): string => `${resource.path}/${encodeURIComponent(String(id))}`

/**
 * The display name of a record: its label, else its email address or name, else the end of its id.
 */
export function recordLabel(entity: Entity, record: Record<string, unknown>): string {
  for (const name of [entity.label, ...entity.search, 'email', 'kind']) {
    const value = record[name]
    if (typeof value === 'string' && value !== '')
      return name === 'id' && entity.idKind === 'uuid'
        ? `${entity.title} …${value.slice(-8)}`
        : value
  }
  return `${entity.title} …${String(record['id'] ?? '').slice(-8)}`
}

function calledBy({ entity, resource }: ConsoleResource): Pick<ReferenceTarget, 'calledBy'> {
  const to = resource.calledBy && entity.field(resource.calledBy)?.node['x-ref']
  return to ? { calledBy: { field: resource.calledBy!, entity: to } } : {}
}

/**
 * What a reference field needs of its target entity; `writes` is false for people with read-only
 * access.
 */
export function referenceTarget(
  from: Registry,
  entityId: string,
  writes = true,
): ReferenceTarget | undefined {
  const consoleResource = from.byEntity(entityId)
  if (!consoleResource) return undefined
  return {
    resource: consoleResource.name,
    label: consoleResource.entity.label,
    title: consoleResource.entity.title,
    ...calledBy(consoleResource),
    hints: consoleResource.entity.search.filter(
      (name) => name !== consoleResource.entity.label && !/^(id|description)$/.test(name),
    ),
    searchable: consoleResource.entity.search.length > 0,
    creatable: mayDo(consoleResource, 'create', writes),
    recordPath: (id) => recordPath(consoleResource, id),
  }
}
