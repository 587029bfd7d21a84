import { sql, type RawBuilder } from 'kysely'
import { fieldNamed, type Entity, type Field } from '#model/schema/entity.ts'
import type { Database, Db } from '#platform/database/database.ts'
import { sealPlace, type Secrets } from '#platform/secrets.ts'
import { isSecret, recordOf } from './row-codec.ts'
import { isKept, placeOf } from './seal-secrets.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/*
 * Every place where sealed values are stored: the secret fields of entities, `secret_values` (keys
 * of the installation), and the copies of deleted records that can still be brought back.
 */

interface Sealed {
  entity: Entity
  field: Field
}

const sealedFields = (entities: readonly Entity[], scope: Entity['scope']): Sealed[] =>
  entities
    .filter((entity) => entity.scope === scope)
    .flatMap((entity) => entity.fields.filter(isKept).map((field) => ({ entity, field })))

/** Matches sealed texts; `v1` names no key. */
const LOOKS_SEALED = '^v1\\.[A-Za-z0-9_-]{38,}$|^v2\\.[0-9a-f]+\\.'
/** The same within JSON. */
const HOLDS_SEALED = '": *"(v1\\.[A-Za-z0-9_-]{38,}"|v2\\.[0-9a-f]+\\.)'

const isOutdated = (column: RawBuilder<unknown>, { prefix }: Secrets) =>
  sql`${column} ~ ${LOOKS_SEALED} and not starts_with(${column}, ${prefix})`

/** Matches the records in which the field is secret. */
function secretWhen({ entity, field }: Sealed): RawBuilder<unknown> {
  const when = Object.entries(field.node['x-secretWhen'] ?? {}).map(
    ([name, value]) => sql`${sql.ref(fieldNamed(entity, name).column)} = ${value}`,
  )
  return when.length === 0 ? sql`true` : sql.join(when, sql` and `)
}

const installationValue = sql`value ->> 'sealed'`

/** The number of sealed values, and which keys sealed them. */
export interface SealCount {
  total: number
  outdated: number
  /** Tenants with outdated values. */
  tenants: string[]
  /** Whether values of the installation itself are outdated. */
  global: boolean
  /** Ids of keys that sealed values and are not configured. */
  unknownKeys: string[]
}

/** Counts sealed values of the whole installation, or of one tenant. */
export async function countSealed(
  database: Database,
  entities: readonly Entity[],
  secrets: Secrets,
  tenantId?: string,
): Promise<SealCount> {
  const parts = [
    ...sealedFields(entities, 'tenant').map(
      (sealedField) =>
        sql`select tenant_id::text as tenant, ${sql.ref(sealedField.field.column)} as text
          from ${sql.table(sealedField.entity.table)} where ${secretWhen(sealedField)}`,
    ),
    ...sealedFields(entities, 'global').map(
      (sealedField) =>
        sql`select null::text as tenant, ${sql.ref(sealedField.field.column)} as text
          from ${sql.table(sealedField.entity.table)} where ${secretWhen(sealedField)}`,
    ),
    sql`select null::text as tenant, ${installationValue} as text from secret_values`,
    sql`select tenant_id::text as tenant, (regexp_matches(rows::text, ${HOLDS_SEALED}, 'g'))[1]
      as text from deleted_records`,
  ]
  const { rows } = await database.system((db) =>
    sql<{
      tenant: string | null
      key: string
      n: number
    }>`select tenant, case when text ~ '^v2' then split_part(text, '.', 2) else '' end as key, count(*)::int as n
      from (${sql.join(parts, sql` union all `)}) sealed
        where text ~ '^v[12]\\.'
        and ${tenantId === undefined ? sql`true` : sql`tenant = ${tenantId}`}
        group by 1, 2`.execute(db),
  )
  const outdated = rows.filter(({ key }) => key !== secrets.keyId)
  const known = new Set(['', secrets.keyId, ...secrets.olderKeyIds])
  return {
    total: rows.reduce((sum, { n }) => sum + n, 0),
    outdated: outdated.reduce((sum, { n }) => sum + n, 0),
    tenants: [...new Set(outdated.flatMap(({ tenant }) => tenant ?? []))],
    global: outdated.some(({ tenant }) => tenant === null),
    unknownKeys: [...new Set(rows.map(({ key }) => key).filter((key) => !known.has(key)))],
  }
}

/**
 * Whether a configured key opens the sealed values: null when there are none. Checks a few values
 * of each place.
 */
export async function opensSealed(
  database: Database,
  entities: readonly Entity[],
  secrets: Secrets,
): Promise<boolean | null> {
  const tried = await database.system(async (db) => {
    const { rows } = await sql<{
      id: string
      text: string
    }>`select id, ${installationValue} as text from secret_values
      where ${installationValue} ~ ${LOOKS_SEALED} limit 3`.execute(db)
    const values = rows.map(({ id, text }) => ({ text, place: installationPlace(id) }))
    for (const sealedField of [
      ...sealedFields(entities, 'tenant'),
      ...sealedFields(entities, 'global'),
    ]) {
      const { entity, field } = sealedField
      const found = await sql<RecordValues>`select * from ${sql.table(entity.table)}
          where ${secretWhen(sealedField)} and ${sql.ref(field.column)} ~ ${LOOKS_SEALED}
          limit 3`.execute(db)
      values.push(
        ...found.rows.map((row) => ({
          text: String(row[field.column]),
          place: placeOf(entity, field, recordOf<RecordValues>(entity, row)),
        })),
      )
    }
    return values
  })
  return tried.length === 0
    ? null
    : tried.some(({ text, place }) => reseal(secrets, text, place) !== null)
}

