import { sql } from 'kysely'
import type { ConditionMeaning } from '#condition/kind.ts'
import { isOr } from '#condition/condition.ts'
import { countingParts } from './definition.ts'

/** An empty list: "all" is true, "any" is false (reference, 2.2). */
export const booleanMeaning: ConditionMeaning = {
  prepare(node, { prepare }) {
    const judges = countingParts(node).map(prepare)
    const wanted = isOr(node)
    // One answer decides; a plain loop, because this is asked more often than anything else.
    return (facts, inside) => {
      for (let n = 0; n < judges.length; n++) if (judges[n]!(facts, inside) === wanted) return wanted
      return !wanted
    }
  },
  compile(node, { compile }) {
    const parts = countingParts(node).map((part) => compile(part))
    if (parts.length === 0) return isOr(node) ? sql<boolean>`false` : sql<boolean>`true`
    return sql<boolean>`(${sql.join(parts, isOr(node) ? sql` or ` : sql` and `)})`
  },
}
