import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Engine } from '#engine/kernel/engine.ts'
import {
  beat,
  heldHere,
  holdLease,
  newOwner,
  type HeldLease,
} from '#engine/kernel/leases/keep-leases.ts'
import { fenceOf, hasLapsed, leaseEnd, LeaseLost } from '#engine/kernel/leases/lease.ts'
import { systemActor } from '#model/api/actor.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { withFence } from '#platform/database/ambient.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

/**
 * What a worker does next: claim what is free, do the unit of work that its claim found next,
 * finish, renew; or all leases lapse, or it dies.
 */
type Step = { worker: number; does: 'claim' | 'work' | 'finish' | 'beat' | 'lapse' | 'die' }
const step: fc.Arbitrary<Step> = fc.record({
  worker: fc.integer({ min: 0, max: 2 }),
  does: fc.constantFrom('claim', 'claim', 'work', 'work', 'work', 'finish', 'beat', 'lapse', 'die'),
})

const UNITS = 3

/**
 * A worker that believes in its lease until a transaction is refused, as one that was frozen does.
 */
class Worker {
  engine: Engine = { ...t.engine }
  lease: HeldLease | null = null
  /** The unit that it does next, as it knew when it claimed. */
  next = 0
  readonly #job: string
  constructor(job: string) {
    this.#job = job
  }

  async claim() {
    if (this.lease) return
    const owner = newOwner(this.engine)
    const row = await t.database.tenant(t.tenants.a, async (db) => {
      const held = heldHere(this.engine, 'jobs')
      const found = await db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', this.#job)
        .where('state', 'in', ['queued', 'running'])
        .where((e) => e.or([e('state', '=', 'queued'), hasLapsed('jobs')]))
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!found || held.includes(found.id)) return null
      await db
        .updateTable('jobs')
        .set({
          state: 'running',
          lease_owner: owner,
          lease_token: found.lease_token + 1,
          lease_until: leaseEnd('jobs'),
        })
        .where('id', '=', found.id)
        .execute()
      return found
    })
    if (!row) return
    this.next = row.done
    this.lease = holdLease(this.engine, {
      table: 'jobs',
      tenantId: t.tenants.a,
      id: this.#job,
      owner,
    })
  }

  /** @returns the unit whose effect was committed, or null */
  async transact(
    work: (db: Parameters<Parameters<typeof t.database.tenant>[1]>[0]) => Promise<unknown>,
  ): Promise<boolean> {
    if (!this.lease) return false
    try {
      await withFence(fenceOf(this.lease), () => t.database.tenant(t.tenants.a, work))
      return true
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      this.drop()
      return false
    }
  }

  drop() {
    this.lease?.release()
    this.lease = null
  }
}

it('runs every unit of work once, in order, under any interleaving of claims, lapses and deaths', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const job = await t.database.tenant(t.tenants.a, (db) =>
        enqueue(scopedTx(t.engine, db, { tenantId: t.tenants.a, actor: systemActor }), {
          kind: 'units',
          payload: {},
        }),
      )
      const workers = [0, 1, 2].map(() => new Worker(job.id))
      const effects: number[] = []
      const act = async ({ worker, does }: Step) => {
        const one = workers[worker]!
        if (does === 'claim') await one.claim()
        if (does === 'beat') await beat(one.engine)
        if (does === 'lapse') await lapseLeases(t.database)
        if (does === 'die') {
          one.drop()
          one.engine = { ...t.engine }
        }
        if (
          does === 'work' &&
          one.next < UNITS &&
          (await one.transact((db) =>
            db
              .updateTable('jobs')
              .set({ done: one.next + 1 })
              .where('id', '=', job.id)
              .execute(),
          ))
        )
          effects.push(one.next++)
        if (
          does === 'finish' &&
          one.next === UNITS &&
          (await one.transact((db) =>
            db
              .updateTable('jobs')
              .set({ state: 'done', lease_owner: null, lease_until: null })
              .where('id', '=', job.id)
              .execute(),
          ))
        )
          one.drop()
      }
      for (const each of steps) await act(each)
      // At last every worker but one is dead, and that one has the time that it needs.
      for (const worker of [0, 1, 2]) await act({ worker, does: 'die' })
      await act({ worker: 0, does: 'lapse' })
      await act({ worker: 0, does: 'claim' })
      for (let unit = 0; unit < UNITS; unit++) await act({ worker: 0, does: 'work' })
      await act({ worker: 0, does: 'finish' })
      expect(effects).toEqual([0, 1, 2])
      const { rows } = await t.database.system((db) =>
        sql<{
          state: string
          done: number
        }>`select state, done from jobs where id = ${job.id}`.execute(db),
      )
      expect(rows).toEqual([{ state: 'done', done: UNITS }])
    }),
    { numRuns: propertyRuns(400, { short: 40 }) },
  )
})
