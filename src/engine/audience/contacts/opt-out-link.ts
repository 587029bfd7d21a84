import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'

export interface OptOutLink {
  tenantId: string
  messageId: string
  outreachId: string
  email: string
  sender: string
}

/** Resolves an opt-out token to its recipient; null for an unknown token. */
export async function findOptOutLink(
  { database }: Engine,
  token: string,
): Promise<OptOutLink | null> {
  if (!/^[A-Za-z0-9_-]{20,100}$/.test(token)) return null
  const row = await database.system((db) =>
    db
      .selectFrom('messages')
      .innerJoin('contacts', (join) =>
        join
          .onRef('contacts.tenant_id', '=', 'messages.tenant_id')
          .onRef('contacts.id', '=', 'messages.contact_id'),
      )
      .innerJoin('tenants', 'tenants.id', 'messages.tenant_id')
      .select([
        'messages.tenant_id',
        'messages.id',
        'messages.outreach_id',
        'contacts.email',
        'tenants.sender_name',
        'tenants.name',
      ])
      .where('messages.unsubscribe_token_hash', '=', sha256(token))
      .executeTakeFirst(),
  )
  return row
    ? {
        tenantId: row.tenant_id,
        messageId: row.id,
        outreachId: row.outreach_id,
        email: row.email,
        sender: row.sender_name || row.name,
      }
    : null
}
