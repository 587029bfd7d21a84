import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'

const words: Record<string, string> = {
  equals: 'is',
  notEquals: 'is not',
  greaterThan: 'is more than',
  greaterThanOrEqualTo: 'is at least',
  lessThan: 'is less than',
  lessThanOrEqualTo: 'is at most',
}

export const scoring: ConditionDefinition = {
  id: 'scoringCondition',
  title: 'Score',
  description: 'Compares the score of a scoring plan.',
  family: 'is',
  about: 'profile',
  tags: ['profileCondition', 'availableToEndUser'],
  parameters: [
    { id: 'scoringPlanId', title: 'Scoring plan', type: 'scoring', required: true },
    {
      id: 'comparisonOperator',
      title: 'Comparison',
      type: 'choice',
      default: 'greaterThanOrEqualTo',
      options: Object.entries(words),
    },
    { id: 'scoreValue', title: 'Score', type: 'number', default: 0 },
  ],
  check: ({ parameterValues: { scoringPlanId } }, { exists }) =>
    typeof scoringPlanId === 'string' && exists('scoring', scoringPlanId) === false
      ? [
          fieldError(
            '/parameterValues/scoringPlanId',
            `There is no scoring plan "${scoringPlanId}".`,
          ),
        ]
      : [],
  describe: ({ parameterValues: { scoringPlanId, comparisonOperator, scoreValue } }, { name }) =>
    `score of "${name('scoring', String(scoringPlanId ?? ''))}" ` +
    `${words[String(comparisonOperator ?? 'greaterThanOrEqualTo')] ?? 'is'} ` +
    `${Number(scoreValue ?? 0)}`,
  dependsOn: ({ parameterValues: { scoringPlanId } }, found) =>
    void found.scorings.add(String(scoringPlanId ?? '')),
}
