import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
  oxlint: 'npm run lint',
  prettier: 'npm run format',
  tsx: 'the scripts of package.json',
  typescript: 'npm run types',
}

describe('packages', () => {
  const server = reachedFrom('src/entry/serve-main.ts', 'src/platform/sandbox/quickjs-worker.ts')

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

/** The programs of react-admin's packages, where npm has put them. */
const programs = ['react-admin', 'ra-core', 'ra-ui-materialui', 'ra-auth-auth0']
  .flatMap((name) => [`node_modules/${name}`, `node_modules/react-admin/node_modules/${name}`])
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.startsWith('dist/') && /\.[cm]?js$/.test(file))
      .map((file) => `${folder}/${file}`),
  )

/** Statements that import from a package, without those in comments. */
const statementsOf = (file: string, name: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => /^\s*(import|export|const|var)\b|require\(/.test(line) && line.includes(name))

describe('parts of packages in .packages/', () => {
  it('have every icon that react-admin imports', () => {
    const missing: string[] = []
    let found = 0
    for (const file of programs)
      for (const line of statementsOf(file, '@mui/icons-material')) {
        const target = /['"](@mui\/icons-material[^'"]*)['"]/.exec(line)![1]!
        found += 1
        try {
          const path = createRequire(resolve(file)).resolve(target)
          const name = path.split('/').at(-1)!
          if (!existsSync(`.packages/icons-material/esm/${name}`)) missing.push(target)
        } catch {
          missing.push(`${target}, imported by ${file}`)
        }
      }
    expect(missing, 'run: node .packages/vendor.mjs').toEqual([])
    expect(found).toBeGreaterThan(100)
  })

  it('have icons that are components', async () => {
    const icons = readdirSync('.packages/icons-material/esm').filter((file) => file.endsWith('.js'))
    for (const icon of icons) {
      const path = resolve(`.packages/icons-material/esm/${icon}`)
      const module = (await import(path)) as { default: ComponentType }
      expect(renderToStaticMarkup(createElement(module.default)), icon).toMatch(
        /<svg[^>]*><(path|circle)/,
      )
    }
    expect(icons.length).toBeGreaterThan(50)
  })

  it('have every function of date-fns that react-admin imports', async () => {
    const exported = Object.keys(await import('date-fns')).toSorted()
    const imported = programs
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => statementsOf(file, "'date-fns"))
      .flatMap((line) => /\{([^}]*)\} from 'date-fns'/.exec(line)![1]!.split(','))
      .map((name) => name.trim())
    expect([...new Set(imported)].toSorted(), 'edit and run .packages/vendor.mjs').toEqual(exported)
  })

  it('read dates as date-fns does', async () => {
    const { isMatch, isValid, parseISO } = await import('date-fns')
    expect(isValid(parseISO('2026-02-28'))).toBe(true)
    expect(isValid(parseISO('2026-02-30'))).toBe(false)
    expect(isMatch('02/28/2026', 'MM/dd/yyyy')).toBe(true)
    expect(isMatch('02/30/2026', 'MM/dd/yyyy')).toBe(false)
  })

  it.each(['icons-material/LICENSE', 'date-fns/LICENSE.md'])('keep the license: %s', (file) => {
    expect(readFileSync(`.packages/${file}`, 'utf8')).toMatch(/MIT License/)
  })
})
