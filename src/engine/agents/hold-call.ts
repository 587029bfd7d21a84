import type { AgentAnswer, CallTurn, CallView } from '#model/api/agents.ts'
import type { Agent, AgentCall } from '#model/schema/entities.generated.ts'
import { DAY_MS, MINUTE_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { brainFor, contentFor, dayIn, type Brain } from './call-brain.ts'
import { loadAgent } from './load-agent.ts'
import { callView, loadCall, stateOf, turnsOf } from './load-call.ts'
import { answerWithModel } from './word-answer.ts'
import { answerOf, beginCall, endCall, takeTurn } from './talk/call.ts'
import type { Turn } from './talk/compose-turn.ts'
import { KEEP_DAYS, LONGEST_MINUTES } from './talk/speaker.ts'
import { inScope, type ScopedTx, type EngineTx } from '#engine/kernel/tenant-tx.ts'

/** Turns of a caller in one call; the transcript is bounded by them. */
const MAX_TURNS = 80

export type NewCall = Pick<AgentCall, 'kind'> &
  Partial<
    Pick<
      AgentCall,
      'language' | 'usesVoice' | 'shareId' | 'versionNumber' | 'address' | 'contactId' | 'tokenHash'
    >
  >

const agentTurn = ({ sentences, state, unknown }: Turn, at: string): CallTurn => ({
  by: 'agent',
  at,
  sentences,
  step: state.step,
  ...(unknown ? { unknown } : {}),
  ...(state.offers?.length ? { offers: state.offers } : {}),
})

/** Creates a call with the first words of the agent, in the caller's transaction. */
export async function createCall(
  { db, engine, scope }: ScopedTx,
  agent: Agent,
  call: NewCall,
): Promise<{ call: AgentCall; brain: Brain }> {
  const brain = await brainFor(engine, db, agent, {
    versionNumber: call.versionNumber ?? null,
    language: call.language ?? '',
    tenantId: scope.tenantId,
  })
  const now = engine.clock.now()
  const turn = beginCall(brain.speaker, call.address)
  const agentCall = await engine.stores.of('agent-call').create(
    scope,
    {
      ...call,
      agentId: agent.id,
      language: brain.speaker.language,
      turns: [agentTurn(turn, new Date(now).toISOString())],
      talk: turn.state,
      expiresAt: new Date(
        now + (brain.content.conduct.keepDays ?? KEEP_DAYS) * DAY_MS,
      ).toISOString(),
    },
    { db },
  )
  return { call: agentCall, brain }
}

/**
 * Begins a test call of the draft, which changes no contact.
 * @throws ProductError `not_found`
 */
export function startTestCall(
  engine: Engine,
  scope: ActorScope,
  agentId: string,
  { language = '', usesVoice = false }: { language?: string; usesVoice?: boolean },
): Promise<CallView> {
  return inScope(engine, scope, async (tx) => {
    const agent = await loadAgent(tx.db, agentId)
    const { call, brain } = await createCall(tx, agent, {
      kind: 'test',
      language,
      usesVoice,
    })
    return callView(call, brain.content.facts)
  })
}

const isTooLong = ({ createdAt }: AgentCall, { content }: Brain, now: number) =>
  now - Date.parse(createdAt) > (content.conduct.longestMinutes ?? LONGEST_MINUTES) * MINUTE_MS

const answeredIn = (turns: readonly CallTurn[]) =>
  turns.filter(({ sentences = [] }) => sentences.some(({ factId }) => factId)).length

/** Writes a turn. What a caller said before consent is not kept, and nothing of a refused call. */
export async function storeTurn(
  { db, engine }: EngineTx<Pick<Engine, 'clock'>>,
  call: AgentCall,
  turn: Turn,
  text: string,
): Promise<AgentCall> {
  const now = new Date(engine.clock.now())
  const { state } = turn
  const callTurn = agentTurn(turn, now.toISOString())
  const mayKeep = state.hasConsent === true
  const consentedAt = call.consentAt ? new Date(call.consentAt) : now
  const turns =
    state.hasConsent === false
      ? [callTurn]
      : [
          ...turnsOf(call),
          ...(mayKeep && text ? [{ by: 'caller' as const, at: now.toISOString(), text }] : []),
          ...(turn.sentences.length > 0 ? [callTurn] : []),
        ]
  const row = await db
    .updateTable('agent_calls')
    .set({
      turns: jsonb(turns),
      talk: jsonb(state),
      unknowns: jsonb(mayKeep ? state.unknowns : []),
      outcome: state.outcome,
      call_back_on: state.callBackOn || null,
      address: mayKeep || state.outcome === 'do-not-contact' ? state.address : call.address,
      consent_at: mayKeep ? consentedAt : null,
      ended: state.ended,
      state: state.ended ? 'ended' : 'running',
      ended_at: state.ended ? now : null,
      updated_at: now,
    })
    .where('id', '=', call.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRecord('agent-call', row)
}

/** Locks a call, so that two turns of it happen one after the other. */
export async function lockCall(db: Db, id: string): Promise<AgentCall> {
  await db.selectFrom('agent_calls').select('id').where('id', '=', id).forUpdate().execute()
  return loadCall(db, id)
}

/** Takes one turn of a caller, in the transaction that holds the call locked. */
export async function continueCall(
  tx: EngineTx,
  call: AgentCall,
  brain: Brain,
  { text, answer }: { text: string; answer?: AgentAnswer },
): Promise<AgentCall> {
  const { engine } = tx
  const before = stateOf(call)
  if (before.ended) return call
  const { speaker, zone } = brain
  const now = engine.clock.now()
  const turns = turnsOf(call)
  const isOver =
    isTooLong(call, brain, now) || turns.filter(({ by }) => by === 'agent').length > MAX_TURNS
  const turn = isOver
    ? endCall(speaker, before, 'too-long')
    : takeTurn(speaker, before, {
        text,
        answer: answer ?? answerOf(speaker, text, before),
        day: dayIn(text, now, zone),
        answered: answeredIn(turns),
      })
  return storeTurn(tx, call, turn, text)
}

/**
 * Takes one turn of a test call.
 * @throws ProductError `not_found`
 */
export async function takeTestTurn(
  engine: Engine,
  { tenantId }: ActorScope,
  callId: string,
  text: string,
): Promise<CallView> {
  const answer = await answerWithModel(engine, tenantId, callId, text)
  return engine.database.tenant(tenantId, async (db) => {
    const call = await lockCall(db, callId)
    const brain = await brainFor(engine, db, await loadAgent(db, call.agentId), call)
    if (call.kind !== 'test') return callView(call, brain.content.facts)
    const said = { text, ...(answer ? { answer } : {}) }
    return callView(await continueCall({ db, engine }, call, brain, said), brain.content.facts)
  })
}

/**
 * Ends a test call.
 * @throws ProductError `not_found`
 */
export function endTestCall(
  engine: Engine,
  { tenantId }: ActorScope,
  callId: string,
): Promise<CallView> {
  return engine.database.tenant(tenantId, async (db) => {
    const call = await lockCall(db, callId)
    const { content, speaker } = await brainFor(engine, db, await loadAgent(db, call.agentId), call)
    const ended =
      call.kind !== 'test' || call.state === 'ended'
        ? call
        : await storeTurn({ db, engine }, call, endCall(speaker, stateOf(call), 'left'), '')
    return callView(ended, content.facts)
  })
}

/**
 * A call with the facts behind its sentences.
 * @throws ProductError `not_found`
 */
export function readCall(
  { database }: Engine,
  { tenantId }: ActorScope,
  callId: string,
): Promise<CallView> {
  return database.tenant(tenantId, async (db) => {
    const call = await loadCall(db, callId)
    const content = await contentFor(db, await loadAgent(db, call.agentId), call.versionNumber)
    return callView(call, content.facts)
  })
}
