import type { Field } from '#model/schema/entity.ts'
import type { FormValues } from './form-values.ts'
import { isSameValue } from '../history/record-diff.ts'

export interface Conflict {
  field: Field
  mine: unknown
  theirs: unknown
  /** The preselected side: mine if I changed the field, else theirs. */
  proposed: 'mine' | 'theirs'
}

/** The fields that need a choice: theirs changed, and mine has a different value. */
export function conflictsOf(
  fields: readonly Field[],
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Conflict[] {
  return fields
    .filter(
      ({ name }) =>
        name in theirs &&
        !isSameValue(base[name], theirs[name]) &&
        !isSameValue(mine[name], theirs[name]),
    )
    .map((field) => ({
      field,
      mine: mine[field.name],
      theirs: theirs[field.name],
      proposed: isSameValue(base[field.name], mine[field.name]) ? 'theirs' : 'mine',
    }))
}

/**
 * The values to save after the choice: fields that only I changed stay mine, fields that only they
 * changed stay theirs.
 */
export function mergedValues(
  fields: readonly Field[],
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', FormValues>,
  choice: Record<string, 'mine' | 'theirs'>,
): FormValues {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const chosen =
        choice[name] ?? (isSameValue(base[name], mine[name]) && name in theirs ? 'theirs' : 'mine')
      return [name, chosen === 'mine' ? mine[name] : theirs[name]]
    }),
  )
}
