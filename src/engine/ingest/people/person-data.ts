import { sql } from 'kysely'
import type { EntityId } from '#model/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { aboutPeople, erasePeople } from '#engine/audience/profiles/erase-people.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { lockIdentities } from '#engine/kernel/locks.ts'

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
 * Erases a person: the profile with its records (events, visits, memberships, names) and refused
 * events. A contact with the same address is a separate record and stays, unlinked. Entries of the
 * immutable audit log stay too.
 */
export async function erasePerson(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<{ events: number; sessions: number }> {
  const { tenantId } = scope
  const erased = await engine.database.tenant(tenantId, async (db) => {
    await lockIdentities(db, tenantId)
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
    const counts = {
      events: Number(await count('events')),
      sessions: Number(await count('sessions')),
    }
    await erasePeople(db, tenantId, [person])
    await enqueueDomainEvents({ db, engine, tenantId }, [
      { type: 'profile.erased', data: { formerId: person } },
    ])
    return counts
  })
  await engine.stores.note(scope, {
    action: 'delete',
    entity: 'profile',
    entityId: id,
    summary: 'A person was erased, with everything kept about them',
  })
  return erased
}
