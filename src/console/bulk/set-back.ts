import type { DataProvider, RaRecord } from 'react-admin'
import { say } from '#language'
import { stableJson } from '#model/lib/stable-json.ts'
import type { BulkFailure, BulkOutcome } from '../core/data-provider.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'

/** The records whose field no longer has the value that was set, with the name of that field. */
function changedAgain(values: object, records: readonly RaRecord[]) {
  const found = new Map<RaRecord['id'], string>()
  for (const record of records)
    for (const [name, value] of Object.entries(values))
      if (stableJson(record[name] ?? null) !== stableJson(value ?? null)) found.set(record.id, name)
  return found
}

/** The records that had the same values, with these. */
function byPrevious(names: readonly string[], before: readonly RaRecord[]) {
  const groups = new Map<string, { ids: RaRecord['id'][]; previous: Record<string, unknown> }>()
  for (const record of before) {
    const previous = Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
    const key = JSON.stringify(previous)
    const group = groups.get(key) ?? { ids: [], previous }
    groups.set(key, { ...group, ids: [...group.ids, record.id] })
  }
  return groups.values()
}

const keptFailure = (
  { entity }: ConsoleResource,
  record: RaRecord,
  field: string,
): BulkFailure => ({
  id: String(record.id),
  name: recordLabel(entity, record),
  reason: say('"{name}" was changed again since. It keeps its value.', {
    name: say(entity.field(field)?.node.title ?? field),
  }),
})

/**
 * Writes the previous values of changed records, those with the same values together. A value that
 * was changed again since is kept.
 * @param values the values that were set
 * @param before the records as they were before
 */
export async function setBack(
  dataProvider: DataProvider,
  consoleResource: ConsoleResource,
  values: object,
  before: readonly RaRecord[],
): Promise<BulkOutcome[]> {
  const { data: records } = await dataProvider.getMany<RaRecord>(consoleResource.name, {
    ids: before.map(({ id }) => id),
  })
  const changed = changedAgain(values, records)
  const failed = before.flatMap((record) => {
    const name = changed.get(record.id)
    return name === undefined ? [] : [keptFailure(consoleResource, record, name)]
  })
  const outcomes: BulkOutcome[] = [{ done: [], failed, undo: [], final: false }]
  const kept = before.filter(({ id }) => !changed.has(id))
  for (const { ids, previous } of byPrevious(Object.keys(values), kept)) {
    const outcome = (await dataProvider.setMany(consoleResource.name, ids, previous)) as BulkOutcome
    outcomes.push(outcome)
  }
  return outcomes
}
