import { sql } from 'kysely'
import type { AgentFigures } from '#model/api/agents.ts'
import type { AgentTest } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { storedFacts } from './known-facts.ts'
import { todayOf } from './load-agent.ts'
import { outdatedFacts } from './outdated-facts.ts'

/** Agents whose figures are read at once. */
const MAX_AGENTS = 200

async function countTests(db: Db, agentId: string): Promise<AgentFigures['tests']> {
  const rows = await db
    .selectFrom('agent_tests')
    .select(['result', sql<number>`count(*)::int`.as('n')])
    .where('agent_id', '=', agentId)
    .groupBy('result')
    .execute()
  const countOf = (result: AgentTest['result']) => rows.find((row) => row.result === result)?.n ?? 0
  return {
    all: rows.reduce((sum, { n }) => sum + n, 0),
    failed: countOf('failed'),
    waiting: countOf('waiting'),
  }
}

async function countCalls(db: Db, agentId: string): Promise<AgentFigures['calls']> {
  const rows = await db
    .selectFrom('agent_calls')
    .select(['outcome', sql<number>`count(*)::int`.as('n')])
    .where('agent_id', '=', agentId)
    .where('kind', '=', 'shared')
    .groupBy('outcome')
    .execute()
  return {
    all: rows.reduce((sum, { n }) => sum + n, 0),
    outcomes: Object.fromEntries(rows.flatMap(({ outcome, n }) => (outcome ? [[outcome, n]] : []))),
  }
}

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
        tests: await countTests(db, agent.id),
        calls: await countCalls(db, agent.id),
      })
    }
    return figures
  })
}
