import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import type { Database } from '#platform/database/database.ts'
import { openPGlite } from '#platform/database/pglite.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { readMigrations } from './migrate.ts'
import { verifyAudit } from './verify-audit.ts'

const KEY = 'key one'
let t: TestApp
let lines: string[]
const open: Database[] = []

async function* from(given: readonly string[]) {
  yield* given
}
const restoreInto = (
  database: Database,
  given: readonly string[] = lines,
  { sealedWith = KEY, migrations = readMigrations() } = {},
) => restoreBackup(database, { lines: from(given), migrations, sealedWith })
const empty = async () => {
  const database = await openEmptyDatabase()
  open.push(database)
  return database
}
/** Every row of every table as PostgreSQL text, without the migration ledger. */
async function everything(database: Database): Promise<Record<string, string[]>> {
  return database.system(async (db) => {
    const { rows } = await sql<{
      name: string
    }>`select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'schema_migrations' order by 1`.execute(db)
    const all: Record<string, string[]> = {}
    for (const { name } of rows)
      all[name] = (
        await sql<{
          line: string
        }>`select x::text as line from ${sql.table(name)} x order by 1`.execute(db)
      ).rows.map((row) => row.line)
    return all
  })
}

beforeAll(async () => {
  t = await startTestApp()
  const of = t.engine.stores.of('contact')
  const scope = { tenantId: t.tenants.a, actor: { kind: 'system' as const, id: '', name: 'Test' } }
  for (const [index, company] of [
    'Åsa "the first", (one)',
    'line\nbreak\\ and \ttab',
    "O'Neil",
    '',
    '雪 \u2028',
  ].entries())
    await of.create(scope, { email: `p${index}@alpha.example`, company })
  const schemas = t.engine.stores.of('json-schema')
  const base = { name: 'Of all', target: 'parts' as const, schema: { type: 'object' } }
  await schemas.create(scope, { ...base, id: 'of-all' })
  await schemas.create(scope, { ...base, id: 'of-some', extendsSchemaId: 'of-all' })
  lines = []
  await writeBackup(t.engine.database, KEY, async (line) => void lines.push(line))
})
afterAll(async () => {
  await t.close()
  for (const database of open) await database.close()
})

describe('a backup', () => {
  it('restored is the same database, to the last character, and its audit log still proves itself', async () => {
    const other = await empty()
    const count = await restoreInto(other)
    const before = await everything(t.engine.database)
    expect(before['contacts']).toHaveLength(5)
    expect(await everything(other)).toEqual(before)
    expect(count).toBe(Object.values(before).flat().length)
    expect((await verifyAudit(other)).flatMap((chain) => chain.faults)).toEqual([])
  })

  it('has one line for each row, whatever a reader takes for an end of a line', () => {
    expect(lines.filter((line) => /[\u2028\u2029]/.test(line))).toEqual([])
  })

  it('takes a row that is in the file long before the one that it refers to', async () => {
    const at = lines.findIndex((line) => line.startsWith('{"table":"json_schemas"'))
    const rows = lines.slice(at + 1).findIndex((line) => line.startsWith('{'))
    const header = lines[at]!
    // A header again, as between statements, before each row from the last one on.
    const turned = lines
      .slice(at + 1, at + 1 + rows)
      .toReversed()
      .flatMap((line) => [header, line])
    expect(turned.filter((line) => /of-(all|some)/.test(line))).toHaveLength(2)
    const other = await empty()
    await restoreInto(other, [...lines.slice(0, at), ...turned, ...lines.slice(at + 1 + rows)])
    expect(await everything(other)).toEqual(await everything(t.engine.database))
  })

  it('goes from either kind of database into the embedded one', async () => {
    const embedded = await openPGlite()
    open.push(embedded)
    await restoreInto(embedded)
    expect(await everything(embedded)).toEqual(await everything(t.engine.database))
  })

  it('of an older version is brought to this one', async () => {
    const migrations = readMigrations()
    const other = await empty()
    await restoreInto(other, lines, {
      migrations: [...migrations, { name: '9999-later', text: 'create table later (id int);' }],
    })
    expect(await everything(other)).toMatchObject({ later: [] })
  })

  it.each([
    ['a database that is in use', (given: string[]) => given, /holds rows already/, true],
    ['nothing at all', () => [], /not a backup/, false],
    ['other text', () => ['hello'], /not a backup/, false],
    ['a file that was cut off', (given: string[]) => given.slice(0, -1), /cut off/, false],
    [
      'a file of which a row is missing',
      (given: string[]) =>
        given.toSpliced(
          given.findIndex((line) => line.includes('p1@alpha.example')),
          1,
        ),
      /should hold \d+ rows/,
      false,
    ],
    [
      'a table of another shape',
      (given: string[]) =>
        given.map((line) =>
          line.replace(
            '{"table":"contacts","columns":["',
            '{"table":"contacts","columns":["other","',
          ),
        ),
      /not as its version makes it/,
      false,
    ],
  ])('is refused, and nothing is restored, for %s', async (_name, change, words, used) => {
    const other = used ? t.engine.database : await empty()
    const before = used ? await everything(other) : {}
    await expect(restoreInto(other, change([...lines]))).rejects.toThrow(words)
    const after = await everything(other)
    if (used) expect(after).toEqual(before)
    else expect(Object.values(after).flat()).toEqual([])
  })

  it('is taken after an earlier attempt failed', async () => {
    const other = await empty()
    await expect(restoreInto(other, lines.slice(0, -1))).rejects.toThrow(/cut off/)
    await restoreInto(other)
    expect(await everything(other)).toEqual(await everything(t.engine.database))
  })

  it('of a newer version, or sealed with another key, is refused', async () => {
    await expect(
      restoreInto(await empty(), lines, { migrations: readMigrations().slice(0, -1) }),
    ).rejects.toThrow(/newer version/)
    await expect(restoreInto(await empty(), lines, { sealedWith: 'key two' })).rejects.toThrow(
      /sealed with another key/,
    )
  })
})
