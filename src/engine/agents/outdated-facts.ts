import type { AgentFact } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { textsOfCampaign } from './campaign-facts.ts'

export type OutdatedReason = 'campaign-changed' | 'expired'

/** The facts that no longer hold, by id, with why. */
export async function outdatedFacts(
  db: Db,
  facts: readonly AgentFact[],
  campaignId: string | null | undefined,
  today: string,
): Promise<Map<string, OutdatedReason>> {
  const isLinked = campaignId && facts.some(({ campaignText }) => campaignText)
  const campaign = isLinked
    ? await db
        .selectFrom('campaigns')
        .select('messaging')
        .where('id', '=', campaignId)
        .executeTakeFirst()
    : undefined
  const texts = campaign && textsOfCampaign(campaign.messaging)
  const reasonOf = ({ validUntil, campaignText }: AgentFact): OutdatedReason | null => {
    if (validUntil && validUntil < today) return 'expired'
    return texts && campaignText && !texts.has(campaignText) ? 'campaign-changed' : null
  }
  return new Map(
    facts.flatMap((fact) => {
      const reason = reasonOf(fact)
      return reason ? [[fact.id, reason] as const] : []
    }),
  )
}
