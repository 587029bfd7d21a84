import { domainEvent } from '#engine/kernel/domain-events.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'

/** A sending domain that was verified until its last check. */
export interface LostVerification {
  id: string
  domain: string
  /** What the check found missing, in English. */
  reason: string
}

/** Why mailboxes stopped to send. */
export interface StoppedMailboxes {
  pauseReason: 'auth_failing' | 'provider_block' | 'no_mailbox'
  /** For people, a sentence. */
  why: string
}

/** Published when a mailbox sends no more, after its state was written. */
export const mailboxStopped = domainEvent<StoppedMailboxes, void, Engine>('mailbox.stopped')

/** Published when what mailboxes may send has changed, so that emails are planned again. */
export const mailboxesChanged = domainEvent<null, void, Engine>('mailboxes.changed')

/** A mailbox that sends again, and who signed in. */
export interface SignedInMailbox {
  id: string
  address: string
  scope: ActorScope
}

/** Published when a mailbox that could not sign in sends again, after its state was written. */
export const mailboxSignedIn = domainEvent<SignedInMailbox, void, Engine>('mailbox.signed-in')

/** A mailbox whose provider no longer accepts its refresh token. */
export interface SignedOutMailbox {
  id: string
  address: string
  /** The provider's name. */
  provider: string
}

/** Published when a mailbox has to sign in again, after its tokens were removed. */
export const mailboxSignedOut = domainEvent<SignedOutMailbox, void, Engine>('mailbox.signed-out')

/** Published when a sending domain is no longer verified, after the finding was written. */
export const verificationLost = domainEvent<LostVerification, void, Engine>(
  'domain.verification-lost',
)
