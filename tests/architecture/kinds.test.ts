import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operations } from '#server/operations/list.generated.ts'
import { links } from '#server/links/list.ts'
import { developmentOperations } from '#server/operations/dev/development.ts'
import type { DevelopmentTools } from '#server/base/app-context.ts'
import { readSources } from './read-imports.ts'

const sources = readSources('src', 'resources')
const importsOf = (path: string) =>
  sources.find((one) => one.path === path)!.imports.map(({ target }) => target)
/** The files that list the kinds of a set. */
const LIST = new RegExp(
  String.raw`^src/catalog/\w+/` +
    String.raw`((definitions|evaluators|forms|executors|deliverers)\.generated|` +
    String.raw`definitions|displays|inputs|admin-faces|previews)\.ts$`,
)

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name)

interface KindSet {
  /** What every folder holds, and the list that has to name it. */
  files: Record<string, string | null>
  cases: (kind: string) => unknown[]
}

const fieldCases = JSON.parse(readFileSync('tests/catalog/field-cases.json', 'utf8')) as {
  kind: string
}[]

/** The sets of the catalog. A new set is described here, or its folder fails below. */
const sets: Record<string, KindSet> = {
  actions: {
    files: {
      'definition.ts': 'definitions.generated.ts',
      'execute.ts': 'executors.generated.ts',
      'cases.json': null,
      'sample.ts': null,
    },
    cases: (kind) =>
      JSON.parse(readFileSync(`src/catalog/actions/${kind}/cases.json`, 'utf8')) as unknown[],
  },
  nodes: {
    files: {
      'definition.ts': 'definitions.generated.ts',
      'execute.ts': 'executors.generated.ts',
      'cases.json': null,
      'sample.ts': null,
    },
    cases: (kind) =>
      JSON.parse(readFileSync(`src/catalog/nodes/${kind}/cases.json`, 'utf8')) as unknown[],
  },
  channels: {
    files: {
      'definition.ts': 'definitions.generated.ts',
      'deliver.ts': 'deliverers.generated.ts',
      'cases.json': null,
      'sample.ts': null,
    },
    cases: (kind) =>
      JSON.parse(readFileSync(`src/catalog/channels/${kind}/cases.json`, 'utf8')) as unknown[],
  },
  fields: {
    files: {
      'definition.ts': 'definitions.ts',
      'input.tsx': 'inputs.ts',
      'display.tsx': 'displays.ts',
      'admin.tsx': 'admin-faces.ts',
      'sample.ts': null,
    },
    cases: (kind) => fieldCases.filter((one) => one.kind === kind),
  },
  conditions: {
    files: {
      'definition.ts': 'definitions.generated.ts',
      'evaluate.ts': 'evaluators.generated.ts',
      'form.ts': 'forms.generated.ts',
      'cases.json': null,
      'sample.ts': null,
    },
    cases: (kind) =>
      JSON.parse(readFileSync(`src/catalog/conditions/${kind}/cases.json`, 'utf8')) as unknown[],
  },
}

describe('the catalog', () => {
  it('has no set that the laws do not know', () => {
    expect(foldersIn('src/catalog').toSorted()).toEqual(Object.keys(sets).toSorted())
  })

  const kinds = Object.entries(sets).flatMap(([set, { files, cases }]) =>
    foldersIn(`src/catalog/${set}`).map((kind) => ({ set, kind, files, cases })),
  )

  it.each(kinds)(
    '$set/$kind has its files, stands in the lists and has cases',
    ({ set, kind, files, cases }) => {
      const folder = `src/catalog/${set}/${kind}`
      for (const [file, list] of Object.entries(files)) {
        expect(existsSync(`${folder}/${file}`), `${folder}/${file} is missing`).toBe(true)
        if (list)
          expect(
            importsOf(`src/catalog/${set}/${list}`),
            `src/catalog/${set}/${list} does not list ${kind}`,
          ).toContain(`${folder}/${file}`)
      }
      expect(cases(kind).length, `${kind} has no case`).toBeGreaterThan(0)
    },
  )

  it('is entered by its lists only', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports.flatMap(({ target, typeOnly }) => {
        const [, set, kind] =
          /^src\/catalog\/(\w+)\/([\w-]+)\/(?:definition|evaluate|input|display|form|face|execute|deliver)\.tsx?$/.exec(
            target,
          ) ?? []
        if (
          !set ||
          typeOnly ||
          path.startsWith(`src/catalog/${set}/${kind}/`) ||
          LIST.test(path) ||
          path.endsWith('.test.ts')
        )
          return []
        return [`${path} imports ${target}; read it from the lists of src/catalog/${set}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('lists', () => {
  it('every endpoint that is written is in a list', () => {
    const written = sources
      .filter(
        ({ path }) => /^src\/server\/(operations|links)\//.test(path) && !path.endsWith('.test.ts'),
      )
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bendpoint\(\{[^}]*?method: '(\w+)',\s*path: '([^']+)'/g)].map(
          (match) => ({ path, address: `${match[1]} ${match[2]}` }),
        ),
      )
    const listed = new Set(
      [...operations, ...links, ...developmentOperations({} as DevelopmentTools)].map(
        (one) => `${one.method} ${one.path}`,
      ),
    )
    expect(written.length).toBeGreaterThan(50)
    expect(
      written
        .filter(({ address }) => !listed.has(address))
        .map(({ path, address }) => `${path}: ${address} is in no list; export it`),
    ).toEqual([])
  })

  it('nothing else answers HTTP: what is declared is what is tested for access', () => {
    const known: Record<string, string> = {
      'src/server/mount-endpoints.ts': 'mounts the declared ones',
      'src/server/app.ts': 'the 404 of the API',
      'src/server/openapi/mount-openapi.ts': 'the description, public',
      'src/server/stream/mount-stream.ts':
        'checks access itself, under test in tests/api/access.test.ts',
      'src/server/plugins/health.ts': 'for operators, no tenant data',
      'src/server/plugins/serve-site.ts': 'built files',
      'src/entry/dev.ts': 'built files, in development',
    }
    const mounting = sources
      .filter(
        ({ path, text }) =>
          /^src\/(server|entry)\//.test(path) &&
          /\bapp\.(get|post|put|patch|delete|all|route)\(/.test(text),
      )
      .map(({ path }) => path)
    expect(
      mounting
        .filter((path) => !(path in known))
        .map((path) => `${path}: declare it with endpoint({ ... }) and list it`),
    ).toEqual([])
  })
})
