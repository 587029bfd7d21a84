import { printOf } from '#model/email-draft.ts'
import type { Cut } from '#model/language-model.ts'
import type { Step } from '#model/outreach.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { askModel } from '#engine/language-model/ask-model.ts'
import { checkSteps } from '#engine/campaigns/checks/check-steps.ts'
import { draftMails } from '#engine/campaigns/draft-mails.ts'
import { citedFacts, type Evidence } from '#engine/campaigns/drafting/evidence/check-sentence.ts'
import type { EvidenceFact } from '#engine/campaigns/drafting/evidence/fact.ts'
import { withoutStop } from '#engine/campaigns/drafting/writing/material.ts'
import {
  MAX_FIRST_WORDS,
  MAX_LATER_WORDS,
  wordsIn,
} from '#engine/campaigns/drafting/writing/write-emails.ts'
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
import { evidenceOf, speakerFor, type WrittenCampaign } from './voice.ts'

/** Most tokens of an answer; four emails have a tenth of it, and models that think need room. */
const MAX_OUTPUT = 4000

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
 * asks, the second has a fact, the others say something; none asks twice.
 */
function hasCore(letter: Letter, index: number, facts: readonly EvidenceFact[]): boolean {
  const questions = questionsIn(letter)
  if (sentencesIn(letter).length === 0 || questions > 1) return false
  if (index === 0) return questions === 1 && cites(letter, facts, ['offer', 'benefit'])
  return index !== 1 || cites(letter, facts, ['offer', 'benefit', 'proof', 'problem', 'reason'])
}

const tooLong = (body: string, index: number) =>
  wordsIn(body) > (index === 0 ? MAX_FIRST_WORDS : MAX_LATER_WORDS)

/** The email with greeting, opt-out line and closing; null where it has lost its core. */
function stepOf(
  campaign: WrittenCampaign,
  evidence: Evidence,
  { letter, index, drafted }: { letter: Letter; index: number; drafted: Step },
): Step | null {
  if (!hasCore(letter, index, evidence.facts)) return null
  const { say, phrases } = speakerFor(campaign, evidence)
  const company = { text: campaign.messaging.companyName?.text ?? '', form: 'name' as const }
  const write = (optOut: string) =>
    joinParts({
      greeting: say('greeting'),
      paragraphs: [...paragraphTexts(letter), optOut].filter(Boolean),
      closing: say('closing'),
    })
  const bodies = index === 0 ? [write(say('optOut', { company })), write('')] : [write('')]
  const body = bodies.find((one) => !tooLong(one, index))
  if (!body) return null
  const typeset = (text: string) => phrases.typeset?.(text) ?? text
  const subject =
    index > 0 ? '' : letter.subject ? withoutStop(letter.subject.text) : drafted.subject
  const text = { subject: typeset(subject ?? ''), body: typeset(body) }
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

/**
 * The four emails of a campaign by the organization's language model. An email that fails, or all
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
  const steps = drafted.map((one, index) => {
    const letter = letters[index]
    const step = letter ? stepOf(campaign, evidence, { letter, index, drafted: one }) : null
    return step && isSound(step, campaign, evidence) ? step : one
  })
  const written = steps.filter(({ writtenBy }) => writtenBy === 'model').length
  const problem =
    written === steps.length
      ? ''
      : written === 0
        ? 'What the model wrote said more than your facts, so the emails are those written without it.'
        : `The model wrote ${written} of ${steps.length} emails; the others are written without it.`
  return { steps, written, cuts, problem }
}
