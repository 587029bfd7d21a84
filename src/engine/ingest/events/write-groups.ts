import { sql } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import { INTAKE } from './write-people.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/**
 * Writes groups (companies, teams) named by events, and their members; new traits are added to the
 * stored ones.
 */
export async function writeGroups(
  { db, engine, tenantId }: TenantTx<Pick<Engine, 'newId'>>,
  stored: readonly PendingEvent[],
  now: Date,
): Promise<void> {
  const groups = new Map<string, { id: string; traits: JsonObject; at: number }>()
  const members = new Map<string, { group: string; person: string; at: Date }>()
  for (const {
    incoming: { groupId, groupTraits, timeStamp },
    person,
  } of stored) {
    if (groupId === null) continue
    const before = groups.get(groupId)
    groups.set(groupId, {
      id: groupId,
      traits: { ...before?.traits, ...groupTraits },
      at: Math.max(before?.at ?? 0, timeStamp),
    })
    const { id } = standing(person)
    const key = `${id} ${groupId}`
    members.set(key, {
      group: groupId,
      person: id,
      at: new Date(Math.max(timeStamp, members.get(key)?.at.getTime() ?? 0)),
    })
  }
  if (groups.size === 0) return
  const rows = [...groups.values()].map(({ id, traits, at }) => ({
    id,
    traits,
    name: typeof traits.name === 'string' ? traits.name.slice(0, 120) : '',
    at: new Date(at),
  }))
  await sql`
    insert into profile_groups (
      id, tenant_id, name, properties, last_seen_at, created_at, created_by, updated_at, updated_by
    )
    select
      r.id,
      ${tenantId},
      coalesce(nullif(r.name, ''), left(r.id, 120)),
      jsonb_strip_nulls(r.traits),
      r.at,
      ${now},
      ${INTAKE},
      ${now},
      ${INTAKE}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id text, traits jsonb, name text, at timestamptz
    )
    order by r.id
    on conflict (tenant_id, id)
    do update set
      name = coalesce(nullif(left(excluded.properties->>'name', 120), ''), profile_groups.name),
      properties = profile_groups.properties || excluded.properties,
      last_seen_at = greatest(profile_groups.last_seen_at, excluded.last_seen_at),
      version = profile_groups.version + 1,
      updated_at = excluded.updated_at,
      updated_by = excluded.updated_by
  `.execute(db)
  const belong = [...members.values()].map((member) => ({ ...member, id: engine.newId() }))
  await sql`
    insert into group_members (
      id, tenant_id, group_id, profile_id, last_seen_at, created_at, created_by, updated_at,
      updated_by
    )
    select r.id, ${tenantId}, r."group", r.person, r.at, ${now}, ${INTAKE}, ${now}, ${INTAKE}
    from jsonb_to_recordset(${JSON.stringify(belong)}::jsonb) as r(
      id uuid, "group" text, person uuid, at timestamptz
    )
    on conflict (tenant_id, group_id, profile_id)
    do update set
      last_seen_at = greatest(group_members.last_seen_at, excluded.last_seen_at),
      updated_at = excluded.updated_at,
      updated_by = excluded.updated_by
  `.execute(db)
}
