import { sql, type RawBuilder } from 'kysely'
import type { Anonymized } from '#model/api/answers/profile-answers.ts'
import type { ProfileRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import { profileAnonymized } from '#engine/ingest/ingest-events.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { changed } from '#engine/segments/changed.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import { forgetTraces, sweepTraces } from '#engine/audience/profiles/forget-traces.ts'
import { moveToMaster } from '#engine/audience/profiles/move-to-master.ts'
import { nameOf } from '#engine/audience/profiles/profile-draft.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { onlyRow } from '#model/lib/only-row.ts'

/** The tag of property types with personal data (Apache Unomi's). */
const PERSONAL = 'personalIdentifierProperties'
/**
 * Properties with personal data even without a declaration: those among Segment's reserved traits,
 * and Unomi's.
 */
const ALWAYS = [
  'name',
  'firstName',
  'lastName',
  'title',
  'username',
  'email',
  'phone',
  'phoneNumber',
  'address',
  'avatar',
  'birthday',
  'birthDate',
  'ipAddress',
  'linkedInId',
  'facebookId',
  'twitterId',
  'googleId',
  'profilePictureUrl',
]

/** Names of the properties with personal data in this tenant. */
export async function personalNames(db: Db, tenantId: string): Promise<string[]> {
  const types = await db
    .selectFrom('property_types')
    .select(['id', 'tags', 'identifier', 'value_type', 'automatic_mappings_from'])
    .where('tenant_id', '=', tenantId)
    .where('target', '=', 'profiles')
    .execute()
  const personal = types.filter(
    (type) =>
      type.identifier ||
      type.tags.includes(PERSONAL) ||
      ['email', 'phone'].includes(type.value_type),
  )
  return [
    ...new Set([
      ...ALWAYS,
      ...personal.flatMap((type) => [type.id, ...type.automatic_mappings_from]),
    ]),
  ]
}

const within = (names: readonly string[]) =>
  sql`
    (
      e.properties ?| ${names}::text[]
      or e.properties->'traits' ?| ${names}::text[]
      or e.properties#>'{flattenedProperties,fields}' ?| ${names}::text[]
      or e.source->'properties' ?| ${names}::text[]
      or e.target->'properties' ?| ${names}::text[]
    )
  `

async function countOf(
  db: Db,
  tenantId: string,
  { id, properties }: ProfileRow,
  names: readonly string[],
): Promise<Anonymized> {
  const { rows } = await sql<{
    aliases: number
    notes: number
    events: number
  }>`
    select
      (
        select count(*)::integer
        from profile_aliases
        where tenant_id = ${tenantId} and profile_id = ${id}
      ) as aliases,
      (
        (
          select count(*) from profile_notes where tenant_id = ${tenantId} and profile_id = ${id}
        ) + (select count(*) from todos where tenant_id = ${tenantId} and profile_id = ${id})
      )::integer as notes,
      (
        select count(*)::integer
        from events e
        where tenant_id = ${tenantId} and profile_id = ${id} and ${within(names)}
      ) as events
  `.execute(db)
  return {
    properties: Object.keys(properties)
      .filter((name) => names.includes(name))
      .toSorted(),
    ...onlyRow(rows),
  }
}

const withoutNames = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const profileRow = (db: Db, tenantId: string, id: string) =>
  db
    .selectFrom('profiles')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Previews the data that anonymizing would remove; changes nothing.
 * @throws ProductError `not_found`
 */
export function previewAnonymize(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
): Promise<Anonymized> {
  return engine.database.tenant(tenantId, async (db) =>
    countOf(
      db,
      tenantId,
      await profileRow(db, tenantId, await standingId(db, tenantId, id)),
      await personalNames(db, tenantId),
    ),
  )
}

/** A structure without these names in the object at a path, if there is one. */
const without = (structure: RawBuilder<unknown>, path: string, names: readonly string[]) =>
  sql`
    case
      when jsonb_typeof(${structure}#>${path}::text[]) = 'object'
        then jsonb_set(${structure}, ${path}::text[], (${structure}#>${path}::text[]) - ${names}::text[])
      else ${structure}
    end
  `

/**
 * Removes values from the places where dialects store traits: the properties, the traits of an
 * identify call, the fields of a form, and the properties of source and target.
 */
async function stripEvents(db: Db, tenantId: string, person: string, names: readonly string[]) {
  const traits = without(sql`e.properties`, '{traits}', names)
  const stripped = without(sql`(${traits})`, '{flattenedProperties,fields}', names)
  await sql`
    update events e
    set
      properties = (${stripped}) - ${names}::text[],
      source = ${without(sql`e.source`, '{properties}', names)},
      target = ${without(sql`e.target`, '{properties}', names)},
      version = version + 1
    where tenant_id = ${tenantId} and profile_id = ${person} and ${within(names)}
  `.execute(db)
}

/**
 * Removes addresses and subjects from messages, and values from the events that started journeys;
 * cancels messages that were not sent.
 */
async function stripMessages(tx: TenantTx, person: string, names: readonly string[]) {
  const { db, tenantId } = tx
  await publish(tx, profileAnonymized, { profileId: person })
  await sql`
    update engage_messages
    set address = '', subject = '', mime = '', detail = '', version = version + 1
    where tenant_id = ${tenantId} and profile_id = ${person} and state <> 'sending'
  `.execute(db)
  const cause = without(
    sql`(${without(sql`cause`, '{source,properties}', names)})`,
    '{target,properties}',
    names,
  )
  await sql`
    update journey_executions
    set cause = jsonb_set(
      ${cause},
      '{properties}',
      (coalesce(cause->'properties', '{}') - ${names}::text[]) - 'traits' - 'flattenedProperties'
    )
    where tenant_id = ${tenantId} and profile_id = ${person} and cause is not null
  `.execute(db)
}

/**
 * Removes all personal data of a profile: name, address, personal properties (also from its
 * events), aliases, notes and to-dos, refused events, data for undoing merges, and addresses in
 * messages. Events, visits and scores stay, so that statistics do not change. They move to a
 * profile with a new id, which is returned, because the old id would identify the person again. A
 * contact with the address stays as an unlinked record. This cannot be undone (decision 019).
 * @throws ProductError `not_found`
 */
export async function anonymize(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Anonymized & { id: string }> {
  const { tenantId } = scope
  const {
    person,
    taken,
    traces: left,
  } = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockIdentities(db, tenantId)
    await lockMemberships(db, tenantId, 'shared')
    const found = await standingId(db, tenantId, id)
    const names = await personalNames(db, tenantId)
    const row = await profileRow(db, tenantId, found)
    const counted = await countOf(db, tenantId, row, names)
    await stripEvents(db, tenantId, found, names)
    const traces = await forgetTraces(tx, [found])
    // Assigns a new id, because browsers and other systems know the old one.
    const fresh = engine.newId()
    const { rows: aliases } = await sql<{ kind: string }>`
      select distinct kind from profile_aliases
      where tenant_id = ${tenantId} and profile_id = ${found}
    `.execute(db)
    const properties = withoutNames(row.properties, names)
    const { updated_at, updated_by } = baseRow(engine, scope)
    const columns = {
      id: fresh,
      name: nameOf({ id: fresh, email: null, properties }),
      email: null,
      anonymous: true,
      properties,
      // Rules that merge people keep their identifying values here, by the kinds of their aliases.
      system_properties: withoutNames(row.system_properties, [
        ...names,
        ...aliases.map(({ kind }) => kind),
      ]),
      created_by: updated_by,
      updated_at,
      updated_by,
      version: 1,
    }
    await sql`
      insert into profiles
      select (jsonb_populate_record(p, ${JSON.stringify(columns)}::jsonb)).*
      from profiles p
      where tenant_id = ${tenantId} and id = ${found}
    `.execute(db)
    await moveToMaster(tx, { loser: found, master: fresh }, updated_at)
    for (const table of ['profile_aliases', 'profile_notes', 'todos'] as const)
      await db
        .deleteFrom(table)
        .where('tenant_id', '=', tenantId)
        .where('profile_id', '=', fresh)
        .execute()
    await stripMessages(tx, fresh, names)
    await db
      .updateTable('contacts')
      .set({ profile_id: null })
      .where('tenant_id', '=', tenantId)
      .where('profile_id', '=', fresh)
      .execute()
    await changed(tx, [{ profileIds: [fresh], everything: true }])
    await enqueueDomainEvents(tx, [{ type: 'profile.anonymised', data: { formerId: found } }])
    return { person: found, traces, taken: { id: fresh, ...counted } }
  })
  await sweepTraces(engine, tenantId, left)
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'profile',
    entityId: person,
    summary: 'A person was anonymized',
    facts: { properties: taken.properties },
  })
  return taken
}
