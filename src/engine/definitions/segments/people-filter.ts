import { sql, type RawBuilder } from 'kysely'
import { entities, entityOf } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { findNamed } from '#store/find-named.ts'
import { planList } from '#store/list-query.ts'

/**
 * Which of the people: rows from `first`, counted from 0, of those that the filter lets through.
 */
export interface PeoplePage {
  first: number
  size: number
  filter: Record<string, unknown>
}

/**
 * Narrows `profiles p` to those that a list of profiles with this filter would show: `q` and
 * fields, as everywhere.
 * @throws ProductError `malformed` naming an unknown field or operator
 */
export async function peopleFilter(
  db: Db,
  tenantId: string,
  filter: Record<string, unknown>,
): Promise<RawBuilder<unknown>> {
  if (Object.keys(filter).length === 0) return sql``
  const [entity, own] = [entityOf('profile'), sql`tenant_id = ${tenantId}`]
  const search = { ids: await findNamed(db, entity, entities, own, { filter }), isAll: false }
  return sql`and p.id in (select id from profiles where ${own} and ${planList(entity, { filter, search }).where})`
}
