import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entities } from '#model/schema/entities.generated.ts'
import { readEntity, type EntitySchema } from '#model/schema/entity.ts'
import type { Database } from '#platform/database/database.ts'
import { restoreBackup, writeBackup } from '#store/backup.ts'
import { migrate, readMigrations, type Migration } from '#store/migrate.ts'
import { nextMigration } from '#store/next-migration.ts'
import { diffTables } from '#store/diff-tables.ts'
import { tablesOf } from '#store/tables.ts'
import { byHand, describeTables } from '#tests/support/describe-tables.ts'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import { startTwoTenants, type TwoTenants } from '#tests/support/two-tenants.ts'

/** The schemas of a later version, with every kind of change that a migration is generated for. */
const changes: Record<string, (schema: EntitySchema) => void> = {
  profile({ properties, 'x-entity': facts }) {
    properties['shoeSize'] = { type: 'integer', title: 'Shoe size', default: 40 }
    properties['nickname'] = { type: 'string', title: 'Nickname', nullable: true }
    delete facts.deferredSortIndex
    facts.indexes = [...(facts.indexes ?? []), ['lastSeenAt', 'id']]
  },
  contact({ 'x-entity': facts }) {
    facts.deferredSortIndex = ['company']
  },
  event({ 'x-entity': facts }) {
    delete facts.foreignKeys
  },
  'profile-note'({ properties, 'x-entity': facts }) {
    facts.foreignKeys = { profileId: { enforced: false } }
    properties['text']!.nullable = true
  },
  todo({ properties, 'x-entity': facts }) {
    properties['state']!.enum = ['open', 'waiting', 'done']
    properties['state']!.default = 'waiting'
    properties['journeyId']!['x-onDelete'] = 'cascade'
    delete properties['dueOn']
    facts.indexes = [['profileId'], ['state'], ['journeyId']]
    facts.search = ['title']
  },
  'engage-message'({ properties }) {
    properties['leaseOwner'] = { type: 'string', title: 'Lease owner', default: '' }
  },
  'webhook-delivery'({ properties }) {
    properties['attempts']!.type = 'number'
  },
  topic({ 'x-entity': facts }) {
    facts.unique = [['name']]
  },
  'goal-reach'({ 'x-entity': facts }) {
    facts.unique = []
  },
}
const DROPPED = 'saved-view'

const readVessel = () =>
  JSON.parse(readFileSync('tests/fixtures/schemas/vessel.json', 'utf8')) as EntitySchema
const later = [
  ...entities.filter((entity) => entity.id !== DROPPED).map((entity) => entity.schema),
  readVessel(),
].map((schema) => {
  const copy = structuredClone(schema)
  changes[copy.$id]?.(copy)
  return readEntity(copy)
})

type Row = Record<string, unknown>
const rowsOf = async (database: Database, table: string): Promise<Row[]> =>
  (
    await database.system((db) =>
      sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db),
    )
  ).rows
    .map(({ row }) => row)
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
const keyOf = (row: Row) => `${String(row['tenant_id'])} ${String(row['id'])}`
const count = async (database: Database, statement: string) =>
  Number(
    (
      await database.system((db) =>
        sql<{ n: string }>`select count(*) as n from ${sql.raw(statement)}`.execute(db),
      )
    ).rows[0]!.n,
  )

const opened: Database[] = []
const openEmpty = async () => {
  const database = await openEmptyDatabase()
  opened.push(database)
  return database
}
const from = async function* (lines: readonly string[]) {
  yield* lines
}

let world: TwoTenants
let database: Database
let upgrade: Migration
const backup: string[] = []
const before = new Map<string, Row[]>()

beforeAll(async () => {
  world = await startTwoTenants()
  database = world.t.database
  await database.script(
    `update engage_messages set lease_owner = null where tenant_id = '${world.a.tenantId}'`,
  )
  for (const { table } of entities) before.set(table, await rowsOf(database, table))
  await writeBackup(database, 'key', async (line) => void backup.push(line))
  const { file, text } = nextMigration(
    readMigrations().map(({ name }) => `${name}.sql`),
    { name: 'later-version', before: tablesOf(entities), after: tablesOf(later) },
  )!
  upgrade = { name: file.slice(0, -'.sql'.length), text }
})
afterAll(async () => {
  await world.t.close()
  for (const one of opened) await one.close()
})

