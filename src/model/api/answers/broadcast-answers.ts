import type { EngageMessage } from '../../schema/entities.generated.ts'

type MessageState = NonNullable<EngageMessage['state']>
type MessageReason = NonNullable<EngageMessage['reason']>

/** Something to know before a broadcast is sent. */
export type RehearsalWarning =
  /** The message has no topic, so it has no opt-out link. */
  | { kind: 'no-topic' }
  /** Recipients without a value that the template prints without a default. */
  | { kind: 'missing-value'; variable: string; people: number }
  /** Addresses of the audience that no profile has. */
  | { kind: 'unknown-addresses'; count: number; some: string[] }
  /** Recipients whose local time is over: they get it at once. */
  | { kind: 'local-time-over'; people: number }
  /** A template draft differs from the version that is sent. */
  | { kind: 'unpublished-draft'; version: number }
  /** The sender cannot send it to everyone within a year. */
  | { kind: 'too-slow' }
  /** One recipient has more emails than the message limit allows, so some are skipped on sending. */
  | { kind: 'message-limit' }

/** What a broadcast would do if it were started now. */
export interface BroadcastRehearsal {
  targeted: number
  gets: number
  reasons: Partial<Record<MessageReason, number>>
  canarySize: number
  /** ISO times; null when no one gets it, and `lastAt` also when it takes longer than a year. */
  firstAt: string | null
  lastAt: string | null
  /** Where it leaves from, and its limits. */
  /** `perDay` is null without a limit. */
  sender: { name: string; perDay: number | null; gapMinutes: number } | null
  version: number | null
  /** The ten receiving domains with the most recipients. */
  domains: { domain: string; people: number }[]
  /** Local times, for the ten zones with the most people. */
  zones: { zone: string; at: string; people: number }[]
  warnings: RehearsalWarning[]
  /** Why no one could get it now; empty when it can be sent. */
  stop: MessageReason
}

/** Rates in percent; the formulas are in `engine/engage/broadcasts/limits.ts`. */
export interface BroadcastRates {
  delivered: number
  errors: number
  bounces: number
  complaints: number
}

export interface BroadcastFigures extends BroadcastRates {
  attempted: number
}

export interface BroadcastReport {
  targeted: number
  /** Rows by state and reason. */
  counts: { state: MessageState; reason: MessageReason; n: number }[]
  /** Targeted people whose profile was deleted since, with their row. */
  erased: number
  figures: BroadcastFigures
  /** Null without a canary. */
  canary: (BroadcastFigures & { size: number; until: string | null }) | null
  /** The ten receiving domains with the most people who get it. */
  domains: (BroadcastFigures & { domain: string; people: number })[]
}

/** What a user decides about an email whose outcome is unknown. */
export type UnknownDecision = 'arrived' | 'send-again' | 'leave'
