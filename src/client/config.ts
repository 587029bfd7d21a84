import type { SiteOwner } from '#model/api/site-owner.ts'

/** Public configuration from the server (GET /api/v1/config); contains no secrets. */
export interface BrowserConfig {
  identity: { domain: string; clientId: string; audience: string }
  development: boolean
  /** Whether subscriptions can be bought here. */
  billing: boolean
  /** Null disables analytics. */
  analytics: AnalyticsSettings | null
  owner: SiteOwner
}

export interface AnalyticsSettings {
  googleTagId?: string
  /** A service with Segment's HTTP API; its origin, without a trailing slash. */
  events?: { url: string; writeKey: string }
}

let known: Promise<BrowserConfig> | undefined

/** The configuration that the server wrote into the page; null where it did not. */
export function inlinedConfig(): BrowserConfig | null {
  const text = document.getElementById('outrider-config')?.textContent?.trim()
  if (!text) return null
  try {
    return JSON.parse(text) as BrowserConfig
  } catch {
    return null
  }
}

async function fetched(): Promise<BrowserConfig> {
  const answer = await fetch('/api/v1/config', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(15_000),
  })
  if (!answer.ok)
    throw new Error(`The server's configuration could not be read (status ${answer.status}).`)
  return (await answer.json()) as BrowserConfig
}

/**
 * The configuration: inlined into the page by the server, else from one request that all callers
 * share. The next call retries a failure.
 */
export function browserConfig(): Promise<BrowserConfig> {
  known ??= (async () => inlinedConfig() ?? (await fetched()))().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
