import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'

export const matchAllMeaning: ConditionEvaluator = {
  prepare: () => () => true,
  compile: () => sql<boolean>`true`,
}
