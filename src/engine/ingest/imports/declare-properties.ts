import type { NewProperty } from '#model/api/answers/import-answers.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { loadPropertyTypes } from '#engine/audience/identity/load-people.ts'

const MAX_NAME = 40
const MIN_NAME = 4

/** A name of the required length; short ones get the word "value". */
const nameFor = ({ id, name }: NewProperty) => {
  const given = (name.trim() || id).slice(0, MAX_NAME)
  return given.length >= MIN_NAME ? given : `${given} value`
}

/**
 * Declares the properties that a file brings along, after those that exist, which are left
 * unchanged.
 */
export async function declareProperties(
  { db, engine, scope }: ScopedTx,
  properties: readonly NewProperty[],
): Promise<void> {
  if (properties.length === 0) return
  const { byId } = await loadPropertyTypes(db, scope.tenantId)
  const last = Math.max(0, ...[...byId.values()].map(({ rank }) => rank))
  for (const [at, property] of properties.entries()) {
    const { id, valueType } = property
    if (byId.has(id)) continue
    const rank = last + 1 + at
    await engine.stores
      .of('property-type')
      .create(scope, { id, name: nameFor(property), valueType, rank }, { db })
  }
}
