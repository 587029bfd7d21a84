import type { KnownFact } from '#model/api/agents.ts'
import type { Agent, AgentFact } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { toRecord } from '#engine/kernel/rows.ts'

/** Facts of one agent; a new one is refused above. */
export const MAX_FACTS = 500

/** The facts of an agent as they are stored, oldest first. */
export async function storedFacts(db: Db, agentId: string): Promise<AgentFact[]> {
  const rows = await db
    .selectFrom('agent_facts')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('id')
    .limit(MAX_FACTS)
    .execute()
  return rows.map((row) => toRecord('agent-fact', row))
}

/** A stored fact as an agent knows it and as a version keeps it. */
export const knownFact = (fact: AgentFact, { language }: Pick<Agent, 'language'>): KnownFact => ({
  id: fact.id,
  kind: fact.kind ?? 'answer',
  question: fact.question ?? '',
  text: fact.text,
  language: fact.language || (language ?? 'en'),
  sourceUrl: fact.sourceUrl ?? '',
  sourceQuote: fact.sourceQuote ?? '',
  author: fact.sourceUrl ? '' : fact.updatedBy,
  validUntil: fact.validUntil ?? '',
})

/** The facts of the draft of an agent. */
export const draftFacts = async (db: Db, agent: Agent): Promise<KnownFact[]> =>
  (await storedFacts(db, agent.id)).map((fact) => knownFact(fact, agent))
