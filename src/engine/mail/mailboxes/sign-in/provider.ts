import type { Message } from '#language'
import type { Mailbox } from '#model/schema/entities.generated.ts'

/** How a mailbox signs in, other than by its password. */
export type ProviderId = Exclude<NonNullable<Mailbox['signInBy']>, 'password'>

/** A mail server of a provider. */
export interface ProviderServer {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
}

/** Claims of an ID token (OpenID Connect Core 1.0, section 2), as far as they are used. */
export type IdClaims = Readonly<Record<string, unknown>>

/** A provider of mailboxes that people sign in to with OAuth 2. One folder each. */
export interface MailboxProvider {
  id: ProviderId
  /** The company's name, in buttons and sentences. */
  title: string
  authorizationEndpoint: string
  tokenEndpoint: string
  /** RFC 7009; null where the provider has none. */
  revocationEndpoint: string | null
  /** The requested scopes: the mailbox, its address and a refresh token. */
  scopes: readonly string[]
  /** The scopes without which email cannot be sent and read. */
  neededScopes: readonly string[]
  /** Parameters of the authorization request that only this provider has. */
  parameters: Readonly<Record<string, string>>
  smtp: ProviderServer
  imap: ProviderServer
  /** Whether its mail server files sent emails in Sent. */
  filesSent: boolean
  /** The address of the account that signed in; empty when the claims do not name it. */
  addressOf(claims: IdClaims): string
  /** A sentence for an error that only this provider has; null for others. */
  explain(error: string, description: string): Message | null
  /** Where people end the access of an application themselves. */
  accessPage: string
}
