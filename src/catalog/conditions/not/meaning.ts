import { sql } from 'kysely'
import { isCondition, isOn } from '#condition/condition.ts'
import { opposite } from '#condition/decide.ts'
import type { ConditionMeaning } from '#condition/kind.ts'

/** What is switched off is not there, so nothing is denied. */
const isOff = (part: unknown) => isCondition(part) && !isOn(part)

export const notMeaning: ConditionMeaning = {
  prepare({ parameterValues: { subCondition } }, { prepare }) {
    if (isOff(subCondition)) return () => true
    return opposite(prepare(subCondition))
  },
  compileFlip: ({ parameterValues: { subCondition } }, { flip }) => flip(subCondition),
  compile: ({ parameterValues: { subCondition } }, { compile }) =>
    isOff(subCondition) ? sql<boolean>`true` : sql<boolean>`(not ${compile(subCondition)})`,
}
