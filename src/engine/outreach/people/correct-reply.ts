import type { Reply } from '#model/schema/entities.generated.ts'
import type { InboxRow } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { suppressionHash } from '#engine/audience/contacts/suppression-list.ts'
import { suppressionsOf } from '#engine/audience/contacts/suppressions-of.ts'
import { readInReply } from '#engine/outreach/replies/decide-reply.ts'
import { changeReply, correctedBy, type ReplyChange } from '#engine/outreach/replies/inbox.ts'
import { takeOffList } from './unsuppress.ts'

/**
 * Changes a reply as `changeReply` does. When it was read as an opt-out and is none, the address
 * comes off the suppression list too, if nothing but that reading put it there and no other reply
 * asks for it. Sequences that it ended stay ended.
 * @throws ProductError `not_found`
 */
export const correctReply = (
  engine: Engine,
  scope: ActorScope,
  id: string,
  change: ReplyChange,
): Promise<InboxRow> =>
  inTenant(engine, scope.tenantId, async (tx) => {
    const { before, row } = await changeReply(tx, scope, id, change)
    const isNone = before.label === 'opt-out' && change.label && !ENDS_ALL.has(change.label)
    if (isNone && before.contactId) await takeBack(tx, scope, before, before.contactId)
    return row
  })

/** Labels that keep the address on the list. */
const ENDS_ALL = new Set<Reply['label']>(['opt-out', 'bounce', 'complaint'])

/** Characters that the list keeps of what decided. */
const LONGEST_SOURCE = 200

async function takeBack(
  tx: TenantTx,
  scope: ActorScope,
  { id, reason, labelledBy }: Reply,
  contactId: string,
): Promise<void> {
  const another = await tx.db
    .selectFrom('replies')
    .select('id')
    .where('contact_id', '=', contactId)
    .where('id', '!=', id)
    .where('label', 'in', [...ENDS_ALL])
    .executeTakeFirst()
  if (another) return
  const { email } = await tx.db
    .selectFrom('contacts')
    .select('email')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const readings = [readInReply(reason ?? ''), correctedBy(labelledBy ?? '')].map((text) =>
    text.slice(0, LONGEST_SOURCE),
  )
  await tx.db
    .updateTable('suppressions')
    .set({ person_asked: '' })
    .where('tenant_id', '=', tx.tenantId)
    .where('kind', '=', 'address')
    .where('value_hash', '=', suppressionHash(email))
    .where('person_asked', '=', 'replied-opt-out')
    .execute()
  for (const entry of await suppressionsOf(tx, email))
    if (entry.reason === 'replied-opt-out' && readings.includes(entry.source))
      await takeOffList(tx, scope, entry)
}
