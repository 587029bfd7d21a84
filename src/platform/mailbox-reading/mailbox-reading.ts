export interface ImapAccount {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  user: string
  password: string
}

/** Where reading stopped, by folder. */
export type ReadState = Record<string, { uidValidity: string; lastUid: number }>

/** A received message, parsed as far as possible without interpreting its words. */
export interface IncomingMail {
  folder: string
  uid: number
  /** Message-ID with angle brackets; a hash of the raw bytes when the header is missing. */
  rfcId: string
  /**
   * Ids from In-Reply-To and References, newest last; for reports, the ids in the returned headers.
   */
  refersTo: string[]
  from: { address: string; name: string }
  to: string[]
  subject: string
  /** Plain text, complete, converted from HTML where there is no plain part. */
  text: string
  receivedAt: string
  /**
   * Machine-generated mail: RFC 3464 report, RFC 5965 report, RFC 3834 automatic reply and its
   * known relatives.
   */
  machine:
    | null
    | { kind: 'bounce'; permanent: boolean; recipient: string; status: string; diagnostic: string }
    | { kind: 'complaint'; recipient: string }
    | { kind: 'auto-reply'; outOfOffice: boolean }
}

/**
 * Reads mailboxes. Throws with a sentence for users when the server cannot be reached or refuses.
 * Contract suites: tests/contract/mail-reading.test.ts, and with the embedded server
 * mail-catch-all.test.ts.
 */
export interface MailboxReader {
  /**
   * New messages in INBOX and Junk since the state, oldest first, at most `limit`, with the state
   * to store once they are handled.
   */
  newMessages(
    account: ImapAccount,
    since: ReadState,
    limit: number,
  ): Promise<{ messages: IncomingMail[]; state: ReadState }>
  /**
   * True when a message with that Message-ID is in Sent or All Mail; null when the mailbox has
   * neither.
   */
  findSent(account: ImapAccount, rfcId: string): Promise<boolean | null>
  /** Resolves to null, or to the fault as a sentence for users. */
  probe(account: ImapAccount): Promise<string | null>
}
