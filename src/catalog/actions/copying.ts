import { isObject } from '#model/is-object.ts'
import type { ActionFacts, ActionTools, Change } from './action.ts'
import { isBlank, isSame, listOf, presentValue, valueAt } from './property-path.ts'

interface Copying {
  /** Where the properties stand in the event; absent: its own and those of its target. */
  root?: string
  onlyMissing?: boolean
  /** Only properties whose declared type carries all of these tags. */
  tags?: readonly string[]
}

/**
 * What an event says, as changes of the person: names are mapped as those of traits, lists grow,
 * and what is declared as protected stays, because anybody can send an event.
 */
export function copied(
  { event, profile, ...facts }: ActionFacts,
  tools: ActionTools,
  { root, onlyMissing, tags = [] }: Copying = {},
): Change[] {
  const found = root
    ? [valueAt(event, root.replace(/^event\./, ''))]
    : [event.properties, event.target['properties']]
  const changes = new Map<string, Change>()
  for (const [incoming, value] of found.filter(isObject).flatMap((one) => Object.entries(one))) {
    const declared = tools.declared(incoming)
    if (value === null || value === undefined || declared?.protected) continue
    if (tags.length > 0 && !tags.every((tag) => declared?.tags.includes(tag))) continue
    const name = declared?.id ?? incoming
    const present = presentValue({ ...facts, event, profile }, 'profile', name)
    if (onlyMissing && !isBlank(present)) continue
    // A list comes to a list, or to where nothing is declared; a single value refuses it when it is
    // written.
    const joins =
      Array.isArray(value) &&
      (declared === null || declared.multivalued) &&
      (present === undefined || Array.isArray(present))
    const joined = joins
      ? [
          ...listOf(present),
          ...(value as unknown[]).filter(
            (one) => !listOf(present).some((known) => isSame(known, one)),
          ),
        ]
      : value
    changes.set(name, { change: 'property', of: 'profile', name, value: joined })
  }
  return [...changes.values()]
}
