import type { Campaign } from '#model/schema/entities.generated.ts'
import { isEdited, printOf, type EmailDraft } from '#model/email/email-draft.ts'
import { fail } from '#model/lib/errors.ts'
import { yearOf } from '#drafting/draft-campaign.ts'
import type { SiteFacts } from '#drafting/facts.ts'
import type { Messaging, Step } from '#model/api/outreach.ts'
import { draftSteps, type WritingOptions } from '#drafting/writing/write-emails.ts'

/**
 * Seed for choosing between equivalent phrasings: the site's URL, so that the same site gets the
 * same emails, or the campaign's id.
 */
export const seedOf = ({ id, websiteUrl }: Pick<Campaign, 'id' | 'websiteUrl'>): string =>
  websiteUrl || id

type Kept = Pick<SiteFacts, 'language' | 'regulated'>

/** What reading kept with the campaign about the site's language and trade. */
const keptFacts = ({ source }: Partial<Pick<Campaign, 'source'>>): Partial<Kept> =>
  source?.facts ?? {}

type Drafted = Pick<Campaign, 'id' | 'websiteUrl' | 'language'> & Partial<Pick<Campaign, 'source'>>
type Content = Drafted & Pick<Campaign, 'messaging' | 'steps'>
/** How an email is drafted; without any, as in the first draft. */
type Manner = Pick<EmailDraft, 'length' | 'variation'>

/** Drafts the emails of a campaign from this messaging, in the campaign's language. */
export const draftMails = (campaign: Drafted, messaging: Messaging, manner: Manner = {}): Step[] =>
  draftSteps(messaging, {
    language: campaign.language ?? 'en',
    siteLanguage: keptFacts(campaign).language?.code,
    isRegulated: Boolean(keptFacts(campaign).regulated),
    thisYear: yearOf((campaign.source as { readAt?: string } | undefined)?.readAt),
    ...optionsOf(campaign, manner),
  }).map((step) => ({ ...step, draft: { print: printOf(step), ...manner } }))

function optionsOf(
  campaign: Drafted,
  { length, variation = 0 }: Manner,
): Pick<WritingOptions, 'seed' | 'isShort'> {
  const seed = seedOf(campaign)
  return {
    seed: variation === 0 ? seed : `${seed}|${variation}`,
    isShort: length === 'short',
  }
}

/** One email drafted in the same manner as before; null for an email that a person added. */
function draftAgain(campaign: Drafted, messaging: Messaging, { id, draft }: Step): Step | null {
  const { length, variation } = draft ?? {}
  const manner = {
    ...(length ? { length } : {}),
    ...(variation ? { variation } : {}),
  }
  return draftMails(campaign, messaging, manner).find((draftMail) => draftMail.id === id) ?? null
}

/** The step with the text of a draft. */
export const withDraft = (step: Step, { subject = '', body, draft }: Step): Step => ({
  ...step,
  subject,
  body,
  ...(draft ? { draft } : {}),
  ...(step.writtenBy === 'model' ? { sources: [], writtenBy: 'rules' as const } : {}),
})

/**
 * Marks the emails whose draft would differ after a change of facts or language. A change that is
 * taken back clears the mark.
 */
export function markOutdated(
  before: Content,
  after: Drafted & Pick<Campaign, 'messaging'>,
): Step[] {
  return before.steps.map((step) => {
    if (!step.draft) return step
    const wanted = draftAgain(after, after.messaging, step)
    if (!wanted) {
      // The facts no longer carry this email.
      const isOutdated =
        step.draft.isOutdated === true || draftAgain(before, before.messaging, step) !== null
      return { ...step, draft: { ...step.draft, isOutdated } }
    }
    const isSame = printOf(wanted) === step.draft.print
    const restsOnChange = () => {
      const unchanged = draftAgain(before, before.messaging, step)
      return unchanged !== null && printOf(unchanged) !== printOf(wanted)
    }
    const isOutdated = !isSame && (step.draft.isOutdated === true || restsOnChange())
    return { ...step, draft: { ...step.draft, isOutdated } }
  })
}

/** Ids of drafted emails that need a fact which no earlier one has. */
const LATER = /^mail-[23]$/

/**
 * Drafts emails again from the current facts.
 * @param ids of the emails to draft again; one that the facts no longer carry is left out. All
 * others stay as they are, and count as up to date
 */
export const followFacts = (campaign: Content, ids: readonly string[]): Step[] =>
  campaign.steps.flatMap((step): Step[] => {
    const isChosen = ids.includes(step.id) && step.draft !== undefined
    const again = isChosen ? draftAgain(campaign, campaign.messaging, step) : null
    if (again) return [withDraft(step, again)]
    if (isChosen && LATER.test(step.id)) return []
    return [step.draft ? { ...step, draft: { ...step.draft, isOutdated: false } } : step]
  })

export interface ProposalInput extends Manner {
  stepId: string
  /** Proposes another subject only. */
  part?: 'email' | 'subject'
}

/** Wordings that are tried for another subject. */
const SUBJECT_TRIES = 24

function anotherSubject(campaign: Content, step: Step, variation: number): Step {
  const now = (step.subject ?? '').trim()
  for (let tried = 0; tried < SUBJECT_TRIES; tried++) {
    const manner = { ...step.draft, variation: variation + tried }
    const subject = draftAgain(campaign, campaign.messaging, {
      ...step,
      draft: { print: '', ...manner },
    })?.subject
    if (!subject || subject === now) continue
    const proposed = { ...step, subject }
    // An edited email stays edited, so that no redraft replaces it.
    return step.draft && !isEdited(step)
      ? { ...proposed, draft: { ...step.draft, print: printOf(proposed) } }
      : proposed
  }
  throw fail('wrong_state', 'There is no other subject from these facts. Write one of your own.')
}

/**
 * One email of a campaign in other words, as a proposal that is not saved.
 * @throws ProductError `invalid` where the email was not drafted, `wrong_state` where the facts
 * allow no other subject
 */
export function proposeEmail(campaign: Content, input: ProposalInput): Step {
  const { stepId, part = 'email', variation = 0, ...manner } = input
  const step = campaign.steps.find(({ id }) => id === stepId)
  const drafted = draftMails(campaign, campaign.messaging, {
    ...manner,
    ...(variation ? { variation } : {}),
  }).find(({ id }) => id === stepId)
  if (!step || !drafted) {
    const message = 'Only one of the drafted emails can be written in other words.'
    throw fail('invalid', message, [{ path: '/stepId', message }])
  }
  return part === 'subject' ? anotherSubject(campaign, step, variation) : withDraft(step, drafted)
}
