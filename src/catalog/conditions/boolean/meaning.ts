import { sql } from 'kysely'
import type { ConditionMeaning } from '#condition/kind.ts'
import { isOr } from '#condition/condition.ts'
import { countingParts } from './definition.ts'

/** An empty list: "all" is true, "any" is false (reference, 2.2). */
export const booleanMeaning: ConditionMeaning = {
  prepare(node, { prepare }) {
    const judges = countingParts(node).map(prepare)
    return isOr(node) ? (facts, inside) => judges.some((judge) => judge(facts, inside)) : (facts, inside) => judges.every((judge) => judge(facts, inside))
  },
  compile(node, { compile }) {
    const parts = countingParts(node).map((part) => compile(part))
    if (parts.length === 0) return isOr(node) ? sql<boolean>`false` : sql<boolean>`true`
    return sql<boolean>`(${sql.join(parts, isOr(node) ? sql` or ` : sql` and `)})`
  },
}
