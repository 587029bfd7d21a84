import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatchAll } from '#platform/mail/mail.ts'
import type { Identity } from '#platform/identity/identity.ts'
import type { Engine } from '#engine/engine.ts'

/** Requests that the embedded identity provider answers itself, before anything of ours sees them. */
export interface IdentityPages {
  handles(path: string): boolean
  handler(request: IncomingMessage, response: ServerResponse): void
}

/** The development controls (product design, section 8). Absent in production, so their endpoints do not exist there. */
export interface DevelopmentTools {
  catchAll: CatchAll
  /** The product's time, and the journey to another one, during which everything that falls due happens in its order. */
  clock: { now(): number; playTo(milliseconds: number): Promise<void> }
}

/** Everything the HTTP side needs besides the engine. */
export interface AppContext {
  engine: Engine
  identity: Identity
  identityPages: IdentityPages | null
  development: DevelopmentTools | null
  /** Folder with the built site, or null when something else serves it (Vite in development). */
  siteFolder: string | null
  /** Addresses that become ADMIN at their first sign-in. */
  adminEmails: readonly string[]
  trialDays: number
  googleTagId: string
  /** A service beside the Google tag that page views go to, with consent; null when none is configured. */
  analyticsEvents: { url: string; writeKey: string } | null
  /** Fixed key that the browser sends with newsletter sign-ups (specification, section 7). */
  trustProxy: boolean
  /** True once the process should take requests. */
  isReady(): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext
  }
}
