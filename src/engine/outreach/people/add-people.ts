import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { lockCampaign, reactivateCompleted } from '#engine/outreach/lifecycle/change-state.ts'
import { refreshReadiness } from '#engine/outreach/refresh-readiness.ts'
import { baseRow, chunks } from '#engine/kernel/rows.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { researchContacts } from '#engine/audience/research/request-research.ts'
import { screenPeople } from './screen-people.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Adds contacts to a campaign and evaluates every gate for each. Existing people stay unchanged. A
 * completed campaign continues with the new people.
 * @returns how many were added
 */
export async function addPeople(
  tx: ScopedTx,
  campaignId: string,
  contactIds: readonly string[],
  from: string,
): Promise<number> {
  const { db, engine, scope } = tx
  const campaign = await lockCampaign(db, campaignId)
  let added = 0
  const addedIds: string[] = []
  for (const piece of chunks([...new Set(contactIds)], 500)) {
    const rows = await db
      .insertInto('outreaches')
      .values(
        piece.map((contactId) => ({
          ...baseRow(engine, scope),
          campaign_id: campaignId,
          contact_id: contactId,
          state: 'pending' as const,
          state_reason: '',
          excluded_by: '',
          override_reason: '',
          mailbox_id: null,
          wait_until: null,
          entered_at: new Date(engine.clock.now()),
          last_accepted_at: null,
          finished_at: null,
          label: '',
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'campaign_id', 'contact_id']).doNothing(),
      )
      .returning('contact_id')
      .execute()
    added += rows.length
    addedIds.push(...rows.map((row) => row.contact_id))
    await enrollmentsChanged(
      tx,
      'contact',
      rows.map((row) => row.contact_id),
    )
    if (rows.length > 0)
      await screenPeople(
        tx,
        campaignId,
        rows.map((row) => row.contact_id),
      )
  }
  if (added === 0) return 0
  await researchContacts(tx, addedIds)
  await logEvents(tx, [
    {
      campaignId,
      type: 'people-added',
      text: `${added} ${added === 1 ? 'person' : 'people'} added (${from})`,
      data: { added, from },
    },
  ])
  const current = await reactivateCompleted(tx, campaign, 'People were added')
  if (current.state === 'running') await requestReplan(tx)
  await refreshReadiness(tx, campaignId)
  return added
}
