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
  const isCopy = ({ origin, campaignText }: AgentFact) => origin === 'campaign' && campaignText
  const isLinked = campaignId && facts.some(isCopy)
  const campaign = isLinked
    ? await db
        .selectFrom('campaigns')
        .select('messaging')
        .where('id', '=', campaignId)
        .executeTakeFirst()
    : undefined
  const texts = campaign && textsOfCampaign(campaign.messaging)
  const reasonOf = (fact: AgentFact): OutdatedReason | null => {
    if (fact.validUntil && fact.validUntil < today) return 'expired'
    const copied = isCopy(fact)
    return texts && copied && !texts.has(copied) ? 'campaign-changed' : null
  }
  return new Map(
    facts.flatMap((fact) => {
      const reason = reasonOf(fact)
      return reason ? [[fact.id, reason] as const] : []
    }),
  )
}
