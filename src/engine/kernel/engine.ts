import { systemActor, type Actor } from '#model/api/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Dns } from '#platform/dns/dns.ts'
import type { Exchange } from '#platform/exchange/exchange.ts'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import type { Log } from '#platform/log.ts'
import type { MailSignIn } from '#platform/mail-sign-in/mail-sign-in.ts'
import type { MailTransport, SystemMailer } from '#platform/mail/mail.ts'
import type { ReplyJournal } from '#platform/mail/reply-journal.ts'
import type { MailboxReader } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { PluginFolder } from '#platform/plugins/plugin-folder.ts'
import type { Sandbox } from '#platform/sandbox/sandbox.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { LocationLookup } from '#platform/visitors/places.ts'
import type { WebReader } from '#platform/web/web.ts'
import type { EntityStores } from '#store/entity-store.ts'

/** The engine's adapters to the outside world, chosen only in `wiring/adapters.ts`. */
export interface Ports {
  database: Database
  clock: Clock
  log: Log
  transport: MailTransport
  journal: ReplyJournal
  systemMailer: SystemMailer
  reader: MailboxReader
  mailSignIn: MailSignIn
  web: WebReader
  dns: Dns
  exchange: Exchange
  languageModel: LanguageModel
  places: LocationLookup
  sandbox: Sandbox
  plugins: PluginFolder
  secrets: Secrets
  /** Null when billing is off and nothing can be bought. */
  payments: Payments | null
  /** Public origin of the product, without a trailing slash. */
  publicUrl: string
  /** Recipient of contact form messages; empty when there is none. */
  supportEmail: string
}

/**
 * What the engine works with. Functions that open transactions take it, and hand a transaction
 * (`TenantTx`, `ScopedTx`) to those that work in one.
 */
export interface Engine extends Ports {
  stores: EntityStores
  /** Returns a UUIDv7 based on the product's clock. */
  newId(): string
}

/** The parts of the engine that new rows need: their time and ids. */
export type RowParts = Pick<Engine, 'clock' | 'newId'>

/** The context of one call: tenant and actor. */
export interface ActorScope {
  tenantId: string
  actor: Actor
}

/** The context of what the product does without a person. */
export const systemScope = (tenantId: string): ActorScope => ({ tenantId, actor: systemActor })
