import { sql } from 'kysely'
import type { Outreach } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { requestReplan } from './request-replan.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'

/** States in which emails are still possible. */
export const OPEN_STATES = [
  'pending',
  'scheduled',
  'in_sequence',
  'waiting',
  'needs_attention',
] as const satisfies readonly Outreach['state'][]

export interface Ending {
  state: Extract<
    Outreach['state'],
    'replied' | 'unsubscribed' | 'bounced' | 'complained' | 'stopped' | 'excluded'
  >
  reason: string
  excludedBy?: string
  /**
   * States that may be left; a stronger fact (an opt-out) also overrides a weaker one (finished).
   */
  from?: readonly Outreach['state'][]
}

/**
 * Ends people's sequences and cancels their planned emails, in the caller's transaction. Locks
 * people before their emails, as everywhere, to avoid deadlocks.
 * @returns the people who were in a state that could end
 */
export async function endSequence(
  tx: ScopedTx<RowParts>,
  outreachIds: readonly string[],
  ending: Ending,
): Promise<{ id: string; campaign_id: string; contact_id: string }[]> {
  const { db, engine } = tx
  if (outreachIds.length === 0) return []
  const now = new Date(engine.clock.now())
  const ended = await db
    .updateTable('outreaches')
    .set({
      state: ending.state,
      state_reason: ending.reason.slice(0, 300),
      excluded_by: ending.excludedBy ?? '',
      finished_at: now,
      wait_until: null,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('id', 'in', outreachIds)
    .where('state', 'in', ending.from ?? OPEN_STATES)
    .returning(['id', 'campaign_id', 'contact_id'])
    .execute()
  await cancelPlans(db, engine, outreachIds, ending.reason)
  await enrollmentsChanged(
    tx,
    'contact',
    ended.map((row) => row.contact_id),
  )
  await requestReplan(tx)
  return ended
}

/** Cancels all unsent emails. An email that is being sent cannot be canceled. */
export async function cancelPlans(
  db: Db,
  engine: RowParts,
  outreachIds: readonly string[],
  reason: string,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      state: 'cancelled',
      planned_at: null,
      plan_reason: reason.slice(0, 300),
      updated_at: new Date(engine.clock.now()),
      version: sql`version + 1`,
    })
    .where('outreach_id', 'in', outreachIds)
    .where('state', 'in', ['planned', 'deferred'])
    .execute()
}
