import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importList } from '#engine/outreach/people/import-contacts.ts'
import { createSource } from '#engine/ingest/events/write-keys.ts'
import { systemActor } from '#model/api/actor.ts'
import { openPGlite } from '#platform/database/pglite.ts'
import { copyOfMigrated } from '#tests/support/open-database.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/*
 * What is written in lists must cost each row the same, however wrong the planner's statistics are:
 * judged by rows read and indexes searched, which the database counts, and not by time. A statement
 * that reads its list once for each of its rows is found at the second length. On the embedded database
 * alone: the processes of a server tell their counts when they like, so that they cannot be compared.
 */

const SHORT = 100
const LONG = 400
/**
 * How much more a row of the long list may cost than one of the short one; a statement that is
 * quadratic costs four times as much.
 */
const MAX = 1.6

type Write = (t: TestApp, from: number, to: number) => Promise<unknown>
const range = (from: number, to: number) => Array.from({ length: to - from }, (_one, n) => from + n)
const emailOf = (n: number) => `person${n}@firm${n % 7}.example`

let key = ''
async function send(t: TestApp, batch: readonly object[]) {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/v1/batch',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { batch },
  })
  expect(answer.statusCode).toBe(200)
}
const contacts: Write = (t, from, to) =>
  importList(
    t.engine,
    { tenantId: t.tenants.a, actor: systemActor },
    range(from, to).map((n) => ({ email: emailOf(n), firstName: 'Ann' })),
    { existing: 'update', source: 'test' },
  )
const people: Write = (t, from, to) =>
  send(
    t,
    range(from, to).map((n) => ({
      type: 'identify',
      userId: `user-${n}`,
      traits: { email: emailOf(n), points: n },
    })),
  )
const events: Write = (t, from, to) =>
  send(
    t,
    range(from, to).map((n) => ({
      type: 'track',
      event: 'Seen',
      userId: `user-${n}`,
      messageId: `m-${t.tenants.a}-${n}-${Math.random()}`,
    })),
  )

/** Each range of people is used by one of them, once as a short list and once as a long one. */
const writes: readonly [string, Write, before: Write | null][] = [
  ['contacts that nobody knows', contacts, null],
  ['contacts of people that are known', contacts, people],
  ['people of contacts that are known', people, contacts],
  ['people who are new', people, null],
  ['people again', people, people],
  ['contacts again', contacts, contacts],
  ['events of people who are known', events, people],
]

/** What the planner believes: nothing, or that all tables are empty. */
const beliefs: readonly [string, string][] = [
  ['tables that were never analyzed', ''],
  ['tables that were analyzed while they were empty', 'vacuum analyze'],
]

describe.each(beliefs)('on %s', (_what, script) => {
  let t: TestApp
  let next = 0
  beforeAll(async () => {
    t = await startTestApp({ database: await openPGlite({ from: await copyOfMigrated() }) })
    key = (
      await createSource(t.engine, { tenantId: t.tenants.a, actor: systemActor }, { name: 'Test' })
    ).key
    if (script) await t.database.script(script)
  })
  afterAll(() => t.close())

  async function work(): Promise<number> {
    await t.database.script('select pg_stat_force_next_flush()')
    const { rows } = await t.database.system((db) =>
      sql<{
        work: number
      }>`select (select sum(seq_tup_read)
        from pg_stat_user_tables) + (select sum(idx_scan + idx_tup_read)
        from pg_stat_user_indexes) as work`.execute(db),
    )
    return Number(rows[0]!.work)
  }

  async function costOf(count: number, write: Write, before: Write | null): Promise<number> {
    const from = next
    next += count
    await before?.(t, from, next)
    const begin = await work()
    await write(t, from, next)
    return ((await work()) - begin) / count
  }

  it.each(writes)(
    'a long list of %s costs each row as much as a short one',
    async (_name, write, before) => {
      const [short, long] = [await costOf(SHORT, write, before), await costOf(LONG, write, before)]
      expect(
        long,
        `${short.toFixed(1)} for each of ${SHORT}, ${long.toFixed(1)} for each of ${LONG}`,
      ).toBeLessThan(short * MAX)
    },
  )
})
