import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '#condition/condition.ts'
import type {
  CompileTools,
  Transition,
  TransitionTools,
  RowNames,
  RowSources,
} from '#condition/kind.ts'
import { eventPart } from './event-types.ts'
import { leavesSql, windowOf, windowSql } from './event-window-rows.ts'

/** Whose events: those of a row's profile, of all profiles, or of another event's profile. */
export type Whose = { person: string } | { allOf: string } | { sameAs: string }

/**
 * `from events ...` with the condition on the event. The order of the columns matches the index.
 */
export function eventsSql(
  whose: Whose,
  name: string,
  where: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const of = (tenant: RawBuilder<unknown>, profile: RawBuilder<unknown> | null) =>
    sql`from events ${sql.ref(name)} where ${sql.ref(`${name}.tenant_id`)} = ${tenant}
      and ${sql.ref(`${name}.profile_id`)} ${profile ? sql`= ${profile}` : sql`is not null`}
      and ${where}`
  if ('allOf' in whose) return of(sql`${whose.allOf}::uuid`, null)
  if ('sameAs' in whose)
    return of(sql.ref(`${whose.sameAs}.tenant_id`), sql.ref(`${whose.sameAs}.profile_id`))
  return of(sql.ref(`${whose.person}.tenant_id`), sql.ref(`${whose.person}.id`))
}

/**
 * Builds SQL from events alone, without the row of the person, so that it can be computed for all
 * profiles at once.
 * @returns null when it uses the person
 */
function withoutPerson<T>(profile: RowNames, build: (rows: RowSources) => T): T | null {
  let looked = false
  const rows: RowSources = {
    get profile() {
      looked = true
      return profile
    },
  }
  const made = build(rows)
  return looked ? null : made
}

/**
 * The same rows with an event in scope. Written without reading `rows.profile`, which would count
 * as a use of the person.
 */
const withEvent = (rows: RowSources, alias: string): RowSources =>
  Object.defineProperty({ event: { alias } }, 'profile', {
    enumerable: true,
    get: () => rows.profile,
  })

/**
 * An event in the window of a node for which a part of the node holds.
 * @returns null when the window is invalid
 */
export function windowed(
  node: Condition,
  { moment, compile }: CompileTools,
  name: string,
  rows: RowSources,
  part: unknown = eventPart(node),
): RawBuilder<boolean> | null {
  const window = windowOf(node, moment)
  return (
    window &&
    sql<boolean>`${windowSql(window, sql.ref(`${name}.time_stamp`))} and ${compile(part, withEvent(rows, name))}`
  )
}

interface EventQuery {
  columns: RawBuilder<unknown>
  where: RawBuilder<boolean>
}

/**
 * Rows of all profiles' events: `profile_id` and the columns, of the events that `where` selects.
 * @returns null where each person needs a lookup: only a few are evaluated, or an event is compared
 * with its person
 */
export function joinEvents(
  { bulk, rows: { profile }, alias }: CompileTools,
  key: unknown,
  find: (name: string, rows: RowSources) => EventQuery,
): string | null {
  if (!bulk || !profile) return null
  const name = alias()
  const eventQuery = withoutPerson(profile, (rows) => find(name, rows))
  return (
    eventQuery &&
    bulk.join(
      JSON.stringify(key),
      sql`select ${sql.ref(`${name}.profile_id`)},
        ${eventQuery.columns} ${eventsSql({ allOf: bulk.tenantId }, name, eventQuery.where)}
        group by ${sql.ref(`${name}.profile_id`)}`,
    )
  )
}

/**
 * When one of the person's events in the future begins to count. Types and details are ignored:
 * there are few such events, and an unnecessary evaluation does no harm.
 */
function arrivesSql({
  bulk: { future },
  rows: { profile },
  moment,
}: TransitionTools): RawBuilder<Date> | null {
  if (!future || !profile) return null
  const isLater = sql<boolean>`arriving.time_stamp > ${new Date(moment.now)}`
  return sql<Date>`coalesce((select min(arriving.time_stamp)
        ${eventsSql({ person: profile.alias }, 'arriving', isLater)}), 'infinity')`
}

/**
 * The earlier of when an event leaves the window of a node and when another arrives.
 * @param at when the event in question happened; null where there is none
 */
export function windowTransition(
  node: Condition,
  tools: TransitionTools,
  at: RawBuilder<Date>,
): Transition {
  const leaves = leavesSql(node, tools.moment, at)
  const arrives = arrivesSql(tools)
  if (leaves === null) return null
  if (leaves === 'never') return arrives ?? 'never'
  return arrives ? sql<Date>`least(${leaves}, ${arrives})` : leaves
}
