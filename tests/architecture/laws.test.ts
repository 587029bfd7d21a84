import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entities } from '#model/entities.generated.ts'
import { errorCatalogue } from '#model/errors.ts'
import { generatedFiles } from '#entry/generate.ts'
import { diffTables } from '#store/diff-tables.ts'
import { tablesOf } from '#store/tables.ts'
import { readSources, type SourceFile } from './read-imports.ts'

const sources = readSources('src', 'resources')
const code = sources.filter(({ path }) => !/\.(test|generated)\.tsx?$/.test(path))

/** A room's folder below src, or `schemas`, `resources`; packages have none. */
function roomOf(path: string): string | null {
  if (path === 'src/brand.ts') return 'brand'
  const [top, room] = path.split('/')
  return top === 'src' ? room! : top === 'schemas' || top === 'resources' ? top : null
}

/** Who may import whom (docs/architecture.md, "Laws"). A room may always import itself and the brand. */
const mayImport: Record<string, readonly string[]> = {
  resources: ['schemas', 'model'],
  model: ['schemas'],
  condition: ['model'],
  journey: ['model'],
  catalog: ['model', 'condition', 'journey', 'ui'],
  platform: ['model'],
  store: ['model', 'condition', 'catalog', 'platform'],
  engine: ['model', 'condition', 'journey', 'catalog', 'store', 'platform'],
  server: ['model', 'catalog', 'engine', 'store', 'platform'],
  ui: [],
  client: ['model'],
  shell: ['ui', 'client', 'model', 'resources'],
  console: ['shell', 'ui', 'client', 'model', 'condition', 'journey', 'resources', 'catalog'],
  app: ['shell', 'ui', 'client', 'model'],
  marketing: ['shell', 'ui', 'client', 'model'],
  entry: ['*'],
}

const violations = (files: readonly SourceFile[], wrong: (file: SourceFile) => string[]) => files.flatMap((file) => wrong(file).map((what) => `${file.path}: ${what}`))

describe('rooms', () => {
  it('import only what the table lets them', () => {
    const found = violations(code, ({ path, imports }) => {
      const room = roomOf(path)!
      const allowed = mayImport[room] ?? []
      return imports.flatMap(({ target }) => {
        const other = roomOf(target)
        if (!other || other === room || other === 'brand' || allowed.includes('*') || allowed.includes(other)) return []
        return [`"${room}" may not import "${other}" (${target}); move the thing to a room that both may see`]
      })
    })
    expect(found).toEqual([])
  })

  it('are known', () => {
    const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    expect(rooms.filter((room) => !(room in mayImport))).toEqual([])
  })

  it('keep components off the server', () => {
    const serverSide = code.filter(({ path }) => /^src\/(model|condition|journey|platform|store|engine|server)\//.test(path) && path.endsWith('.ts'))
    expect(violations(serverSide, ({ imports }) => imports.filter(({ target }) => target.endsWith('.tsx')).map(({ target }) => `imports the component ${target}`))).toEqual([])
  })
})

/** Packages have owners: where each may be imported. */
const owners: readonly (readonly [package_: RegExp, where: RegExp])[] = [
  [/^(react-admin|ra-)/, /^src\/(console|catalog)\//],
  [/^reactflow/, /^src\/console\/journey-designer\//],
  [/^@auth0\/auth0-spa-js/, /^src\/client\/session\.ts$|^src\/console\/auth-provider\.ts$/],
  [/^(fastify|@fastify\/)/, /^src\/(server|entry)\//],
  [/^oidc-provider/, /^src\/platform\/identity\/embedded\//],
  [/^(pg|@electric-sql\/pglite)/, /^src\/platform\/database\//],
  [/^node:/, /^src\/(platform|entry|server\/plugins)\/|^src\/store\/migrate\.ts$|^src\/server\/app-context\.ts$|^src\/marketing\/content-plugin\.ts$/],
  [/^(nodemailer|imapflow|mailparser|smtp-server)/, /^src\/platform\/(mail|mailbox-reading)\//],
  // Public pages do without it: what they share with the app knows only ui/base/routing.
  [/^react-router/, /^src\/(entry|app|console|catalog)\/|^src\/shell\/(gates|router-bridge)\.tsx$/],
  [/^@mui\//, /^src\/(ui|console|app|catalog)\//],
]

describe('packages', () => {
  it('are imported only by their owners', () => {
    const found = violations(code, ({ path, imports }) =>
      imports.flatMap(({ target, typeOnly }) => owners.filter(([name, where]) => !typeOnly && name.test(target) && !where.test(path)).map(() => `"${target}" belongs elsewhere`)),
    )
    expect(found).toEqual([])
  })
})

describe('files', () => {
  it('have at most 400 lines', () => {
    expect(code.filter(({ text }) => text.split('\n').length > 401).map(({ path, text }) => `${path}: ${text.split('\n').length} lines`)).toEqual([])
  })

  it('are named in kebab-case, and never for a drawer', () => {
    expect(code.filter(({ path }) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1)!) || /\/(utils|helpers|common|misc|types)\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([])
  })

  it('tell no time of their own below the entry', () => {
    const timed = code.filter(({ path }) => /^src\/(engine|store|server|model|condition|journey)\//.test(path))
    expect(timed.filter(({ text }) => /\bDate\.now\(\)|new Date\(\)/.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('generated things', () => {
  it.each(Object.entries(generatedFiles()))('%s is fresh', (path, text) => expect(readFileSync(path, 'utf8') === text, `run npm run generate`).toBe(true))

  it('migrations give what the schemas want', () => {
    const snapshot = JSON.parse(readFileSync('src/store/migrations/snapshot.json', 'utf8'))
    expect(diffTables(snapshot, tablesOf(entities)), 'run npm run migration <name>').toEqual([])
  })
})

describe('words', () => {
  const docs = ['README.md', ...(existsSync('docs') ? readdirSync('docs').filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`) : [])]

  it('every error code is explained', () => {
    const text = readFileSync('docs/errors.md', 'utf8')
    expect(Object.keys(errorCatalogue).filter((codeName) => !text.includes(`\`${codeName}\``))).toEqual([])
  })

  it('every command and path that the documents name exists', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const wrong = docs.flatMap((doc) => {
      const text = readFileSync(doc, 'utf8')
      const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!).filter((name) => !(name in scripts)).map((name) => `npm run ${name}`)
      const paths = [...text.matchAll(/`((?:src|tests|schemas|resources|docs)\/[\w./-]+)`/g)].map((match) => match[1]!).filter((path) => !existsSync(path))
      return [...commands, ...paths].map((what) => `${doc}: ${what} does not exist`)
    })
    expect(wrong).toEqual([])
  })
})
