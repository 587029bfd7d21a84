import { writtenBy } from '#model/api/actor.ts'
import { changedBetween, type CampaignContent } from '#model/email/campaign-versions.ts'
import type { Campaign, CampaignVersion } from '#model/schema/entities.generated.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import { baseRow, toRecord } from '#engine/kernel/rows.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import type { ScopedTx, EngineTx } from '#engine/kernel/tenant-tx.ts'

/** Versions that are kept of a campaign; older ones are dropped. */
export const KEPT_VERSIONS = 50

/** Edits of one person within this time are one version. */
const SITTING_MS = 10 * MINUTE_MS

type Kind = CampaignVersion['kind']

/** Kinds that come in many small saves. */
const SMALL: readonly Kind[] = ['edited', 'answered']

export interface VersionNote {
  kind: Kind
  /** The campaign before the change, for a campaign that has no version yet. */
  before: CampaignContent
  restoredFrom?: number | undefined
}

const EMPTY: CampaignContent = { messaging: {}, steps: [], language: '' }

const contentOf = ({ messaging, steps, language }: CampaignContent): CampaignContent => ({
  messaging,
  steps,
  language: language ?? 'en',
})

const columnsOf = ({ messaging, steps, language }: CampaignContent) => ({
  messaging: jsonb(messaging),
  steps: jsonb(steps),
  language,
})

/** The newest two versions of a campaign, newest first. */
async function newestOf(db: Db, campaignId: string): Promise<CampaignVersion[]> {
  const rows = await db
    .selectFrom('campaign_versions')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('number', 'desc')
    .limit(2)
    .execute()
  return rows.map((row) => toRecord('campaign-version', row))
}

/** One more version of a campaign. */
interface NewVersion {
  number: number
  kind: Kind
  restoredFrom?: number | undefined
  before: CampaignContent
  after: CampaignContent
}

async function insertVersion(
  { db, engine, scope }: ScopedTx,
  campaignId: string,
  { number, kind, restoredFrom, before, after }: NewVersion,
): Promise<void> {
  await db
    .insertInto('campaign_versions')
    .values({
      ...baseRow(engine, scope),
      ...columnsOf(after),
      campaign_id: campaignId,
      number,
      kind,
      restored_from: restoredFrom ?? null,
      changed: jsonb<string[]>(changedBetween(before, after)),
    })
    .execute()
  await db
    .deleteFrom('campaign_versions')
    .where('campaign_id', '=', campaignId)
    .where('number', '<=', number - KEPT_VERSIONS)
    .execute()
}

/** Replaces the newest version with a later state of the same sitting. */
async function continueVersion(
  { db, engine }: EngineTx,
  { id }: CampaignVersion,
  after: CampaignContent,
  changed: readonly string[],
): Promise<void> {
  await db
    .updateTable('campaign_versions')
    .set({
      ...columnsOf(after),
      changed: jsonb([...changed]),
      updated_at: new Date(engine.clock.now()),
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Keeps the content of a changed campaign as a version: a new one, or the newest where the same
 * person continues editing. The newest version always equals the campaign. The caller holds the
 * campaign locked.
 */
export async function noteVersion(
  tx: ScopedTx,
  campaign: Campaign,
  { kind, before, restoredFrom }: VersionNote,
): Promise<void> {
  const { db, engine, scope } = tx
  const after = contentOf(campaign)
  const insert = (version: Omit<NewVersion, 'after'> & { after?: CampaignContent }) =>
    insertVersion(tx, campaign.id, { after, ...version })
  const [newest, previous] = await newestOf(db, campaign.id)
  if (!newest) {
    const earlier = contentOf(before)
    const isKnown = earlier.steps.length > 0 && changedBetween(earlier, after).length > 0
    if (!isKnown) return insert({ number: 1, kind, before: EMPTY })
    await insert({ number: 1, kind: 'earlier', before: EMPTY, after: earlier })
    return insert({ number: 2, kind, restoredFrom, before: earlier })
  }
  // Confirming a fact changes no word: the newest version takes it over.
  if (changedBetween(newest, after).length === 0)
    return continueVersion({ db, engine }, newest, after, newest.changed)
  const isSameSitting =
    SMALL.includes(kind) &&
    newest.kind === kind &&
    newest.createdBy === writtenBy(scope.actor) &&
    engine.clock.now() - Date.parse(newest.createdAt) < SITTING_MS
  if (!isSameSitting)
    return insert({ number: newest.number + 1, kind, restoredFrom, before: newest })
  const changed = changedBetween(previous ?? EMPTY, after)
  if (changed.length > 0 || !previous)
    return continueVersion({ db, engine }, newest, after, changed)
  // Everything was taken back: nothing is left to show.
  await db.deleteFrom('campaign_versions').where('id', '=', newest.id).execute()
}
