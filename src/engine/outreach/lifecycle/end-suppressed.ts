import type { Outreach, Suppression } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { SuppressedEntry, SuppressInput } from '#engine/audience/contacts/suppress.ts'
import {
  suppressionWords,
  type SuppressionReason,
} from '#engine/audience/contacts/suppression-list.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { scopedTx, type ScopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { logEvents, type CampaignEvent } from './campaign-log.ts'
import { endSequence, OPEN_STATES, type Ending } from './end-sequence.ts'

/** How the sequences of a suppressed person end, by the reason. */
export const SUPPRESSED_ENDINGS: Record<
  SuppressionReason,
  { state: Ending['state']; event: CampaignEvent }
> = {
  unsubscribed: { state: 'unsubscribed', event: 'unsubscribed' },
  'replied-opt-out': { state: 'unsubscribed', event: 'unsubscribed' },
  bounced: { state: 'bounced', event: 'stopped' },
  complained: { state: 'complained', event: 'complained' },
  manual: { state: 'excluded', event: 'person-excluded' },
  imported: { state: 'excluded', event: 'person-excluded' },
}

/**
 * States that a suppression ends. An opt-out, bounce or complaint also holds for people whose
 * sequence has ended otherwise: it is what is true of them now.
 */
export const statesEndedBy = (state: Ending['state']): readonly Outreach['state'][] =>
  ['unsubscribed', 'bounced', 'complained'].includes(state)
    ? [...OPEN_STATES, 'replied', 'finished', 'stopped', 'excluded']
    : OPEN_STATES

/**
 * Ends all sequences of the people that an entry of the list matches, and cancels their plans.
 * Idempotent.
 */
async function stopOutreachFor(tx: ScopedTx<RowParts>, input: SuppressInput): Promise<void> {
  const { db } = tx
  const ending = SUPPRESSED_ENDINGS[input.reason]
  const people = await peopleOf(db, input.kind, input.value)
  const from = statesEndedBy(ending.state)
  const ended = await endSequence(tx, people, {
    state: ending.state,
    reason: suppressionWords[input.reason],
    excludedBy: 'suppressed',
    from,
  })
  const credited = ended.find((row) => row.id === input.outreachId)
  await logEvents(
    tx,
    ended.map((row) => ({
      campaignId: row.campaign_id,
      outreachId: row.id,
      contactId: row.contact_id,
      messageId: row === credited ? input.messageId : null,
      type: row === credited || !input.outreachId ? ending.event : 'stopped',
      text: `${suppressionWords[input.reason]} (${input.source})`.slice(0, 500),
      data: { reason: input.reason },
    })),
  )
}

/** Handles `suppressed`. */
export const endSuppressed = (tx: TenantTx, { scope, input }: SuppressedEntry): Promise<void> =>
  stopOutreachFor({ ...tx, scope }, input)

async function peopleOf(db: Db, kind: Suppression['kind'], value: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select('outreaches.id')
    .where((eb) =>
      kind === 'address'
        ? eb('contacts.email', '=', value)
        : eb.or([
            eb('contacts.email', 'like', `%@${value.replaceAll('_', '\\_')}`),
            eb('contacts.email', 'like', `%.${value.replaceAll('_', '\\_')}`),
          ]),
    )
    .orderBy('outreaches.id')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Follows an entry that is restored: the people that it matches may be in campaigns again. An
 * erased value matches no person.
 */
export const suppressionHooks = (engine: RowParts): EntityHooks<Suppression> => ({
  async afterWrite(db, scope, before, after) {
    if (before || !after?.value) return
    const { kind, value, reason, source } = after
    await stopOutreachFor(scopedTx(engine, db, scope), { kind, value, reason, source })
  },
})
