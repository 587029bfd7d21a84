import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entities } from '#model/schema/entities.generated.ts'
import { errorCatalog } from '#model/lib/errors.ts'
import { generatedFiles } from '#build/generate.ts'
import { diffTables } from '#store/diff-tables.ts'
import {
  FUNCTIONS_FILE,
  initialMigration,
  SCHEMA_FILE,
  TEXT_FUNCTIONS_FILE,
} from '#store/next-migration.ts'
import { tablesOf } from '#store/tables.ts'
import { readSources, type SourceFile } from './read-imports.ts'
import { mayImport, roomOf } from './rooms.ts'

const sources = readSources('src', 'resources')
const code = sources.filter(({ path }) => !/\.(test|generated)\.tsx?$/.test(path))

const violations = (files: readonly SourceFile[], wrong: (file: SourceFile) => string[]) =>
  files.flatMap((file) => wrong(file).map((what) => `${file.path}: ${what}`))

/** Every file that these reach by value imports, with the file that it was first reached from. */
function reachedFrom(paths: readonly string[]): Map<string, string | null> {
  const byPath = new Map(sources.map((one) => [one.path, one]))
  const cameFrom = new Map<string, string | null>(paths.map((path) => [path, null]))
  for (const path of cameFrom.keys())
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? [])
      if (!typeOnly && !cameFrom.has(target)) cameFrom.set(target, path)
  return cameFrom
}

/** The ways by which imports reach files that match a pattern. */
function waysTo(pattern: RegExp, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const wayTo = (path: string): string =>
    cameFrom.get(path) ? `${wayTo(cameFrom.get(path)!)} -> ${path}` : path
  return [...cameFrom.keys()].filter((path) => pattern.test(path)).map(wayTo)
}

