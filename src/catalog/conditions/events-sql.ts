import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '#condition/condition.ts'
import type { CompileTools, Transition, FlipTools, RowNames, Rows } from '#condition/kind.ts'
import { eventPart } from './event-types.ts'
import { leavesSql, windowOf, windowSql } from './event-window.ts'

/** Whose events: of the person in a row, of everybody, or of whom another event is. */
export type Whose = { person: string } | { everybodyOf: string } | { sameAs: string }

/**
 * `from events ...`, as far as a condition on the event holds. The order of the columns is the
 * index's.
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
  if ('everybodyOf' in whose) return of(sql`${whose.everybodyOf}::uuid`, null)
  if ('sameAs' in whose)
    return of(sql.ref(`${whose.sameAs}.tenant_id`), sql.ref(`${whose.sameAs}.profile_id`))
  return of(sql.ref(`${whose.person}.tenant_id`), sql.ref(`${whose.person}.id`))
}

/**
 * What `build` makes of events alone, without a look at the row of the person: then it can be found
 * for everybody at once.
 * @returns null when it looks at the person
 */
function withoutPerson<T>(profile: RowNames, build: (rows: Rows) => T): T | null {
  let looked = false
  const rows: Rows = {
    get profile() {
      looked = true
      return profile
    },
  }
  const made = build(rows)
  return looked ? null : made
}

/** The same rows with an event among them. Written so that nobody looks at the person thereby. */
const withEvent = (rows: Rows, alias: string): Rows =>
  Object.defineProperty({ event: { alias } }, 'profile', {
    enumerable: true,
    get: () => rows.profile,
  })

/**
 * An event in the window of a node of which a part of the node holds.
 * @returns null when the window cannot be read
 */
export function windowed(
  node: Condition,
  { moment, compile }: CompileTools,
  name: string,
  rows: Rows,
  part: unknown = eventPart(node),
): RawBuilder<boolean> | null {
  const window = windowOf(node, moment)
  return (
    window &&
    sql<boolean>`${windowSql(window, sql.ref(`${name}.time_stamp`))} and ${compile(part, withEvent(rows, name))}`
  )
}

interface Found {
  columns: RawBuilder<unknown>
  where: RawBuilder<boolean>
}

/**
 * Rows about everybody's events: `profile_id` and the columns, of the events that `where` lets
 * through.
 * @returns null where each person has to be looked up: because few are asked, or because an event
 * is compared with whom it is of
 */
export function joinEvents(
  { everybody, rows: { profile }, alias }: CompileTools,
  key: unknown,
  find: (name: string, rows: Rows) => Found,
): string | null {
  if (!everybody || !profile) return null
  const name = alias()
  const found = withoutPerson(profile, (rows) => find(name, rows))
  return (
    found &&
    everybody.join(
      JSON.stringify(key),
      sql`select ${sql.ref(`${name}.profile_id`)},
        ${found.columns} ${eventsSql({ everybodyOf: everybody.tenantId }, name, found.where)}
        group by ${sql.ref(`${name}.profile_id`)}`,
    )
  )
}

/**
 * When one of the person's events of the future begins to count. Types and details are not looked
 * at: there are few such events, and looking once too often does no harm.
 */
function arrivesSql({
  everybody: { future },
  rows: { profile },
  moment,
}: FlipTools): RawBuilder<Date> | null {
  if (!future || !profile) return null
  const isLater = sql<boolean>`arriving.time_stamp > ${new Date(moment.now)}`
  return sql<Date>`coalesce((select min(arriving.time_stamp)
        ${eventsSql({ person: profile.alias }, 'arriving', isLater)}), 'infinity')`
}

/**
 * The earlier of when an event leaves the window of a node and when another arrives.
 * @param at when the event happened whose leaving matters; null where there is none
 */
export function windowFlip(node: Condition, tools: FlipTools, at: RawBuilder<Date>): Transition {
  const leaves = leavesSql(node, tools.moment, at)
  const arrives = arrivesSql(tools)
  if (leaves === null) return null
  if (leaves === 'never') return arrives ?? 'never'
  return arrives ? sql<Date>`least(${leaves}, ${arrives})` : leaves
}
