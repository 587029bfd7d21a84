import type { Sender } from '#model/schema/entities.generated.ts'

/** The settings of a sender that a provider's rules depend on. */
export type SenderSettings = Pick<
  Sender,
  'region' | 'smtpHost' | 'smtpUser' | 'smtpPassword' | 'messageStream' | 'configurationSet'
>

/** What a provider reported about one email. */
export interface ProviderReport {
  /**
   * `delayed`: the receiving server asked to wait, and the provider tries again. `undelivered`: the
   * email was given up, for a reason that does not lie in the address. `bounced`: the address does
   * not accept email.
   */
  kind: 'delivered' | 'delayed' | 'undelivered' | 'bounced' | 'complained' | 'unsubscribed'
  /** The id of the delivery, where the provider returns what `headers` gave it; else null. */
  deliveryId: string | null
  /** Message-ID with angle brackets, where the provider returns it; else null. */
  rfcId: string | null
  /** The provider's own id, as its SMTP server said it; else null. */
  providerId: string | null
  address: string
  /** The reply of the receiving server, or the provider's reason. */
  detail: string
  /** When it happened, in milliseconds since 1970. */
  at: number
}

/** One HTTP request of a provider. */
export interface ReportRequest {
  headers: Readonly<Record<string, string | undefined>>
  /** The bytes as they were sent, because signatures cover them. */
  body: Buffer
  /** The sender's webhook key; empty when none was entered. */
  key: string
  /** Milliseconds since 1970. */
  now: number
  /** Reads a small text from a public https address. @throws FetchError */
  read(url: string): Promise<string>
}

/** A request that does not come from the provider, or that cannot be read. */
export class UnreadableReport extends Error {}

/** A kind of relay: its server, the headers that it reads, and how it reports. One folder each. */
export interface SenderProvider {
  id: NonNullable<Sender['provider']>
  /** The server when the sender names none; null where only the user knows it. */
  host(sender: SenderSettings): string | null
  /** The user name when the sender names none. */
  user(sender: SenderSettings): string
  /**
   * Headers for the relay: the delivery's id, which its reports return, and its own settings. The
   * relay removes them or ignores them.
   */
  headers(sender: SenderSettings, deliveryId: string): Record<string, string>
  /** Headers that the relay replaces, so that a DKIM signature must not cover them. */
  replaces: readonly string[]
  /** Replies by which the relay says that the account sends too much; not about the recipient. */
  overLimit: RegExp | null
  /** What is missing or wrong in the settings, by field. */
  faults(sender: SenderSettings): Partial<Record<keyof SenderSettings, string>>
  /**
   * Verifies a request and translates it; reports that are of no interest are left out.
   * @throws UnreadableReport
   */
  readReports: ((request: ReportRequest) => Promise<ProviderReport[]>) | null
}
