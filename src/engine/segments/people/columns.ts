import type { PeopleColumn } from '#model/schema/people-columns.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { Condition } from '#condition/condition.ts'
import {
  filterToCondition,
  operatorsOf,
  type KindOfColumn,
  type PeopleKind,
} from '#condition/people-filter.ts'
import { VALUE_KINDS } from '#condition/value-kinds.ts'

const membership = (
  key: 'segment' | 'list' | 'goal',
  title: string,
  reference: PeopleColumn['reference'],
): PeopleColumn => ({
  key,
  title,
  description: '',
  group: 'membership',
  kind: 'member',
  multivalued: true,
  operators: operatorsOf('member'),
  reference,
})

/**
 * The columns of people beyond the fields of a profile: every declared property, segments, lists,
 * goals, and the score of each scoring plan.
 */
export async function loadColumns({
  db,
  tenantId,
}: Pick<TenantTx, 'db' | 'tenantId'>): Promise<PeopleColumn[]> {
  const properties = await db
    .selectFrom('property_types')
    .select(['id', 'name', 'description', 'value_type', 'multivalued'])
    .where('tenant_id', '=', tenantId)
    .where('target', '=', 'profiles')
    .where('enabled', '=', true)
    .orderBy('rank')
    .orderBy('id')
    .execute()
  const scorings = await db
    .selectFrom('scorings')
    .select(['id', 'name', 'description'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return [
    ...properties.map((row): PeopleColumn => {
      const kind = VALUE_KINDS[row.value_type] ?? 'text'
      return {
        key: `properties.${row.id}`,
        title: row.name || row.id,
        description: row.description,
        group: 'property',
        kind,
        multivalued: row.multivalued,
        operators: operatorsOf(kind),
        reference: null,
      }
    }),
    membership('segment', 'Segments', 'segment'),
    membership('list', 'Lists', 'user-list'),
    membership('goal', 'Goals reached', 'goal'),
    ...scorings.map((row): PeopleColumn => ({
      key: `score.${row.id}`,
      title: row.name || row.id,
      description: row.description,
      group: 'score',
      kind: 'number',
      multivalued: false,
      operators: operatorsOf('number'),
      reference: null,
    })),
  ]
}

/** The kinds of columns, as filters read them. */
export function kindsOf(columns: readonly PeopleColumn[]): KindOfColumn {
  const byKey = new Map<string, PeopleKind>(columns.map(({ key, kind }) => [key, kind]))
  return (column) => byKey.get(column) ?? null
}

/** The columns that the list of people offers. */
export const peopleColumns = (engine: Engine, { tenantId }: ActorScope): Promise<PeopleColumn[]> =>
  engine.database.tenant(tenantId, (db) => loadColumns({ db, tenantId }))

/**
 * The condition for a segment of exactly the people in a list with a filter.
 * @throws ProductError `malformed`, `invalid` with each entry that no condition can express
 */
export const conditionOfFilter = async (
  engine: Engine,
  scope: ActorScope,
  filter: Record<string, unknown>,
): Promise<Condition> => filterToCondition(filter, kindsOf(await peopleColumns(engine, scope)))
