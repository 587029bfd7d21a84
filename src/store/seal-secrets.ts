import { sql } from 'kysely'
import { fieldNamed, type Entity, type Field } from '#model/schema/entity.ts'
import type { Database } from '#platform/database/database.ts'
import { sealPlace, type Secrets } from '#platform/secrets.ts'
import { isSecret, recordOf } from './row-codec.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/** The place of a record's field, for sealing and opening its value. */
export const placeOf = (
  { id: entity }: Entity,
  { name }: Field,
  { id, tenantId }: RecordValues,
): string => sealPlace(entity, name, String(id), typeof tenantId === 'string' ? tenantId : '')

/**
 * Whether a text was sealed here with a configured key: a secret that only resembles one is sealed
 * like any other.
 */
function isSealed(secrets: Secrets, text: string, place: string): boolean {
  try {
    return secrets.open(text, place) !== text || text === ''
  } catch {
    return false
  }
}

/**
 * Whether a field is a secret that users set and never read again: always, or depending on another
 * field.
 */
export const isKept = ({ node }: Field): boolean =>
  node['x-field'] === 'secret' || node['x-secretWhen'] !== undefined

/**
 * The values to write, with secrets sealed for their record and field. A record that becomes secret
 * gets its existing value sealed; one that is no longer secret loses it, because showing it would
 * reveal it. A given text is always sealed, whatever its format: a sealed value copied from
 * elsewhere must not open here.
 * @param before the stored record; null when it is being created
 */
export function sealSecrets(
  entity: Entity,
  values: RecordValues,
  before: RecordValues | null,
  secrets: Secrets,
): RecordValues {
  const result = { ...values }
  for (const field of entity.fields.filter(isKept)) {
    const after = { ...before, ...values }
    const given = values[field.name]
    const wasSecret = before !== null && isSecret(field, before)
    if (!isSecret(field, after) && field.node['x-field'] !== 'secret') {
      if (wasSecret && given === undefined) result[field.name] = field.node.default ?? null
      continue
    }
    if (wasSecret && given === before[field.name]) continue
    const value = given ?? (before && !wasSecret ? before[field.name] : undefined)
    if (typeof value === 'string')
      result[field.name] = secrets.seal(value, placeOf(entity, field, after))
  }
  return result
}

/** For the audit log: that a secret was set or removed, never its value. */
export function secretChanges(
  entity: Entity,
  before: RecordValues,
  after: RecordValues,
): { before: RecordValues; after: RecordValues } {
  const changed = entity.fields.filter(
    (field) => isKept(field) && isSecret(field, after) && before[field.name] !== after[field.name],
  )
  const marks = (record: RecordValues) =>
    Object.fromEntries(changed.map((field) => [field.name, { set: Boolean(record[field.name]) }]))
  return { before: marks(before), after: marks(after) }
}

/**
 * Seals values that earlier versions stored in plain text. Runs at every start, because only the
 * program has the key. Does nothing when all are sealed.
 * @returns the number of sealed values
 */
export async function sealOpenSecrets(
  database: Database,
  entities: readonly Entity[],
  secrets: Secrets,
): Promise<number> {
  let sealed = 0
  for (const entity of entities)
    for (const field of entity.fields.filter(({ node }) => node['x-secretWhen'] !== undefined))
      sealed += await database.system(async (db) => {
        const where = sql.join(
          Object.entries(field.node['x-secretWhen']!).map(
            ([name, value]) => sql`${sql.ref(fieldNamed(entity, name).column)} = ${value}`,
          ),
          sql` and `,
        )
        const { rows } = await sql<RecordValues>`select * from ${sql.table(entity.table)}
            where ${where} and ${sql.ref(field.column)} <> '' for update`.execute(db)
        const open = rows.filter(
          (row) =>
            !isSealed(
              secrets,
              String(row[field.column]),
              placeOf(entity, field, recordOf<RecordValues>(entity, row)),
            ),
        )
        for (const row of open) {
          const record = recordOf<RecordValues>(entity, row)
          const own = entity.scope === 'tenant' ? sql`tenant_id = ${record.tenantId}` : sql`true`
          await sql`update ${sql.table(entity.table)}
            set ${sql.ref(field.column)}
            = ${secrets.seal(String(record[field.name]), placeOf(entity, field, record))}
            where ${own} and id = ${record.id}`.execute(db)
        }
        return open.length
      })
  return sealed
}
