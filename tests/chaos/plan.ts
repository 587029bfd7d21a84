import type { Moment } from './kind.ts'
import { kindNames, kinds, type KindName } from './kinds/list.ts'
import { between, pick, randomOf, shuffled, type Random } from './random.ts'
import type { DatabaseKind } from './world.ts'

export type Fault =
  | 'kill'
  | 'freeze'
  | 'restart the database'
  | 'crash the database'
  | 'full disk'
  | 'silent mail server'
  | 'cut connection'
  | 'clock forward'
  | 'clock backward'

export interface Run {
  number: number
  seed: number
  database: DatabaseKind
  kind: KindName
  way: number
  fault: Fault
  moment: Moment
}

const isMail = (kind: KindName) => kind === 'campaign send' || kind === 'message send'
/** Work that writes so much at once that a full disk cannot be missed. */
const writesMuch = (kind: KindName) => kind === 'ingest' || kind === 'import'

const FAULTS: Record<Fault, (kind: KindName, database: DatabaseKind) => boolean> = {
  kill: () => true,
  freeze: () => true,
  'restart the database': (_kind, database) => database === 'postgres',
  'crash the database': (_kind, database) => database === 'postgres',
  'full disk': writesMuch,
  'silent mail server': isMail,
  'cut connection': isMail,
  'clock forward': (kind) => kind !== 'ingest',
  'clock backward': (kind) => kind !== 'ingest',
}
export const faultNames = Object.keys(FAULTS) as Fault[]

/** Moments at which a fault means something. */
function momentsFor(fault: Fault, moments: readonly Moment[]): readonly Moment[] {
  if (fault === 'silent mail server')
    return [{ at: 'mail-server' }, { at: 'mail-server', isLost: true }]
  if (fault === 'cut connection')
    return [
      { at: 'mail-server-cut', how: 'cut-before-dot' },
      { at: 'mail-server-cut', how: 'cut-after-dot' },
    ]
  // A frozen process that holds a transaction open is ended by the database after 30 s, and the
  // embedded database answers nobody meanwhile.
  if (fault === 'freeze' || fault === 'clock forward')
    return moments.filter((one) => !('isInTransaction' in one))
  // What the database has to write must come after the moment.
  if (fault === 'full disk') return moments.filter((one) => 'isInTransaction' in one)
  return moments
}

function drawn(
  number: number,
  database: DatabaseKind,
  kind: KindName,
  fault: Fault,
  seed: number,
): Run {
  const random = randomOf(seed)
  const ways = kinds[kind]
  const way = between(random, 0, ways.length - 1)
  return {
    number,
    seed,
    database,
    kind,
    way,
    fault,
    moment: pick(random, momentsFor(fault, ways[way]!.moments)),
  }
}

const seedOf = (random: Random) => Math.floor(random() * 2 ** 31)

/**
 * Faults of one database's runs: each that fits at least once where there is room, kills otherwise;
 * drawn again until each fits its kind.
 */
function faultsFor(random: Random, all: readonly KindName[], database: DatabaseKind): Fault[] {
  const wanted = faultNames.filter(
    (fault) => fault !== 'kill' && all.some((kind) => FAULTS[fault](kind, database)),
  )
  const kills = Math.ceil(all.length * 0.4)
  for (let tries = 0; tries < 10_000; tries++) {
    const others = shuffled(random, wanted)
    const hand = shuffled(
      random,
      all.map((_, at) => (at < kills ? 'kill' : others[(at - kills) % others.length]!)),
    )
    if (all.every((kind, at) => FAULTS[hand[at]!](kind, database))) return hand
  }
  return all.map(() => 'kill')
}

/**
 * The runs of one database, the same for the same seed: each kind at least once, as often as
 * others.
 */
function runsOn(random: Random, database: DatabaseKind, count: number): Run[] {
  const all = Array.from({ length: Math.ceil(count / kindNames.length) }, () =>
    shuffled(random, kindNames),
  )
    .flat()
    .slice(0, count)
  const faults = faultsFor(random, all, database)
  return all.map((kind, at) => drawn(at, database, kind, faults[at]!, seedOf(random)))
}

/** `count` runs, half on each database. */
export function planRuns(seed: number, count: number): Run[] {
  const random = randomOf(seed)
  return [
    ...runsOn(random, 'postgres', Math.ceil(count / 2)),
    ...runsOn(random, 'embedded', Math.floor(count / 2)),
  ]
}

/** So many kills of each kind on each database, through the moments of each in turn. */
export function planKills(seed: number, each: number): Run[] {
  const random = randomOf(seed)
  const nth = (database: DatabaseKind, kind: KindName, n: number): Run => {
    const ways = kinds[kind]
    const way = n % ways.length
    const { moments } = ways[way]!
    return {
      ...drawn(0, database, kind, 'kill', seedOf(random)),
      way,
      moment: moments[Math.floor(n / ways.length) % moments.length]!,
    }
  }
  return (['postgres', 'embedded'] as const).flatMap((database) =>
    Array.from({ length: each }, (_, n) => kindNames.map((kind) => nth(database, kind, n))).flat(),
  )
}
