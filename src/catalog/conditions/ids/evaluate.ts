import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { idsOf, isMatch } from './definition.ts'

/** An empty list is false, also when negated (as in Apache Unomi). */
export const idsEvaluator: ConditionEvaluator = {
  prepare(node) {
    const ids = new Set(idsOf(node))
    const match = isMatch(node)
    return ({ profile }) => Boolean(profile) && ids.size > 0 && ids.has(profile!.id) === match
  },
  compile(node, { rows }) {
    const ids = idsOf(node)
    if (!rows.profile || ids.length === 0) return sql<boolean>`false`
    return sql<boolean>`((${sql.ref(`${rows.profile.alias}.id`)}::text in (${sql.join(ids)}))
        = ${isMatch(node)}::boolean)`
  },
}
