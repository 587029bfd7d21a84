import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'

export const goal: ConditionDefinition = {
  id: 'goalMatchCondition',
  title: 'Goal',
  description: 'Has reached a goal, or has not.',
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
      ? [fieldError('/parameterValues/goalId', `There is no goal "${goalId}".`)]
      : [],
  describe: ({ parameterValues: { goalId, comparisonOperator } }, { name }) =>
    `has ${comparisonOperator === 'missing' ? 'not ' : ''}reached the goal "${name('goal', String(goalId ?? ''))}"`,
  dependsOn: ({ parameterValues: { goalId } }, found) => void found.goals.add(String(goalId ?? '')),
}
