import type { Actor } from '#model/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Exchange } from '#platform/exchange/exchange.ts'
import type { Log } from '#platform/log.ts'
import type { MailTransport, SystemMailer } from '#platform/mail/mail.ts'
import type { ReplyJournal } from '#platform/mail/reply-journal.ts'
import type { MailboxReader } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { PluginFolder } from '#platform/plugins/plugin-folder.ts'
import type { Sandbox } from '#platform/sandbox/sandbox.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Places } from '#platform/visitors/places.ts'
import type { WebReader } from '#platform/web/web.ts'
import type { EntityStores } from '#store/entity-store.ts'

/** The outside world, as the engine sees it. Chosen in `entry/adapters.ts`, nowhere else. */
export interface Ports {
  database: Database
  clock: Clock
  log: Log
  transport: MailTransport
  journal: ReplyJournal
  systemMailer: SystemMailer
  reader: MailboxReader
  web: WebReader
  exchange: Exchange
  places: Places
  sandbox: Sandbox
  plugins: PluginFolder
  secrets: Secrets
  /** Null: billing is off, and nothing can be bought. */
  payments: Payments | null
  /** Origin of the product as people reach it, without trailing slash. */
  publicUrl: string
  /** Where messages of the contact form go by mail; empty: nowhere. */
  supportEmail: string
}

/** The engine's functions take this as their first argument. */
export interface Engine extends Ports {
  stores: EntityStores
  /** A UUIDv7 of the product's clock. */
  newId(): string
}

/** One call's circumstances: which tenant, who. */
export interface Scope {
  tenantId: string
  actor: Actor
}
