import type { SiteOwner } from '#model/site-owner.ts'
import type { KeyRole } from '#model/access.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatchAll } from '#platform/mail/mail.ts'
import type { Identity } from '#platform/identity/identity.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { HealthProbes } from '#engine/administration/health/read-health.ts'

/**
 * Requests that the embedded identity provider answers itself, before anything of ours sees them.
 */
export interface IdentityPages {
  handles(path: string): boolean
  /**
   * @param clientAddress whose request it is: the peer, or the client that a trusted proxy names
   */
  handler(request: IncomingMessage, response: ServerResponse, clientAddress?: string): void
}

/**
 * The development controls (product design, section 8). Absent in production, so their endpoints do
 * not exist there.
 */
export interface DevelopmentTools {
  catchAll: CatchAll
  /**
   * The product's time, and the journey to another one, during which everything that falls due
   * happens in its order.
   */
  clock: { now(): number; playTo(milliseconds: number): Promise<void> }
}

/**
 * Public pages over a source of content outside of the program. Nothing of it fails: null means
 * that the built pages are to be sent.
 */
export interface LiveSite {
  /**
   * A page as HTML; null when the source has not answered yet or there is no such page. A preview
   * fails when drafts cannot be loaded.
   */
  page(path: string, preview: boolean): Promise<string | null>
  /** The shell of the app, with the lists of content. */
  app(): Promise<string | null>
  /** The content of one page, for browsers that go on to it. */
  content(path: string, preview: boolean): Promise<unknown>
  /** `/sitemap.xml` and `/feed.xml`. */
  file(name: string): Promise<string | null>
  /**
   * A mark that lets a browser see drafts for an hour; null when the secret is not the right one.
   */
  openPreview(secret: string): string | null
  isPreview(mark: string): boolean
  report(): Promise<ContentReport>
}

/** Where content comes from and how that went. */
export interface ContentReport {
  /** Null: the files of the repository. */
  source: string | null
  live: boolean
  loadedAt: string | null
  counts: Record<string, number>
  faults: readonly { at: string; what: string; why: string }[]
}

/** Everything the HTTP side needs besides the engine. */
export interface AppContext {
  engine: Engine
  identity: Identity
  identityPages: IdentityPages | null
  development: DevelopmentTools | null
  /** Folder with the built site, or null when something else serves it (Vite in development). */
  siteFolder: string | null
  /** Content from outside of the program; null while it comes from the repository. */
  liveSite: LiveSite | null
  /** False hides from visitors what only helps in development. */
  production: boolean
  /** Addresses that become ADMIN at their first sign-in. */
  adminEmails: readonly string[]
  trialDays: number
  /** Of the person whose first sign-in makes an organization. */
  founderRole: KeyRole
  googleTagId: string
  /**
   * A service beside the Google tag that page views go to, with consent; null when none is
   * configured.
   */
  analyticsEvents: { url: string; writeKey: string } | null
  /** Who runs the installation, as its public pages say. */
  siteOwner: SiteOwner
  /**
   * Addresses, ranges and names of ranges of proxies whose X-Forwarded-* headers count. Empty:
   * nobody's.
   */
  trustProxy: readonly string[]
  /** The built-in sign-in answers at the public address; otherwise only on this machine. */
  publicSignIn: boolean
  /** Other machines may use /dev and the built-in sign-in outside production. */
  exposeDevelopmentTools: boolean
  /** What the health page asks outside of the engine. */
  health: HealthProbes
  /** True once the process should take requests. */
  isReady(): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext
  }
}
