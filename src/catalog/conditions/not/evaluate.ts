import { sql } from 'kysely'
import { isCondition, isOn } from '#condition/condition.ts'
import { not } from '#condition/decide.ts'
import type { ConditionEvaluator } from '#condition/kind.ts'

/** A part that is switched off is ignored, so nothing is negated. */
const isOff = (part: unknown) => isCondition(part) && !isOn(part)

export const notEvaluator: ConditionEvaluator = {
  prepare({ parameterValues: { subCondition } }, { prepare }) {
    if (isOff(subCondition)) return () => true
    return not(prepare(subCondition))
  },
  compileTransition: ({ parameterValues: { subCondition } }, { transition }) =>
    transition(subCondition),
  compile: ({ parameterValues: { subCondition } }, { compile }) =>
    isOff(subCondition) ? sql<boolean>`true` : sql<boolean>`(not ${compile(subCondition)})`,
}
