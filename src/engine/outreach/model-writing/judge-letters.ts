import type { Cut } from '#model/api/language-model.ts'
import { askModel } from '#engine/language-model/ask-model.ts'
import { noteCuts, type CallSubject } from '#engine/language-model/call-log.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { checkSentence, type Evidence } from '#drafting/evidence/check-sentence.ts'
import type { ClaimedSentence } from '#drafting/evidence/fact.ts'
import { countWords } from '#drafting/text/words.ts'
import { withoutStop } from '#drafting/wording/cut.ts'
import { factsForModel, repairInstructions } from './instructions.ts'
import type { Judged, Letter } from './letter.ts'
import { repairsShape } from './shapes.ts'

const MAX_SUBJECT_WORDS = 7

/** Why a subject line may not be used; null when it may. It is checked as a sentence. */
export function subjectFault({ text, facts }: ClaimedSentence, evidence: Evidence): string | null {
  const line = withoutStop(text)
  const words = countWords(line)
  if (/[?!]|^(?:re|fwd?|aw|wg|sv|vs|tr|rv|rif)\s*:/iu.test(text.trim()))
    return 'A subject neither asks nor shouts, and looks like no reply.'
  if (words < 2 || words > MAX_SUBJECT_WORDS)
    return `A subject of ${words} words is too short or too long.`
  return checkSentence({ text: `${line}.`, facts }, evidence)?.reason ?? null
}

interface Place {
  id: string
  sentence: ClaimedSentence
  isSubject: boolean
}

/** All sentences, each with an id for a second question. */
const placesOf = (letters: readonly Letter[]): Place[] =>
  letters.flatMap(({ subject, paragraphs }, email) => [
    ...(subject ? [{ id: `e${email}s`, sentence: subject, isSubject: true }] : []),
    ...paragraphs.flatMap((sentences, paragraph) =>
      sentences.map((sentence, at) => ({
        id: `e${email}p${paragraph}n${at}`,
        sentence,
        isSubject: false,
      })),
    ),
  ])

const faultOf = ({ sentence, isSubject }: Place, evidence: Evidence): string | null =>
  isSubject ? subjectFault(sentence, evidence) : (checkSentence(sentence, evidence)?.reason ?? null)

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Puts the sentences by their ids, and leaves out those that have none or were said before. */
function rebuild(letters: readonly Letter[], kept: ReadonlyMap<string, ClaimedSentence>): Letter[] {
  const said = new Set<string>()
  const isNew = ({ text }: ClaimedSentence) => {
    const known = said.has(normal(text))
    said.add(normal(text))
    return !known
  }
  return letters.map(({ paragraphs }, email) => ({
    subject: kept.get(`e${email}s`) ?? null,
    paragraphs: paragraphs
      .map((sentences, paragraph) =>
        sentences.flatMap((_, at) => kept.get(`e${email}p${paragraph}n${at}`) ?? []).filter(isNew),
      )
      .filter((sentences) => sentences.length > 0),
  }))
}

interface Asking {
  engine: Engine
  tenantId: string
  subject: CallSubject
  /** The call that the letters came from. */
  callId: string
  /** Context that the first question had, besides the facts. */
  context?: Record<string, unknown>
}

/**
 * Holds every sentence against the facts. The model writes those that fail once more, each with its
 * reason, and those that fail again are cut. The log keeps what was cut and why.
 */
export async function judgeLetters(
  { engine, tenantId, subject, callId, context = {} }: Asking,
  letters: readonly Letter[],
  evidence: Evidence,
): Promise<Judged> {
  const kept = new Map<string, ClaimedSentence>()
  const failed = new Map<string, { place: Place; reason: string }>()
  for (const place of placesOf(letters)) {
    const reason = faultOf(place, evidence)
    if (reason) failed.set(place.id, { place, reason })
    else kept.set(place.id, place.sentence)
  }
  let noted = callId
  if (failed.size > 0) {
    const reply = await askModel(engine, tenantId, {
      ...subject,
      instructions: repairInstructions(evidence),
      material: {
        ...context,
        facts: factsForModel(evidence.facts),
        sentences: [...failed.values()].map(({ place, reason }) => ({
          id: place.id,
          text: place.sentence.text,
          facts: place.sentence.facts,
          fault: reason,
        })),
      },
      shape: repairsShape,
      maxOutputTokens: 1500,
    })
    if (reply.isAnswered) {
      noted = reply.callId
      for (const { id, text, facts } of reply.value.repairs) {
        const before = failed.get(id)
        if (!before || !text.trim()) continue
        const place = { ...before.place, sentence: { text, facts } }
        const reason = faultOf(place, evidence)
        if (reason) failed.set(id, { place, reason })
        else {
          kept.set(id, place.sentence)
          failed.delete(id)
        }
      }
    }
  }
  const cuts: Cut[] = [...failed.values()].map(({ place, reason }) => ({
    text: place.sentence.text.slice(0, 500),
    reason: reason.slice(0, 300),
  }))
  await noteCuts(engine, tenantId, noted, cuts)
  return { letters: rebuild(letters, kept), cuts }
}
