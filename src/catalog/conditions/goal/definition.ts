import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { say } from '#language'

export const goal: ConditionDefinition = {
  id: 'goalMatchCondition',
  title: 'Goal',
  description: 'Reached a goal, or did not.',
  family: 'did',
  about: 'profile',
  tags: ['profileCondition', 'availableToEndUser'],
  parameters: [
    { id: 'goalId', title: 'Goal', type: 'goal', required: true },
    {
      id: 'comparisonOperator',
      title: 'Reached',
      type: 'choice',
      default: 'exists',
      options: [
        ['exists', 'reached'],
        ['missing', 'not reached'],
      ],
    },
  ],
  check: ({ parameterValues: { goalId } }, { exists }) =>
    typeof goalId === 'string' && exists('goal', goalId) === false
      ? [
          fieldError(
            '/parameterValues/goalId',
            say('The goal "{name}" does not exist.', { name: goalId }),
          ),
        ]
      : [],
  describe: ({ parameterValues: { goalId, comparisonOperator } }, { name }) =>
    comparisonOperator === 'missing'
      ? say('has not reached the goal "{name}"', { name: name('goal', String(goalId ?? '')) })
      : say('has reached the goal "{name}"', { name: name('goal', String(goalId ?? '')) }),
  dependsOn: ({ parameterValues: { goalId } }, dependencies) =>
    void dependencies.goals.add(String(goalId ?? '')),
}
