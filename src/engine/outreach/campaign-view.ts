import { loadCampaign } from './load-campaign.ts'
import type { Campaign } from '#model/schema/entities.generated.ts'
import type { CampaignListRow, CampaignView } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { required } from '#model/lib/lookup.ts'
import { countCampaigns } from './count-campaigns.ts'
import { readinessOf } from './refresh-readiness.ts'

/**
 * The campaign with its counts, as shown on its pages.
 * @throws ProductError `not_found`
 */
export async function campaignView(db: Db, campaignId: string): Promise<CampaignView> {
  const campaign = await loadCampaign(db, campaignId)
  const counts = required(await countCampaigns(db, [campaignId]), campaignId)
  return {
    ...campaign,
    counts,
    ...readinessOf(campaign, counts),
    nextSendAt: (await nextSends(db, [campaignId])).get(campaignId) ?? null,
    ownerName: (await namesOf(db, [campaign.ownerId])).get(campaign.ownerId) ?? '',
  }
}

export const viewCampaign = (
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<CampaignView> => engine.database.tenant(scope.tenantId, (db) => campaignView(db, id))

/** Rows of "My campaigns" for the campaigns of one page. */
export async function campaignRows(
  db: Db,
  campaigns: readonly Campaign[],
): Promise<CampaignListRow[]> {
  const ids = campaigns.map((campaign) => campaign.id)
  const counts = await countCampaigns(db, ids)
  const next = await nextSends(db, ids)
  const names = await namesOf(
    db,
    campaigns.map((campaign) => campaign.ownerId),
  )
  const mailboxes = await db
    .selectFrom('mailboxes')
    .select(['id', 'address', 'state'])
    .orderBy('address')
    .execute()
  return campaigns.map((campaign) => {
    const {
      id,
      name,
      websiteUrl,
      state,
      stateReason,
      pauseReason,
      ownerId,
      version,
      createdAt,
      updatedAt,
      launchedAt,
      schedule,
    } = campaign
    const chosen = schedule.mailboxIds ?? []
    return {
      id,
      name,
      websiteUrl,
      state,
      stateReason,
      pauseReason,
      ownerId,
      version,
      createdAt,
      updatedAt,
      launchedAt,
      counts: required(counts, id),
      nextSendAt: next.get(id) ?? null,
      ownerName: names.get(ownerId) ?? '',
      mailboxes: mailboxes
        .filter((mailbox) =>
          chosen.length > 0 ? chosen.includes(mailbox.id) : mailbox.state === 'active',
        )
        .map((mailbox) => mailbox.address),
    }
  })
}

async function nextSends(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('messages')
    .select((eb) => ['campaign_id', eb.fn.min('planned_at').as('at')])
    .where('campaign_id', 'in', ids)
    .where('state', 'in', ['planned', 'deferred'])
    .where('planned_at', 'is not', null)
    .groupBy('campaign_id')
    .execute()
  return new Map(
    rows.flatMap((row) =>
      row.at ? [[row.campaign_id, new Date(row.at).toISOString()] as const] : [],
    ),
  )
}

/** Names of owners by the id that records store. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter(Boolean))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'subject', 'first_name', 'last_name', 'email'])
    .where((eb) =>
      eb.or([
        eb('subject', 'in', wanted),
        ...(wanted.some(isUuid) ? [eb('id', 'in', wanted.filter(isUuid))] : []),
      ]),
    )
    .execute()
  return new Map(
    rows.flatMap((row) =>
      [row.id, row.subject].map(
        (key) => [key, `${row.first_name} ${row.last_name}`.trim() || row.email] as const,
      ),
    ),
  )
}

const isUuid = (text: string) => /^[0-9a-f-]{36}$/i.test(text)
