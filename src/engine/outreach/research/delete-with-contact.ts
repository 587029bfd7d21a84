import { sql } from 'kysely'
import type { Contact } from '#model/schema/entities.generated.ts'
import { researchDomainOf } from '#engine/audience/research/company-of-contact.ts'
import type { Db } from '#platform/database/database.ts'

/** Deletes the facts about a company that was left by its last contact. */
export async function deleteCompanyWithContact(
  db: Db,
  tenantId: string,
  contact: Pick<Contact, 'email' | 'companyDomain'>,
): Promise<void> {
  const domain = researchDomainOf(contact)
  if (!domain) return
  await sql`
    delete from researched_companies
    where tenant_id = ${tenantId}
      and domain = ${domain}
      and not exists (
        select
        from contacts c
        where c.tenant_id = ${tenantId} and c.company_domain in (${domain}, ${`www.${domain}`})
      )
  `.execute(db)
}
