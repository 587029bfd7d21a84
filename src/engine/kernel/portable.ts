import type { Entity } from '#model/entity.ts'
import type { Engine } from './engine.ts'

export type Values = Record<string, unknown>

/**
 * What makes up the configuration: the entities whose records have a chosen key and can be made by
 * people. People, events and what follows from them have ids of their own, and never leave by this
 * way.
 */
export const configurationEntities = ({ stores }: Pick<Engine, 'stores'>): readonly Entity[] =>
  stores.entities.filter(
    (entity) =>
      entity.idKind === 'key' &&
      entity.path !== '' &&
      entity.operations.includes('create') &&
      entity.operations.includes('update'),
  )

/**
 * A record as it stands in the archive: what people write, without secrets, and without names of
 * records that are no configuration.
 */
export function portableValues(
  entity: Entity,
  record: Values,
  configuration: readonly Entity[],
): Values {
  const known = new Set(configuration.map((one) => one.id))
  const values: Values = { id: record.id }
  for (const { name, node, base, readOnly, secret } of entity.fields) {
    const refersOut = node['x-ref'] !== undefined && !known.has(node['x-ref'])
    const hidden =
      node['x-secretWhen'] &&
      Object.entries(node['x-secretWhen']).every(([other, value]) => record[other] === value)
    if (!base && !readOnly && !secret && node['x-field'] !== 'secret' && !refersOut && !hidden)
      values[name] = record[name] ?? null
  }
  return values
}

/** `segments/nordic-exporters.json` */
export const fileName = (entity: Entity, id: string) => `${entity.path}/${id}.json`

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

/** What the archive says of itself: whose it is, and at which version each record was taken. */
export interface Manifest {
  format: number
  tenantId: string
  versions: Record<string, number>
}
