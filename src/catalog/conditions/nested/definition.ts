import { fieldError, isCondition, type Condition } from '#condition/condition.ts'
import type { Subject } from '#condition/facts.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { stepsOf } from '#condition/subjects.ts'
import { message, say } from '#language'
import { itemsOf } from '#model/lib/items-of.ts'

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
    const subject = subjects[one.type]
    if (subject) return subject
    const { subCondition: inner, subConditions } = one.parameterValues
    waiting.push(inner, ...itemsOf(subConditions))
  }
  return null
}
export const pathOf = ({ parameterValues: { path } }: Condition): string =>
  typeof path === 'string' ? path : ''

const NO_LIST: Record<Subject, string> = {
  profile: message('"{name}" is not a list of a profile.'),
  session: message('"{name}" is not a list of the session.'),
  event: message('"{name}" is not a list of the event.'),
}

export const nested: ConditionDefinition = {
  id: 'nestedCondition',
  title: 'List item',
  description: 'At least one item of a list matches all of the condition.',
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
        fieldError('/parameterValues/subCondition', say('Compare a property of the list items.')),
      ]
    return stepsOf(subject, pathOf(node))
      ? []
      : [fieldError('/parameterValues/path', say(NO_LIST[subject], { name: pathOf(node) }))]
  },
  describe: (node, { describe, property }) =>
    say('one of {list} has {condition}', {
      list: property(subjectOf(node) ?? 'profile', pathOf(node)),
      condition: node.parameterValues.subCondition
        ? describe(node.parameterValues.subCondition)
        : '…',
    }),
  dependsOn(node, dependencies) {
    dependencies.properties.add(`${subjectOf(node) ?? 'profile'}:${pathOf(node)}`)
  },
}
