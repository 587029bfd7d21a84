import type { Campaign, Contact, Mailbox, Tenant } from '#model/schema/entities.generated.ts'
import { greetableName } from '#model/lib/person-name.ts'
import { domainOf } from '#model/lib/address-domain.ts'

export interface MergeSource {
  contact: Pick<
    Contact,
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'title'
    | 'company'
    | 'companyDomain'
    | 'industry'
    | 'city'
    | 'country'
    | 'department'
    | 'custom'
  >
  campaign: Pick<Campaign, 'messaging'>
  mailbox: Pick<Mailbox, 'fromName' | 'address'>
  tenant: Pick<Tenant, 'senderName' | 'name'>
}

/**
 * Values of the variables for one person and one mailbox; unknown ones are empty, so that fallbacks
 * apply.
 */
export function mergeValues({
  contact,
  campaign,
  mailbox,
  tenant,
}: MergeSource): Record<string, string> {
  const custom = Object.fromEntries(
    Object.entries(contact.custom ?? {}).flatMap(([key, value]) => [
      [key, String(value ?? '')],
      [`custom.${key}`, String(value ?? '')],
    ]),
  )
  const [firstName, lastName] = [greetableName(contact.firstName), greetableName(contact.lastName)]
  const sender = mailbox.fromName || tenant.senderName
  return {
    ...custom,
    first_name: firstName,
    last_name: lastName,
    full_name: [firstName, lastName].filter(Boolean).join(' '),
    title: contact.title,
    company: contact.company,
    domain: contact.companyDomain || domainOf(contact.email),
    industry: contact.industry,
    city: contact.city,
    country: contact.country,
    department: contact.department,
    email: contact.email,
    sender_name: sender,
    sender_first_name: sender.split(' ')[0] ?? '',
    sender_company: campaign.messaging.companyName?.text || tenant.name,
    sender_email: mailbox.address,
  }
}
