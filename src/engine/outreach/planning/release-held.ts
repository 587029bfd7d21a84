import { sql } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'

/** Emails are planned again when the hours of a mailbox may have changed. */
export async function planChangedMailboxes(tx: TenantTx<Engine>): Promise<void> {
  await releaseHeldByHours(tx, null)
  await requestReplan(tx)
}

/**
 * Plans people again who were set aside because the hours of their campaign and of its mailboxes
 * never met. Called when such hours have changed; the next plan finds out whether they meet now.
 * @param campaignId null for all campaigns
 */
export async function releaseHeldByHours(tx: TenantTx, campaignId: string | null): Promise<void> {
  const rows = await tx.db
    .updateTable('outreaches')
    .set({
      state: sql<
        'pending' | 'in_sequence'
      >`case when last_accepted_at is null then 'pending' else 'in_sequence' end`,
      state_reason: '',
      excluded_by: '',
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('state', '=', 'needs_attention')
    .where('excluded_by', '=', 'no_window')
    .$if(campaignId !== null, (query) => query.where('campaign_id', '=', campaignId!))
    .returning('id')
    .execute()
  await enrollmentsChanged(
    tx,
    'outreach',
    rows.map(({ id }) => id),
  )
}
