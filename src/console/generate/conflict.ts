import type { Field } from '#model/entity.ts'
import type { Values } from './form-values.ts'
import { isSameValue } from './record-diff.ts'

export interface Conflict {
  field: Field
  mine: unknown
  theirs: unknown
  /** Which one the dialog begins with: mine where I changed it, else theirs. */
  proposed: 'mine' | 'theirs'
}

/** The fields that somebody must choose for: theirs changed and mine is another value. */
export function conflictsOf(
  fields: readonly Field[],
  base: Values,
  mine: Values,
  theirs: Values,
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
 * What to save after the choice: what only I changed stays mine, what only they changed stays
 * theirs.
 */
export function mergedValues(
  fields: readonly Field[],
  base: Values,
  mine: Values,
  theirs: Values,
  choice: Record<string, 'mine' | 'theirs'>,
): Values {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const chosen =
        choice[name] ?? (isSameValue(base[name], mine[name]) && name in theirs ? 'theirs' : 'mine')
      return [name, chosen === 'mine' ? mine[name] : theirs[name]]
    }),
  )
}
