import { sql } from 'kysely'
import type { Entity } from '#model/schema/entity.ts'
import type { TenantDb } from '#platform/database/database.ts'
import { onlyRow } from '#model/lib/only-row.ts'

/** Records of people, and all that belong to one: their ids identify the person. */
export const isAboutPeople = (entity: Entity): boolean =>
  ['profile', 'contact'].includes(entity.id) ||
  entity.fields.some(
    ({ node }) => ['profile', 'contact'].includes(node['x-ref'] ?? '') && !node['x-weak'],
  )

/**
 * Entities of colleagues, their accounts and mailboxes: an address in their entries is that of a
 * colleague, and who may do what has to remain provable.
 */
export const KEPT_ENTRIES: readonly string[] = [
  'user',
  'invitation',
  'api-key',
  'tenant',
  'mailbox',
  'sender',
]

/** Ids of audited records that the database deletes with these. Call it before. */
export async function idsErasedWith(
  { db, tenantId }: TenantDb,
  entity: Entity,
  ids: readonly string[],
  entities: readonly Entity[],
): Promise<string[]> {
  const found: string[] = []
  for (const other of entities)
    for (const { node, column } of other.fields)
      if (other.audit && node['x-ref'] === entity.id && node['x-onDelete'] === 'cascade') {
        const { rows } = await sql<{ id: string }>`
          select id::text from ${sql.table(other.table)}
          where tenant_id = ${tenantId} and ${sql.ref(column)} = any(${ids}::uuid[])
        `.execute(db)
        found.push(...rows.map(({ id }) => id))
      }
  return found
}

/** How texts of erased people are found; both patterns are for lower-case text. */
export interface TextPatterns {
  /** Fast, and also finds longer texts. Empty: no text identifies these people. */
  rough: string
  /** Decides about what the rough one found. */
  exact: string
}

/**
 * Erases summary and values of audit entries about these records, or that name one of the people.
 * Who did what to which record, and when, remains and can be verified.
 * @returns how many entries were erased
 */
export async function eraseAudit(
  { db, tenantId }: TenantDb,
  now: Date,
  entities: readonly Entity[],
  { ids, rough, exact }: { ids: readonly string[] } & TextPatterns,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select erase_audit_entries(
      ${tenantId}::uuid,
      ${entities.filter(isAboutPeople).map(({ id }) => id)}::text[],
      ${ids}::text[],
      ${KEPT_ENTRIES}::text[],
      ${rough},
      ${exact},
      ${now}
    ) as n
  `.execute(db)
  return onlyRow(rows).n
}
