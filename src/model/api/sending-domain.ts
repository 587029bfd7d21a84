import type { Sentence } from '#language'

/** The DNS checks of a sending domain, in the order in which they are shown. */
export const domainCheckIds = [
  'dkim',
  'spf',
  'dmarc',
  'alignment',
  'mx',
  'return-path',
  'ptr',
] as const
export type DomainCheckId = (typeof domainCheckIds)[number]

/** `unknown`: it could not be checked, which is never the same as missing. */
export type DomainCheckState = 'pass' | 'warn' | 'fail' | 'unknown'

/** A record to publish, as DNS panels ask for it. */
export interface WantedRecord {
  type: 'TXT' | 'MX' | 'PTR'
  name: string
  value: string
}

/** The finding of a check and what to do about it. */
export interface CheckSentences {
  summary: Sentence[]
  advice: Sentence[]
}

export interface DomainCheck {
  id: DomainCheckId
  state: DomainCheckState
  /** The finding in one sentence or two, in English. */
  summary: string
  /** What to do, in English; empty where there is nothing to do. */
  advice: string
  /** Both, for screens in any language; absent in checks that were stored before. */
  sentences?: CheckSentences
  /** The record to publish; null where none is wanted. */
  record: WantedRecord | null
  /** The records that were found, as they are in DNS. */
  found: string[]
}

/** One method of an Authentication-Results header (RFC 8601). */
export interface AuthenticationResult {
  method: string
  result: string
  /** The comment and the properties, as the receiver wrote them. */
  detail: string
}

/** What a probe message looked like on arrival. */
export interface ProbeReport {
  folder: string
  receivedAt: string
  /** The server that wrote the results; empty when it wrote none. */
  receiver: string
  results: AuthenticationResult[]
  /** The address that handed the message to the receiver; empty when the headers do not name it. */
  sendingAddress: string
  /** Our own verification of the domain's signature. */
  dkim: {
    result: 'pass' | 'fail' | 'unknown' | 'none'
    selector: string
    bits: number
    why: string
    /** Whether the signature covers both opt-out headers (RFC 8058). */
    coversOptOut: boolean
  }
}

export interface DomainProbe {
  id: string
  /** `lost`: it was sent, but not found within the time limit. */
  state: 'sending' | 'sent' | 'received' | 'lost' | 'failed'
  from: string
  to: string
  startedAt: string
  messageId: string
  /** Why it failed or was not found; empty otherwise. */
  why: string
  report: ProbeReport | null
}
