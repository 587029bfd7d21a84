import type { EngageMessage } from '#model/schema/entities.generated.ts'
import { domainEvent } from '#engine/kernel/domain-events.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** A row of the message ledger whose outcome is final. */
export type SettledMessage = Pick<
  EngageMessage,
  'id' | 'engageId' | 'ownerKind' | 'ownerId' | 'profileId'
> & {
  stepId: string
  visit: number
  state: 'sent' | 'failed' | 'skipped' | 'unknown' | 'cancelled'
  reason: NonNullable<EngageMessage['reason']>
}

/**
 * Published when messages reached their final outcome, after it was written: once per row, and once
 * more when a bounce or complaint that arrived later changed it.
 */
export const messagesSettled = domainEvent<readonly SettledMessage[], void, Engine>(
  'messages.settled',
)
