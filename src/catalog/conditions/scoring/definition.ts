import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { message, say } from '#language'

const words: Record<string, string> = {
  equals: 'is',
  notEquals: 'is not',
  greaterThan: 'is more than',
  greaterThanOrEqualTo: 'is at least',
  lessThan: 'is less than',
  lessThanOrEqualTo: 'is at most',
}

const SENTENCES: Record<string, string> = {
  equals: message('score of "{name}" is {score}'),
  notEquals: message('score of "{name}" is not {score}'),
  greaterThan: message('score of "{name}" is more than {score}'),
  greaterThanOrEqualTo: message('score of "{name}" is at least {score}'),
  lessThan: message('score of "{name}" is less than {score}'),
  lessThanOrEqualTo: message('score of "{name}" is at most {score}'),
}

export const scoring: ConditionDefinition = {
  id: 'scoringCondition',
  title: 'Score',
  description: "Compares a person's score in a scoring plan.",
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
            say('The scoring plan "{name}" does not exist.', { name: scoringPlanId }),
          ),
        ]
      : [],
  describe: ({ parameterValues: { scoringPlanId, comparisonOperator, scoreValue } }, { name }) =>
    say(SENTENCES[String(comparisonOperator ?? 'greaterThanOrEqualTo')] ?? SENTENCES['equals']!, {
      name: name('scoring', String(scoringPlanId ?? '')),
      score: String(Number(scoreValue ?? 0)),
    }),
  dependsOn: ({ parameterValues: { scoringPlanId } }, dependencies) =>
    void dependencies.scorings.add(String(scoringPlanId ?? '')),
}
