import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources, type SourceFile } from './read-imports.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const sources = readSources('src', 'resources').filter(({ path }) => !/\.test\.tsx?$/.test(path))

const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
const isPackage = (target: string) =>
  !/^(src|resources|schemas|tests|vite\.config)\b|^node:/.test(target)
const packagesOf = (files: readonly SourceFile[]) =>
  new Set(
    files.flatMap(({ imports }) =>
      imports.filter(({ target }) => isPackage(target)).map(({ target }) => packageOf(target)),
    ),
  )

/** Files that a program reaches by value imports. */
function reachedFrom(...entries: string[]): SourceFile[] {
  const byPath = new Map(sources.map((file) => [file.path, file]))
  const reached = new Set(entries)
  for (const path of reached)
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? [])
      if (!typeOnly && byPath.has(target)) reached.add(target)
  return [...reached].flatMap((path) => byPath.get(path) ?? [])
}

/** Packages that the server uses without an import that a reader of imports sees. */
const SERVER_BY_OTHER_WAYS: Record<string, string> = {
  '@electric-sql/pglite': 'src/platform/database/pglite-thread.mjs',
  '@fontsource-variable/bricolage-grotesque': 'src/platform/identity/embedded/fonts.ts',
  '@fontsource-variable/inter': 'src/platform/identity/embedded/fonts.ts',
  '@ip-location-db/geo-whois-asn-country-mmdb': 'src/platform/visitors/places.ts',
}

/** Development packages that no file of ours imports, and what uses them. */
const TOOLS: Record<string, string> = {
  '@emotion/react': '@mui/material',
  '@emotion/styled': '@mui/material',
  '@mui/icons-material': 'react-admin',
  '@rudderstack/analytics-js': 'tests/e2e/browser-clients.spec.ts',
  '@segment/analytics-next': 'tests/e2e/browser-clients.spec.ts',
  '@testing-library/dom': '@testing-library/react',
  'apache-unomi-tracker': 'tests/e2e/browser-clients.spec.ts',
  'date-fns': 'react-admin',
  jsdom: 'vitest, for tests with a document',
  oxfmt: 'npm run format',
  oxlint: 'npm run lint',
  tsx: 'the scripts of package.json',
  typescript: 'npm run types',
}

describe('packages', () => {
  const server = reachedFrom(
    'src/entry/serve-main.ts',
    'src/platform/sandbox/quickjs-worker.ts',
    'src/platform/mailbox-reading/mail-worker.ts',
    'src/engine/engage/templates/mjml-worker.ts',
    'src/drafting/thread/site-worker.ts',
  )

  it('that the server runs with are dependencies, and all of these are used', () => {
    const used = new Set([...packagesOf(server), ...Object.keys(SERVER_BY_OTHER_WAYS)])
    // Scripts of the sandbox are TypeScript only where the program runs from its source.
    used.delete('tsx')
    expect(Object.keys(dependencies).toSorted()).toEqual([...used].toSorted())
  })

  it.each(Object.entries(SERVER_BY_OTHER_WAYS))('%s is named in %s', (name, path) => {
    expect(readFileSync(path, 'utf8')).toContain(name)
  })

  it('for development are used by the browser, the tests or a tool', () => {
    const used = packagesOf([...readSources('src', 'resources', 'tests'), ...configs()])
    const unused = Object.keys(devDependencies).filter(
      (name) => !used.has(name) && !(name in TOOLS) && !name.startsWith('@types/'),
    )
    expect(unused).toEqual([])
    expect(Object.keys(TOOLS).filter((name) => !(name in devDependencies))).toEqual([])
  })

  it('come from the registry, each in one exact version', () =>
    expect(
      Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version),
      ),
    ).toEqual([]))
})

const configs = (): SourceFile[] =>
  ['vite.config.ts', 'playwright.config.ts'].map((path) => ({
    path,
    text: '',
    imports: [...readFileSync(path, 'utf8').matchAll(/ from '([^'.][^']*)'/g)].map((match) => ({
      target: match[1]!,
      typeOnly: false,
    })),
  }))
