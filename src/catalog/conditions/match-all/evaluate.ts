import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'

export const matchAllEvaluator: ConditionEvaluator = {
  prepare: () => () => true,
  compile: () => sql<boolean>`true`,
}
