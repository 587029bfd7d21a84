import { screenPeople } from '#engine/outreach/people/screen-people.ts'
import { refreshReadiness } from '#engine/outreach/refresh-readiness.ts'
import { asSystem, type TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Judges the people of one company again in all their campaigns, after its facts changed. */
export async function screenCompany(tx: TenantTx, domain: string): Promise<void> {
  const { db } = tx
  const rows = await db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select(['outreaches.campaign_id', 'outreaches.contact_id'])
    .where('contacts.company_domain', 'in', [domain, `www.${domain}`])
    .orderBy('outreaches.campaign_id')
    .execute()
  const byCampaign = new Map<string, string[]>()
  for (const { campaign_id: id, contact_id: contactId } of rows)
    byCampaign.set(id, [...(byCampaign.get(id) ?? []), contactId])
  for (const [id, contactIds] of byCampaign) {
    await screenPeople(asSystem(tx), id, contactIds)
    await refreshReadiness(asSystem(tx), id)
  }
}

/**
 * Judges all people of campaigns that are not over again, after account research was switched off.
 */
export async function screenCampaigns(tx: TenantTx): Promise<void> {
  const { db } = tx
  const campaigns = await db
    .selectFrom('campaigns')
    .select('id')
    .where('state', 'not in', ['archived', 'completed'])
    .orderBy('id')
    .execute()
  for (const { id } of campaigns) {
    await screenPeople(asSystem(tx), id)
    await refreshReadiness(asSystem(tx), id)
  }
}
