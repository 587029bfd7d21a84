import { sql } from 'kysely'
import type { Outreach, Suppression } from '#model/schema/entities.generated.ts'
import { isUndoable } from '#model/api/suppression-rules.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import {
  isOptOut,
  suppressionHash,
  suppressionWords,
  type SuppressionReason,
} from '#engine/audience/contacts/suppression-list.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { asSystem, scopedTx, type TenantTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'
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

export interface SuppressInput {
  kind: Suppression['kind']
  value: string
  reason: SuppressionReason
  source: string
  /**
   * The outreach that caused the suppression, so that the log entry is attributed to the right
   * campaign.
   */
  outreachId?: string
  messageId?: string
}

/**
 * Suppresses an address or domain: inserts the entry, ends all sequences of the affected people in
 * the workspace and cancels their plans, in one transaction. Idempotent.
 * @returns true when the entry is new, or replaces one that was only read in a reply
 */
export async function suppress(tx: ScopedTx, input: SuppressInput): Promise<boolean> {
  const { db, engine, scope } = tx
  const value = input.value.trim().toLowerCase()
  const inserted = await db
    .insertInto('suppressions')
    .values({
      ...baseRow(engine, scope),
      kind: input.kind,
      value,
      value_hash: suppressionHash(value),
      reason: input.reason,
      source: input.source.slice(0, 200),
    })
    .onConflict((conflict) => {
      const known = conflict.columns(['tenant_id', 'kind', 'value_hash'])
      // An opt-out by other means outlives the correction of a reply; a cause that a click undoes
      // must not replace one.
      return input.reason === 'replied-opt-out' || isUndoable(input)
        ? known.doNothing()
        : known
            .doUpdateSet({
              reason: input.reason,
              source: input.source.slice(0, 200),
              updated_at: new Date(engine.clock.now()),
              version: sql`suppressions.version + 1`,
            })
            .where('suppressions.reason', '=', 'replied-opt-out')
    })
    .returning('id')
    .execute()
  await stopOutreachFor(tx, { ...input, value })
  if (inserted.length > 0 && isOptOut(input.reason))
    await enqueueDomainEvents(tx, [
      {
        type: 'contact.opted-out',
        data: { email: value, reason: input.reason, source: input.source },
      },
    ])
  return inserted.length > 0
}

/** Suppresses addresses whose owners want no email, as a file says. */
export async function suppressRefused(
  tx: TenantTx,
  { emails, source }: { emails: readonly string[]; source: string },
): Promise<void> {
  for (const value of emails)
    await suppress(asSystem(tx), { kind: 'address', value, reason: 'unsubscribed', source })
}

/**
 * Ends all sequences of the people that an entry of the list matches, and cancels their plans.
 * Idempotent.
 */
async function stopOutreachFor(
  tx: ScopedTx<Pick<Engine, 'clock' | 'newId'>>,
  input: SuppressInput,
): Promise<void> {
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
export const suppressionHooks = (
  engine: Pick<Engine, 'clock' | 'newId'>,
): EntityHooks<Suppression> => ({
  async afterWrite(db, scope, before, after) {
    if (before || !after?.value) return
    const { kind, value, reason, source } = after
    await stopOutreachFor(scopedTx(engine, db, scope), { kind, value, reason, source })
  },
})
