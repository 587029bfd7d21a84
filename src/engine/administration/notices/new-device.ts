import type { UserRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { queueNotice } from './queue-notice.ts'

/** The content of a notice about a new device. */
export interface NewDevice {
  sessionId: string
  device: string
  browser: string
  system: string
  country: string
  /** ISO 8601, by the machine's clock. */
  at: string
}

/**
 * Queues the email about a sign-in from a new device, in the transaction that stores the session.
 */
export function queueNewDeviceNotice(
  db: Db,
  engine: RowParts,
  user: UserRow,
  { sessionId, ...facts }: NewDevice,
): Promise<void> {
  return queueNotice(db, engine, user, { kind: 'newDevice', eventId: sessionId, facts })
}
