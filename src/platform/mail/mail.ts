/** How to reach one mailbox's outgoing server. */
export interface SmtpAccount {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  user: string
  password: string
}

/** A message whose bytes are fixed. */
export interface OutgoingMail {
  envelope: { from: string; to: string }
  /** The whole message, RFC 5322, CRLF line ends. */
  raw: string
}

export type DeliveryStage = 'connect' | 'tls' | 'auth' | 'mail' | 'rcpt' | 'data' | 'final'

/**
 * What became of one attempt (outreach design, section 4.4). `unknown` only when the final dot may
 * have been sent and no final answer was read: such a message is never sent again by itself.
 */
export type DeliveryResult =
  | { kind: 'accepted'; reply: string; providerId: string }
  | {
      kind: 'deferred' | 'rejected' | 'unknown'
      stage: DeliveryStage
      code: number
      enhanced: string
      reply: string
    }

/**
 * Hands mail to a server. Never throws for what a server or network does: that is a result.
 * Contract suites: tests/contract/mail-delivery.test.ts, and with the embedded server
 * mail-catch-all.test.ts.
 */
export interface MailTransport {
  deliver(account: SmtpAccount, mail: OutgoingMail): Promise<DeliveryResult>
  /**
   * Connects and signs in, sends nothing. Resolves to null, or to the fault in a sentence for
   * people.
   */
  probe(account: SmtpAccount): Promise<string | null>
  close(): Promise<void>
}

/** The product's own mail: verification, reset, invitations, double opt-in, notifications. */
export interface SystemMailer {
  send(message: {
    to: string
    subject: string
    text: string
    html?: string
    headers?: Record<string, string>
  }): Promise<void>
  /** Connects and sends nothing. Null, or the fault in a sentence. */
  probe?(): Promise<string | null>
}

/** A mail kept by the catch-all, as `/dev/mail/messages` shows it (product design, section 8). */
export interface CaughtMail {
  id: string
  from: string
  to: string[]
  subject: string
  headers: Record<string, string>
  text: string
  html: string
  raw: string
  receivedAt: string
}

export type ResponseKind = 'reply' | 'out-of-office' | 'bounce' | 'complaint' | 'unsubscribe'

/**
 * The embedded mail world: SMTP in, IMAP out, and people who can be made to answer. Development
 * only.
 */
export interface CatchAll {
  readonly smtpPort: number
  readonly imapPort: number
  list(filter: {
    to?: string
    subject?: string
    limit?: number
    offset?: number
  }): Promise<CaughtMail[]>
  get(id: string): Promise<CaughtMail | null>
  /**
   * Makes a real message of that kind and delivers it over SMTP to the sender's mailbox. Resolves
   * to its Message-ID.
   */
  respond(id: string, kind: ResponseKind, text?: string): Promise<string>
  clear(): Promise<void>
  close(): Promise<void>
}
