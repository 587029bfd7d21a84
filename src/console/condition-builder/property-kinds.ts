import { pathWords } from '#catalog/fields/path-words.ts'
import type { Subject } from '#condition/facts.ts'
import type { ValueKind } from '#condition/operands.ts'
import { visitProperties } from '#model/schema/visit-properties.ts'
import { FIXED, stepsOf } from '#condition/subjects.ts'
import { SUBJECT_OF_TARGET, VALUE_KINDS } from '#condition/value-kinds.ts'
import { message, say } from '#language'

/** A property with the metadata that the builder needs. */
export interface ConditionProperty {
  subject: Subject
  /** Path as written in a condition: `properties.country`, `email`. */
  path: string
  title: string
  /** Kind of comparison; null if undeclared. */
  kind: ValueKind | null
  multivalued?: boolean
  place?: boolean
  /** Heading it is listed under. */
  group?: string
}

const TITLES: Record<Subject, Record<string, string>> = {
  profile: {
    itemId: message('Id'),
    name: message('Name'),
    email: message('Email'),
    tags: message('Tags'),
    anonymous: message('Anonymous'),
    firstSeenAt: message('First seen'),
    lastSeenAt: message('Last seen'),
    segments: message('Segment ids'),
    lists: message('List ids'),
  },
  session: {
    itemId: message('Id'),
    scope: message('Scope'),
    timeStamp: message('Visit start'),
    lastEventDate: message('Last event of the visit'),
    duration: message('Duration in milliseconds'),
    size: message('Number of events'),
  },
  event: {
    itemId: message('Id'),
    eventType: message('Event type'),
    scope: message('Scope'),
    sessionId: message('Visit id'),
    timeStamp: message('Event time'),
  },
}
const LISTS = new Set(['tags', 'segments', 'lists'])

/** Built-in properties of a subject, which need no declaration. */
export const fixedProperties = (subject: Subject): ConditionProperty[] => [
  ...Object.entries(FIXED[subject]).map(([path, kind]) => ({
    subject,
    path,
    kind,
    title: say(TITLES[subject][path] ?? path),
    multivalued: subject === 'profile' && LISTS.has(path),
  })),
  ...(subject === 'session'
    ? Object.entries(visitProperties).map(([name, { title, kind }]) => ({
        subject,
        path: `properties.${name}`,
        title: say(title),
        kind,
      }))
    : []),
]

/** Converts a property type record to a property. */
export function declaredProperty(record: Record<string, unknown>): ConditionProperty {
  const { id, name, target, valueType, multivalued, group } = record
  return {
    subject: SUBJECT_OF_TARGET[String(target)] ?? 'profile',
    path: `properties.${String(id)}`,
    title: String(name || id),
    kind: VALUE_KINDS[String(valueType)] ?? null,
    multivalued: multivalued === true,
    place: valueType === 'geopoint',
    ...(typeof group === 'string' && group !== '' ? { group } : {}),
  }
}

/** An undeclared property by its path; null if the subject has no such path. */
export function undeclaredProperty(subject: Subject, path: string): ConditionProperty | null {
  if (!stepsOf(subject, path)) return null
  return (
    fixedProperties(subject).find((fixedProperty) => fixedProperty.path === path) ?? {
      subject,
      path,
      title: pathWords(path),
      kind: path.startsWith('scores.') ? 'number' : null,
    }
  )
}
