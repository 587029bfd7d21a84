import { sql } from 'kysely'
import type { ChangedPlace, VersionDetail, VersionRow } from '#model/email/campaign-versions.ts'
import type { CampaignVersion } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import type { PageInput, RowPage } from '#engine/outreach/campaign-pages.ts'
import { loadCampaign } from '#engine/outreach/load-campaign.ts'

const rowOf = (
  version: Pick<
    CampaignVersion,
    'number' | 'kind' | 'restoredFrom' | 'changed' | 'updatedAt' | 'createdBy'
  >,
): VersionRow => ({
  number: version.number,
  kind: version.kind,
  restoredFrom: version.restoredFrom,
  changed: version.changed as ChangedPlace[],
  at: version.updatedAt,
  byName: version.createdBy === 'system' ? '' : version.createdBy,
})

/**
 * The versions of a campaign's content, newest first, without the content.
 * @throws ProductError `not_found`
 */
export function versionsPage(
  { database }: Engine,
  scope: ActorScope,
  campaignId: string,
  { first, size }: PageInput,
): Promise<RowPage<VersionRow>> {
  return database.tenant(scope.tenantId, async (db) => {
    const { id } = await loadCampaign(db, campaignId)
    const versions = db.selectFrom('campaign_versions').where('campaign_id', '=', id)
    const { n } = await versions
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
    const rows = await versions
      .select(['number', 'kind', 'restored_from', 'changed', 'updated_at', 'created_by'])
      .orderBy('number', 'desc')
      .limit(size)
      .offset(first)
      .execute()
    return { rows: rows.map((row) => rowOf(toRecord('campaign-version', row))), total: n }
  })
}

/**
 * One version of a campaign's content.
 * @throws ProductError `not_found`, also for one that is no longer kept
 */
export async function loadVersion(
  db: Db,
  campaignId: string,
  number: number,
): Promise<CampaignVersion> {
  const row = await db
    .selectFrom('campaign_versions')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such version of this campaign.')
  return toRecord('campaign-version', row)
}

/**
 * One version with its content and the content before it, to show what changed.
 * @throws ProductError `not_found`
 */
export function readVersion(
  { database }: Engine,
  scope: ActorScope,
  campaignId: string,
  number: number,
): Promise<VersionDetail> {
  return database.tenant(scope.tenantId, async (db) => {
    const version = await loadVersion(db, campaignId, number)
    const { messaging, steps, language } = version
    const before = await db
      .selectFrom('campaign_versions')
      .select(['messaging', 'steps', 'language'])
      .where('campaign_id', '=', campaignId)
      .where('number', '<', number)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return { ...rowOf(version), messaging, steps, language, before: before ?? null }
  })
}
