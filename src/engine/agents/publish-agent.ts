import { say } from '#language'
import type { Agent, AgentVersion } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { AgentChanges, KeptResult, KnownFact } from '#model/api/agents.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { contentOf, draftContent, isSameContent, type AgentContent } from './follow-draft.ts'
import { runTests } from './kept-tests.ts'
import { loadAgent, lockAgent, publishedVersion } from './load-agent.ts'

const EMPTY: AgentContent = {
  companyName: '',
  language: '',
  script: [],
  conduct: {},
  usesModel: false,
  facts: [],
}

/** What differs between two contents, for a person to read before publishing. */
export function changesBetween(
  before: AgentContent,
  after: AgentContent,
): Omit<AgentChanges, 'tests'> {
  const differ = (one: unknown, other: unknown) => stableJson(one) !== stableJson(other)
  const idsOf = (facts: readonly KnownFact[]) => new Set(facts.map(({ id }) => id))
  const [then, now] = [idsOf(before.facts), idsOf(after.facts)]
  return {
    facts: {
      added: after.facts.filter(({ id }) => !then.has(id)),
      removed: before.facts.filter(({ id }) => !now.has(id)),
      changed: after.facts.flatMap((fact) => {
        const old = before.facts.find(({ id }) => id === fact.id)
        return old && differ(old, fact) ? [{ before: old, after: fact }] : []
      }),
    },
    script: differ(before.script, after.script),
    conduct: differ(before.conduct, after.conduct),
    identity: before.companyName !== after.companyName || before.language !== after.language,
    model: before.usesModel !== after.usesModel,
  }
}

/** The results of kept tests in the published version, and with the draft. */
const testChanges = (
  before: AgentVersion | null,
  after: readonly KeptResult[],
): AgentChanges['tests'] =>
  after.map(({ id, name, passed, reasons }) => ({
    id,
    name,
    before: before?.tests?.find((test) => test.id === id)?.passed ?? null,
    after: passed,
    reasons,
  }))

/** What publishing the draft would change for callers. */
async function draftChanges(tx: TenantTx, agent: Agent): Promise<AgentChanges> {
  const before = await publishedVersion(tx.db, agent)
  return {
    ...changesBetween(before ?? EMPTY, await draftContent(tx.db, agent)),
    tests: testChanges(before, await runTests(tx, agent)),
  }
}

/**
 * The changes of an agent's draft.
 * @throws ProductError `not_found`
 */
export const readChanges = (
  engine: Engine,
  { tenantId }: ActorScope,
  agentId: string,
): Promise<AgentChanges> =>
  inTenant(engine, tenantId, async (tx) => draftChanges(tx, await loadAgent(tx.db, agentId)))

export interface PublishInput {
  /** Describes the change for colleagues. */
  note?: string
  /** The version of the draft that was reviewed; null for whatever it is now. */
  version?: number | null
}

/**
 * Publishes the draft as the version that callers reach. Running calls continue with theirs.
 * @throws ProductError `not_found`, `conflict`, `wrong_state` without facts, or where nothing has
 * changed
 */
export async function publishAgent(
  engine: Engine,
  scope: ActorScope,
  agentId: string,
  { note = '', version = null }: PublishInput,
): Promise<{ agent: Agent; version: AgentVersion }> {
  return inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    await engine.stores.of('agent').lock(scope, agentId, version, { db })
    const agent = await lockAgent(db, agentId)
    const content = await draftContent(db, agent)
    const before = await publishedVersion(db, agent)
    if (content.facts.length === 0)
      throw fail('wrong_state', 'An agent without facts knows nothing. Add a fact first.')
    if (before && isSameContent(content, before))
      throw fail(
        'wrong_state',
        say('Nothing has changed since version {number}.', { number: before.number }),
      )
    const results = await runTests(tx, agent)
    const tests = results.map(({ id, name, passed }) => ({ id, name, passed }))
    const number = (before?.number ?? 0) + 1
    const published = await engine.stores
      .of('agent-version')
      .create(scope, { agentId, number, note, tests, ...contentOf(content) }, { db })
    const updated = await engine.stores.of('agent').update(
      scope,
      agentId,
      null,
      {
        state: 'published',
        publishedAt: new Date(engine.clock.now()).toISOString(),
        publishedVersion: number,
      },
      { db },
    )
    return { agent: updated, version: published }
  })
}
