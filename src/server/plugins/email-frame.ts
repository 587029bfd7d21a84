import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page that displays previews of emails. */
export const EMAIL_FRAME = '/email-frame.html'

/**
 * The Content-Security-Policy of that page. Emails consist of inline styles, which are allowed only
 * here: the page has an opaque origin, runs no script but its own and loads nothing but images.
 */
export function emailFramePolicy(siteFolder: string): string {
  const file = join(siteFolder, EMAIL_FRAME)
  const script = existsSync(file)
    ? (/<script>([^<]*)<\/script>/.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
    : ''
  const hash = createHash('sha256').update(script).digest('base64')
  return (
    `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src ` +
    `https: data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox ` +
    'allow-scripts'
  )
}