/** The result of one batch. */
export interface Resealed {
  resealed: number
  /** Values that no configured key opens; they are left unchanged. */
  unopened: number
  /** False when no value is left. */
  more: boolean
}

const nothing: Resealed = { resealed: 0, unopened: 0, more: false }

function reseal(secrets: Secrets, text: string, place: string): string | null {
  try {
    return secrets.seal(secrets.open(text, place), place)
  } catch {
    return null
  }
}

/** The position of a walk over a tenant's values: which field, and after which id. */
export interface ResealPlace {
  field: number
  after: string
}

/** Where sealed values are stored, and the keys for them. */
export interface SealedPlaces {
  database: Database
  entities: readonly Entity[]
  secrets: Secrets
}

/**
 * Seals up to `size` outdated values of a tenant (of the installation for null) with the current
 * key, in one transaction. A value that is changed concurrently keeps the change. Resealed values
 * are no longer outdated, so an interrupted walk can start over.
 * @returns also the position to continue from; null at the end
 */
export async function resealPortion(
  { database, entities, secrets }: SealedPlaces,
  tenantId: string | null,
  at: ResealPlace,
  size = 100,
): Promise<Resealed & { next: ResealPlace | null }> {
  const fields = sealedFields(entities, tenantId === null ? 'global' : 'tenant')
  const sealedField = fields[at.field]
  if (sealedField) {
    const { last, ...done } = await database.system((db) =>
      resealField(db, sealedField, secrets, { tenantId, after: at.after, size }),
    )
    return {
      ...done,
      next: done.more ? { field: at.field, after: last } : { field: at.field + 1, after: '' },
    }
  }
  const done = await database.system((db) =>
    tenantId === null
      ? resealInstallation(db, secrets)
      : resealDeleted(db, entities, secrets, tenantId),
  )
  return { ...done, next: null }
}

async function resealField(
  db: Db,
  one: Sealed,
  secrets: Secrets,
  { tenantId, after, size }: { tenantId: string | null; after: string; size: number },
): Promise<Resealed & { last: string }> {
  const { entity, field } = one
  const [table, column] = [sql.table(entity.table), sql.ref(field.column)]
  const own = tenantId === null ? sql`true` : sql`tenant_id = ${tenantId}`
  const { rows } = await sql<RecordValues>`select * from ${table}
      where ${own} and ${secretWhen(one)} and ${isOutdated(column, secrets)}
    and id::text > ${after} order by id::text limit ${size}`.execute(db)
  let [resealed, unopened] = [0, 0]
  for (const row of rows) {
    const text = String(row[field.column])
    const sealed = reseal(
      secrets,
      text,
      placeOf(entity, field, recordOf<RecordValues>(entity, row)),
    )
    if (sealed === null) unopened += 1
    else {
      const { numAffectedRows } = await sql`update ${table} set ${column} = ${sealed}
          where ${own} and id = ${row.id} and ${column} = ${text}`.execute(db)
      resealed += Number(numAffectedRows ?? 0)
    }
  }
  return { resealed, unopened, more: rows.length === size, last: String(rows.at(-1)?.id ?? '') }
}

async function resealInstallation(db: Db, secrets: Secrets): Promise<Resealed> {
  const { rows } = await sql<{
    id: string
    text: string
  }>`select id, ${installationValue} as text from secret_values
    where ${isOutdated(sql`(${installationValue})`, secrets)} for update`.execute(db)
  const done = { ...nothing }
  for (const { id, text } of rows) {
    const sealed = reseal(secrets, text, installationPlace(id))
    if (sealed === null) done.unopened += 1
    else {
      await sql`update secret_values set value = jsonb_set(value, '{sealed}',
          to_jsonb(${sealed}::text)) where id = ${id}`.execute(db)
      done.resealed += 1
    }
  }
  return done
}

/** The place of a key that the installation created. */
export const installationPlace = (id: string): string => sealPlace('secret-value', 'value', id)

async function resealDeleted(
  db: Db,
  entities: readonly Entity[],
  secrets: Secrets,
  tenantId: string,
): Promise<Resealed> {
  const { rows } = await sql<{
    id: string
    rows: { entity: string; row: RecordValues }[]
  }>`select id, rows from deleted_records where tenant_id = ${tenantId}
    and rows::text ~ ${HOLDS_SEALED} for update`.execute(db)
  const done = { ...nothing }
  for (const { id, rows: kept } of rows) {
    const before = done.resealed
    for (const { entity: name, row } of kept) {
      const entity = entities.find((candidate) => candidate.id === name)
      for (const field of entity?.fields.filter(isKept) ?? []) {
        const [text, record] = [row[field.column], recordOf<RecordValues>(entity!, row)]
        if (
          typeof text !== 'string' ||
          text === '' ||
          text.startsWith(secrets.prefix) ||
          !isSecret(field, record)
        )
          continue
        const sealed = reseal(secrets, text, placeOf(entity!, field, record))
        if (sealed === null) done.unopened += 1
        else {
          row[field.column] = sealed
          done.resealed += 1
        }
      }
    }
    if (done.resealed > before)
      await sql`update deleted_records set rows = ${JSON.stringify(kept)}::jsonb
        where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  }
  return done
}
