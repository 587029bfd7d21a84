import type { Entity } from '#model/schema/entity.ts'
import type { Engine } from './engine.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/**
 * Entities that form the configuration: their records have a chosen key and can be created by
 * users. People, events and derived records have generated ids and are never exported here.
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
 * A record as written to the archive: the fields that users write, without secrets and without
 * references to records outside of the configuration.
 */
export function portableValues(
  entity: Entity,
  record: RecordValues,
  configuration: readonly Entity[],
): RecordValues {
  const known = new Set(configuration.map((one) => one.id))
  const values: RecordValues = { id: record.id }
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

/** Returns, for example, `segments/nordic-exporters.json`. */
export const fileName = (entity: Entity, id: string) => `${entity.path}/${id}.json`

export const MANIFEST = 'manifest.json'
export const FORMAT = 1

/** The archive's manifest: its tenant, and the version of each record. */
export interface Manifest {
  format: number
  tenantId: string
  versions: Record<string, number>
}
