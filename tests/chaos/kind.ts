import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { Failpoint } from '#platform/failpoints.ts'
import type { Caller } from './caller.ts'
import type { Gate } from './gates.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** One tenant of its own for each run: what is found in it is of that run alone. */
export interface Stage {
  world: World
  scope: ActorScope
  tenantId: string
  /** Distinguishes addresses and ids of this run from those of others. */
  name: string
  call: Caller
  random: Random
  /** How many mailboxes there are; a few where it is not said. */
  mailboxes?: number
}

/** Requests under way. */
export interface Load {
  /** Resolves when every request was acknowledged. */
  acknowledged: Promise<unknown>
  /** What was sent and not yet answered. */
  unanswered(): readonly string[]
}

/** A moment in flight at which a run interrupts the product. */
export type Moment =
  | { at: Failpoint; skip?: number; isInTransaction?: boolean }
  /**
   * The mail server or the webhook receiver holds the request. `isLost`: after the interruption it
   * forgets what it had.
   */
  | { at: 'mail-server'; isLost?: boolean }
  | { at: 'mail-server-cut'; how: 'cut-before-dot' | 'cut-after-dot' }
  | { at: 'receiver' }

export interface Seen {
  inFlight: boolean
  rows: unknown
}

/** One kind of work that chaos is aimed at. `S` is what its stage holds. */
export interface Kind<S> {
  /** The process that is interrupted. */
  runsIn: 'server' | 'worker'
  moments: readonly Moment[]
  /** What the API does not do: prepared past the product, before it starts. */
  prepare?(stage: Stage, engine: Engine): Promise<Partial<S>>
  /** Definitions and people, by the API. */
  build(stage: Stage, prepared: Partial<S>): Promise<S>
  /** What neither the API nor the product would do, to what was built. */
  disturb?(stage: Stage, engine: Engine): Promise<void>
  /** Its work begins with the preparation: gates are armed before it. */
  isDueAtOnce?: boolean
  /** Arms what is not a failpoint. */
  gate?(stage: Stage, moment: Moment): Gate
  begin(stage: Stage, scene: S): Promise<Load>
  /** What the rows say of work in flight. */
  inFlight(db: Db, stage: Stage, scene: S): Promise<Seen>
  /** Whether all work is done, as far as the API says. */
  isSettled(stage: Stage, scene: S): Promise<boolean>
  /** Brings to its end what waits for a time far away. */
  finish?(stage: Stage, scene: S): Promise<void>
  /** Violated invariants, each with its rows; `lost` and `doubled` are counted. */
  check(db: Db, stage: Stage, scene: S): Promise<Violation[]>
}

export interface Violation {
  invariant: string
  kind: 'lost' | 'doubled' | 'wrong'
  count: number
  rows?: unknown
}
