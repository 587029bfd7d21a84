import { existsSync } from 'node:fs'

const DEBIAN = '/usr/bin/chromium'
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The Chromium that tests and benches start: `CHROMIUM_PATH`, else Debian's; undefined where
 * Playwright has to use the one that it fetched.
 */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : undefined)

/**
 * Debian's headless shell where it is installed, else the whole browser. It takes half of the
 * processor time, but paints and reports layout shifts at other moments than the browser that
 * people use: tests of these are tagged `@whole-browser`.
 */
export const headlessShellPath = (): string | undefined =>
  !process.env.CHROMIUM_PATH && existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : browserPath()
