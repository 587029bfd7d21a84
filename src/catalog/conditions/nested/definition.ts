import { fieldError, isCondition, type Condition } from '#condition/condition.ts'
import type { Subject } from '#condition/facts.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { stepsOf } from '#condition/subjects.ts'

const subjects: Record<string, Subject> = {
  profilePropertyCondition: 'profile',
  sessionPropertyCondition: 'session',
  eventPropertyCondition: 'event',
}

/** The subject of the list: that of the first property named inside. */
export function subjectOf({ parameterValues: { subCondition } }: Condition): Subject | null {
  const waiting: unknown[] = [subCondition]
  while (waiting.length > 0) {
    const one = waiting.shift()
    if (!isCondition(one)) continue
    if (subjects[one.type]) return subjects[one.type]!
    const { subCondition: inner, subConditions } = one.parameterValues
    waiting.push(inner, ...(Array.isArray(subConditions) ? (subConditions as unknown[]) : []))
  }
  return null
}
export const pathOf = ({ parameterValues: { path } }: Condition): string =>
  typeof path === 'string' ? path : ''

export const nested: ConditionDefinition = {
  id: 'nestedCondition',
  title: 'One element of a list',
  description: 'True when one element of a list fits the whole condition.',
  family: 'is',
  about: 'any',
  tags: ['profileCondition', 'sessionCondition', 'eventCondition'],
  parameters: [
    { id: 'path', title: 'List', type: 'property', required: true },
    { id: 'subCondition', title: 'Condition', type: 'condition', required: true },
  ],
  parts: (node) => [{ condition: node.parameterValues.subCondition, steps: ['subCondition'] }],
  check(node) {
    const subject = subjectOf(node)
    if (!subject)
      return [
        fieldError(
          '/parameterValues/subCondition',
          'Inside, a property of the elements has to be compared.',
        ),
      ]
    return stepsOf(subject, pathOf(node))
      ? []
      : [
          fieldError(
            '/parameterValues/path',
            `"${pathOf(node)}" is no list of ${subject === 'profile' ? 'a person' : `the ${subject}`}.`,
          ),
        ]
  },
  describe: (node, { describe, property }) =>
    `one of ${property(subjectOf(node) ?? 'profile', pathOf(node))} has ` +
    `${node.parameterValues.subCondition ? describe(node.parameterValues.subCondition) : '…'}`,
  dependsOn(node, found) {
    found.properties.add(`${subjectOf(node) ?? 'profile'}:${pathOf(node)}`)
  },
}
