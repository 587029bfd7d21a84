import { sql } from 'kysely'
import type { EntityId } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { aboutPeople, erasePeople } from '#engine/audience/profiles/erase-people.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { lockPeople } from '#engine/kernel/locks.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { searchEvents, sweepTraces } from '#engine/audience/profiles/forget-traces.ts'
import type { Db } from '#platform/database/database.ts'

/** Collects all data about one person by kind of record, and writes an entry to the audit log. */
export async function downloadPerson(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Record<string, unknown>> {
  const { tenantId } = scope
  const data = await engine.database.tenant(tenantId, async (db) => {
    const person = await standingId(db, tenantId, id)
    const profile = await db
      .selectFrom('profiles')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', person)
      .executeTakeFirstOrThrow()
    const parts: Record<string, unknown> = { profile: toRecord('profile', profile) }
    for (const { entity, column } of aboutPeople) {
      // A second reference field of an entity would list the same rows again.
      if (parts[entity.plural]) continue
      const { rows } = await sql<object>`
        select *
        from ${sql.table(entity.table)}
        where tenant_id = ${tenantId} and ${sql.ref(column)} = ${person}
        order by id
      `.execute(db)
      parts[entity.plural] = rows.map((row) => toRecord(entity.id as EntityId, row))
    }
    return parts
  })
  await engine.stores.note(scope, {
    action: 'export',
    entity: 'profile',
    entityId: id,
    summary: 'Everything kept about one person was downloaded',
  })
  return data
}

/**
 * Erases a person: the profile with its records (events, visits, memberships, names), refused
 * events, and mentions of the person in other records by address or name (`sweepTraces`).
 * Without `contacts`, a contact with the same address is a separate record and stays, unlinked.
 * Entries of the audit log remain without their details.
 */
export async function erasePerson(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { contacts = false }: { contacts?: boolean } = {},
): Promise<{ events: number; sessions: number; contacts: number }> {
  const { tenantId } = scope
  const { traces, counts } = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockPeople(db, tenantId)
    const person = await standingId(db, tenantId, id)
    const count = async (table: 'events' | 'sessions') =>
      (
        await db
          .selectFrom(table)
          .select(db.fn.countAll().as('n'))
          .where('tenant_id', '=', tenantId)
          .where('profile_id', '=', person)
          .executeTakeFirstOrThrow()
      ).n
    const contactIds = contacts ? await contactsOf(db, tenantId, person) : []
    const counted = {
      events: Number(await count('events')),
      sessions: Number(await count('sessions')),
      contacts: contactIds.length,
    }
    const erased = await erasePeople(tx, [person], contactIds)
    for (const contact of contactIds)
      await engine.stores.of('contact').remove(scope, contact, null, { db })
    await enqueueDomainEvents(tx, [{ type: 'profile.erased', data: { formerId: person } }])
    await searchEvents(tx, erased.traces!)
    return { traces: erased.traces!, counts: counted }
  })
  await sweepTraces(engine, tenantId, traces)
  await engine.stores.note(scope, {
    action: 'delete',
    entity: 'profile',
    entityId: id,
    summary: 'A person was erased, with everything kept about them',
  })
  return counts
}

/** Contacts with the address of a profile that no other profile has. */
async function contactsOf(db: Db, tenantId: string, person: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id
    from profiles p join contacts c on c.tenant_id = p.tenant_id and c.email = lower(p.email)
    where p.tenant_id = ${tenantId} and p.id = ${person}
      and not exists (
        select from profiles o
        where o.tenant_id = p.tenant_id and o.email = p.email and o.id <> p.id
      )
  `.execute(db)
  return rows.map((row) => row.id)
}
