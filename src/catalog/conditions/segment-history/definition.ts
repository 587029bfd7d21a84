import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { message, say } from '#language'
import { checkWindow, lintWindow, windowParameters, windowWords } from '../event-window.ts'

/**
 * Joining or leaving a segment, by the stored membership periods. A segment cannot use its own
 * history, because that would be a circular definition.
 */
export const segmentHistory: ConditionDefinition = {
  id: 'segmentHistoryCondition',
  title: 'Joined or left a segment',
  description: 'Joined or left a segment, and when.',
  family: 'belongs',
  about: 'profile',
  tags: ['profileCondition', 'behavioral', 'availableToEndUser'],
  parameters: [
    {
      id: 'movement',
      title: 'Change',
      type: 'choice',
      default: 'entered',
      options: [
        ['entered', 'entered'],
        ['left', 'left'],
      ],
    },
    { id: 'segmentId', title: 'Segment', type: 'segment', required: true },
    ...windowParameters,
  ],
  check: (node, tools) => [
    ...checkWindow(node, tools),
    ...(typeof node.parameterValues.segmentId === 'string' &&
    node.parameterValues.segmentId !== '' &&
    tools.exists('segment', node.parameterValues.segmentId) === false
      ? [
          fieldError(
            '/parameterValues/segmentId',
            say('The segment "{name}" does not exist.', { name: node.parameterValues.segmentId }),
          ),
        ]
      : []),
  ],
  lint: lintWindow,
  describe: (node, { name }) =>
    say(
      node.parameterValues.movement === 'left'
        ? message('left the segment "{name}"{when}')
        : message('entered the segment "{name}"{when}'),
      {
        name: name('segment', String(node.parameterValues.segmentId ?? '')),
        when: windowWords(node),
      },
    ),
  dependsOn({ parameterValues: { segmentId } }, dependencies) {
    if (typeof segmentId !== 'string' || segmentId === '') return
    dependencies.segments.add(segmentId)
    dependencies.membershipPeriods.add(segmentId)
    dependencies.clock = true
  },
}
