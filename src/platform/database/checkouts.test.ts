import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { apart } from './ambient.ts'
import type { Database } from './database.ts'
import { openPGlite, type EmbeddedDatabase } from './pglite.ts'

const TENANT = '01890a5d-ac96-774b-bcce-b302099a8057'
const setUp = `do $$ begin create role outrider_tenant; exception when duplicate_object then null; end $$;
  create table kept (id integer primary key); grant all on kept to outrider_tenant`
let database: EmbeddedDatabase
let from: Blob
beforeAll(async () => {
  database = await openPGlite()
  await database.script(setUp)
  from = await database.copy()
})
afterAll(() => database.close())

const turn = () => new Promise((resolve) => setImmediate(resolve))
const refused = () => Promise.reject(new Error('its own'))

/** One use of the database by a caller, with the failure that happens during it. */
interface Act {
  what: 'tenant' | 'system' | 'pipelined' | 'script' | 'tend' | 'notify' | 'listen'
  fault: 'none' | 'throws' | 'refused' | 'refused-last' | 'nested' | 'ignores-nested'
  statements: number
  /** Turns of the event loop between its statements. */
  rests: number
}
const act = fc.record<Act>({
  what: fc.constantFrom('tenant', 'system', 'pipelined', 'script', 'tend', 'notify', 'listen'),
  fault: fc.constantFrom(
    'none',
    'none',
    'throws',
    'refused',
    'refused-last',
    'nested',
    'ignores-nested',
  ),
  statements: fc.integer({ min: 0, max: 3 }),
  rests: fc.integer({ min: 0, max: 3 }),
})

/** Every way to request a connection. */
const askers: ((database: Database) => Promise<unknown>)[] = [
  (db) => db.system((one) => sql`select 1`.execute(one)),
  (db) => db.tenant(TENANT, (one) => sql`select 1`.execute(one)),
  (db) =>
    db.pipelined(
      TENANT,
      async () => {},
      async () => {},
    ),
  (db) => db.script('select 1'),
  (db) => db.notify('heard'),
  (db) => db.listen('heard', () => {}),
  (db) => db.vacuum(),
]

async function work(
  db: Parameters<Parameters<Database['system']>[0]>[0],
  { fault, statements, rests }: Act,
) {
  for (let n = 0; n < statements; n++) {
    await sql`select ${n}::int`.execute(db)
    for (let rest = 0; rest < rests; rest++) await turn()
  }
  if (fault === 'throws') await refused()
  if (fault === 'refused') await sql`select 1 / 0`.execute(db)
  if (fault === 'nested') await askers[statements % askers.length]!(database)
  if (fault === 'ignores-nested') await askers[rests % askers.length]!(database).catch(() => {})
}

function perform(one: Act): Promise<unknown> {
  switch (one.what) {
    case 'tenant':
      return database.tenant(TENANT, (db) => work(db, one))
    case 'system':
      return database.system((db) => work(db, one))
    case 'pipelined':
      return database.pipelined(
        TENANT,
        (db) => sql`select 1`.execute(db),
        async (db, _found, last) => {
          if (one.fault === 'refused-last') last(sql`select 1 / 0`.execute(db))
          else last(sql`select 2`.execute(db))
          await work(db, one)
        },
      )
    case 'script':
      return database.script(one.fault === 'none' ? 'select 1; select 2' : 'select 1; select 1 / 0')
    case 'tend':
      return database.vacuum()
    case 'notify':
      return database.notify('heard', 'x')
    case 'listen':
      return database.listen('heard', () => {}).then((end) => end())
  }
}

