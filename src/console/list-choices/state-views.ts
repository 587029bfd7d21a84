import { tField as t } from '#catalog/fields/field-messages.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import type { Field } from '#model/schema/entity.ts'
import type { ConsoleResource } from '../core/registry.ts'
import type { SavedListView } from './list-choices.ts'

/** Lists of more states have a filter for them only. */
const MAX_STATES = 8

const statesOf = ({ name, node }: Field): readonly unknown[] => {
  if (!/^(?:state|status|enabled|active)$/i.test(name)) return []
  return node.type === 'boolean' ? [true, false] : (node.enum ?? [])
}

const wordsOf = (value: unknown) =>
  typeof value === 'boolean' ? t(value ? 'field.on' : 'field.off') : choiceWords(value)

/**
 * The views that every list has by the states of its records: "On" and "Off"; none for logs, which
 * are too long to count by each state.
 */
export function stateViews({ entity, resource: { list } }: ConsoleResource): SavedListView[] {
  const field = list.columns
    .map((name) => entity.field(name))
    .find((candidate) => candidate !== undefined && statesOf(candidate).length > 0)
  if (!field || entity.log || !entity.operations.includes('update')) return []
  const states = statesOf(field)
  if (states.length > MAX_STATES) return []
  return states.map((value) => ({
    id: `${field.name}=${String(value)}`,
    name: wordsOf(value),
    ownerName: '',
    shared: true,
    mine: false,
    filter: { [field.name]: value },
    sort: [],
    columns: [],
    version: 0,
  }))
}
