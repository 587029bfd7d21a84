import type { AgentAnswer } from '#model/api/agents.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { draftContent } from './follow-draft.ts'
import { loadAgent, todayOf } from './load-agent.ts'
import { answerFrom } from './talk/answer.ts'
import { indexFacts } from './talk/find-facts.ts'

/**
 * What the draft of an agent answers to one question, without a call.
 * @param code of the caller's language; the agent's where there is none
 * @throws ProductError `not_found`
 */
export function askAgent(
  { database, clock }: Engine,
  { tenantId }: ActorScope,
  agentId: string,
  { text, language: code = '' }: { text: string; language?: string },
): Promise<AgentAnswer> {
  return database.tenant(tenantId, async (db) => {
    const agent = await loadAgent(db, agentId)
    const { facts, companyName, conduct, language } = await draftContent(db, agent)
    const chosen = emailLanguageOf(code) ?? emailLanguageOf(language ?? 'en') ?? 'en'
    const index = indexFacts(facts, chosen, await todayOf({ clock }, db, tenantId))
    return answerFrom(index, text, { companyName, ...conduct })
  })
}
