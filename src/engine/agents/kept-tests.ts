import type { Agent, AgentTest } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { CallState, CallTurn, KeptResult } from '#model/api/agents.ts'
import type { Engine, ActorScope, RowParts } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { asSystem, inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { draftContent } from './follow-draft.ts'
import { loadCall } from './load-call.ts'
import { loadAgent, todayOf } from './load-agent.ts'
import { runTest } from './talk/run-test.ts'
import { speakerOf } from './talk/speaker.ts'

/** Kept tests of one agent. */
export const MAX_TESTS = 60

/** The job that runs the kept tests of an agent after a change. */
export const CHECK_AGENT = 'check-agent'

export async function storedTests(db: Db, agentId: string): Promise<AgentTest[]> {
  const rows = await db
    .selectFrom('agent_tests')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('id')
    .limit(MAX_TESTS)
    .execute()
  return rows.map((row) => toRecord('agent-test', row))
}

/** Runs all kept tests of an agent's draft; writes nothing. */
export async function runTests(
  { db, engine, tenantId }: TenantTx<Pick<Engine, 'clock'>>,
  agent: Agent,
): Promise<KeptResult[]> {
  const tests = await storedTests(db, agent.id)
  if (tests.length === 0) return []
  const content = await draftContent(db, agent)
  const today = await todayOf(engine, db, tenantId)
  return tests.map((test) => {
    const speaker = speakerOf(content, test.language ?? '', today)
    return { id: test.id, name: test.name, ...runTest(speaker, test) }
  })
}

/**
 * Runs the kept tests soon, in the transaction of a change. Several changes in a row are one run.
 */
export async function requestCheck(tx: TenantTx<RowParts>, agentId: string): Promise<void> {
  const { db } = tx
  const hasTests = await db
    .selectFrom('agent_tests')
    .select('id')
    .where('agent_id', '=', agentId)
    .limit(1)
    .executeTakeFirst()
  if (!hasTests) return
  const waiting = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', CHECK_AGENT)
    .where('state', '=', 'queued')
    .execute()
  if (waiting.some(({ payload }) => payload.agentId === agentId)) return
  await enqueue(asSystem(tx), { kind: CHECK_AGENT, payload: { agentId } })
}

/** Stores the results of all kept tests of an agent; an agent that was deleted has none. */
export const checkAgentJob: JobHandler = async (engine, { job }) => {
  const { tenantId } = job
  const agentId = String(job.payload.agentId)
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const row = await db
      .selectFrom('agents')
      .select('id')
      .where('id', '=', agentId)
      .executeTakeFirst()
    if (!row) return {}
    const results = await runTests(tx, await loadAgent(db, agentId))
    for (const { id, passed, reasons } of results)
      await db
        .updateTable('agent_tests')
        .set({
          result: passed ? 'passed' : 'failed',
          reasons: jsonb(reasons.map(({ kind, text }) => `${kind}: ${text}`)),
          ran_at: new Date(engine.clock.now()),
        })
        .where('id', '=', id)
        .execute()
    return { passed: results.filter(({ passed }) => passed).length, of: results.length }
  })
}

export interface KeepInput {
  name: string
  forbidden?: string[]
}

const factSentences = (turns: readonly CallTurn[]): string[] =>
  turns.flatMap(({ sentences = [] }) =>
    sentences.filter(({ from }) => from === 'fact').map(({ text }) => text),
  )

/**
 * Keeps a test call as a test: the caller's lines, its outcome and the sentences of facts that were
 * said, and that the same lines bring about again.
 * @throws ProductError `not_found`, `wrong_state` for a call without words of a caller
 */
export async function keepAsTest(
  engine: Engine,
  scope: ActorScope,
  callId: string,
  { name, forbidden = [] }: KeepInput,
): Promise<AgentTest> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const call = await loadCall(db, callId)
    const turns = call.turns as unknown as CallTurn[]
    const lines = turns.flatMap(({ text }) => text ?? [])
    if (call.kind !== 'test' || lines.length === 0)
      throw fail('wrong_state', 'Only a test call in which the caller said something can be kept.')
    const { outcome } = call.talk as unknown as CallState
    const language = call.language ?? 'en'
    const content = await draftContent(db, await loadAgent(db, call.agentId))
    const speaker = speakerOf(content, language, await todayOf(engine, db, scope.tenantId))
    // A model may have said other sentences than a test, which holds the call without it.
    const kept = { lines, expectedOutcome: outcome, mustSay: [], forbidden }
    const saidAgain = new Set(factSentences(runTest(speaker, kept).turns))
    const mustSay = factSentences(turns).filter((sentence) => saidAgain.has(sentence))
    return engine.stores
      .of('agent-test')
      .create(
        scope,
        { ...kept, agentId: call.agentId, name, language, mustSay: [...new Set(mustSay)] },
        { db },
      )
  })
}
