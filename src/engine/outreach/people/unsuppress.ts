import type { Suppression } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { RemoveOptions, RecordVersion } from '#store/entity-store.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { domainOf } from '#model/lib/address-domain.ts'
import { screenPeople } from './screen-people.ts'
import { suppressionHash } from '#engine/audience/contacts/suppression-list.ts'

/**
 * Removes an entry from the suppression list and reevaluates the people it excluded. People who
 * opted out, bounced or complained stay excluded, because these facts are stored on the person.
 * @param removal keeps the entry restorable; restoring it excludes the people again
 * @throws ProductError `not_found`, `conflict`
 */
export async function unsuppress(
  engine: Engine,
  scope: ActorScope,
  seen: RecordVersion,
  removal?: RemoveOptions,
): Promise<Suppression> {
  return inTenant(engine, scope.tenantId, (tx) => takeOffList(tx, scope, seen, removal))
}

/** The same in the caller's transaction. */
export async function takeOffList(
  tx: TenantTx,
  scope: ActorScope,
  { id, version }: RecordVersion,
  removal?: RemoveOptions,
): Promise<Suppression> {
  const { db, engine } = tx
  const removed = await engine.stores
    .of('suppression')
    .remove(scope, id, version, { ...removal, db })
  for (const [campaignId, contactIds] of await keptOut(db, removed))
    await screenPeople({ ...tx, scope }, campaignId, contactIds)
  return removed
}

/**
 * Contacts that are excluded because of this entry, by campaign. Compares its hash only, because
 * the value may be erased.
 */
async function keptOut(db: Db, { kind, valueHash }: Suppression): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select(['outreaches.campaign_id', 'outreaches.contact_id', 'contacts.email'])
    .where('outreaches.excluded_by', '=', 'suppressed')
    .where('outreaches.state', '=', 'excluded')
    .orderBy('outreaches.campaign_id')
    .execute()
  const isMeant = (email: string) =>
    kind === 'address'
      ? suppressionHash(email) === valueHash
      : parentsOf(domainOf(email)).some((domain) => suppressionHash(domain) === valueHash)
  const found = new Map<string, string[]>()
  for (const row of rows)
    if (isMeant(row.email))
      found.set(row.campaign_id, [...(found.get(row.campaign_id) ?? []), row.contact_id])
  return found
}

const parentsOf = (domain: string) =>
  domain.split('.').map((_, index, parts) => parts.slice(index).join('.'))
