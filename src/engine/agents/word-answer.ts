import { z } from 'zod'
import type { AgentAnswer, SaidSentence } from '#model/api/agents.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { askModel } from '#engine/language-model/ask-model.ts'
import { checkSentence, type Evidence } from '#drafting/evidence/check-sentence.ts'
import type { EvidenceFact } from '#drafting/evidence/fact.ts'
import { numbersOf } from '#drafting/evidence/numbers.ts'
import { sentencesOf } from '#drafting/text/words.ts'
import { brainFor, type Brain } from './call-brain.ts'
import { loadAgent } from './load-agent.ts'
import { loadCall, stateOf } from './load-call.ts'
import { isForbidden } from './talk/answer.ts'
import { answerOf } from './talk/call.ts'
import { wordsOf } from './talk/stems.ts'

const MAX_OUTPUT = 600

const answerShape = z.object({
  sentences: z
    .array(z.object({ text: z.string().max(600), facts: z.array(z.string().max(12)).max(6) }))
    .max(4),
})

/**
 * The sentences that a text is made of, where it is one whole sentence of a fact or several in a row:
 * a part may drop a condition. None otherwise.
 */
function wholeParts(said: string, fact: string, language: string): string[] {
  const sentences = sentencesOf(fact, language)
  const runs = sentences.flatMap((_sentence, from) =>
    sentences.map((_last, to) => sentences.slice(from, to + 1)),
  )
  return runs.find((run) => run.join(' ') === said) ?? []
}

const INSTRUCTIONS = [
  'You word the answer of an assistant to a caller. Use the given facts only: each sentence says',
  'what its facts say, and names their ids. One to three short sentences in the language of the',
  'facts, without greeting, question, link, markup or promise. Copy prices and times of day word',
  'for word, as the whole sentence of the fact. If the facts do not answer the question, return no',
  'sentence.',
].join(' ')

/** "Two", which the evidence check lets pass because an email may count what it lists. */
const TWO: Record<EmailLanguage, readonly string[]> = {
  en: ['two'],
  de: ['zwei'],
  fr: ['deux'],
  es: ['dos'],
  it: ['due'],
  nl: ['twee'],
  pt: ['dois', 'duas'],
  sv: ['två'],
  nb: ['to'],
  da: ['to'],
}

/** Whether a sentence has a number, in digits or words: it is said word for word only. */
const hasNumber = (text: string, language: EmailLanguage): boolean =>
  numbersOf(text, language).length > 0 || wordsOf(text).some((word) => TWO[language].includes(word))

/** The facts of an answer as evidence, with short ids, and the name of the company. */
function evidenceOf({ speaker, content }: Brain, { facts }: AgentAnswer): Evidence {
  const known = facts.map((fact, at): EvidenceFact => ({
    id: `f${at + 1}`,
    kind: 'offer',
    text: fact.text,
    speaker: '',
  }))
  return {
    facts: [{ id: 'name', kind: 'name', text: content.companyName, speaker: '' }, ...known],
    language: speaker.language,
    address: 'formal',
    avoid: content.conduct.neverSay ?? [],
    links: [],
  }
}

/**
 * Lets the organization's model word an answer that facts were found for. A sentence is said only if
 * it is verbatim in a fact, or has no number and the evidence check of emails finds no fault in it; without such a
 * sentence, or without a model, the facts are said as they are.
 */
export async function wordAnswer(
  engine: Engine,
  tenantId: string,
  brain: Brain,
  { text, known }: { text: string; known: AgentAnswer },
): Promise<AgentAnswer> {
  if (!known.isKnown) return known
  const evidence = evidenceOf(brain, known)
  const reply = await askModel(engine, tenantId, {
    purpose: 'agent-answer',
    instructions: INSTRUCTIONS,
    material: {
      question: text,
      facts: evidence.facts.map(({ id, text: said }) => ({ id, text: said })),
    },
    shape: answerShape,
    maxOutputTokens: MAX_OUTPUT,
  })
  if (!reply.isAnswered) return known
  const sentences = reply.value.sentences.flatMap((sentence): SaidSentence[] => {
    const said = sentence.text.trim()
    if (said === '' || isForbidden(said, brain.content.conduct.neverSay)) return []
    const [source] = known.facts
      .map(({ id, text: fact }) => ({ id, parts: wholeParts(said, fact, evidence.language) }))
      .filter(({ parts }) => parts.length > 0)
    if (source) return source.parts.map((part) => ({ text: part, from: 'fact', factId: source.id }))
    const cited = known.facts[Number(sentence.facts[0]?.slice(1)) - 1]
    const isProved =
      cited &&
      !hasNumber(said, evidence.language) &&
      checkSentence({ ...sentence, text: said }, evidence) === null
    return isProved ? [{ text: said, from: 'model', factId: cited.id }] : []
  })
  if (sentences.length === 0) return known
  // A fact that may answer another question is still said to be one.
  const hedges = known.sentences.filter(({ from }) => from === 'phrase')
  return { ...known, sentences: [...hedges, ...sentences] }
}

/**
 * The answer for the next turn of a call, worded by a model where the agent uses one; undefined
 * where the facts answer alone. Holds no transaction while the model is at work.
 */
export async function answerWithModel(
  engine: Engine,
  tenantId: string,
  callId: string,
  text: string,
): Promise<AgentAnswer | undefined> {
  const asked = await engine.database.tenant(tenantId, async (db) => {
    const call = await loadCall(db, callId)
    if (call.state === 'ended' || !stateOf(call).hasConsent) return null
    const found = await brainFor(engine, db, await loadAgent(db, call.agentId), call)
    return found.content.usesModel ? { brain: found, state: stateOf(call) } : null
  })
  if (!asked) return undefined
  const { brain, state } = asked
  return wordAnswer(engine, tenantId, brain, { text, known: answerOf(brain.speaker, text, state) })
}
