import { printOf } from '#model/email/email-draft.ts'
import type { Cut } from '#model/api/language-model.ts'
import type { Step } from '#model/api/outreach.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { askModel } from '#engine/language-model/ask-model.ts'
import { checkSteps } from '#drafting/checks/check-steps.ts'
import { draftMails } from '#engine/outreach/draft-mails.ts'
import { citedFacts, type Evidence } from '#drafting/evidence/check-sentence.ts'
import type { EvidenceFact } from '#drafting/evidence/fact.ts'
import { withoutStop } from '#drafting/wording/cut.ts'
import { wordsIn } from '#drafting/writing/words-in.ts'
import { MAX_WORDS } from '#drafting/writing/write-emails.ts'
import { draftInstructions, factsForModel } from './instructions.ts'
import { judgeLetters } from './judge-letters.ts'
import {
  joinParts,
  letterOf,
  paragraphTexts,
  sentencesIn,
  sourcesOf,
  type Letter,
} from './letter.ts'
import { lettersShape } from './shapes.ts'
import { evidenceOf, frameOf, type WrittenCampaign } from './voice.ts'

/** Most tokens of an answer; three emails have a tenth of it, and models that think need room. */
const MAX_OUTPUT = 4000

/** Days before an email that only the model wrote. */
const EXTRA_DELAY = 7

export interface WrittenEmails {
  steps: Step[]
  /** How many of them the model wrote. */
  written: number
  cuts: Cut[]
  /** Why the model wrote none or not all, as a sentence; empty otherwise. */
  problem: string
}

const questionsIn = (letter: Letter) =>
  sentencesIn(letter).filter(({ text }) => text.includes('?')).length

const cites = (
  letter: Letter,
  facts: readonly EvidenceFact[],
  kinds: readonly EvidenceFact['kind'][],
) =>
  sentencesIn(letter).some((sentence) =>
    citedFacts(sentence, facts).some(({ kind }) => kinds.includes(kind)),
  )

/**
 * Whether an email still does its job after sentences were cut: the first says what is sold and
 * asks, the others have a fact; none asks twice.
 */
function hasCore(letter: Letter, index: number, facts: readonly EvidenceFact[]): boolean {
  const questions = questionsIn(letter)
  if (sentencesIn(letter).length === 0 || questions > 1) return false
  if (index === 0) return questions === 1 && cites(letter, facts, ['offer', 'benefit'])
  return (
    index !== 1 ||
    cites(letter, facts, ['offer', 'benefit', 'proof', 'problem', 'service', 'own-sentence'])
  )
}

/** The email with greeting and closing; null where it has lost its core or is too long. */
function stepOf(
  campaign: WrittenCampaign,
  evidence: Evidence,
  { letter, index, drafted }: { letter: Letter; index: number; drafted: Step },
): Step | null {
  if (!hasCore(letter, index, evidence.facts)) return null
  const { greeting, closing, typeset } = frameOf(campaign, evidence)
  const body = joinParts({ greeting, paragraphs: paragraphTexts(letter), closing })
  if (wordsIn(body) > MAX_WORDS) return null
  const firstSubject = letter.subject ? withoutStop(letter.subject.text) : drafted.subject
  const subject = index > 0 ? '' : (firstSubject ?? '')
  const text = { subject: typeset(subject), body: typeset(body) }
  return {
    ...drafted,
    ...text,
    // Written by the product: only a person's change makes an email one that is kept.
    ...(drafted.draft ? { draft: { ...drafted.draft, print: printOf(text) } } : {}),
    sources: sourcesOf(letter, evidence.facts),
    writtenBy: 'model',
  }
}

/** Emails with a finding that keeps an email from being sent are not used. */
const isSound = (step: Step, { messaging }: WrittenCampaign, { language }: Evidence): boolean =>
  !checkSteps([{ ...step, subject: step.subject || 'Subject' }], messaging, language).some(
    ({ level }) => level === 'blocker',
  )

function problemOf(written: number, all: number): string {
  if (written === all) return ''
  return written === 0
    ? 'What the model wrote said more than your facts, so the emails are those written without it.'
    : `The model wrote ${written} of ${all} emails; the others are written without it.`
}

/**
 * The emails of a campaign by the organization's language model. An email that fails, or all
 * of them where the model gives no answer, is the one that is written without a model.
 */
export async function writeEmails(
  engine: Engine,
  tenantId: string,
  campaign: WrittenCampaign,
): Promise<WrittenEmails> {
  const drafted = draftMails(campaign, campaign.messaging)
  const evidence = evidenceOf(campaign)
  const none = (problem: string): WrittenEmails => ({
    steps: drafted,
    written: 0,
    cuts: [],
    problem,
  })
  if (!evidence.facts.some(({ kind }) => kind === 'offer'))
    return none('Enter what you do first. The emails are written around it.')
  const subject = { purpose: 'draft', campaignId: campaign.id } as const
  const reply = await askModel(engine, tenantId, {
    ...subject,
    instructions: draftInstructions(evidence),
    material: { facts: factsForModel(evidence.facts) },
    shape: lettersShape,
    maxOutputTokens: MAX_OUTPUT,
  })
  if (!reply.isAnswered) return none(reply.reason)
  const { letters, cuts } = await judgeLetters(
    { engine, tenantId, subject, callId: reply.callId },
    reply.value.emails.map(letterOf),
    evidence,
  )
  // A model may find a fact for one more email than the rules did.
  const extra = letters.slice(drafted.length).map((_letter, at): Step => {
    const { variants: _variants, ...last } = drafted.at(-1)!
    return { ...last, id: `mail-${drafted.length + at + 1}`, delayDays: EXTRA_DELAY, subject: '' }
  })
  const steps = [...drafted, ...extra].flatMap((one, index): Step[] => {
    const letter = letters[index]
    const step = letter ? stepOf(campaign, evidence, { letter, index, drafted: one }) : null
    if (step && isSound(step, campaign, evidence)) return [step]
    return index < drafted.length ? [one] : []
  })
  const written = steps.filter(({ writtenBy }) => writtenBy === 'model').length
  return { steps, written, cuts, problem: problemOf(written, steps.length) }
}
