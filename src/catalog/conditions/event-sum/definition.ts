import { fieldError, type Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { stepsOf } from '#condition/subjects.ts'
import { eventPart, eventTypesOf } from '../event-types.ts'
import { checkWindow, windowParameters, windowWords } from '../event-window.ts'

export const figures = ['sum', 'average', 'smallest', 'largest'] as const
export type SumFigure = (typeof figures)[number]
export const figureOf = ({ parameterValues: { figure } }: Condition): SumFigure =>
  figures.find((one) => one === figure) ?? 'sum'
const words: Record<string, string> = {
  greaterThan: 'is more than',
  greaterThanOrEqualTo: 'is at least',
  lessThan: 'is less than',
  lessThanOrEqualTo: 'is at most',
  equals: 'is',
}

export const eventSum: ConditionDefinition = {
  id: 'eventSumCondition',
  title: 'Sum over what was done',
  description: 'A sum, an average, the smallest or the largest value of what a person did.',
  family: 'did',
  about: 'profile',
  tags: ['profileCondition', 'behavioral', 'availableToEndUser'],
  parameters: [
    {
      id: 'figure',
      title: 'Figure',
      type: 'choice',
      default: 'sum',
      options: [
        ['sum', 'sum of'],
        ['average', 'average of'],
        ['smallest', 'smallest'],
        ['largest', 'largest'],
      ],
    },
    { id: 'propertyName', title: 'Event property', type: 'property', required: true },
    { id: 'eventCondition', title: 'Of which events', type: 'condition', required: true },
    {
      id: 'comparisonOperator',
      title: 'Comparison',
      type: 'choice',
      default: 'greaterThanOrEqualTo',
      options: Object.entries(words),
    },
    { id: 'value', title: 'Value', type: 'number', required: true },
    ...windowParameters,
  ],
  parts: (node) => [{ condition: eventPart(node), steps: ['eventCondition'], about: 'event' }],
  check: (node, tools) => [
    ...checkWindow(node, tools),
    ...(typeof node.parameterValues.propertyName === 'string' &&
    !stepsOf('event', node.parameterValues.propertyName)
      ? [
          fieldError(
            '/parameterValues/propertyName',
            `"${node.parameterValues.propertyName}" is no property of the event.`,
          ),
        ]
      : []),
  ],
  describe(node, { describe, property }) {
    const { propertyName, comparisonOperator, value } = node.parameterValues
    const figure = { sum: 'sum of', average: 'average', smallest: 'smallest', largest: 'largest' }[
      figureOf(node)
    ]
    return (
      `${figure} ${property('event', String(propertyName ?? ''))} of ` +
      `${describe(eventPart(node))}${windowWords(node)} ` +
      `${words[String(comparisonOperator ?? 'greaterThanOrEqualTo')] ?? 'is'} ` +
      `${String(value ?? '?')}`
    )
  },
  dependsOn(node, found) {
    for (const type of eventTypesOf(eventPart(node)) ?? ['*']) found.eventTypes.add(type)
    found.properties.add(`event:${String(node.parameterValues.propertyName ?? '')}`)
    // In any window, an event in the future counts from its time on.
    found.clock = true
  },
}
