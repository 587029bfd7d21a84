import type { AgentAnswer, CallOutcome, CallState, ScriptStep } from '#model/api/agents.ts'
import { answerFrom } from './answer.ts'
import {
  advance,
  close,
  composing,
  done,
  end,
  handOver,
  say,
  sayStep,
  sayText,
  scriptOf,
  stepOf,
  type Composing,
  type Turn,
} from './compose-turn.ts'
import { gesturesOf, LONGEST_TURN, type Gestures } from './gestures.ts'
import { chosenOffer } from './near-facts.ts'
import type { Speaker } from './speaker.ts'
import { wordsOf } from './stems.ts'

/*
 * A call as a pure function: the state before, the caller's words and the facts give the state after
 * and what the agent says. Each sentence comes from a fact, from the script or from a fixed phrase.
 */

/** Begins a call: says who speaks, and asks for consent before anything is kept. */
export function beginCall(speaker: Speaker, address = ''): Turn {
  const turn = composing(speaker, {
    step: '',
    hasConsent: null,
    awaiting: 'consent',
    outcome: '',
    callBackOn: '',
    address,
    wantsPerson: false,
    unknowns: [],
    answers: [],
    ended: '',
  })
  for (const kind of ['disclosure', 'consent'] as const) {
    const step = scriptOf(turn, kind)
    if (step) sayStep(turn, step)
  }
  turn.state.awaiting = 'consent'
  return done(turn)
}

function takeConsent(turn: Composing, { isYes, isNo, outcome }: Gestures): boolean {
  if (turn.state.awaiting !== 'consent') return false
  if (isNo || outcome === 'not-interested') {
    turn.state.hasConsent = false
    say(turn, turn.phrases.refused)
    end(turn, 'refused')
  } else if (isYes) {
    turn.state.hasConsent = true
    advance(turn)
  } else {
    const step = scriptOf(turn, 'consent')
    if (step) sayStep(turn, step)
  }
  return true
}

/** Ends everything at the wish of the caller; asks for an address where it knows none. */
function takeStop(turn: Composing, { outcome, address }: Gestures): boolean {
  const { state, phrases } = turn
  const known = address || state.address
  if (state.awaiting === 'address-to-stop') {
    if (known) {
      state.address = known
      say(turn, phrases.doNotContact)
      end(turn, 'do-not-contact')
    } else close(turn)
    return true
  }
  if (outcome !== 'do-not-contact') return false
  state.outcome = 'do-not-contact'
  if (known) {
    state.address = known
    say(turn, phrases.doNotContact)
    end(turn, 'do-not-contact')
  } else {
    say(turn, phrases.askAddressToStop)
    state.awaiting = 'address-to-stop'
  }
  return true
}

function takeAddress(turn: Composing, { address, isNo, isBye }: Gestures): boolean {
  const { state } = turn
  if (address) state.address = address
  if (state.awaiting !== 'address') return false
  if (address || isNo || isBye) {
    close(turn, 'handed-over')
    return true
  }
  return false
}

/** Ends of a call that a caller's words ask for. */
function takeOutcome(turn: Composing, outcome: CallOutcome | '', callBackOn: string): boolean {
  const { state, phrases } = turn
  if (outcome === 'wrong-person') say(turn, phrases.wrongPerson)
  else if (outcome === 'not-interested') say(turn, phrases.notInterested)
  else if (outcome === 'call-back') {
    state.callBackOn = callBackOn
    if (!callBackOn && state.awaiting !== 'day') {
      state.outcome = 'call-back'
      state.awaiting = 'day'
      say(turn, phrases.askDay)
      return true
    }
    say(turn, phrases.callBack)
  } else return false
  state.outcome = outcome
  close(turn)
  return true
}

/** The step that answers an objection in the caller's words. */
function objectionIn(turn: Composing, text: string): ScriptStep | null {
  const words = ` ${wordsOf(text).join(' ')} `
  return (
    turn.speaker.script.find(
      ({ kind, cues }) =>
        kind === 'objection' && cues?.some((cue) => words.includes(` ${wordsOf(cue).join(' ')} `)),
    ) ?? null
  )
}

/** Answers to questions of callers; then the agent asks its own. */
const ANSWERS_BEFORE_ASK = 3

function continueAfterAnswer(turn: Composing, answer: AgentAnswer, answered: number): void {
  const { state, phrases } = turn
  const current = stepOf(turn)
  if (answer.offers.length > 0) {
    state.offers = answer.offers
    say(turn, phrases.offers)
  } else if (current?.kind === 'answers' && answered >= ANSWERS_BEFORE_ASK) advance(turn)
  else if (current?.kind === 'question') advance(turn)
  else if (state.awaiting === 'ask' && current) sayText(turn, current)
  else say(turn, phrases.more)
}

function takeAnswer(turn: Composing, answer: AgentAnswer, answered: number): void {
  turn.said.push(...answer.sentences)
  continueAfterAnswer(turn, answer, answered)
}

const isQuestion = (text: string) => text.includes('?')

