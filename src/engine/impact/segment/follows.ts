import { sql } from 'kysely'
import { onlyRow } from '#model/lib/only-row.ts'
import type { ImpactLine } from '#model/api/impact.ts'
import type { RecordLink } from '#model/api/explanation.ts'
import { say } from '#language'
import { loadDefinitions } from '#engine/segments/definitions.ts'
import { mayEnter } from '#engine/journeys/enroll.ts'
import {
  isOpenAt,
  loadJourneys,
  type Journeys,
  type PreparedEntry,
} from '#engine/journeys/load-journeys.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { namedRecords } from '#engine/kernel/named-records.ts'
import { line, peopleText } from '../impact-kind.ts'
import { EXACT_TIME_MS, withinTime } from '../within-time.ts'
import { movesSql, sides, type Moves, type SavedSegment, type Side } from './moves.ts'

/** A live journey that people enter by joining or leaving the segment. */
interface Listener {
  entry: PreparedEntry
  side: Side
}

const listeners = ({ entries }: Journeys, id: string, now: number): Listener[] =>
  entries
    .filter((entry) => isOpenAt(entry, now))
    .flatMap((entry) => [
      ...(entry.joins.has(id) ? [{ entry, side: 'joins' as const }] : []),
      ...(entry.leaves.has(id) ? [{ entry, side: 'leaves' as const }] : []),
    ])

/** Counts the people on a side who may enter the journey. */
async function countStarting(
  tx: TenantTx,
  { conditionLanguage }: Journeys,
  segment: SavedSegment,
  { entry, side }: Listener,
): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n
    from (${await movesSql(tx, segment)}) one
    join profiles p on p.tenant_id = ${tx.tenantId} and p.id = one.id
    where ${sides[side]}
      and ${mayEnter(tx.tenantId, conditionLanguage, entry, tx.engine.clock.now())}
      and not exists (
        select
        from journey_executions o
        where o.tenant_id = ${tx.tenantId}
          and o.journey_id = ${entry.journeyId}
          and o.open_for = p.id
      )
  `.execute(tx.db)
  return Number(onlyRow(rows).n)
}

/** Ids of the messages that a journey sends. */
function messagesOf(journeys: Journeys, { journeyId, number }: PreparedEntry): string[] {
  const nodes = journeys.versionOf(journeyId, number)?.nodes.values() ?? []
  return [...nodes].flatMap(({ kind, given }) =>
    kind === 'send' && typeof given['engageId'] === 'string' ? [given['engageId']] : [],
  )
}

/** The journeys that start for people who move, and the messages that these journeys may send. */
export async function journeyLines(
  tx: TenantTx,
  segment: SavedSegment,
  moves: Moves,
): Promise<ImpactLine[]> {
  const { id } = segment
  if (id === null) return []
  const journeys = await loadJourneys(tx)
  const listening = listeners(journeys, id, tx.engine.clock.now())
  if (listening.length === 0) return []
  const links = (all: readonly Listener[]): RecordLink[] =>
    all.map(({ entry }) => ({ entity: 'journey', id: entry.journeyId, name: entry.journeyName }))
  const listens = line(
    'listens',
    listening.length,
    say(
      { one: '{count} journey listens', other: '{count} journeys listen' },
      { count: listening.length },
    ),
    { links: links(listening) },
  )
  const moving = listening.filter(({ side }) => moves[side] > 0)
  if (moving.length === 0) return [listens]
  // An estimate has no list of people to check against the entries.
  const starting = await (moves.exact
    ? withinTime(
        tx.db,
        EXACT_TIME_MS,
        async () => {
          const counts: number[] = []
          for (const listener of moving)
            counts.push(await countStarting(tx, journeys, segment, listener))
          return counts
        },
        async () => moving.map(({ side }) => moves[side]),
      )
    : moving.map(({ side }) => moves[side]))
  const started = moving.filter((_one, at) => starting[at]! > 0)
  const people = starting.reduce((sum, n) => sum + n, 0)
  const messages = moving.map(({ entry }) => messagesOf(journeys, entry))
  const planned = messages.reduce((sum, ids, at) => sum + ids.length * starting[at]!, 0)
  const engages = [...new Set(messages.filter((_ids, at) => starting[at]! > 0).flat())]
  return [
    ...(started.length > 0
      ? [
          line(
            'starts',
            started.length,
            say(
              { one: '{count} journey starts', other: '{count} journeys start' },
              { count: started.length },
            ),
            {
              says: say(
                {
                  one: '{count} journey starts for {people}',
                  other: '{count} journeys start for {people}',
                },
                { count: started.length, people: peopleText(people) },
              ),
              tone: 'warning',
              links: links(started),
            },
          ),
        ]
      : [listens]),
    ...(planned > 0 ? [messagesLine(planned, await namedRecords(tx, 'engage', engages))] : []),
  ]
}

const messagesLine = (count: number, links: RecordLink[]): ImpactLine =>
  line(
    'messages',
    count,
    say({ one: 'up to {count} message', other: 'up to {count} messages' }, { count }),
    {
      says: say(
        {
          one: 'These journeys send up to {count} message',
          other: 'These journeys send up to {count} messages',
        },
        { count },
      ),
      tone: 'warning',
      links,
    },
  )

/** The segments and scoring plans that depend on the segment. */
export async function dependentLine(
  tx: TenantTx,
  { id }: SavedSegment,
  { joins, leaves }: Moves,
): Promise<ImpactLine[]> {
  if (id === null || joins + leaves === 0) return []
  const { withDependents } = await loadDefinitions(tx)
  const others = withDependents(new Set([`segment:${id}`])).filter(
    ({ key }) => key !== `segment:${id}`,
  )
  const count = others.length
  if (count === 0) return []
  const links = [
    ...(await namedRecords(
      tx,
      'segment',
      others.filter(({ kind }) => kind === 'segment').map((definition) => definition.id),
    )),
    ...(await namedRecords(
      tx,
      'scoring',
      others.filter(({ kind }) => kind === 'scoring').map((definition) => definition.id),
    )),
  ]
  return [
    line(
      'dependents',
      count,
      say(
        { one: '{count} dependent record updates', other: '{count} dependent records update' },
        { count },
      ),
      {
        says: say(
          {
            one: '{count} record that uses it updates',
            other: '{count} records that use it update',
          },
          { count },
        ),
        links,
      },
    ),
  ]
}
