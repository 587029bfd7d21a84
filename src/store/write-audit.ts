import type { Entity } from '#model/schema/entity.ts'
import type { Actor } from '#model/api/actor.ts'
import type { AuditEntry } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { auditValues } from './row-codec.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { jsonb } from '#platform/database/jsonb.ts'

export interface AuditFacts {
  tenantId: string | null
  actor: Actor
  action: AuditEntry['action']
  entity: string
  entityId: string
  summary: string
  before: RecordValues | null
  after: RecordValues | null
}

/**
 * Writes one line of the audit log in the transaction of the audited change; the database links it
 * into its tenant's chain at commit.
 */
export async function writeAudit(db: Db, id: string, now: Date, facts: AuditFacts): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      id,
      tenant_id: facts.tenantId,
      actor_kind: facts.actor.kind,
      actor_id: facts.actor.id,
      actor_name: facts.actor.name,
      action: facts.action,
      entity: facts.entity,
      entity_id: facts.entityId,
      summary: facts.summary.slice(0, 300),
      before: facts.before && jsonb(facts.before),
      after: facts.after && jsonb(facts.after),
      chain_position: null,
      previous_hash: '',
      hash: '',
      details_hash: '',
      salt: '',
      erased_at: null,
      version: 1,
      created_at: now,
      created_by: facts.actor.name.slice(0, 120),
      updated_at: now,
      updated_by: facts.actor.name.slice(0, 120),
    })
    .execute()
}

/**
 * The difference between two states of a record: the same keys on both sides, only those that
 * differ.
 */
export function changedValues(
  entity: Entity,
  before: RecordValues,
  after: RecordValues,
): { before: RecordValues; after: RecordValues } {
  const [a, b] = [auditValues(entity, before), auditValues(entity, after)]
  const names = Object.keys(b).filter(
    (name) => name !== 'version' && JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  )
  const pick = (from: RecordValues) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(a), after: pick(b) }
}
