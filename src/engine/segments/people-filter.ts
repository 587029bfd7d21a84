import { sql, type RawBuilder } from 'kysely'
import { entities, entityOf } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { findNamed } from '#store/find-named.ts'
import { planList } from '#store/list-query.ts'

/** A page of people: rows from `first`, counted from 0, that match the filter. */
export interface PeoplePage {
  first: number
  size: number
  filter: Record<string, unknown>
}

/**
 * Restricts `profiles p` to the rows that a list of profiles with this filter shows: `q` and
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
  const search = { ids: await findNamed({ db, entities, own }, entity, { filter }), isAll: false }
  return sql`and p.id in (select id from profiles where ${own} and ${planList(entity, { filter, search }).where})`
}
