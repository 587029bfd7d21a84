import type { Predicate } from '#condition/kind.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'

export interface PreparedGoal {
  id: string
  /** Restricts the goal to people in this campaign. */
  campaignId: string | null
  /** Null: every person has started. */
  start: Predicate | null
  target: Predicate
}

/** The tenant's enabled goals with compiled conditions. */
export const loadGoals = versionedCache(
  ['condition_types', 'goals', 'property_types'],
  async (tx): Promise<readonly PreparedGoal[]> => {
    const { db, tenantId } = tx
    const { evaluator } = await loadLanguage(tx)
    const rows = await db
      .selectFrom('goals')
      .select(['id', 'campaign_id', 'start_event', 'target_event'])
      .where('tenant_id', '=', tenantId)
      .where('enabled', '=', true)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      campaignId: row.campaign_id,
      start: row.start_event === null ? null : evaluator.prepare(row.start_event),
      target: evaluator.prepare(row.target_event),
    }))
  },
)
