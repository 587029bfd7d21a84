import type { AgentFact } from '#model/schema/entities.generated.ts'
import { createFromCampaign } from '#engine/agents/create-agent.ts'
import { endTestCall, startTestCall, takeTestTurn } from '#engine/agents/hold-call.ts'
import { keepAsTest } from '#engine/agents/kept-tests.ts'
import { publishAgent } from '#engine/agents/publish-agent.ts'
import { createAgentShare } from '#engine/agents/share-agent.ts'
import { startSharedCall, takeSharedTurn } from '#engine/agents/shared-call.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { PasswordHashing } from '#engine/kernel/share-link.ts'

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

/** What callers of the shared agent say, one call each. */
const CALLS: readonly (readonly string[])[] = [
  ['yes', 'What does a logger cost?', 'Can we try it first?', 'That is all', 'yes'],
  ['yes', 'How long does the battery last?', 'Do you ship to Iceland?', 'That is all', 'no thanks'],
]

/** What a colleague says in a test call, which is kept as a test. */
const TEST_CALL = ['yes', 'When is your office open?', 'How long does the battery last?']

const withoutPasswords: PasswordHashing = {
  hash: () => Promise.reject(new Error('A link of the demo has no password.')),
  verify: () => Promise.resolve(false),
}

/**
 * Makes an agent of the story's campaign, with prices and hours, publishes and shares it, and holds
 * calls with it.
 */
export async function createAgent(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
): Promise<void> {
  const { id } = await createFromCampaign(engine, scope, campaignId)
  await engine.stores.of('agent').update(scope, id, null, { name: 'Questions about loggers' })
  for (const fact of ADDED)
    await engine.stores.of('agent-fact').create(scope, { agentId: id, ...fact })
  const test = await startTestCall(engine, scope, id, {})
  for (const text of TEST_CALL) await takeTestTurn(engine, scope, test.id, text)
  await endTestCall(engine, scope, test.id)
  await keepAsTest(engine, scope, test.id, { name: 'Office hours and battery' })
  await publishAgent(engine, scope, id, { note: 'The first one' })
  const input = { label: 'Our website' }
  const { token } = await createAgentShare(engine, scope, { agentId: id, input }, withoutPasswords)
  for (const texts of CALLS) {
    const { key } = await startSharedCall(engine, token, {}, withoutPasswords)
    for (const text of texts) await takeSharedTurn(engine, token, key, text)
  }
}
