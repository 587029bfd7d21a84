import { say } from '#language'
import { sql } from 'kysely'
import { namedIn } from '#catalog/named-in.ts'
import type { Reference } from '#condition/references.ts'
import type { Entity, SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'

/** A record that a value names, with its place in the value. */
export interface PlacedName extends Reference {
  path: string
  title: string
}

const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
/**
 * The kinds of fields whose names of records are found by rules of their languages, and reported
 * for the field as a whole.
 */
const isOpaque = (node: SchemaNode) =>
  ['condition', 'actions', 'journey-graph'].includes(node['x-field'] ?? '')

/**
 * An unknown kind of condition or action is rejected by the check of conditions and actions, with
 * its place inside of them.
 */
const isKind = ({ entity }: Reference) => entity === 'condition-type' || entity === 'action-type'

/**
 * The records that a value names, each with a JSON Pointer (RFC 6901) to its name; for conditions,
 * actions and graphs, to the whole value.
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
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  return Object.entries(value).flatMap(([name, one]) => {
    const below = Object.hasOwn(properties, name) ? properties[name] : others
    return below ? placedNames(below, one, `${path}/${pointerPart(name)}`, name) : []
  })
}

/**
 * The records that a write adds references to. A record named before may have been deleted since,
 * and stays; fields set by the server (readOnly) are not checked. A reference with its own column
 * is checked by its foreign key, or is weak and may name a missing record (`x-weak`).
 */
export function newNames(
  entity: Entity,
  given: Record<string, unknown>,
  before: Record<string, unknown> | null,
): PlacedName[] {
  return entity.fields.flatMap(({ name, node, readOnly }) => {
    // A journey's draft may be saved before it is complete; publishing checks the records that its
    // steps name.
    if (
      readOnly ||
      node['x-ref'] ||
      node['x-field'] === 'journey-graph' ||
      given[name] === undefined
    )
      return []
    const known = new Set(
      before
        ? namedIn(node, before[name]).map((reference) => `${reference.entity} ${reference.id}`)
        : [],
    )
    return placedNames(node, given[name], `/${name}`, name).filter(
      (placedName) => !known.has(`${placedName.entity} ${placedName.id}`),
    )
  })
}

/** @throws ProductError `invalid` with the place of each name without a record in the tenant */
export async function refuseMissing(
  db: Db,
  tenantId: string,
  entities: readonly Entity[],
  names: readonly PlacedName[],
): Promise<void> {
  const missing: PlacedName[] = []
  for (const entity of entities) {
    const asked =
      entity.scope === 'tenant' ? names.filter((placedName) => placedName.entity === entity.id) : []
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
    message: say('{title} names a record that does not exist.', { title: say(title) }),
  }))
  throw fail('invalid', errors[0]!.message, errors)
}
