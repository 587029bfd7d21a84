import { sql, type RawBuilder } from 'kysely'
import { entityOf } from '#model/entities.generated.ts'
import { planList } from '#store/list-query.ts'

/** Which of the people: rows from `first`, counted from 0, of those that the filter lets through. */
export interface PeoplePage {
  first: number
  size: number
  filter: Record<string, unknown>
}

/**
 * Narrows `profiles p` to those that a list of profiles with this filter would show: `q` and fields, as everywhere.
 * @throws ProductError `malformed` naming an unknown field or operator
 */
export function peopleFilter(tenantId: string, filter: Record<string, unknown>): RawBuilder<unknown> {
  if (Object.keys(filter).length === 0) return sql``
  return sql`and p.id in (select id from profiles where tenant_id = ${tenantId} and ${planList(entityOf('profile'), { filter }).where})`
}
