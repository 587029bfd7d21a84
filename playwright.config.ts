import { availableParallelism } from 'node:os'
import { defineConfig, type Project } from '@playwright/test'
import { browserPath, headlessShellPath } from './tests/support/browser-path.ts'

/**
 * Tests of painting, layout shifts and what a page loads by itself. The pattern is matched against
 * file, title and tags.
 */
const WHOLE_BROWSER = /first-touch\.spec|@whole-browser/

const project = (name: string, executablePath: string | undefined, rest: Project): Project => ({
  name,
  ...rest,
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

/**
 * Every test starts a product of its own on a free port, so they share nothing but the build in
 * `dist/`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/make-ready-product.ts',
  // A page, or the product, is busy and the other waits: one file for each core keeps the cores at
  // work. More than a few would be short of memory.
  workers: Math.min(4, availableParallelism()),
  // Limits only end what hangs: a busy machine takes four times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A broken product fails every test; the first ones say why, and the others would take hours.
  maxFailures: 20,
  // A test that passes at a second try is a fault of the test, or of the product.
  retries: 0,
  use: {
    actionTimeout: 30_000,
    // Recording traces takes a quarter of the processor time: TRACE=1 does.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    project('headless-shell', headlessShellPath(), { grepInvert: WHOLE_BROWSER }),
    project('browser', browserPath(), { grep: WHOLE_BROWSER }),
  ],
})
