import { sql, type RawBuilder } from 'kysely'
import type { Engine } from './engine.ts'
import type { LanePlace } from './lanes.ts'

/** One round of the work loop in one tenant. */
export interface TenantRound {
  engine: Engine
  tenantId: string
  /** Start of the round, in milliseconds since 1970. */
  now: number
  /** Names of the kinds that are due. */
  due: ReadonlySet<string>
  /**
   * Runs a task that waits for a server. A lane does one task at a time.
   * @returns whether it did something; null while that is unknown
   */
  inLane(lane: string, place: LanePlace, task: () => Promise<boolean>): Promise<boolean | null>
  /** Lanes that accept no further task in this round. */
  closedLanes: Set<string>
  /** When the loop last did something that it must not repeat at once, by a key of the kind. */
  lastTried: Map<string, number>
}

/**
 * A kind of work that the loop looks for. Each is declared in a file `<name>.work.ts` next to its
 * feature; `npm run generate` lists them.
 */
export interface WorkKind {
  name: string
  /** Kinds run in ascending order within a round. */
  order: number
  /** SQL condition that some of it is due for tenant `t`. */
  isDue(now: Date): RawBuilder<unknown>
  /** Tenants for which this process alone knows that it is due. */
  dueHere?(engine: Engine): string[]
  /** Other kinds, before which it runs as well. */
  alsoBefore?: readonly string[]
  /**
   * SQL query of one column: the next times at which it is due in any tenant, for a development
   * clock that moves from one to the next. Absent for work that a moved clock does not wait for.
   */
  nextDueAt?(isHeld: boolean): RawBuilder<unknown>
  /**
   * Skipped while sending is held, because it could not be claimed, or would hide overdue emails
   * from the review.
   */
  heldByReview?: boolean
  /** Runs in a lane of the tenant with this name, because it waits for a server. */
  lane?: string
  /**
   * Does a bounded part of it.
   * @returns whether anything was done; null while that is unknown
   */
  run(round: TenantRound): Promise<boolean | null>
}

/**
 * SQL condition that the tenant works. An isolated one does no work until it is activated; overdue
 * work stays due.
 */
export const tenantWorks = (tenantId = 'tenant_id'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(tenantId)} not in (select id from tenants where status = 'ISOLATED')`

/**
 * Work on rows that have a time. The alias of their table is `x`.
 * @param from the table, with what it is joined to
 * @param withoutTime whether rows without a time are due at once
 */
export const dueRows = ({
  from,
  at,
  where = sql`true`,
  withoutTime = false,
}: {
  from: RawBuilder<unknown>
  at: RawBuilder<unknown>
  where?: RawBuilder<unknown>
  withoutTime?: boolean
}): Pick<WorkKind, 'isDue' | 'nextDueAt'> => ({
  isDue: (now) => sql`
    exists (
      select
      from ${from}
      where x.tenant_id = t.id
        and ${where}
        and ${withoutTime ? sql`(${at} is null or ${at} <= ${now})` : sql`${at} <= ${now}`}
    )
  `,
  nextDueAt: () =>
    sql`select min(${at}) from ${from} where ${where} and ${tenantWorks('x.tenant_id')}`,
})

/** Reads something at most once in each round. */
export function oncePerRound<Result>(
  read: (round: TenantRound) => Promise<Result>,
): (round: TenantRound) => Promise<Result> {
  const results = new WeakMap<TenantRound, Promise<Result>>()
  return (round) => {
    const result = results.get(round) ?? read(round)
    results.set(round, result)
    return result
  }
}
