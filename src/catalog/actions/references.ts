import type { Subject } from '#condition/facts.ts'
import { propertyReader, stepsOf } from '#condition/subjects.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { message, say } from '#language'
import type { ActionFacts, ActionArguments } from './action.ts'

/*
 * Values that are looked up when the action runs (as in Apache Unomi):
 * `eventProperty::target.itemId` as the whole value, `${eventProperty::...}` inside of text. The
 * simple ones begin below the properties. Apache Unomi's `script::` is rejected, because it let
 * strangers run code.
 */
const WHOLE = /^(simple)?(event|profile|session|Event|Profile|Session)Property::(.+)$/u
const INLINE = /\$\{((?:simple)?(?:event|profile|session|Event|Profile|Session)Property::[^}]+)\}/gu

interface Reference {
  subject: Subject
  path: string
}

function read(text: string): Reference | null {
  const [, simple, subject, path] = WHOLE.exec(text) ?? []
  return subject
    ? { subject: subject.toLowerCase() as Subject, path: simple ? `properties.${path}` : path! }
    : null
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}
const namedIn = (text: string): string[] =>
  WHOLE.test(text) ? [text] : [...text.matchAll(INLINE)].map((match) => match[1]!)

/** The references in the parameters of an action, as `event:properties.plan`. */
export const lookedUp = (actionArguments: ActionArguments): string[] =>
  texts(actionArguments)
    .flatMap(namedIn)
    .map((text) => read(text)!)
    .map(({ subject, path }) => `${subject}:${path}`)

const NOT_IN: Record<Subject, string> = {
  event: message('"{name}" does not exist in an event.'),
  session: message('"{name}" does not exist in a visit.'),
  profile: message('"{name}" does not exist in a profile.'),
}

const VALUE_OF: Record<Subject, string> = {
  event: message("the event's {name}"),
  session: message("the visit's {name}"),
  profile: message("the person's {name}"),
}

/** Faults of references that can never be resolved. */
export function referenceFaults(actionArguments: ActionArguments): FieldError[] {
  return Object.entries(actionArguments).flatMap(([parameter, value]) =>
    texts(value).flatMap((text): FieldError[] => {
      const path = `/${parameter}`
      if (/^\s*script::/.test(text) || text.includes('${script::'))
        return [
          {
            path,
            message: say(
              'Scripts in values are not supported. Look up a value with eventProperty:: or profileProperty::.',
            ),
          },
        ]
      return namedIn(text)
        .map((one) => read(one)!)
        .flatMap((reference) =>
          stepsOf(reference.subject, reference.path)
            ? []
            : [
                {
                  path,
                  message: say(NOT_IN[reference.subject], { name: reference.path }),
                },
              ],
        )
    }),
  )
}

function filled(value: unknown, facts: ActionFacts): unknown {
  if (typeof value === 'string') {
    const whole = read(value)
    if (whole) return propertyReader(whole.subject, whole.path)(facts)
    return value.replace(INLINE, (_all, reference: string) => {
      const { subject, path } = read(reference)!
      const found = propertyReader(subject, path)(facts)
      if (found === undefined || found === null) return ''
      return typeof found === 'object' ? JSON.stringify(found) : String(found)
    })
  }
  if (Array.isArray(value))
    return value.map((one) => filled(one, facts)).filter((one) => one !== undefined)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, one]) => [name, filled(one, facts)])
        .filter(([, one]) => one !== undefined),
    )
  return value
}

/**
 * The parameters with all references resolved. A parameter whose value was not found is null, so
 * that no default takes its place; missing values within lists and structures are left out.
 */
export const fillReferences = (
  actionArguments: ActionArguments,
  facts: ActionFacts,
): ActionArguments =>
  Object.fromEntries(
    Object.entries(actionArguments).map(([name, value]) => [name, filled(value, facts) ?? null]),
  )

/** A value in words: the value itself, or the place it is read from. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') {
    const reference = read(value)
    if (reference)
      return say(VALUE_OF[reference.subject], { name: reference.path.replace(/^properties\./, '') })
    return say('"{value}"', { value })
  }
  if (Array.isArray(value)) return value.map(valueWords).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
