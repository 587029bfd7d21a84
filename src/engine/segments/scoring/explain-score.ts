import type { ProfileFacts } from '#condition/facts.ts'
import type { ElementReason, ScoreExplanation } from '#condition/score-reasons.ts'
import type { Db } from '#platform/database/database.ts'
import type { ScoringDefinition } from '#engine/segments/definitions.ts'
import { modifierOf, type ScoreParts } from '#engine/segments/keep-scores.ts'
import type { TenantLanguage } from '#engine/segments/load-language.ts'
import { explainer } from '#engine/segments/preview.ts'

/** Explains scores of one plan, element by element, in the tenant's language. */
export async function scoreExplainer(
  db: Db,
  tenantId: string,
  conditionLanguage: TenantLanguage,
  scoring: ScoringDefinition,
): Promise<(profile: ProfileFacts, parts?: ScoreParts) => ScoreExplanation> {
  const explainers = await Promise.all(
    scoring.elements.map(({ condition }) => explainer(db, tenantId, conditionLanguage, condition)),
  )
  return (profile, parts = {}) => {
    const elements = scoring.elements.map(({ mark, name, condition, value }, at): ElementReason => {
      const { describe, explain } = explainers[at]!
      const reasons = explain(profile)
      return {
        name,
        says: describe(condition),
        value,
        holds: reasons.holds,
        since: reasons.holds ? (parts[mark] ?? null) : null,
        reasons,
      }
    })
    const modifier = modifierOf(profile, scoring.id)
    return {
      score: scoring.enabled
        ? elements.reduce((sum, { holds, value }) => sum + (holds ? value : 0), modifier)
        : 0,
      modifier,
      elements,
    }
  }
}
