import type { AgentTest } from '#model/schema/entities.generated.ts'
import type { CallTurn, SaidSentence } from '#model/api/agents.ts'
import { isForbidden } from './answer.ts'
import { answerOf, beginCall, takeTurn } from './call.ts'
import type { Speaker } from './speaker.ts'

export type Kept = Pick<AgentTest, 'lines' | 'expectedOutcome' | 'mustSay' | 'forbidden'>

export interface TestResult {
  passed: boolean
  /** Why it failed, for a person; the first word is the kind. */
  reasons: { kind: 'outcome' | 'missing' | 'forbidden'; text: string }[]
  outcome: NonNullable<AgentTest['expectedOutcome']>
  turns: CallTurn[]
}

/** Holds a kept call again, with the facts and the script of today. */
export function runTest(speaker: Speaker, kept: Kept): TestResult {
  let turn = beginCall(speaker)
  const saidSentences: SaidSentence[] = [...turn.sentences]
  const turns: CallTurn[] = [
    { by: 'agent', at: '', sentences: turn.sentences, step: turn.state.step },
  ]
  let answered = 0
  for (const text of kept.lines) {
    if (turn.state.ended) break
    const answer = answerOf(speaker, text, turn.state)
    turn = takeTurn(speaker, turn.state, { text, answer, day: '', answered })
    if (turn.sentences.some(({ from }) => from === 'fact')) answered++
    saidSentences.push(...turn.sentences)
    turns.push(
      { by: 'caller', at: '', text },
      { by: 'agent', at: '', sentences: turn.sentences, step: turn.state.step },
    )
  }
  const { outcome } = turn.state
  const texts = saidSentences.map(({ text }) => text)
  const reasons: TestResult['reasons'] = [
    ...(kept.expectedOutcome === outcome ? [] : [{ kind: 'outcome' as const, text: outcome }]),
    ...(kept.mustSay ?? [])
      .filter((sentence) => !texts.includes(sentence))
      .map((text) => ({ kind: 'missing' as const, text })),
    ...(kept.forbidden ?? [])
      .filter((words) => texts.some((text) => isForbidden(text, [words])))
      .map((text) => ({ kind: 'forbidden' as const, text })),
  ]
  return { passed: reasons.length === 0, reasons, outcome, turns }
}