/** A yes or a no to the request of the script. */
function takeAsk(turn: Composing, isYes: boolean, isNo: boolean): boolean {
  const { state, phrases } = turn
  if (state.awaiting !== 'ask' || !(isYes || isNo)) return false
  state.outcome = isYes ? 'interested' : 'not-interested'
  if (!isYes) say(turn, phrases.notInterested)
  advance(turn, !isYes)
  return true
}

/**
 * What counts before an answer: a wish to be called back, a yes or a no to the request of the script,
 * and a wish to talk to a person.
 */
function takeWish(turn: Composing, gestures: Gestures, day: string): boolean {
  const { putsOff, isAsking, isYes, isNo, asksPerson, wantsPerson, outcome } = gestures
  if (putsOff && outcome === 'call-back') return takeOutcome(turn, outcome, day)
  const wantsTalk = asksPerson && outcome === 'interested'
  if (!isAsking && takeAsk(turn, isYes || wantsTalk, isNo)) return true
  if (wantsPerson) handOver(turn)
  return wantsPerson
}

/** What the caller says in reply to a question of the script. */
function takeReply(turn: Composing, text: string, { isYes, isNo, outcome }: Gestures): boolean {
  const { state } = turn
  if (state.awaiting === 'question' && !isQuestion(text)) {
    state.answers = [...state.answers, { step: state.step, text }]
    advance(turn, isNo)
    return true
  }
  return takeAsk(turn, isYes || outcome === 'interested', isNo)
}

export interface TurnInput {
  text: string
  /** What the facts, or a model held against them, answer. */
  answer: AgentAnswer
  /** The day that the words name, as `2026-12-01`; empty for none. */
  day: string
  /** Questions answered so far. */
  answered: number
}

/** The answer of the facts alone, to words that may choose one of the offers of the last turn. */
export const answerOf = (
  speaker: Speaker,
  text: string,
  { offers = [] }: Pick<CallState, 'offers'>,
): AgentAnswer =>
  answerFrom(speaker.index, text.slice(0, LONGEST_TURN), {
    companyName: speaker.companyName,
    offers,
    ...(speaker.conduct.neverSay ? { neverSay: speaker.conduct.neverSay } : {}),
  })

/**
 * Takes one turn of the caller. A wish to be left alone counts before all else, then consent, then
 * questions that facts answer, then everything else.
 */
export function takeTurn(
  speaker: Speaker,
  before: CallState,
  { text, answer, day, answered }: TurnInput,
): Turn {
  const turn = composing(speaker, before)
  if (before.ended) return done(turn)
  turn.state.offers = []
  const gestures = gesturesOf(text.slice(0, LONGEST_TURN), speaker.language)
  const handled =
    takeStop(turn, gestures) ||
    takeConsent(turn, gestures) ||
    takeAddress(turn, gestures) ||
    takeDay(turn, gestures, day)
  const isChosen = chosenOffer(before.offers ?? [], text) !== undefined
  if (!handled) takeTalk(turn, text, answer, { gestures, day, answered, isChosen })
  return done(turn)
}

/** The day on which to call back, after the agent wanted to know it; a refusal ends the call instead. */
function takeDay(turn: Composing, { outcome, isRefusal }: Gestures, day: string): boolean {
  if (turn.state.awaiting !== 'day') return false
  if (outcome === 'wrong-person' || outcome === 'not-interested')
    return takeOutcome(turn, outcome, '')
  const declines = isRefusal && outcome === '' && day === ''
  return takeOutcome(turn, declines ? 'not-interested' : 'call-back', day)
}

interface Talk {
  gestures: Gestures
  day: string
  answered: number
  /** Whether the words are one of the offers of the last turn. */
  isChosen: boolean
}

function takeTalk(
  turn: Composing,
  text: string,
  answer: AgentAnswer,
  { gestures, day, answered, isChosen }: Talk,
): void {
  const { phrases, state } = turn
  const objection = objectionIn(turn, text)
  if (gestures.givesOrders) say(turn, phrases.orders)
  else if (gestures.asksWho) {
    const step = scriptOf(turn, 'disclosure')
    if (step) sayText(turn, step)
  } else if (objection) sayText(turn, objection)
  else if (!isChosen && !isQuestion(text) && takeWish(turn, gestures, day)) return
  else if (answer.isKnown && (isChosen || isQuestion(text) || state.awaiting !== 'question'))
    takeAnswer(turn, answer, answered + 1)
  else if (takeOutcome(turn, gestures.outcome, day)) return
  else if (takeReply(turn, text, gestures)) return
  else if (gestures.asksPerson) handOver(turn)
  else if (gestures.isAnnoyed) say(turn, phrases.calm)
  else if (gestures.isBye || gestures.isNo) advance(turn, true)
  else if (gestures.isGreeting) say(turn, phrases.greeting)
  else {
    turn.unknown = text
    state.unknowns = [...state.unknowns, text].slice(-20)
    takeAnswer(turn, answer, answered)
  }
}

/** Ends a call from outside, with a sentence. */
export function endCall(
  speaker: Speaker,
  before: CallState,
  why: 'off' | 'too-long' | 'left',
): Turn {
  const turn = composing(speaker, before)
  if (before.ended) return done(turn)
  if (why === 'off') say(turn, turn.phrases.off)
  if (why === 'too-long') say(turn, turn.phrases.tooLong)
  end(turn, why)
  return done(turn)
}
