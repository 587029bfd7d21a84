import { sql } from 'kysely'
import type { RehearsalWarning } from '#model/api/answers/broadcast-answers.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { Selection } from './select-people.ts'

/** Variables that are counted, most urgent first: those of the subject. */
const MAX_VARIABLES = 10

/** `{{ properties.firstName }}` or `{{ properties.firstName | upcase }}`, without a default. */
const OUTPUT = /\{\{-?\s*properties\.([A-Za-z_][\w-]*)\s*((?:\|[^}]*)?)-?\}\}/g

/**
 * The properties that a text prints without a default. Conditions around an output are not read, so
 * a value may be listed that is never printed empty.
 */
export const bareProperties = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(OUTPUT)]
      .filter(([, , filters]) => !/\|\s*default\b/.test(filters ?? ''))
      .map(([, name]) => name!),
  ),
]

/** Recipients without a value that the published template prints without a default. */
export async function missingValues(
  { db, tenantId }: TenantTx,
  { reach: { engage }, version, judged }: Selection,
): Promise<RehearsalWarning[]> {
  if (version === null) return []
  const template = await db
    .selectFrom('template_versions')
    .select(['subject', 'source', 'text'])
    .where('tenant_id', '=', tenantId)
    .where('template_id', '=', engage.templateId ?? '')
    .where('number', '=', version)
    .executeTakeFirst()
  if (!template) return []
  const names = [
    ...new Set([template.subject, template.source, template.text].flatMap(bareProperties)),
  ].slice(0, MAX_VARIABLES)
  if (names.length === 0) return []
  const { rows } = await sql<{ name: string; n: number }>`
    select v.name, count(*)::int as n
    from (${judged}) judged
    join profiles p on p.tenant_id = ${tenantId} and p.id = judged.id
    cross join unnest(${names}::text[]) as v (name)
    where judged.reason = '' and coalesce(btrim(p.properties ->> v.name), '') = ''
    group by v.name
    order by n desc, v.name
  `.execute(db)
  return rows.map(({ name, n }) => ({
    kind: 'missing-value',
    variable: `properties.${name}`,
    people: n,
  }))
}
