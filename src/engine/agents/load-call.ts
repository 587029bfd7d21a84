import type { AgentCall } from '#model/schema/entities.generated.ts'
import type { CallState, CallTurn, CallView, KnownFact } from '#model/api/agents.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { agentLanguages } from './talk/languages.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { textBefore } from '#model/lib/text-before.ts'

/**
 * A call.
 * @throws ProductError `not_found`
 */
export async function loadCall(db: Db, id: string): Promise<AgentCall> {
  const row = await db.selectFrom('agent_calls').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such call.')
  return toRecord('agent-call', row)
}

export const stateOf = (call: AgentCall): CallState => call.talk as unknown as CallState
export const turnsOf = (call: AgentCall): CallTurn[] => call.turns as unknown as CallTurn[]

const firstWord = ({ language }: AgentCall, gesture: 'yes' | 'no'): string =>
  textBefore(agentLanguages[emailLanguageOf(language ?? 'en') ?? 'en'].words[gesture], ' ')

/** A call as people see it, with the facts behind its sentences. */
export function callView(call: AgentCall, facts: readonly KnownFact[]): CallView {
  const turns = turnsOf(call)
  const used = new Set(
    turns.flatMap(({ sentences = [] }) => sentences.flatMap(({ factId }) => factId ?? [])),
  )
  return {
    id: call.id,
    agentId: call.agentId,
    kind: call.kind ?? 'test',
    language: call.language ?? 'en',
    state: call.state ?? 'running',
    ended: call.ended ?? '',
    outcome: call.outcome ?? '',
    callBackOn: call.callBackOn,
    address: call.address ?? '',
    hasConsent: stateOf(call).hasConsent ?? null,
    awaiting: stateOf(call).awaiting ?? '',
    yes: firstWord(call, 'yes'),
    no: firstWord(call, 'no'),
    step: stateOf(call).step ?? '',
    unknowns: call.unknowns ?? [],
    turns,
    facts: facts.filter(({ id }) => used.has(id)),
    createdAt: call.createdAt,
    endedAt: call.endedAt,
  }
}
