import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { DeliveryResult } from '#platform/mail/mail.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { deliverFrom } from './deliver-from.ts'

/** A composed email whose row is marked as being sent, so that no other worker sends it. */
export interface ClaimedMail {
  messageId: string
  attempt: number
  /** Owner of the lease to hold during sending (`holdLease`). */
  owner: string
  envelope: { from: string; to: string }
  raw: string
  mailbox: Mailbox
}

/** Hands a claimed email to its server. Never throws for errors of the server. */
export const deliverClaimed = (
  engine: Engine,
  { mailbox, envelope, raw }: ClaimedMail,
): Promise<DeliveryResult> => deliverFrom(engine, mailbox, { envelope, raw })
