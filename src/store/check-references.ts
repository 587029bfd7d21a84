import { sql } from 'kysely'
import { namedIn } from '#catalog/named-in.ts'
import type { Reference } from '#condition/references.ts'
import type { Entity, SchemaNode } from '#model/entity.ts'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import type { Db } from '#platform/database/database.ts'

/** A record that a value names, and where in the value. */
export interface PlacedName extends Reference {
  path: string
  title: string
}

const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
/** These name records by rules of their own, and are named as a whole. */
const isOpaque = (node: SchemaNode) =>
  ['condition', 'actions', 'journey-graph'].includes(node['x-field'] ?? '')

/**
 * An unknown kind of condition or action is refused where conditions and actions are checked, with
 * its place inside of them.
 */
const isKind = ({ entity }: Reference) => entity === 'condition-type' || entity === 'action-type'

/**
 * The records that a value names, each with a JSON Pointer (RFC 6901) to its name; conditions,
 * actions and graphs are pointed to as a whole.
 */
export function placedNames(node: SchemaNode, value: unknown, path = '', title = ''): PlacedName[] {
  const own = node.title ?? title
  if (value === null || typeof value !== 'object' || isOpaque(node)) {
    const names = isOpaque(node)
      ? namedIn(node, value).filter((named) => !isKind(named))
      : namedIn(node, value)
    return names.map((named) => ({ ...named, path, title: own }))
  }
  if (Array.isArray(value))
    return node.items
      ? value.flatMap((one, at) => placedNames(node.items!, one, `${path}/${at}`, own))
      : []
  const { properties = {}, additionalProperties } = node
  return Object.entries(value).flatMap(([name, one]) => {
    const below = Object.hasOwn(properties, name)
      ? properties[name]
      : typeof additionalProperties === 'object'
        ? additionalProperties
        : undefined
    return below ? placedNames(below, one, `${path}/${pointerPart(name)}`, name) : []
  })
}

/**
 * The records that a write of people begins to name. What the record named before may be gone, and
 * stays; what the server writes by itself (readOnly) is its own to answer for. A reference with a
 * column of its own is checked by its foreign key, or is a name that may stand for nothing yet
 * (`x-weak`).
 */
export function newNames(
  entity: Entity,
  given: Record<string, unknown>,
  before: Record<string, unknown> | null,
): PlacedName[] {
  return entity.fields.flatMap(({ name, node, readOnly }) => {
    // A journey's draft may be saved before it is whole; publishing checks what its steps name.
    if (
      readOnly ||
      node['x-ref'] ||
      node['x-field'] === 'journey-graph' ||
      given[name] === undefined
    )
      return []
    const known = new Set(
      before ? namedIn(node, before[name]).map((one) => `${one.entity} ${one.id}`) : [],
    )
    return placedNames(node, given[name], `/${name}`, name).filter(
      (one) => !known.has(`${one.entity} ${one.id}`),
    )
  })
}

/**
 * @throws ProductError `invalid` with the place of each name that stands for no record of the
 * tenant
 */
export async function refuseMissing(
  db: Db,
  tenantId: string,
  entities: readonly Entity[],
  names: readonly PlacedName[],
): Promise<void> {
  const missing: PlacedName[] = []
  for (const entity of entities) {
    const asked = entity.scope === 'tenant' ? names.filter((one) => one.entity === entity.id) : []
    if (asked.length === 0) continue
    const ids = [...new Set(asked.map(({ id }) => id))].filter(
      (id) => entity.idKind !== 'uuid' || isUuid(id),
    )
    const { rows } =
      ids.length === 0
        ? { rows: [] }
        : await sql<{
            id: string
          }>`select id from ${sql.table(entity.table)}
            where tenant_id = ${tenantId} and id in (${sql.join(ids)})`.execute(db)
    const present = new Set(rows.map(({ id }) => id))
    missing.push(
      ...asked.filter(({ id }) => !present.has(entity.idKind === 'uuid' ? id.toLowerCase() : id)),
    )
  }
  if (missing.length === 0) return
  const errors = missing.map(({ path, title }) => ({
    path,
    message: `${title} names a record that does not exist.`,
  }))
  throw fail('invalid', errors[0]!.message, errors)
}
