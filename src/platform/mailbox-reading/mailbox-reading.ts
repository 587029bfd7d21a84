export interface ImapAccount {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  user: string
  password: string
  /** Signs in by XOAUTH2 instead of the password. */
  accessToken?: string
}

/** A server or folder that cannot be used. The message is a sentence for users. */
export class ReadingFault extends Error {
  readonly stage: ReadingStage
  constructor(stage: ReadingStage, message: string) {
    super(message)
    this.name = 'ReadingFault'
    this.stage = stage
  }
}

/** The steps of a connection test, in order; `append` is a Sent folder that takes copies. */
export type ReadingStage = 'name' | 'connect' | 'tls' | 'auth' | 'folders' | 'append'

/** A sent message, to be filed. */
export interface SentCopy {
  rfcId: string
  /** The whole message, RFC 5322, CRLF line ends. */
  raw: string
  /** When the server accepted it, in milliseconds since 1970. */
  at: number
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
    | {
        kind: 'bounce'
        /** Whether the address does not exist. */
        permanent: boolean
        recipient: string
        status: string
        diagnostic: string
        /** The words or the code that decided. */
        because?: string
      }
    | { kind: 'complaint'; recipient: string }
    | { kind: 'auto-reply'; outOfOffice: boolean }
  /** Why nothing but the header was read; absent for emails that were read. */
  setAside?: SetAside
}

/** `size`: it is too large. `time`: reading it took too long. `fault`: reading it failed. */
export type SetAside = 'size' | 'time' | 'fault'

/** A message as it arrived, with the headers that its receiver added. */
export interface ReceivedMessage {
  folder: string
  receivedAt: string
  /** Unfolded, in order, names in lower case. */
  headers: [name: string, value: string][]
  raw: Uint8Array
}

/**
 * Reads mailboxes. Throws a `ReadingFault` when the server cannot be reached or refuses.
 * Contract suites: tests/contract/mail-reading.test.ts, and with the embedded server
 * mail-catch-all.test.ts.
 */
export interface MailboxReader {
  /**
   * New messages in INBOX and Junk since the state, oldest first, at most `limit`, with the state
   * to store once they are handled. A message that cannot be read is among them, with the reason.
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
  /**
   * Files a copy in Sent, marked as read (RFC 3501, section 6.3.11), unless a message with its
   * Message-ID is there. `no-folder`: there is no folder of sent email.
   */
  fileSent(account: ImapAccount, copy: SentCopy): Promise<'filed' | 'present' | 'no-folder'>
  /** The message with that Message-ID in INBOX or Junk; null while there is none. */
  findReceived(account: ImapAccount, rfcId: string): Promise<ReceivedMessage | null>
  /**
   * Signs in and opens INBOX; with `files`, also opens Sent for writing. Resolves to null, or to
   * the step that failed. Nothing is written.
   */
  probe(account: ImapAccount, options?: { files: boolean }): Promise<ReadingFault | null>
}
