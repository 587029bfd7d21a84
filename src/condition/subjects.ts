import { isObject } from '#model/lib/is-object.ts'
import type { EventFacts, ConditionFacts, ProfileFacts, SessionFacts, Subject } from './facts.ts'
import type { Inside } from './kind.ts'

/** Roots below which any path may follow. */
const OPEN_ROOTS: Record<Subject, readonly string[]> = {
  profile: ['properties', 'systemProperties', 'consents', 'scores'],
  session: ['properties', 'systemProperties'],
  event: ['properties', 'source', 'target'],
}

/** Single values outside the open roots, with their types. */
export const FIXED: Record<Subject, Record<string, 'text' | 'number' | 'date' | 'boolean'>> = {
  profile: {
    itemId: 'text',
    name: 'text',
    email: 'text',
    tags: 'text',
    anonymous: 'boolean',
    firstSeenAt: 'date',
    lastSeenAt: 'date',
    segments: 'text',
    lists: 'text',
  },
  session: {
    itemId: 'text',
    scope: 'text',
    timeStamp: 'date',
    lastEventDate: 'date',
    duration: 'number',
    size: 'number',
  },
  event: { itemId: 'text', eventType: 'text', scope: 'text', sessionId: 'text', timeStamp: 'date' },
}

const NAME = /^[\p{L}_$][\p{L}\p{N}_$:-]{0,99}$/u

/** The steps of a property path, or null when the subject has no such property. */
export function stepsOf(subject: Subject, path: unknown): string[] | null {
  if (typeof path !== 'string' || path.length > 300) return null
  const steps = path.split('.')
  if (steps.length === 1) return Object.hasOwn(FIXED[subject], steps[0]!) ? steps : null
  if (steps.length > 10 || !OPEN_ROOTS[subject].includes(steps[0]!)) return null
  return steps.slice(1).every((step) => NAME.test(step)) ? steps : null
}

const fixedOfProfile: Record<string, (profile: ProfileFacts) => unknown> = {
  itemId: (profileFacts) => profileFacts.id,
  name: (profileFacts) => profileFacts.name,
  email: (profileFacts) => profileFacts.email,
  tags: (profileFacts) => profileFacts.tags,
  anonymous: (profileFacts) => profileFacts.anonymous,
  firstSeenAt: (profileFacts) => profileFacts.firstSeenAt,
  lastSeenAt: (profileFacts) => profileFacts.lastSeenAt,
  segments: (profileFacts) => [...profileFacts.segments],
  lists: (profileFacts) => [...profileFacts.lists],
}

/** An object's own property; undefined for inherited ones, and for anything that is no object. */
export const partOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

/**
 * A reader of one property, prepared once. Inside a nested condition, paths below the list are read
 * from its element.
 */
export function propertyReader(
  subject: Subject,
  path: string,
): (facts: ConditionFacts, inside?: Inside) => unknown {
  const steps = stepsOf(subject, path)
  if (!steps) return () => undefined
  const below = (value: unknown, from: number) => {
    let current = value
    for (let n = from; n < steps.length && current !== undefined; n++)
      current = partOf(current, steps[n]!)
    return current
  }
  const whole = (facts: ConditionFacts): unknown => {
    const item = facts[subject]
    if (!item) return undefined
    if (steps.length === 1) {
      if (subject === 'profile') return fixedOfProfile[steps[0]!]!(item as ProfileFacts)
      return steps[0] === 'itemId'
        ? item.id
        : (item as EventFacts & SessionFacts)[steps[0] as 'scope']
    }
    if (steps[0] === 'scores') return (item as ProfileFacts).scores.get(steps.slice(1).join('.'))
    return below((item as ProfileFacts)[steps[0] as 'properties'], 1)
  }
  const [root, name] = steps
  // Most conditions read a value directly below a root. A name that every object inherits takes the
  // safe path (`partOf`).
  if (steps.length === 2 && root !== 'scores' && !(name! in Object.prototype)) {
    return (facts, inside) => {
      if (inside && path.startsWith(`${inside.path}.`))
        return below(inside.element, inside.path.split('.').length)
      const open = (
        facts[subject] as unknown as
          | Record<string, Record<string, unknown> | null | undefined>
          | null
          | undefined
      )?.[root!]
      return open === null || open === undefined || Array.isArray(open) ? undefined : open[name!]
    }
  }
  return (facts, inside) => {
    if (!inside || !path.startsWith(`${inside.path}.`)) return whole(facts)
    return below(inside.element, inside.path.split('.').length)
  }
}
