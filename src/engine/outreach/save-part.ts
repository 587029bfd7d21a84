import { say } from '#language'
import type { Campaign, CampaignVersion } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { CampaignView, Messaging, Schedule, Step, Targets } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { followAnswers } from '#drafting/draft-targets.ts'
import { screenPeople } from '#engine/outreach/people/screen-people.ts'
import { releaseHeldByHours } from '#engine/outreach/planning/release-held.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { isZone } from '#model/lib/time-zone.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { campaignView } from './campaign-view.ts'
import { lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import { draftMails, markOutdated } from './draft-mails.ts'
import { refreshReadiness } from './refresh-readiness.ts'
import { noteVersion } from './versions/note-version.ts'
import { inScope, type ScopedTx } from '#engine/kernel/tenant-tx.ts'
import type { RecordVersion } from '#store/entity-store.ts'

export interface CampaignParts {
  messaging: Messaging
  steps: Step[]
  targets: Targets
  schedule: Schedule
}

const WORDS: Record<keyof CampaignParts, string> = {
  messaging: 'Messaging',
  steps: 'Emails',
  targets: 'Targets',
  schedule: 'Schedule',
}

/** One part of a campaign as it is saved. */
export interface PartEdit<Part extends keyof CampaignParts> {
  part: Part
  value: CampaignParts[Part]
  /**
   * Whether a person has seen the whole part, as in its step; answers to questions are no review.
   */
  isReview?: boolean
  /** What the versions of the content call the change. */
  kind?: CampaignVersion['kind']
}

async function cleanPart<Part extends keyof CampaignParts>(
  db: Db,
  campaign: Campaign,
  { part, value }: PartEdit<Part>,
) {
  if (part === 'steps') return cleanSteps(db, campaign, value as Step[])
  if (part === 'schedule') return cleanSchedule(db, value as Schedule)
  return value
}

/**
 * Saves one part of a campaign, also with faults, which are returned in `missing`, so that no input
 * is lost. Reevaluates people and replans. Emails that no user has saved follow saved messaging; of
 * the others, those that rest on the change are marked as outdated and keep their text.
 * @throws ProductError `conflict`, `wrong_state`, `in_use`, `invalid`
 */
export async function savePart<Part extends keyof CampaignParts>(
  engine: Engine,
  scope: ActorScope,
  { id, version }: RecordVersion,
  { part, value, isReview = true, kind = 'edited' }: PartEdit<Part>,
): Promise<CampaignView> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const campaign = await lockCampaign(db, id)
    refuseArchived(campaign)
    const cleaned = await cleanPart(db, campaign, { part, value })
    const reviewed = isReview
      ? { ...campaign.reviewed, [part]: new Date(engine.clock.now()).toISOString() }
      : campaign.reviewed
    const messaging = part === 'messaging' ? (cleaned as Messaging) : null
    const following = messaging
      ? { ...emailsAfter(campaign, messaging), ...targetsAfter(campaign, messaging) }
      : {}
    const isChanged = JSON.stringify(cleaned) !== JSON.stringify(campaign[part])
    await writeContent(tx, campaign, {
      version,
      values: { [part]: cleaned, ...following, reviewed },
      kind,
      log: isChanged ? { text: `${WORDS[part]} changed by ${scope.actor.name}`, part } : null,
    })
    return campaignView(db, id)
  })
}

/** @throws ProductError `wrong_state` for an archived campaign */
export function refuseArchived({ state }: Pick<Campaign, 'state'>): void {
  if (state === 'archived')
    throw fail('wrong_state', 'An archived campaign cannot be changed. Restore it first.', [], {
      state,
    })
}

/** The targets after a change of the messaging; those that a person saved stay. */
const targetsAfter = ({ reviewed, targets, messaging: before }: Campaign, after: Messaging) =>
  reviewed.targets ? {} : { targets: followAnswers(targets, before, after) }

