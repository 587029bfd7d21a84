import type { FormRow } from '#model/schema/entities.generated.ts'
import { isUuid } from '#model/lib/ids.ts'
import { sendingStop } from '#engine/kernel/sending-stop.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** A form as its visitors see it. */
export interface PublicForm {
  row: FormRow
  /** Name of the organization. */
  sender: string
  accentColor: string
  /** Name and text of the topics. */
  topics: { name: string; description: string }[]
  /** The other properties that it asks for, in its order. */
  properties: { id: string; name: string }[]
  /** Whether it takes sign-ups: enabled, with a mailbox or sender, in an organization that sends. */
  isOpen: boolean
}

/** Null for an unknown form. */
export async function findForm(
  { database, clock }: Engine,
  id: string,
): Promise<PublicForm | null> {
  if (!isUuid(id)) return null
  const row = await database.system((db) =>
    db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst(),
  )
  if (!row) return null
  return database.tenant(row.tenant_id, async (db) => {
    const tenant = await loadTenant(db, row.tenant_id)
    const topics = await db
      .selectFrom('topics')
      .select(['id', 'name', 'public_description as description'])
      .where('tenant_id', '=', row.tenant_id)
      .where('id', 'in', ['', ...row.topic_ids])
      .orderBy('name')
      .execute()
    const properties = await db
      .selectFrom('property_types')
      .select(['id', 'name'])
      .where('tenant_id', '=', row.tenant_id)
      .where('id', 'in', ['', ...row.property_ids])
      .execute()
    return {
      row,
      sender: tenant.name,
      accentColor: tenant.accent_color,
      topics,
      properties: properties.toSorted(
        (a, b) => row.property_ids.indexOf(a.id) - row.property_ids.indexOf(b.id),
      ),
      isOpen:
        row.enabled &&
        (row.mailbox_id !== null || row.sender_id !== null) &&
        !sendingStop(tenant, clock.now()),
    }
  })
}
