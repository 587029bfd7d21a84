/** What the product is registered as at a provider of mailboxes. */
export interface MailClient {
  id: string
  secret: string
}

/** The response of an authorization server to a form. */
export interface TokenAnswer {
  status: number
  /** The JSON object that it sent; empty when it sent none. */
  body: Readonly<Record<string, unknown>>
}

/** A local replacement for all providers: its authorization server and mail servers. */
export interface StandIn {
  /** Origin of the authorization server; each provider is a folder there. */
  origin: string
  smtpPort: number
  imapPort: number
}

/** An authorization server that could not be reached, or did not answer in time. */
export class ServerSilent extends Error {}

/** Talks to the authorization servers of mailbox providers (RFC 6749). */
export interface MailSignIn {
  /** The client in the environment; null where none is set. */
  clientOf(provider: string): MailClient | null
  standIn: StandIn | null
  /**
   * Posts a form. The body of the answer may contain tokens, so nothing of it is logged.
   * @throws ServerSilent
   */
  post(url: string, form: Readonly<Record<string, string>>): Promise<TokenAnswer>
}

/** For tests and benchmarks in which every mailbox has a password. */
export const noMailSignIn: MailSignIn = {
  clientOf: () => null,
  standIn: null,
  post: () => Promise.reject(new ServerSilent('Nothing outside is reached here.')),
}
