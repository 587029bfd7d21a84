import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HelmetOptions } from 'helmet'
import type { AppContext } from '../base/app-context.ts'

/** The one inline script of the pages, allowed by its hash. */
function bootScript(siteFolder: string | null): string[] {
  const file = siteFolder ? join(siteFolder, 'boot.js') : ''
  return existsSync(file)
    ? [`'sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}'`]
    : []
}

/**
 * The Content-Security-Policy of every response. Pages add the hashes of their styles
 * (`withStylesOf`).
 */
export function contentPolicy({
  identity,
  engine,
  googleTagId,
  analyticsEvents,
  siteFolder,
}: AppContext): HelmetOptions['contentSecurityPolicy'] {
  const provider = identity.browser.domain
  const origin = provider.startsWith('http') ? new URL(provider).origin : `https://${provider}`
  const tag = googleTagId
    ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com']
    : []
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...bootScript(siteFolder), ...tag],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...tag],
      fontSrc: ["'self'", 'data:'],
      connectSrc: [
        "'self'",
        origin,
        ...tag,
        ...(analyticsEvents ? [new URL(analyticsEvents.url).origin] : []),
      ],
      frameSrc: ["'self'", origin],
      frameAncestors: ["'self'"],
      baseUri: ["'self'"],
      formAction: ["'self'", origin],
      objectSrc: ["'none'"],
      workerSrc: ["'self'"],
      ...(engine.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
    },
  }
}
