import { existsSync } from 'node:fs'

/** Debian's browsers: the headless one needs about half the processor time of the whole one. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * The Chromium that tests and benches start: `CHROMIUM_PATH`, else Debian's; undefined where
 * Playwright has to use the one that it fetched.
 */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path))
