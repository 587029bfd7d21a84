import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { node } from '#condition/sampling/values.ts'

export const sample: ConditionSample = {
  conditions: ({ about, inner }) =>
    inner(about).map((subCondition) => node('notCondition', { subCondition })),
}
