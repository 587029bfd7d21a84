import type { Entity, Field, SchemaNode } from './entity.ts'

/** True for fields that the API returns; a secret with a control is returned as set or not set. */
export const isReadable = ({ base, secret, node }: Field): boolean =>
  !base && (!secret || node['x-field'] === 'secret')

/** True for writable fields; a key is chosen once, when the record is created. */
export function isWritable(field: Field, entity: Pick<Entity, 'idKind'>): boolean {
  if (field.name === 'id') return entity.idKind !== 'uuid'
  return isReadable(field) && !field.readOnly
}

/** The writable fields of a record, without the key, as properties of a body. */
export const writableProperties = (entity: Entity): Record<string, SchemaNode> =>
  Object.fromEntries(
    entity.fields
      .filter((field) => field.name !== 'id' && isWritable(field, entity))
      .map(({ name, node }) => [name, node]),
  )

/** The writable values of a request, without the key. */
export const writtenValues = <Record extends object>(
  entity: Entity,
  sent: Partial<Record>,
): Partial<Record> => {
  const names = new Set(Object.keys(writableProperties(entity)))
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => names.has(name) && value !== undefined),
  ) as Partial<Record>
}
