import { partOf } from '#condition/subjects.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { say } from '#language'
import type { ActionFacts, ActionArguments } from './action.ts'

/** A segment of a path; the same as conditions can read (src/condition/subjects.ts). */
const STEP = /^[\p{L}_$][\p{L}\p{N}_$:-]{0,99}$/u

/** The path below the properties for a name: `properties.plan` and `plan` are equivalent. */
export const belowProperties = (name: unknown): string =>
  String(name ?? '')
    .trim()
    .replace(/^properties\./, '')

/** Faults of the name of a property to write. */
export function nameFaults(
  actionArguments: ActionArguments,
  parameter: string,
  title: string,
): FieldError[] {
  if (
    typeof actionArguments[parameter] !== 'string' ||
    actionArguments[parameter] === '' ||
    String(actionArguments[parameter]).includes('::')
  )
    return []
  const steps = belowProperties(actionArguments[parameter]).split('.')
  if (['systemProperties', 'consents', 'segments', 'scores'].includes(steps[0]!))
    return [
      {
        path: `/${parameter}`,
        message: say('{title} must be a property; {name} are kept by the product.', {
          title,
          name: steps[0]!,
        }),
      },
    ]
  return steps.length <= 9 && steps.every((step) => STEP.test(step) && step !== '__proto__')
    ? []
    : [
        {
          path: `/${parameter}`,
          message: say('{title} must be a name such as plan, or a path such as address.city.', {
            title,
          }),
        },
      ]
}

/** The value at a path of a structure. */
export const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce(partOf, root)

/** The current value of a property to write. */
export const presentValue = (
  { profile, session }: ActionFacts,
  of: 'profile' | 'session',
  name: string,
): unknown =>
  of === 'profile' && name === 'email'
    ? (profile.email ?? undefined)
    : valueAt(of === 'profile' ? profile.properties : session?.properties, name)

export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
export const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return isBlank(value) ? [] : [value]
}
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
