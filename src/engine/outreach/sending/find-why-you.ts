import type { Campaign, Contact, Tenant } from '#model/schema/entities.generated.ts'
import type { WhyYou } from '#model/api/company-research.ts'
import type { Db } from '#platform/database/database.ts'
import { researchDomainOf, usableCompanies } from '#engine/audience/research/company-of-contact.ts'
import { whyYouIn } from '#drafting/why-you/say-why-you.ts'

/** Why the campaign writes to this contact's company now; null where nothing is certain. */
export async function findWhyYou(
  db: Db,
  tenant: Pick<Tenant, 'companyResearch'>,
  { campaign, contact }: { campaign: Campaign; contact: Contact },
  now: number,
): Promise<WhyYou | null> {
  if (campaign.whyYou === false) return null
  const companies = await usableCompanies(db, tenant, [contact], now)
  return whyYouIn(campaign, companies.get(researchDomainOf(contact)), now)
}