/** The emails after a change of the messaging. */
function emailsAfter(campaign: Campaign, messaging: Messaging): Partial<Campaign> {
  if (!campaign.reviewed.steps) return { steps: draftMails(campaign, messaging) }
  return { steps: markOutdated(campaign, { ...campaign, messaging }) }
}

export interface ContentChange {
  version: number | null
  values: Partial<Campaign>
  kind: CampaignVersion['kind']
  restoredFrom?: number
  /** The entry of the activity log; null where nothing changed. */
  log: { text: string; part: keyof CampaignParts } | null
}

/**
 * Writes changed parts of a locked campaign with all that follows: a version of the content, the
 * activity log, the people, the plan and the readiness.
 */
export async function writeContent(
  tx: ScopedTx,
  before: Campaign,
  { version, values, kind, restoredFrom, log }: ContentChange,
): Promise<void> {
  const { db, engine, scope } = tx
  const { id } = before
  const campaign = await engine.stores.of('campaign').update(scope, id, version, values, { db })
  if (values.messaging || values.steps)
    await noteVersion(tx, campaign, { kind, before, restoredFrom })
  if (log) {
    const { text, part } = log
    await logEvents(tx, [{ campaignId: id, type: 'edited', text, data: { part } }])
    if (part === 'schedule') await releaseHeldByHours(tx, id)
    else await screenPeople(tx, id)
    if (campaign.state === 'running') await requestReplan(tx)
  }
  await refreshReadiness(tx, id)
}

/**
 * Steps keep their ids. A step whose text changed after it was sent gets a new version; a sent step
 * cannot be deleted.
 */
export async function cleanSteps(
  db: Db,
  campaign: Campaign,
  steps: readonly Step[],
): Promise<Step[]> {
  const sent = new Set(
    (
      await db
        .selectFrom('messages')
        .select('step_id')
        .distinct()
        .where('campaign_id', '=', campaign.id)
        .where('state', 'not in', ['planned', 'cancelled', 'deferred'])
        .execute()
    ).map((row) => row.step_id),
  )
  const gone = campaign.steps.findIndex(
    (step) => sent.has(step.id) && !steps.some((one) => one.id === step.id),
  )
  if (gone !== -1)
    throw fail(
      'in_use',
      say('Email {n} was sent already. It can be switched off, but not deleted.', { n: gone + 1 }),
      [{ path: '', message: say('Email {n} was sent already.', { n: gone + 1 }) }],
    )
  const ids = new Set<string>()
  return steps.map((step, index) => {
    if (ids.has(step.id))
      throw fail('invalid', 'Two emails have the same id.', [
        { path: `/${index}/id`, message: 'Another email has this id.' },
      ])
    ids.add(step.id)
    const before = campaign.steps.find((other) => other.id === step.id)
    const text = (one: Step) => JSON.stringify([one.subject ?? '', one.body, one.variants ?? []])
    const version = before
      ? (before.version ?? 1) + (sent.has(step.id) && text(before) !== text(step) ? 1 : 0)
      : 1
    return { ...step, delayDays: index === 0 ? 0 : step.delayDays, version }
  })
}

async function cleanSchedule(db: Db, schedule: Schedule): Promise<Schedule> {
  if (schedule.timeZone && !isZone(schedule.timeZone))
    throw fail(
      'invalid',
      say('"{zone}" is not a time zone; write for example Europe/Berlin.', {
        zone: schedule.timeZone,
      }),
      [{ path: '/timeZone', message: 'This is not a time zone.' }],
    )
  const ids = schedule.mailboxIds ?? []
  if (ids.length === 0) return schedule
  const known = new Set(
    (await db.selectFrom('mailboxes').select('id').where('id', 'in', ids).execute()).map(
      (row) => row.id,
    ),
  )
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown !== -1)
    throw fail('invalid', 'One of the mailboxes does not exist any more.', [
      { path: `/mailboxIds/${unknown}`, message: 'This mailbox does not exist.' },
    ])
  return schedule
}
