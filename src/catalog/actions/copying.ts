import { isObject } from '#model/lib/is-object.ts'
import type { ActionFacts, ActionTools, ActionChange } from './action.ts'
import { isBlank, isSame, listOf, presentValue, valueAt } from './property-path.ts'

interface Copying {
  /**
   * The path of the properties in the event; absent: its own properties and those of its target.
   */
  root?: string
  onlyMissing?: boolean
  /** Only properties whose declared type has all of these tags. */
  tags?: readonly string[]
}

/**
 * Converts an event's properties to changes of the profile: names are mapped like those of traits,
 * lists are extended, and protected properties are skipped, because any client can send an event.
 */
export function copied(
  { event, profile, ...facts }: ActionFacts,
  tools: ActionTools,
  { root, onlyMissing, tags = [] }: Copying = {},
): ActionChange[] {
  const found = root
    ? [valueAt(event, root.replace(/^event\./, ''))]
    : [event.properties, event.target['properties']]
  const changes = new Map<string, ActionChange>()
  for (const [incoming, value] of found.filter(isObject).flatMap((one) => Object.entries(one))) {
    const declared = tools.declared(incoming)
    if (value === null || value === undefined || declared?.protected) continue
    if (tags.length > 0 && !tags.every((tag) => declared?.tags.includes(tag))) continue
    const name = declared?.id ?? incoming
    const present = presentValue({ ...facts, event, profile }, 'profile', name)
    if (onlyMissing && !isBlank(present)) continue
    // A list is merged into a list or an undeclared property; a property with a single value
    // rejects it on writing.
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
