import type { AgentFact } from '#model/entities.generated.ts'
import { createFromCampaign } from '#engine/agents/create-agent.ts'
import { publishAgent } from '#engine/agents/publish-agent.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

/** What a colleague adds to the facts of the campaign. */
const ADDED: readonly Pick<AgentFact, 'kind' | 'question' | 'text'>[] = [
  {
    kind: 'price',
    question: 'What does a logger cost?',
    text: 'A logger costs 14 euros per trip.',
  },
  {
    kind: 'hours',
    question: 'When is your office open?',
    text: 'Our office is open Monday to Friday from 8 to 16.',
  },
  {
    kind: 'answer',
    question: 'How long does the battery last?',
    text: 'The battery of a logger lasts for two years.',
  },
  {
    kind: 'answer',
    question: 'Can we try it first?',
    text: 'You can try three loggers on one trip before you decide.',
  },
  { kind: 'contact', question: '', text: 'You can reach us by phone at +47 5550 0123.' },
]

/** Makes an agent of the story's campaign, with prices and hours, and publishes it. */
export async function createAgent(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
): Promise<void> {
  const { id } = await createFromCampaign(engine, scope, campaignId)
  await engine.stores.of('agent').update(scope, id, null, { name: 'Questions about loggers' })
  for (const fact of ADDED)
    await engine.stores.of('agent-fact').create(scope, { agentId: id, ...fact })
  await publishAgent(engine, scope, id, { note: 'The first one' })
}
