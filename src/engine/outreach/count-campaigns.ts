import { sql } from 'kysely'
import type { CampaignCounts } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import { required } from '#model/lib/lookup.ts'

const none = (): CampaignCounts => ({
  people: 0,
  ready: 0,
  needsAttention: 0,
  excluded: 0,
  done: 0,
  contacted: 0,
  planned: 0,
  accepted: 0,
  delivered: 0,
  bounced: 0,
  unknown: 0,
  replied: 0,
  positive: 0,
  unsubscribed: 0,
})

const ACTIVE = new Set(['pending', 'scheduled', 'in_sequence', 'waiting'])

/**
 * Counts for several campaigns in four statements. Past events are counted from the log, so that
 * deleting a contact changes no figure: accepted and bounced count emails; contacted, replied,
 * positive and unsubscribed count people.
 */
export async function countCampaigns(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, CampaignCounts>> {
  const counts = new Map(ids.map((id) => [id, none()]))
  if (ids.length === 0) return counts
  const states = await db
    .selectFrom('outreaches')
    .select(['campaign_id', 'state', sql<number>`count(*)::int`.as('n')])
    .where('campaign_id', 'in', ids)
    .groupBy(['campaign_id', 'state'])
    .execute()
  for (const { campaign_id, state, n } of states) {
    const of = required(counts, campaign_id)
    of.people += n
    if (ACTIVE.has(state)) of.ready += n
    else if (state === 'needs_attention') of.needsAttention += n
    else if (state === 'excluded') of.excluded += n
    else of.done += n
  }
  const waiting = await db
    .selectFrom('messages')
    .select(['campaign_id', 'state', sql<number>`count(*)::int`.as('n')])
    .where('campaign_id', 'in', ids)
    .where('state', 'in', ['planned', 'unknown'])
    .where((eb) => eb.or([eb('state', '=', 'unknown'), eb('planned_at', 'is not', null)]))
    .groupBy(['campaign_id', 'state'])
    .execute()
  for (const { campaign_id, state, n } of waiting)
    required(counts, campaign_id)[state === 'planned' ? 'planned' : 'unknown'] = n
  const events = await db
    .selectFrom('campaign_logs')
    .select([
      'campaign_id',
      'type',
      sql<number>`count(*)::int`.as('n'),
      sql<number>`count(distinct contact_id)::int`.as('people'),
    ])
    .where('campaign_id', 'in', ids)
    .where('type', 'in', ['accepted', 'refused', 'bounced', 'replied', 'unsubscribed'])
    .groupBy(['campaign_id', 'type'])
    .execute()
  for (const { campaign_id, type, n, people } of events) {
    const of = required(counts, campaign_id)
    if (type === 'accepted') {
      of.accepted = n
      of.contacted = people
      of.delivered += n
    } else if (type === 'bounced') {
      of.bounced += n
      of.delivered -= n
    } else if (type === 'refused') of.bounced += n
    else if (type === 'replied') of.replied = people
    else of.unsubscribed = people
  }
  for (const { campaign_id, n } of await positivePeople(db, ids))
    required(counts, campaign_id).positive = n
  return counts
}

/** People whose latest label is positive; a withdrawn label no longer counts. */
async function positivePeople(
  db: Db,
  ids: readonly string[],
): Promise<{ campaign_id: string; n: number }[]> {
  return db
    .selectFrom(
      db
        .selectFrom('campaign_logs')
        .select(['campaign_id', 'outreach_id'])
        .where('campaign_id', 'in', ids)
        .where('type', 'in', ['positive', 'positive-withdrawn'])
        .groupBy(['campaign_id', 'outreach_id'])
        .having(sql<number>`sum(case when type = 'positive' then 1 else -1 end)`, '>', 0)
        .as('positive'),
    )
    .select(['campaign_id', sql<number>`count(*)::int`.as('n')])
    .groupBy('campaign_id')
    .execute()
}
