import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { EmailProposal, EmailRewrite } from '#model/api/language-model.ts'
import { fail } from '#model/lib/errors.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { askModel } from '#engine/language-model/ask-model.ts'
import { noteCuts } from '#engine/language-model/call-log.ts'
import type { Evidence } from '#drafting/evidence/check-sentence.ts'
import type { EvidenceFact } from '#drafting/evidence/fact.ts'
import { sentencesOf } from '#drafting/text/words.ts'
import { withoutStop } from '#drafting/wording/cut.ts'
import { wordsIn } from '#drafting/writing/words-in.ts'
import { factsForModel, rewriteInstructions, subjectInstructions } from './instructions.ts'
import { judgeLetters, subjectFault } from './judge-letters.ts'
import { joinParts, letterOf, paragraphTexts, partsOf, sentencesIn, sourcesOf } from './letter.ts'
import { letterShape, subjectsShape } from './shapes.ts'
import { evidenceOf, languageOf, frameOf, type WrittenCampaign } from './voice.ts'

export interface RewriteInput {
  rewrite: EmailRewrite
  subject: string
  body: string
  /** For a translation. */
  language?: EmailLanguage
}

const MAX_OUTPUT = 2000

/** Sentences of the email as facts: its person wrote or accepted them. */
function ownFacts({ subject, body }: RewriteInput, language: string): EvidenceFact[] {
  const { paragraphs } = partsOf(body)
  const texts = [
    ...(subject.trim() ? [subject.trim()] : []),
    ...paragraphs.flatMap((paragraph) =>
      paragraph.split('\n').flatMap((line) => sentencesOf(line, language)),
    ),
  ]
  return texts
    .slice(0, 40)
    .map((text, at) => ({ id: `o${at + 1}`, kind: 'own-text' as const, text, speaker: '' }))
}

/** The error of a reply without a usable text; an empty reason says that no model is set. */
export const unusable = (reason: string) =>
  reason === ''
    ? fail('wrong_state', 'No language model is set up. Set one in the account.')
    : fail('unavailable', reason)

const NOTHING_LEFT =
  'What the model wrote says more than your facts and your email, so there is nothing to propose. ' +
  'Try again, or add facts in step 1.'

async function proposeSubjects(
  engine: Engine,
  tenantId: string,
  campaign: WrittenCampaign,
  { input, evidence }: { input: RewriteInput; evidence: Evidence },
): Promise<EmailProposal> {
  const reply = await askModel(engine, tenantId, {
    purpose: 'subject',
    campaignId: campaign.id,
    instructions: subjectInstructions(evidence),
    material: { facts: factsForModel(evidence.facts) },
    shape: subjectsShape,
    maxOutputTokens: MAX_OUTPUT,
  })
  if (!reply.isAnswered) throw unusable(reply.reason)
  const judged = reply.value.subjects.map((subject) => ({
    text: withoutStop(subject.text.trim()),
    reason: subjectFault(subject, evidence),
  }))
  const cuts = judged.flatMap(({ text, reason }) => (reason ? [{ text, reason }] : []))
  await noteCuts(engine, tenantId, reply.callId, cuts)
  const known = input.subject.trim().toLowerCase()
  const good = judged.filter(({ text, reason }) => !reason && text.toLowerCase() !== known)
  const subjects = [...new Set(good.map(({ text }) => text))]
  if (subjects.length === 0) throw unusable(NOTHING_LEFT)
  return { subject: input.subject, body: input.body, sources: [], subjects, cuts }
}

/** Greeting and closing stay as they are; a translation has those of its language. */
function aroundOf(campaign: WrittenCampaign, evidence: Evidence, { rewrite, body }: RewriteInput) {
  const { greeting, closing } = partsOf(body)
  if (rewrite !== 'translate') return { greeting, closing }
  const own = frameOf(campaign, evidence)
  return { greeting: greeting && own.greeting, closing: closing && own.closing }
}

/**
 * One email in other words, shorter, friendlier, in another language, or subject lines for it: a
 * proposal that is not saved.
 * @throws ProductError `unavailable` with the reason where the model gives nothing usable,
 * `wrong_state` without one
 */
export async function proposeRewrite(
  engine: Engine,
  tenantId: string,
  campaign: WrittenCampaign,
  input: RewriteInput,
): Promise<EmailProposal> {
  const { rewrite, body } = input
  if (!body.trim()) {
    const message = 'Write the email first: there is nothing to change.'
    throw fail('invalid', message, [{ path: '/body', message }])
  }
  const language = languageOf(campaign)
  const target = rewrite === 'translate' ? (input.language ?? language) : language
  const base = evidenceOf(campaign, target)
  const evidence = { ...base, facts: [...base.facts, ...ownFacts(input, language)] }
  if (rewrite === 'subject') return proposeSubjects(engine, tenantId, campaign, { input, evidence })
  const subject = { purpose: rewrite, campaignId: campaign.id } as const
  const material = { facts: factsForModel(evidence.facts), email: partsOf(body).paragraphs }
  const reply = await askModel(engine, tenantId, {
    ...subject,
    instructions: rewriteInstructions(rewrite, evidence),
    material,
    shape: letterShape,
    maxOutputTokens: MAX_OUTPUT,
  })
  if (!reply.isAnswered) throw unusable(reply.reason)
  const { letters, cuts } = await judgeLetters(
    { engine, tenantId, subject, callId: reply.callId, context: { email: material.email } },
    [letterOf(reply.value.email)],
    evidence,
  )
  const letter = letters[0]!
  const text = joinParts({
    ...aroundOf(campaign, evidence, input),
    paragraphs: paragraphTexts(letter),
  })
  const isShorter = rewrite !== 'shorter' || wordsIn(text) < wordsIn(body)
  if (sentencesIn(letter).length === 0) throw unusable(NOTHING_LEFT)
  if (!isShorter) throw unusable('The model gave no shorter email. Try again.')
  const line = letter.subject ? withoutStop(letter.subject.text) : input.subject
  return {
    // An email in the same thread keeps having no subject.
    subject: input.subject.trim() ? line : '',
    body: text,
    sources: sourcesOf(letter, evidence.facts),
    subjects: [],
    cuts,
  }
}
