import type { CallState, SaidSentence, ScriptStep } from '#model/api/agents.ts'
import { agentLanguages, fillPhrase } from './languages.ts'
import type { Phrases } from './language.ts'
import { KEEP_DAYS, type Speaker } from './speaker.ts'

export interface Turn {
  state: CallState
  sentences: SaidSentence[]
  unknown: string
}

/** One turn while it is composed. */
export interface Composing {
  speaker: Speaker
  phrases: Phrases
  state: CallState
  said: SaidSentence[]
  unknown: string
}

export const composing = (speaker: Speaker, state: CallState): Composing => ({
  speaker,
  phrases: agentLanguages[speaker.language].phrases,
  state: { ...state },
  said: [],
  unknown: '',
})

/** A text of the script or a phrase, with the agent's values in its places. */
export const filledFor = ({ companyName, conduct }: Speaker, text: string): string =>
  fillPhrase(text, {
    company: companyName,
    days: String(conduct.keepDays ?? KEEP_DAYS),
    link: conduct.calendarUrl ?? '',
  })

export function say(turn: Composing, phrase: string): void {
  turn.said.push({ text: filledFor(turn.speaker, phrase), from: 'phrase' })
}

/** Says the text of a step without going to that step. */
export function sayText(turn: Composing, { text }: ScriptStep): void {
  turn.said.push({ text: filledFor(turn.speaker, text), from: 'script' })
}

export const done = ({ state, said, unknown }: Composing): Turn => ({
  state,
  sentences: said,
  unknown,
})

export const stepOf = ({ speaker, state }: Composing) =>
  speaker.script.find(({ id }) => id === state.step) ?? null

/** Whether the agent waits for the caller after a step. */
const AWAITS: Partial<Record<ScriptStep['kind'], CallState['awaiting']>> = {
  consent: 'consent',
  question: 'question',
  ask: 'ask',
}

export function sayStep(turn: Composing, step: ScriptStep): void {
  turn.state.step = step.id
  turn.state.awaiting = AWAITS[step.kind] ?? ''
  sayText(turn, step)
}

export function end(turn: Composing, ended: NonNullable<CallState['ended']>): void {
  turn.state.ended = ended
  turn.state.awaiting = ''
}

/** The first step of a kind. */
export const scriptOf = (turn: Composing, kind: ScriptStep['kind']) =>
  turn.speaker.script.find((step) => step.kind === kind) ?? null

/** Says the closing step and ends the call. */
export function close(turn: Composing, ended: NonNullable<CallState['ended']> = 'closed'): void {
  const step = scriptOf(turn, 'close')
  if (step) sayStep(turn, step)
  end(turn, ended)
}

/**
 * Continues with the steps after the current one, up to the next that waits for the caller. A caller
 * who declines is handed over to a person only where the script says so for a no.
 */
export function advance(turn: Composing, isNo = false): void {
  const { script } = turn.speaker
  const current = stepOf(turn)
  const to = isNo && current?.onNo ? script.findIndex(({ id }) => id === current.onNo) : -1
  const from = to === -1 ? script.findIndex(({ id }) => id === turn.state.step) + 1 : to
  for (const step of script.slice(from)) {
    if (step.kind === 'objection') continue
    if (step.kind === 'handover') {
      if (isNo && to === -1) continue
      handOver(turn)
      return
    }
    if (step.kind === 'close') {
      close(turn)
      return
    }
    sayStep(turn, step)
    if (step.kind === 'answers' || turn.state.awaiting !== '') return
  }
  close(turn)
}

/** Promises that a person will answer, and finds out where. */
export function handOver(turn: Composing): void {
  const { state, phrases, speaker } = turn
  state.wantsPerson = true
  state.outcome ||= 'interested'
  const step = scriptOf(turn, 'handover')
  if (step) sayStep(turn, step)
  else say(turn, phrases.handover)
  if (speaker.conduct.calendarUrl) say(turn, phrases.calendar)
  if (state.address) close(turn, 'handed-over')
  else {
    say(turn, phrases.askAddress)
    state.awaiting = 'address'
  }
}