describe('a generated migration, applied to a database with rows', () => {
  it('is the next one, and is applied once', async () => {
    expect(Number(upgrade.name.slice(0, 4))).toBe(
      Math.max(...readMigrations().map(({ name }) => Number(name.slice(0, 4)))) + 1,
    )
    const all = [...readMigrations(), upgrade]
    expect(await migrate(database, all)).toEqual([upgrade.name])
    expect(await migrate(database, all)).toEqual([])
  })

  it('gives the same tables as an installation of the later version', async () => {
    const fresh = await openEmpty()
    // The functions that indexes call.
    await fresh.script(readMigrations()[0]!.text)
    await fresh.script(diffTables({}, tablesOf(later)).join('\n'))
    const upgraded = await describeTables(database)
    expect(upgraded.filter((line) => !byHand.includes(line))).toEqual(await describeTables(fresh))
  })

  it('keeps every row', async () => {
    const kept = entities.filter(({ id }) => id !== DROPPED)
    expect(kept.filter(({ table }) => before.get(table)!.length > 0).length).toBeGreaterThan(60)
    for (const { table } of kept) {
      const now = new Map((await rowsOf(database, table)).map((row) => [keyOf(row), row]))
      expect(now.size, table).toBe(before.get(table)!.length)
      for (const row of before.get(table)!) {
        const { due_on: _dropped, lease_owner: owner, ...others } = row
        const expected = {
          ...others,
          ...(owner === undefined ? {} : { lease_owner: owner ?? emptyOwner(table) }),
        }
        expect(now.get(keyOf(row)), table).toMatchObject(expected)
      }
    }
  })

  it('fills new columns, and empty ones that are required now, with their defaults', async () => {
    expect(await count(database, 'profiles where shoe_size = 40 and nickname is null')).toBe(
      before.get('profiles')!.length,
    )
    expect(await count(database, "engage_messages where lease_owner = ''")).toBe(1)
  })

  it('fills a new deferred sort index, and keeps it up to date', async () => {
    const strayed = () =>
      count(
        database,
        '(select tenant_id, id, company from contacts except select tenant_id, id, company from contacts_by_company) x',
      )
    expect(await count(database, 'contacts_by_company')).toBe(before.get('contacts')!.length)
    expect(await strayed()).toBe(0)
    await database.script("update contacts set company = 'Renamed'")
    expect(await strayed()).toBeGreaterThan(0)
    for (const tenant of Object.values(world.t.tenants))
      await database.script(`select flush_sort_index_contacts_company('${tenant}')`)
    expect(await strayed()).toBe(0)
  })

  it('switches foreign keys between enforced and not enforced', async () => {
    const stamps = "now(), 'test', now(), 'test'"
    await expect(
      database.script(
        `insert into events (id, tenant_id, event_type, scope, profile_id, time_stamp,
          received_at, created_at, created_by, updated_at, updated_by)
          values (gen_random_uuid(), '${world.a.tenantId}', 'view', '', gen_random_uuid(), now(),
          now(), ${stamps})`,
      ),
    ).rejects.toThrow(/events_profile_id_fkey/)
    const profile = world.a.ids.get('profile')!
    const notes = `profile_notes where profile_id = '${profile}'`
    expect(await count(database, notes)).toBeGreaterThan(0)
    await database.script(`delete from profiles where id = '${profile}'`)
    expect(await count(database, notes)).toBe(0)
  })

  it('makes the database too new for the earlier version', async () => {
    await expect(migrate(database, readMigrations())).rejects.toThrow(
      `"${upgrade.name}", which this version does not know. Start the newer version`,
    )
  })

  it('is applied to a restored backup of the earlier version', async () => {
    const restored = await openEmpty()
    await restoreBackup(restored, {
      lines: from(backup),
      migrations: [...readMigrations(), upgrade],
      sealedWith: 'key',
    })
    expect(await count(restored, 'profiles where shoe_size = 40')).toBe(
      before.get('profiles')!.length,
    )
    expect(await describeTables(restored)).toEqual(await describeTables(database))
  })
})

/** The changed column is no longer null in one table. */
function emptyOwner(table: string): string | null {
  return table === 'engage_messages' ? '' : null
}