describe('the one connection of the embedded database', () => {
  it('settles every order of transactions, and serves the next one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(act, fc.boolean()), { minLength: 1, maxLength: 12 }),
        async (acts) => {
          const begun: Promise<unknown>[] = []
          for (const [one, waits] of acts) {
            const done = perform(one).catch((error: Error) => error)
            begun.push(done)
            if (waits) await done
          }
          const answers = await Promise.all(begun)
          acts.forEach(([{ what, fault }], n) => {
            if (fault === 'nested' && ['tenant', 'system', 'pipelined'].includes(what))
              expect(String(answers[n])).toContain('could wait for itself')
          })
          expect(
            (await database.system((db) => sql<{ n: number }>`select 7 as n`.execute(db))).rows,
          ).toEqual([{ n: 7 }])
        },
      ),
      { numRuns: propertyRuns(600, { short: 60 }) },
    )
  })

  it('allows what a transaction has begun to ask for a connection when it is over', async () => {
    let later: Promise<unknown> = Promise.resolve()
    let end = () => {}
    const over = new Promise<void>((resolve) => (end = resolve))
    await database.system(async () => {
      later = over.then(() => database.system((db) => sql`select 1`.execute(db)))
    })
    end()
    await expect(later).resolves.toBeDefined()
  })

  it('lets what serves others wait for the transaction that began it', async () => {
    let served: Promise<unknown> = Promise.resolve()
    await database.system(async (db) => {
      served = apart(() => database.system((other) => sql`select 2`.execute(other)))
      await sql`select 1`.execute(db)
    })
    await expect(served).resolves.toBeDefined()
  })

  it('allows a transaction of another database within one', async () => {
    const other = await openPGlite({ from })
    await expect(
      database.system(() => other.system((db) => sql`select 1`.execute(db))),
    ).resolves.toBeDefined()
    await other.close()
  })
})

describe('limits', () => {
  const spin = sql`select count(*) from generate_series(1, 1000000000) a(n) where n % 3 = 1`
  const keep = (db: Database, id: number) =>
    db.system((one) => sql`insert into kept values (${id})`.execute(one))

  it('rolls back a transaction that sends nothing while others wait', async () => {
    const limited = await openPGlite({ from, limits: { idle: 50 } })
    const never = new Promise<never>(() => {})
    let late: Promise<unknown> = never
    let wake = () => {}
    const idle = limited.system(async (db) => {
      await sql`insert into kept values (1)`.execute(db)
      await new Promise<void>((resolve) => (wake = resolve))
      late = sql`insert into kept values (2)`.execute(db)
      await late
    })
    await keep(limited, 3)
    wake()
    await expect(idle).rejects.toMatchObject({
      code: '25P03',
      message: expect.stringContaining('insert into kept'),
    })
    expect((await limited.system((db) => sql`select id from kept`.execute(db))).rows).toEqual([
      { id: 3 },
    ])
    await limited.close()
  })

  it('refuses who waits too long for the connection, and names what it is used for', async () => {
    const limited = await openPGlite({ from, limits: { acquire: 50 } })
    let end = () => {}
    const holder = limited.system(async (db) => {
      await sql`select 'the holder'`.execute(db)
      await new Promise<void>((resolve) => (end = resolve))
    })
    await turn()
    await expect(keep(limited, 1)).rejects.toMatchObject({
      code: '53300',
      message: expect.stringContaining(`select 'the holder'`),
    })
    end()
    await holder
    await keep(limited, 2)
    await limited.close()
  })

  it('ends a statement beyond its limit, logs it, and reopens the folder with all commits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outrider-checkouts-'))
    const warned: unknown[] = []
    const limited = await openPGlite({
      folder,
      from,
      limits: { statement: 2000 },
      log: { ...silentLog, warn: (facts) => void warned.push(facts) },
    })
    const heard: string[] = []
    await limited.listen('heard', (payload) => heard.push(payload))
    await keep(limited, 1)
    const stuck = limited.system(async (db) => {
      await sql`insert into kept values (2)`.execute(db)
      await spin.execute(db)
    })
    // The event loop keeps turning, so nothing else is blocked.
    let turns = 0
    let isOver = false
    const turning = (async () => {
      for (; !isOver; turns++) await turn()
    })()
    await expect(stuck).rejects.toMatchObject({
      code: '57014',
      message: expect.stringContaining('generate_series'),
    })
    isOver = true
    await turning
    expect(turns).toBeGreaterThan(1000)
    await keep(limited, 3)
    expect(
      (await limited.system((db) => sql`select id from kept order by id`.execute(db))).rows,
    ).toEqual([{ id: 1 }, { id: 3 }])
    await limited.notify('heard', 'again')
    await limited.script('select 1')
    expect(heard).toEqual(['again'])
    expect(JSON.stringify(warned)).toContain('generate_series')
    await limited.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('ends a statement beyond its limit, and a database in memory with it', async () => {
    const limited = await openPGlite({ from, limits: { statement: 100 } })
    const [ended, waiting] = await Promise.allSettled([
      limited.system((db) => spin.execute(db)),
      limited.system((db) => sql`select 1`.execute(db)),
    ])
    expect(ended).toMatchObject({
      reason: { code: '57014', message: expect.stringContaining('generate_series') },
    })
    expect(waiting).toMatchObject({ reason: { code: '08006' } })
    await limited.close()
  })
})
