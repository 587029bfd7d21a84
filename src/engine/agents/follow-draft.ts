import type { Agent, AgentVersion } from '#model/schema/entities.generated.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import type { Db } from '#platform/database/database.ts'
import { draftFacts } from './known-facts.ts'
import { loadAgent, publishedVersion } from './load-agent.ts'

/** What a version holds. */
export type AgentContent = Pick<
  AgentVersion,
  'companyName' | 'language' | 'script' | 'conduct' | 'usesModel' | 'facts'
>

/** The content of the draft. */
export const draftContent = async (db: Db, agent: Agent): Promise<AgentContent> => ({
  companyName: agent.companyName,
  language: agent.language ?? 'en',
  script: agent.script ?? [],
  conduct: agent.conduct ?? {},
  usesModel: agent.usesModel ?? false,
  facts: await draftFacts(db, agent),
})

/** The content of a version alone, to compare it. */
export const contentOf = (content: AgentContent): AgentContent => ({
  companyName: content.companyName,
  language: content.language,
  script: content.script,
  conduct: content.conduct,
  usesModel: content.usesModel,
  facts: content.facts,
})

/** Whether two contents say and do the same. */
export const isSameContent = (agentContent: AgentContent, other: AgentContent): boolean =>
  stableJson(contentOf(agentContent)) === stableJson(contentOf(other))

/**
 * Updates whether a published agent has unpublished changes, in the database; returns the state.
 */
export async function followDraft(db: Db, agentId: string): Promise<Agent['state']> {
  const agent = await loadAgent(db, agentId)
  const version = await publishedVersion(db, agent)
  if (!version) return agent.state
  const state = isSameContent(await draftContent(db, agent), version) ? 'published' : 'changed'
  if (state !== agent.state)
    await db.updateTable('agents').set({ state }).where('id', '=', agentId).execute()
  return state
}

/**
 * The same after a write of one of its facts; the agent may be deleted with them.
 * @param isNew a new fact is in no version, so nothing has to be compared
 */
export async function followFact(db: Db, agentId: string, isNew: boolean): Promise<void> {
  if (isNew) {
    await db
      .updateTable('agents')
      .set({ state: 'changed' })
      .where('id', '=', agentId)
      .where('published_version', 'is not', null)
      .where('state', '<>', 'changed')
      .execute()
    return
  }
  const row = await db
    .selectFrom('agents')
    .select('published_version')
    .where('id', '=', agentId)
    .executeTakeFirst()
  if (row?.published_version) await followDraft(db, agentId)
}
