import type { EngageMessage } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { hearMessages } from '#engine/journeys/follow-events.ts'

/** A row of the ledger of which it is known now what became of it. */
export type SettledMessage = Pick<
  EngageMessage,
  'id' | 'engageId' | 'ownerKind' | 'ownerId' | 'profileId'
> & {
  stepId: string
  visit: number
  state: 'sent' | 'failed' | 'skipped' | 'unknown' | 'cancelled'
  reason: NonNullable<EngageMessage['reason']>
}

/** Hears what became of messages, in the transaction in which it is written down. */
export type SettledListener = (
  db: Db,
  engine: Engine,
  tenantId: string,
  rows: readonly SettledMessage[],
) => Promise<void>

/** Who waits for what became of messages. One line each. */
export const deliveryListeners: readonly SettledListener[] = [hearMessages]

/** Tells everybody who waits. To be called once for each row, after it was written. */
export async function notifyDeliveryFinal(
  db: Db,
  engine: Engine,
  tenantId: string,
  rows: readonly SettledMessage[],
): Promise<void> {
  if (rows.length === 0) return
  for (const listener of deliveryListeners) await listener(db, engine, tenantId, rows)
}
