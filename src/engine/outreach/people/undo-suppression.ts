import { sql } from 'kysely'
import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { isUndoable } from '#model/api/suppression-rules.ts'
import type { Suppression } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { addressHashSql } from '#engine/audience/consent/address-consent.ts'
import { suppressionsOf } from '#engine/audience/contacts/suppressions-of.ts'
import { takeOffList } from './unsuppress.ts'

/** The entries that keep an address from getting emails, newest first. */
export const listSuppressionsOf = (
  engine: Engine,
  { tenantId }: ActorScope,
  address: string,
): Promise<Suppression[]> =>
  engine.database.tenant(tenantId, async (db) =>
    (await suppressionsOf({ db, tenantId }, address)).map((row) => toRecord('suppression', row)),
  )

/**
 * Undoes a suppression that was a mistake, such as a bounce that did not concern the address: takes
 * the entry off the list, resets the check of the address, and screens people again that were
 * excluded by it. Sequences that it ended stay ended.
 * @throws ProductError `not_found`; `wrong_state` when the person opted out or complained
 */
export async function undoSuppression(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Suppression> {
  const { tenantId } = scope
  const contacts = engine.stores.of('contact')
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const entry = await engine.stores.of('suppression').lock(scope, id, null, { db })
    if (!isUndoable(entry))
      throw fail(
        'wrong_state',
        say('This person opted out or complained, so only they can ask for emails again.'),
      )
    if (entry.reason === 'bounced' && entry.kind === 'address') {
      const { rows } = await sql<{ id: string }>`
        select id from contacts
        where tenant_id = ${tenantId} and verification = 'invalid'
          and ${addressHashSql(sql`email`)} = ${entry.valueHash}
        order by id
      `.execute(db)
      for (const contact of rows)
        await contacts.update(scope, contact.id, null, { verification: 'unknown' }, { db })
    }
    return takeOffList(tx, scope, entry)
  })
}
