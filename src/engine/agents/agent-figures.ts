import type { AgentFigures } from '#model/agents.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { storedFacts } from './known-facts.ts'
import { todayOf } from './load-agent.ts'
import { outdatedFacts } from './outdated-facts.ts'

/** Agents whose figures are read at once. */
const MAX_AGENTS = 200

/** What each agent has and did, for its row in the list. */
export function readFigures(
  { database, clock }: Engine,
  { tenantId }: ActorScope,
): Promise<AgentFigures[]> {
  return database.tenant(tenantId, async (db) => {
    const today = await todayOf({ clock }, db, tenantId)
    const rows = await db
      .selectFrom('agents')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(MAX_AGENTS)
      .execute()
    const figures: AgentFigures[] = []
    for (const row of rows) {
      const agent = toRecord('agent', row)
      const facts = await storedFacts(db, agent.id)
      const outdated = await outdatedFacts(db, facts, agent.campaignId, today)
      figures.push({
        agentId: agent.id,
        facts: facts.length,
        outdated: [...outdated].map(([factId, reason]) => ({ factId, reason })),
      })
    }
    return figures
  })
}
