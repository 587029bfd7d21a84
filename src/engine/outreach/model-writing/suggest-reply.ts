import type { ReplySuggestion } from '#model/api/language-model.ts'
import { fail } from '#model/lib/errors.ts'
import { renderText } from '#model/email/merge-text.ts'
import type { Thread } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { askModel } from '#engine/language-model/ask-model.ts'
import { withoutPersonalData } from '#engine/language-model/without-personal-data.ts'
import { readThread } from '#engine/outreach/replies/inbox.ts'
import type { EvidenceFact } from '#drafting/evidence/fact.ts'
import { sentencesOf } from '#drafting/text/words.ts'
import { otherLanguageOf } from '#drafting/writing/speaks.ts'
import { factsForModel, replyInstructions } from './instructions.ts'
import { judgeLetters } from './judge-letters.ts'
import { joinParts, letterOf, paragraphTexts, sentencesIn, sourcesOf } from './letter.ts'
import { unusable } from './rewrite-email.ts'
import { letterShape } from './shapes.ts'
import { evidenceOf, languageOf, frameOf, type WrittenCampaign } from './voice.ts'

const MAX_OUTPUT = 2000
/** The newest emails of a thread; older ones seldom matter and cost tokens. */
const MAX_ENTRIES = 6
const MAX_SENTENCES = 60
/** Characters read of one email of a thread. */
const LONGEST_ENTRY = 10_000

interface Conversation {
  thread: Thread
  campaign: WrittenCampaign
  /** Names of the person, which the model does not get. */
  names: string[]
  firstName: string
}

async function readConversation(
  engine: Engine,
  scope: ActorScope,
  replyId: string,
): Promise<Conversation> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const thread = await readThread(db, replyId)
    const { campaignId, contactId } = thread.reply
    if (!campaignId || !contactId)
      throw fail('wrong_state', 'The person of this reply was deleted.')
    const campaign = await db
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow()
    const contact = await db
      .selectFrom('contacts')
      .select(['first_name', 'last_name'])
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow()
    const { first_name: firstName, last_name: lastName } = contact
    return {
      thread,
      campaign: toRecord('campaign', campaign),
      names: [`${firstName} ${lastName}`.trim(), lastName, firstName].filter(Boolean),
      firstName,
    }
  })
}

/** The conversation as facts, without addresses, numbers of telephones and names. */
function threadFacts({ thread, names }: Conversation, language: string): EvidenceFact[] {
  return thread.entries
    .slice(-MAX_ENTRIES)
    .flatMap(({ direction, text }) =>
      withoutPersonalData(text.slice(0, LONGEST_ENTRY), names)
        .split('\n')
        .flatMap((line) => sentencesOf(line, language))
        .map((one) => ({ kind: direction === 'in' ? 'reply' : 'own-text', text: one }) as const),
    )
    .slice(-MAX_SENTENCES)
    .map((one, at) => ({ id: `t${at + 1}`, speaker: '', ...one }))
}

/**
 * A text to start an answer from. It is never sent automatically: a person reads it, changes it and
 * sends it.
 * @throws ProductError `not_found`, `wrong_state`, `unavailable` with the reason
 */
export async function suggestReply(
  engine: Engine,
  scope: ActorScope,
  replyId: string,
): Promise<ReplySuggestion> {
  const conversation = await readConversation(engine, scope, replyId)
  const { thread, campaign, firstName } = conversation
  const usual = languageOf(campaign)
  const language = otherLanguageOf(thread.reply.text ?? '', usual) ?? usual
  const base = evidenceOf(campaign, language)
  const facts = [...base.facts, ...threadFacts(conversation, language)]
  const evidence = { ...base, facts }
  const subject = { purpose: 'suggest-reply', campaignId: campaign.id, replyId } as const
  const reply = await askModel(engine, scope.tenantId, {
    ...subject,
    instructions: replyInstructions(evidence),
    material: { facts: factsForModel(facts) },
    shape: letterShape,
    maxOutputTokens: MAX_OUTPUT,
  })
  if (!reply.isAnswered) throw unusable(reply.reason)
  const { letters, cuts } = await judgeLetters(
    { engine, tenantId: scope.tenantId, subject, callId: reply.callId },
    [{ ...letterOf(reply.value.email), subject: null }],
    evidence,
  )
  const letter = letters[0]!
  if (sentencesIn(letter).length === 0)
    throw fail(
      'unavailable',
      'What the model wrote says more than your facts and the thread, so there is nothing to ' +
        'suggest.',
    )
  const text = joinParts({
    greeting: frameOf(campaign, evidence).greeting,
    paragraphs: paragraphTexts(letter),
    closing: '',
  })
  return {
    text: renderText(text, { first_name: firstName }, replyId).text,
    sources: sourcesOf(letter, facts),
    cuts,
  }
}
