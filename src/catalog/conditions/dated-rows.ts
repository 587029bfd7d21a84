import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '#condition/condition.ts'
import { dateText } from '#condition/date-math.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { say } from '#language'
import {
  instantTransitions,
  inWindow,
  leavesSql,
  windowOf,
  windowsOf,
  windowSql,
} from './event-window-rows.ts'

/** Rows in other tables that each have a profile and an instant. */
export interface DatedRows {
  /** `from ... where ...` */
  from: RawBuilder<unknown>
  tenant: RawBuilder<string>
  profile: RawBuilder<string>
  at: RawBuilder<Date>
}

interface Dated {
  /** The instants of the node's events for the person. */
  instants(node: Condition, profile: ProfileFacts): readonly string[]
  /** The same as rows of all profiles. */
  rows(node: Condition): DatedRows
}

/** The evaluation of a condition on a dated event of a person within a window. */
export function datedEvaluator({ instants, rows }: Dated): ConditionEvaluator {
  const ofAll = (
    node: Condition,
    tenantId: string,
    columns: RawBuilder<unknown>,
    where: RawBuilder<boolean>,
  ) => {
    const { from, tenant, profile } = rows(node)
    return sql`select ${profile} as profile_id, ${columns} ${from}
      and ${tenant} = ${tenantId}::uuid and ${profile} is not null and ${where}
      group by ${profile}`
  }
  return {
    prepare(node, { zone }) {
      const windowAt = windowsOf(node, zone)
      return ({ profile, now }) => {
        const window = profile && windowAt(now)
        return (
          Boolean(window) &&
          instants(node, profile!).some((timeStamp) => inWindow(window!, { timeStamp }))
        )
      }
    },
    transitions: (node, profile, moment) =>
      instantTransitions(node, instants(node, profile), moment),
    compile(node, { rows: { profile: person }, moment, bulk }) {
      const window = windowOf(node, moment)
      if (!person || !window) return sql<boolean>`false`
      const { from, tenant, profile, at } = rows(node)
      if (!bulk)
        return sql<boolean>`exists (select 1 ${from}
            and ${tenant} = ${sql.ref(`${person.alias}.tenant_id`)}
            and ${profile} = ${sql.ref(`${person.alias}.id`)} and ${windowSql(window, at)})`
      const joined = bulk.join(
        JSON.stringify(['dated', node]),
        ofAll(node, bulk.tenantId, sql`max(${at}) as last`, windowSql(window, at)),
      )
      return sql<boolean>`(${sql.ref(`${joined}.last`)} is not null)`
    },
    compileTransition(node, { moment, bulk }) {
      const window = windowOf(node, moment)
      if (!window) return 'never'
      const { at } = rows(node)
      const now = sql`${dateText(moment.now)}::timestamptz`
      // Rows of a process whose clock is ahead of ours count from their time on.
      const columns = sql`max(${at}) filter (where ${windowSql(window, at)}) as last,
        min(${at}) filter (where ${at} > ${now}) as next`
      const joined = bulk.join(
        JSON.stringify(['dated-flip', node]),
        ofAll(node, bulk.tenantId, columns, sql<boolean>`true`),
      )
      const arrives = sql<Date>`coalesce(${sql.ref(`${joined}.next`)}, 'infinity')`
      const leaves = leavesSql(node, moment, sql.ref(`${joined}.last`))
      if (leaves === null) return null
      return leaves === 'never' ? arrives : sql<Date>`least(${leaves}, ${arrives})`
    },
    seen(node, { profile }) {
      const last = profile && instants(node, profile).toSorted().at(-1)
      return last ? say('last at {moment}', { moment: last }) : say('it did not happen')
    },
  }
}
