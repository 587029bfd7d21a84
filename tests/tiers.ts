import { readdirSync } from 'node:fs'

/**
 * The two tiers of tests, in one place. `npm test` runs the first: what has to hold before a change
 * is merged, in ten minutes. `npm run test:all` runs both: every test on both databases, the
 * interruptions, the recipes, the benches at a hundredth of their size, and every browser test.
 */
export type Tier = 'first' | 'second'

/** Node tests of the second tier, each with the reason; all others are in the first. */
export const SECOND_TIER_TESTS: Readonly<Record<string, string>> = {
  'tests/recipes/recipes.test.ts': 'follows every recipe in a copy of the repository',
}

/**
 * Browser tests of the first tier, which walk each main path once; all others are in the second.
 */
export const WALKS: readonly string[] = [
  'tests/e2e/agents.spec.ts',
  'tests/e2e/campaign-in-browser.spec.ts',
  'tests/e2e/condition-builder.spec.ts',
  'tests/e2e/configure-content.spec.ts',
  'tests/e2e/console-conflict.spec.ts',
  'tests/e2e/email-results.spec.ts',
  'tests/e2e/engage.spec.ts',
  'tests/e2e/every-screen.spec.ts',
  'tests/e2e/explain.spec.ts',
  'tests/e2e/forms.spec.ts',
  'tests/e2e/history.spec.ts',
  'tests/e2e/languages.spec.ts',
  'tests/e2e/one-owner.spec.ts',
  'tests/e2e/rehearse.spec.ts',
  'tests/e2e/rules.spec.ts',
  'tests/e2e/segment-page.spec.ts',
  'tests/e2e/team.spec.ts',
  'tests/e2e/template-editor.spec.ts',
]

/**
 * Tests of the first tier that run on the embedded database as well as on PostgreSQL: statements,
 * migrations, lists, leases and backups, which are what the two may do differently.
 */
export const STORAGE_CONTRACT: readonly string[] = [
  'src/platform/database/lists.test.ts',
  'src/platform/database/pipelined.test.ts',
  'src/platform/database/planned.test.ts',
  'src/store/backup.test.ts',
  'src/store/migrate.test.ts',
  'tests/api/crud.test.ts',
  'tests/conditions/memory-and-database.test.ts',
  'tests/scenarios/lease-protocol.test.ts',
]

/** Browser tests that write and read: the second tier runs them on PostgreSQL too. */
export const BROWSER_ON_BOTH: readonly string[] = [
  'tests/e2e/campaign-by-api.spec.ts',
  'tests/e2e/campaign-in-browser.spec.ts',
]

const isTest = (path: string) => /\.(test\.tsx?|spec\.ts)$/.test(path)
const isBrowserTest = (path: string) => path.startsWith('tests/e2e/')

/** The tier of a test file, by its path from the root of the repository. */
export function tierOf(path: string): Tier {
  if (isBrowserTest(path)) return WALKS.includes(path) ? 'first' : 'second'
  return Object.hasOwn(SECOND_TIER_TESTS, path) ? 'second' : 'first'
}

/** Every test file of the repository. */
export const testFiles = (): string[] =>
  ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => isTest(path) && !path.includes('node_modules'))
    .toSorted()
