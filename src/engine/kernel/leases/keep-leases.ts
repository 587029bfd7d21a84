import { sql } from 'kysely'
import { randomToken } from '#model/lib/random-token.ts'
import { apart } from '#platform/database/ambient.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { required } from '#model/lib/lookup.ts'
import {
  HEARTBEAT,
  leased,
  LeaseLost,
  leaseEnd,
  leaseSeconds,
  LEASE_SECONDS,
  type Lease,
  type LeasedTable,
} from './lease.ts'

type Keeper = Pick<Engine, 'database' | 'log'>

/** A lease that this process renews until it is released. */
export interface HeldLease extends Lease {
  /** Aborted with `LeaseLost` when a heartbeat finds that another worker has taken over. */
  signal: AbortSignal
  release(): void
}

interface Held {
  lease: Lease
  abort: AbortController
  renewedAt: number
}

/** Interval at which heartbeats check for leases of which a quarter has elapsed. */
const LOOK_EVERY = HEARTBEAT / 3
/** Scales the interval for leases that were shortened. */
const lookEvery = () => (LOOK_EVERY * leaseSeconds('jobs')) / LEASE_SECONDS
const renewAfter = (table: LeasedTable) => (leaseSeconds(table) * 1000) / 4

/**
 * The leases of one worker process. A single timer renews all of them, independent of the work that
 * holds them.
 */
class LeaseKeeper {
  readonly #engine: Keeper
  readonly #process = randomToken().slice(0, 22)
  readonly #held = new Set<Held>()
  #claims = 0
  #timer: ReturnType<typeof setInterval> | null = null
  #beating = false

  constructor(engine: Keeper) {
    this.#engine = engine
  }

  newOwner(): string {
    return `${this.#process}.${++this.#claims}`
  }

  hold(lease: Lease): HeldLease {
    const held: Held = { lease, abort: new AbortController(), renewedAt: performance.now() }
    this.#held.add(held)
    this.#timer ??= apart(() => setInterval(() => void this.beat(), lookEvery()).unref())
    const release = () => {
      this.#held.delete(held)
      if (this.#held.size > 0 || !this.#timer) return
      clearInterval(this.#timer)
      this.#timer = null
    }
    return { ...lease, signal: held.abort.signal, release }
  }

  idsOf(table: LeasedTable): string[] {
    return [...this.#held].flatMap(({ lease }) => (lease.table === table ? [lease.id] : []))
  }

  async beat(all = false): Promise<void> {
    if (this.#beating) return
    this.#beating = true
    try {
      const due = [...this.#held].filter(
        ({ lease, renewedAt }) => all || performance.now() - renewedAt >= renewAfter(lease.table),
      )
      for (const table of Object.keys(leased) as LeasedTable[])
        await this.#renew(
          table,
          due.filter(({ lease }) => lease.table === table),
        )
    } catch (error) {
      this.#engine.log.warn(
        { fault: messageOf(error) },
        'leases could not be renewed; it is tried again',
      )
    } finally {
      this.#beating = false
    }
  }

  async #renew(table: LeasedTable, due: readonly Held[]): Promise<void> {
    if (due.length === 0) return
    const byOwner = new Map(due.map((held) => [held.lease.owner, held]))
    const rows = due.map(({ lease: { tenantId, id, owner } }) => ({
      tenant_id: tenantId,
      id,
      owner,
    }))
    const mine = sql`
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m(tenant_id uuid, id ${sql.raw(leased[table].id)}, owner text)
    `
    const { lost, renewed } = await this.#engine.database.system(async (db) => {
      const lost = await sql<{
        owner: string
      }>`
        select m.owner
        from ${mine}
        left join ${sql.table(table)} t on t.tenant_id = m.tenant_id and t.id = m.id
        where t.lease_owner is distinct from m.owner
      `.execute(db)
      // Skips locked rows: either their own worker is writing them or another worker is claiming
      // them. The next heartbeat finds out which.
      const renewed = await sql<{
        owner: string
      }>`
        update ${sql.table(table)} t
        set lease_until = ${leaseEnd(table)}
        from (
          select r.tenant_id, r.id
          from ${mine}
          join ${sql.table(table)} r
            on r.tenant_id = m.tenant_id and r.id = m.id and r.lease_owner = m.owner
          for no key update of r skip locked
        ) k
        where t.tenant_id = k.tenant_id and t.id = k.id
        returning t.lease_owner as owner
      `.execute(db)
      return { lost: lost.rows, renewed: renewed.rows }
    })
    for (const { owner } of renewed) required(byOwner, owner).renewedAt = performance.now()
    for (const { owner } of lost) {
      const held = required(byOwner, owner)
      if (this.#held.has(held)) held.abort.abort(new LeaseLost())
    }
  }
}

const keepers = new WeakMap<Keeper, LeaseKeeper>()

function keeperOf(engine: Keeper): LeaseKeeper {
  const known = keepers.get(engine) ?? new LeaseKeeper(engine)
  keepers.set(engine, known)
  return known
}

/** Creates an owner name that is unique over all claims of all processes. */
export const newOwner = (engine: Keeper): string => keeperOf(engine).newOwner()

/**
 * Renews a newly claimed lease until it is released. Release it in a `finally` block, so that the
 * lease of unfinished work lapses.
 */
export const holdLease = (engine: Keeper, lease: Lease): HeldLease => keeperOf(engine).hold(lease)

/**
 * Ids of rows that this process holds. A process never takes over its own lease, even if a long
 * statement of the embedded database delayed its heartbeats.
 */
export const heldHere = (engine: Keeper, table: LeasedTable): string[] =>
  keeperOf(engine).idsOf(table)

/** Renews all leases of this process immediately, for tests. */
export const beat = (engine: Keeper): Promise<void> => keeperOf(engine).beat(true)