describe('rooms', () => {
  it('import only what the table lets them', () => {
    const found = violations(code, ({ path, imports }) => {
      const room = roomOf(path)!
      const allowed = mayImport[room] ?? []
      return imports.flatMap(({ target }) => {
        const other = roomOf(target)
        if (!other || other === room || other === 'brand' || allowed.includes(other)) return []
        return [
          `"${room}" may not import "${other}" (${target}); move the thing to a room that both may see`,
        ]
      })
    })
    expect(found).toEqual([])
  })

  it('are known', () => {
    const rooms = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    expect(rooms.filter((room) => !(room in mayImport))).toEqual([])
  })

  it('that every visitor downloads see the base of ui, its words and its tokens', () => {
    const light = code.filter(({ path }) => /^src\/(shell|marketing)\//.test(path))
    expect(
      violations(light, ({ imports }) =>
        imports
          .filter(
            ({ target }) =>
              target.startsWith('src/ui/') &&
              !/^src\/ui\/(base|messages|fonts)\/|^src\/ui\/tokens\.css$/.test(target),
          )
          .map(
            ({ target }) =>
              `${target} is for signed-in rooms; move it to src/ui/base if it needs no MUI`,
          ),
      ),
    ).toEqual([])
  })

  it('keep components off the server, however long the way there', () => {
    const serverSide = code
      .filter(
        ({ path }) =>
          (/^src\/(model|condition|journey|platform|store|drafting|engine|server)\//.test(path) ||
            /^src\/(wiring|cli)\/|^src\/entry\/(serve-main|run)\.ts$/.test(path) ||
            /^src\/build\/(generate|migration)\.ts$/.test(path)) &&
          path.endsWith('.ts'),
      )
      .map(({ path }) => path)
    expect(waysTo(/\.tsx$/, reachedFrom(serverSide))).toEqual([])
  })

  it('keep the server out of the browser, however long the way there', () => {
    const browser = reachedFrom(['src/entry/browser.tsx'])
    expect(browser.size).toBeGreaterThan(500)
    expect(
      waysTo(
        /^node:|^src\/(platform|store|drafting|engine|server|wiring|scaffold|cli|build)\//,
        browser,
      ),
    ).toEqual([])
  })

  it('keep what agents say free of the database', () => {
    const talk = code.filter(({ path }) => path.startsWith('src/engine/agents/talk/'))
    expect(talk.length).toBeGreaterThan(10)
    expect(
      violations(talk, ({ imports }) =>
        imports
          .filter(({ target }) => /^(kysely|src\/(store|platform)\/)/.test(target))
          .map(({ target }) => `${target} belongs to src/engine/agents; talk is a pure function`),
      ),
    ).toEqual([])
  })

  it('keep drafting free of the database', () => {
    const drafting = code.filter(({ path }) => path.startsWith('src/drafting/'))
    expect(
      violations(drafting, ({ imports }) =>
        imports
          .filter(({ target }) => /^(kysely|src\/platform\/database\/)/.test(target))
          .map(
            ({ target }) =>
              `${target} belongs to src/engine; drafting reads, judges and writes text`,
          ),
      ),
    ).toEqual([])
  })

  it('ask the database only where queries stand', () => {
    const rooms =
      /^src\/(store|engine|condition|platform|wiring|entry)\/|^src\/catalog\/conditions\//
    const query =
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`|from 'kysely'/
    expect(
      code
        .filter(({ path, text }) => !rooms.test(path) && query.test(text))
        .map(
          ({ path }) =>
            `${path}: a query belongs to src/engine (decisions) or src/store (keeping); ` +
            'see docs/decisions/009-queries-in-engine-and-store.md',
        ),
    ).toEqual([])
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
  [
    /^node:/,
    new RegExp(
      String.raw`^src/((platform|wiring|scaffold|cli|build|entry|server/plugins)/|` +
        String.raw`(store/migrate|server/app-context|marketing/content-plugin|site/live-site)\.ts$)`,
    ),
  ],
  [/^(nodemailer|imapflow|mailparser|smtp-server)/, /^src\/platform\/(mail|mailbox-reading)\//],
  // Generators of the tests, which nothing else imports ("generators" below).
  [/^fast-check/, /^src\/catalog\/.*\/sample\.ts$|^src\/\w+\/sampling\//],
  // Public pages do without it: what they share with the app knows only ui/base/routing.
  [/^react-router/, /^src\/(site|app|console|catalog)\/|^src\/shell\/(gates|router-bridge)\.tsx$/],
  [/^@mui\//, /^src\/(ui|console|app|catalog)\//],
  [/^@tanstack\/react-query/, /^src\/(client|console|app|shell)\//],
  [/^(bowser|mmdb-lib)/, /^src\/platform\/visitors\//],
  [/^(ai$|@ai-sdk\/)/, /^src\/platform\/language-model\//],
  // The forms of answers are declared where the questions are.
  [/^zod/, /^src\/(platform\/language-model|engine)\//],
  // Tools of development, which an installed product does not have.
  [/^(vite$|playwright|oxfmt)/, /^src\/(build|scaffold\/eject)\/|^src\/entry\/dev\.ts$/],
  [/^(minisearch|@orama\/)/, /^src\/engine\/agents\/talk\//],
  [/^(mjml|liquidjs)/, /^src\/engine\/engage\/templates\//],
  [/^kysely/, /^src\/(platform|store|engine|condition)\/|^src\/catalog\/conditions\//],
]

describe('packages', () => {
  it('are imported only by their owners', () => {
    const found = violations(code, ({ path, imports }) =>
      imports.flatMap(({ target, typeOnly }) =>
        owners
          .filter(([name, where]) => !typeOnly && name.test(target) && !where.test(path))
          .map(() => `"${target}" belongs elsewhere`),
      ),
    )
    expect(found).toEqual([])
  })
})

describe('generators', () => {
  /** Files from which tests draw conditions, parameters and facts at random. */
  const isGenerator = (path: string) =>
    /^src\/catalog\/.*\/sample\.ts$|^src\/\w+\/sampling\//.test(path)

  it('stand beside what they make, and are imported by tests alone', () => {
    const generators = code.filter(({ path }) => isGenerator(path))
    expect(generators.length).toBeGreaterThan(20)
    expect(
      violations(
        code.filter(({ path }) => !isGenerator(path)),
        ({ imports }) =>
          imports
            .filter(({ target }) => isGenerator(target))
            .map(
              ({ target }) => `${target} is for tests; it needs fast-check, which is not shipped`,
            ),
      ),
    ).toEqual([])
  })

  it('keep every build out: a bundle that reaches one fails', async () => {
    const { refuseGenerators } = await import('../../vite.config.ts')
    const resolve = (source: string) => () => refuseGenerators().resolveId(source)
    expect(resolve('fast-check')).toThrow('fast-check is for tests')
    expect(resolve('kysely')()).toBeNull()
  })
})

describe('files', () => {
  it('are named in kebab-case, and never for a drawer', () => {
    expect(
      code
        .filter(
          ({ path }) =>
            !/^[a-z0-9.-]+$/.test(path.split('/').at(-1)!) ||
            /\/(utils|helpers|common|misc|types)\.tsx?$/.test(path),
        )
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('tell no time of their own below the entry', () => {
    const timed = code.filter(({ path }) =>
      /^src\/(engine|store|server|model|condition|journey)\//.test(path),
    )
    expect(
      timed.filter(({ text }) => /\bDate\.now\(\)|new Date\(\)/.test(text)).map(({ path }) => path),
    ).toEqual([])
  })
})

const migrationFiles = readdirSync('src/store/migrations')
  .filter((file) => file.endsWith('.sql'))
  .toSorted()

describe('generated things', () => {
  it.each(Object.entries(generatedFiles()))('%s is fresh', (path, text) =>
    expect(readFileSync(path, 'utf8') === text, `run npm run generate`).toBe(true),
  )

  it('migrations give what the schemas want', () => {
    const snapshot = JSON.parse(readFileSync('src/store/migrations/snapshot.json', 'utf8'))
    expect(diffTables(snapshot, tablesOf(entities)), 'run npm run migration <name>').toEqual([])
  })

  it('the first migration is what its command writes, until a later one builds on it', () => {
    expect(migrationFiles.slice(0, 3)).toEqual([TEXT_FUNCTIONS_FILE, SCHEMA_FILE, FUNCTIONS_FILE])
    const isBuiltUpon = migrationFiles.length > 2
    const text = readFileSync(`src/store/migrations/${SCHEMA_FILE}`, 'utf8')
    expect(
      isBuiltUpon || text === initialMigration(migrationFiles, tablesOf(entities)).text,
      'run npm run migration -- --initial',
    ).toBe(true)
  })
})

describe('tests', () => {
  it('are all run: none is skipped, none runs alone', () => {
    const marks =
      /\b(?:it|test|describe)\.(?:skip|only|todo|fixme|skipIf|runIf)\b|\b(?:xit|xdescribe)\(/
    const all = [
      ...readSources('tests'),
      ...sources.filter(({ path }) => /\.test\.tsx?$/.test(path)),
    ]
    expect(
      all
        .filter(({ path, text }) => path !== 'tests/architecture/laws.test.ts' && marks.test(text))
        .map(({ path }) => `${path}: make cases only where they apply, instead of skipping them`),
    ).toEqual([])
  })
})

describe('words', () => {
  const pages = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory()
        ? pages(`${folder}/${one.name}`)
        : one.name.endsWith('.md')
          ? [`${folder}/${one.name}`]
          : [],
    )
  const docs = [
    'README.md',
    ...pages('docs'),
    ...pages('src').filter((path) => !path.startsWith('src/marketing/content/')),
  ]

  it('every error code is explained', () => {
    const text = readFileSync('docs/errors.md', 'utf8')
    expect(
      Object.keys(errorCatalog).filter((codeName) => !text.includes(`\`${codeName}\``)),
    ).toEqual([])
    const rows = [...text.matchAll(/^\| `(\w+)` \| (.*)$/gm)]
    expect(
      rows.map((row) => row[1]!).filter((codeName) => !(codeName in errorCatalog)),
      'explained, but no longer there',
    ).toEqual([])
    expect(rows.length).toBe(Object.keys(errorCatalog).length)
  })

  it('every migration has a number of its own, so that their order is never a matter of names', () => {
    const numbers = migrationFiles.map((file) => Number(file.slice(0, 4)))
    // Numbers that were given away and not used leave gaps.
    expect(numbers).toEqual([...new Set(numbers)].filter((one) => one >= 0))
  })

  it('every command and path that the documents name exists', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const wrong = docs.flatMap((doc) => {
      const text = readFileSync(doc, 'utf8')
      const commands = [...text.matchAll(/npm run ([\w:]+)/g)]
        .map((match) => match[1]!)
        .filter((name) => !(name in scripts))
        .map((name) => `npm run ${name}`)
      const paths = [...text.matchAll(/`((?:src|tests|schemas|resources|docs)\/[\w./-]+)`/g)]
        .map((match) => match[1]!)
        .filter((path) => !existsSync(path))
      return [...commands, ...paths].map((what) => `${doc}: ${what} does not exist`)
    })
    expect(wrong).toEqual([])
  })
})

describe('calls of the API', () => {
  it('leave the idempotency header to the client, which a browser would join with a second one', () => {
    const byHand = readSources('src').filter(
      ({ path, text }) =>
        /^src\/(console|app|shell|marketing|ui)\//.test(path) &&
        /['"]idempotency-key['"]/i.test(text),
    )
    expect(byHand.map(({ path }) => path)).toEqual([])
  })
})
