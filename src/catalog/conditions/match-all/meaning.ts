import { sql } from 'kysely'
import type { ConditionMeaning } from '#condition/kind.ts'

export const matchAllMeaning: ConditionMeaning = {
  prepare: () => () => true,
  compile: () => sql<boolean>`true`,
}
