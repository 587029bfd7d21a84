import { assertNoFaults, type FieldError } from '#model/lib/errors.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import type { PropertyTypes } from './apply-traits.ts'
import { readValue } from './property-values.ts'

/**
 * The properties of a record as their declared types store them, as the intake does. Values that do
 * not change stay as they are, so that an old value of the wrong type blocks no other change.
 * @throws ProductError `invalid` with the path of each value that does not fit
 */
export function declaredValues(
  given: unknown,
  before: unknown,
  { byId }: PropertyTypes,
): JsonObject {
  const faults: FieldError[] = []
  const old = isObject(before) ? before : {}
  const entries = Object.entries(isObject(given) ? given : {}).map(([name, value]) => {
    const type = byId.get(name)
    if (!type || value === null || JSON.stringify(old[name]) === JSON.stringify(value))
      return [name, value]
    const typed = readValue(value, type)
    if (typed.ok) return [name, typed.value]
    faults.push({ path: `/properties/${name}`, message: typed.reason })
    return [name, value]
  })
  assertNoFaults(faults)
  return Object.fromEntries(entries)
}
