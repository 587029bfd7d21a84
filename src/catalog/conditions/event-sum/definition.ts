import { fieldError, type Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { stepsOf } from '#condition/subjects.ts'
import { message, say } from '#language'
import { eventPart, eventTypesOf } from '../event-types.ts'
import { checkWindow, windowParameters, windowWords } from '../event-window.ts'

export const figures = ['sum', 'average', 'smallest', 'largest'] as const
export type SumFigure = (typeof figures)[number]
export const figureOf = ({ parameterValues: { figure } }: Condition): SumFigure =>
  figures.find((candidate) => candidate === figure) ?? 'sum'
const words: Record<string, string> = {
  greaterThan: 'is more than',
  greaterThanOrEqualTo: 'is at least',
  lessThan: 'is less than',
  lessThanOrEqualTo: 'is at most',
  equals: 'is',
}

const FIGURES: Record<SumFigure, string> = {
  sum: message('sum of {property} of {events}{when}'),
  average: message('average {property} of {events}{when}'),
  smallest: message('smallest {property} of {events}{when}'),
  largest: message('largest {property} of {events}{when}'),
}
const COMPARISONS: Record<string, string> = {
  greaterThan: message('{figure} is more than {value}'),
  greaterThanOrEqualTo: message('{figure} is at least {value}'),
  lessThan: message('{figure} is less than {value}'),
  lessThanOrEqualTo: message('{figure} is at most {value}'),
  equals: message('{figure} is {value}'),
}

export const eventSum: ConditionDefinition = {
  id: 'eventSumCondition',
  title: 'Sum or average of events',
  description: 'Compares the sum, average, minimum or maximum of an event property.',
  family: 'did',
  about: 'profile',
  tags: ['profileCondition', 'behavioral', 'availableToEndUser'],
  parameters: [
    {
      id: 'figure',
      title: 'Calculation',
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
    { id: 'eventCondition', title: 'Events', type: 'condition', required: true },
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
            say('"{name}" is not a property of the event.', {
              name: node.parameterValues.propertyName,
            }),
          ),
        ]
      : []),
  ],
  describe(node, { describe, property }) {
    const { propertyName, comparisonOperator, value } = node.parameterValues
    const figure = say(FIGURES[figureOf(node)], {
      property: property('event', String(propertyName ?? '')),
      events: describe(eventPart(node)),
      when: windowWords(node),
    })
    const comparison = COMPARISONS[String(comparisonOperator ?? 'greaterThanOrEqualTo')]
    return say(comparison ?? message('{figure} is {value}'), {
      figure,
      value: String(value ?? '?'),
    })
  },
  dependsOn(node, dependencies) {
    for (const type of eventTypesOf(eventPart(node)) ?? ['*']) dependencies.eventTypes.add(type)
    dependencies.properties.add(`event:${String(node.parameterValues.propertyName ?? '')}`)
    // In any window, an event in the future counts from its time on.
    dependencies.clock = true
  },
}
