import type { SiteOwner } from '#model/api/site-owner.ts'
import type { KeyRole } from '#model/schema/access.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ZoneDns } from '#platform/dns/zone-dns.ts'
import type { CatchAll } from '#platform/mail/mail.ts'
import type { Identity } from '#platform/identity/identity.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { HealthProbes } from '#engine/administration/health/health-text.ts'

/** Requests that the embedded identity provider handles itself, before all other routes. */
export interface IdentityPages {
  handles(path: string): boolean
  /** @param clientAddress the client: the peer, or the address that a trusted proxy names */
  handler(request: IncomingMessage, response: ServerResponse, clientAddress?: string): void
}

/** The development controls. Absent in production, where their endpoints do not exist. */
export interface DevelopmentTools {
  catchAll: CatchAll
  /** The DNS of reserved names. */
  zone: ZoneDns
  /** The product's time, and a way to advance it, which runs everything that falls due in order. */
  clock: { now(): number; playTo(milliseconds: number): Promise<void> }
}

/**
 * Public pages from a content source outside of the program. Never throws: null means that the
 * built pages are served.
 */
export interface LiveSite {
  /**
   * A page as HTML; null when the source has not responded yet or there is no such page. A preview
   * fails when drafts cannot be loaded.
   */
  page(path: string, preview: boolean): Promise<string | null>
  /** The shell of the app, with the lists of content. */
  app(): Promise<string | null>
  /** The content of one page, for client-side navigation. */
  content(path: string, preview: boolean): Promise<unknown>
  /** `/sitemap.xml` and `/feed.xml`. */
  file(name: string): Promise<string | null>
  /** A signed cookie value that shows drafts for an hour; null when the secret is wrong. */
  openPreview(secret: string): string | null
  isPreview(mark: string): boolean
  report(): Promise<ContentReport>
}

/** The content source and its state. */
export interface ContentReport {
  /** Null: the files of the repository. */
  source: string | null
  live: boolean
  loadedAt: string | null
  counts: Record<string, number>
  faults: readonly { at: string; what: string; why: string }[]
}

/** Everything that the HTTP server needs besides the engine. */
export interface AppContext {
  engine: Engine
  identity: Identity
  identityPages: IdentityPages | null
  development: DevelopmentTools | null
  /** Folder with the built site, or null when something else serves it (Vite in development). */
  siteFolder: string | null
  /** Content from outside of the program; null while it comes from the repository. */
  liveSite: LiveSite | null
  /** False shows development features to visitors. */
  production: boolean
  /** Addresses that become ADMIN at their first sign-in. */
  adminEmails: readonly string[]
  trialDays: number
  /** The role of a person whose first sign-in creates an organization. */
  founderRole: KeyRole
  googleTagId: string
  /**
   * A service in addition to the Google tag that receives page views, with consent; null when none
   * is configured.
   */
  analyticsEvents: { url: string; writeKey: string } | null
  /** Who runs the installation, as its public pages say. */
  siteOwner: SiteOwner
  /**
   * Addresses, ranges and names of ranges of proxies whose X-Forwarded-* headers are trusted.
   * Empty: none.
   */
  trustProxy: readonly string[]
  /**
   * Whether the built-in sign-in is served at the public address; otherwise only to this machine.
   */
  publicSignIn: boolean
  /** Whether other machines may use /dev and the built-in sign-in outside production. */
  exposeDevelopmentTools: boolean
  /** Probes of the health page outside of the engine. */
  health: HealthProbes
  /** True once the process should take requests. */
  isReady(): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext
  }
}
