import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { checkWindow, lintWindow, windowParameters, windowWords } from '../event-window.ts'

/**
 * Joining or leaving a segment, by the stored membership periods. A segment cannot use its own
 * history, because that would be a circular definition.
 */
export const segmentHistory: ConditionDefinition = {
  id: 'segmentHistoryCondition',
  title: 'Entered or left a segment',
  description: 'Came to a segment or went from it, and when.',
  family: 'belongs',
  about: 'profile',
  tags: ['profileCondition', 'behavioral', 'availableToEndUser'],
  parameters: [
    {
      id: 'movement',
      title: 'Movement',
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
            `There is no segment "${node.parameterValues.segmentId}".`,
          ),
        ]
      : []),
  ],
  lint: lintWindow,
  describe: (node, { name }) =>
    `${node.parameterValues.movement === 'left' ? 'left' : 'entered'} the segment ` +
    `"${name('segment', String(node.parameterValues.segmentId ?? ''))}"${windowWords(node)}`,
  dependsOn({ parameterValues: { segmentId } }, found) {
    if (typeof segmentId !== 'string' || segmentId === '') return
    found.segments.add(segmentId)
    found.membershipPeriods.add(segmentId)
    found.clock = true
  },
}
