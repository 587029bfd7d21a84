/** Connection settings of the outgoing server of a mailbox or sender. */
export interface SmtpAccount {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  user: string
  password: string
  /** Signs in by XOAUTH2 instead of the password. */
  accessToken?: string
  /** Maximum concurrent connections of this process; 2 when absent. */
  connections?: number
}

/** A message whose bytes are final. */
export interface OutgoingMail {
  envelope: { from: string; to: string }
  /** The whole message, RFC 5322, CRLF line ends. */
  raw: string
}

/** The steps of a delivery, in order: `name` is the lookup, `greet` the first reply and EHLO. */
export type DeliveryStage =
  | 'name'
  | 'connect'
  | 'tls'
  | 'greet'
  | 'auth'
  | 'mail'
  | 'rcpt'
  | 'data'
  | 'final'

/**
 * The outcome of one attempt. `unknown` only when the final dot may have been sent and no final
 * reply was read: such a message is never resent automatically.
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

/** The step of a connection test that failed, and why. */
export interface ProbeFault {
  stage: DeliveryStage
  message: string
}

/**
 * Delivers messages to a server. Never throws for server or network errors: they are results.
 * Contract suites: tests/contract/mail-delivery.test.ts, and with the embedded server
 * mail-catch-all.test.ts.
 */
export interface MailTransport {
  deliver(account: SmtpAccount, mail: OutgoingMail): Promise<DeliveryResult>
  /**
   * Connects and signs in without sending, and asks whether an address may send. Resolves to null,
   * or to the step that failed with a sentence for users.
   */
  probe(account: SmtpAccount, sender?: string): Promise<ProbeFault | null>
  close(): Promise<void>
}

/**
 * Sends the product's own emails: verification, reset, invitations, double opt-in, notifications.
 */
export interface SystemMailer {
  send(message: {
    to: string
    subject: string
    text: string
    html?: string
    headers?: Record<string, string>
  }): Promise<void>
  /** Connects without sending. Resolves to null, or to the fault as a sentence. */
  probe?(): Promise<string | null>
}

/** An email stored by the catch-all, as `/dev/mail/messages` shows it. */
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
 * The embedded mail servers: SMTP in, IMAP out, and simulated recipients who answer. Development
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
   * Writes a realistic answer of that kind and delivers it over SMTP to the sender's mailbox.
   * Resolves to its Message-ID.
   */
  respond(id: string, kind: ResponseKind, text?: string): Promise<string>
  clear(): Promise<void>
  close(): Promise<void>
}
