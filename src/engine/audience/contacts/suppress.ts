import { sql } from 'kysely'
import type { Suppression } from '#model/schema/entities.generated.ts'
import { isUndoable, UNDOABLE_REASONS } from '#model/api/suppression-rules.ts'
import { domainEvent, publish } from '#engine/kernel/domain-events.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { isOptOut, suppressionHash, type SuppressionReason } from './suppression-list.ts'

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

/** A new entry of the list, or one that was there already, and who made it. */
export interface SuppressedEntry {
  scope: ActorScope
  input: SuppressInput
}

/** Published when an address or domain is suppressed, after its entry was written. */
export const suppressed = domainEvent<SuppressedEntry, void, Engine>('address.suppressed')

/**
 * What an opt-out or complaint changes in an entry: it replaces an opt-out that was only read in a
 * reply. To a reason that a click undoes it is added, so that the click does not undo it too.
 */
const changeOf = ({ reason, source }: SuppressInput) => {
  const isRead = sql<boolean>`suppressions.reason = 'replied-opt-out'`
  return {
    reason: sql<SuppressionReason>`case when ${isRead} then ${reason} else suppressions.reason end`,
    source: sql<string>`case when ${isRead} then ${source.slice(0, 200)} else suppressions.source end`,
    person_asked: sql<Suppression['personAsked']>`case when ${isRead} then '' else ${reason} end`,
  }
}

/**
 * Suppresses an address or domain: inserts the entry and publishes `suppressed`, which ends all
 * sequences of the affected people and cancels their plans, in one transaction. Idempotent.
 * @returns true when the entry is new, or says more of what the person asked for than before
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
      return isUndoable(input)
        ? known.doNothing()
        : known
            .doUpdateSet({
              ...changeOf(input),
              updated_at: new Date(engine.clock.now()),
              version: sql`suppressions.version + 1`,
            })
            .where((eb) =>
              eb.or([
                ...(input.reason === 'replied-opt-out'
                  ? []
                  : [eb('suppressions.reason', '=', 'replied-opt-out')]),
                eb('suppressions.reason', 'in', UNDOABLE_REASONS).and(
                  'suppressions.person_asked',
                  'in',
                  input.reason === 'replied-opt-out' ? [''] : ['', 'replied-opt-out'],
                ),
              ]),
            )
    })
    .returning('id')
    .execute()
  await publish(tx, suppressed, { scope, input: { ...input, value } })
  if (inserted.length > 0 && isOptOut(input.reason))
    await enqueueDomainEvents(tx, [
      {
        type: 'contact.opted-out',
        data: { email: value, reason: input.reason, source: input.source },
      },
    ])
  return inserted.length > 0
}
