import { existsSync } from 'node:fs'

/**
 * Debian's browser. Its headless shell takes less processor time, but lays out and reports shifts
 * of the layout at other moments than the browser that people use.
 */
const DEBIAN = '/usr/bin/chromium'

/**
 * The Chromium that tests and benches start: `CHROMIUM_PATH`, else Debian's; undefined where
 * Playwright has to use the one that it fetched.
 */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : undefined)
