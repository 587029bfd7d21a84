import { blankRecord } from '#model/schema/blank-record.ts'
import type { Contact, Tenant } from '#model/schema/entities.generated.ts'
import type { MailSource } from '#engine/outreach/sending/render-mail.ts'

type Sample = [
  firstName: string,
  lastName: string,
  title: string,
  company: string,
  domain: string,
  city: string,
  timeZone: string,
]

/** Made-up people at made-up companies; `.example` is reserved and cannot receive email. */
const SAMPLES: readonly Sample[] = [
  [
    'Ines',
    'Duarte',
    'Head of Operations',
    'Northwind Foods',
    'northwind.example',
    'Lisbon',
    'Europe/Lisbon',
  ],
  [
    'Tom',
    'Weber',
    'Operations Manager',
    'Northwind Foods',
    'northwind.example',
    'Lisbon',
    'Europe/Lisbon',
  ],
  [
    'Sofia',
    'Marino',
    'Managing Director',
    'Vela Logistics',
    'vela.example',
    'Milan',
    'Europe/Rome',
  ],
  ['Erik', 'Lund', 'Plant Manager', 'Fjord Components', 'fjord.example', 'Oslo', 'Europe/Oslo'],
  [
    'Claire',
    'Moreau',
    'Finance Director',
    'Atelier Moreau',
    'moreau.example',
    'Lyon',
    'Europe/Paris',
  ],
  [
    'Daniel',
    'Okafor',
    'Founder',
    'Brightside Labs',
    'brightside.example',
    'London',
    'Europe/London',
  ],
  ['Maya', 'Brooks', 'VP Sales', 'Harbor Supply', 'harbor.example', 'Boston', 'America/New_York'],
  [
    'Jonas',
    'Keller',
    'Head of Purchasing',
    'Keller Works',
    'keller.example',
    'Zurich',
    'Europe/Zurich',
  ],
]

/** Eight people to rehearse with as long as the campaign has none. */
export const samplePeople = (): Contact[] =>
  SAMPLES.map(([firstName, lastName, title, company, companyDomain, city, timeZone], index) => ({
    ...blankRecord('contact'),
    id: `sample-${index + 1}`,
    email: `${firstName}.${lastName}@${companyDomain}`.toLowerCase(),
    firstName,
    lastName,
    title,
    company,
    companyDomain,
    city,
    timeZone,
    verification: 'ok',
  }))

/** A mailbox with the defaults of a new one, as long as the account has none. */
export const sampleMailbox = (
  tenant: Pick<Tenant, 'senderName' | 'name' | 'timeZone'>,
): MailSource['mailbox'] => ({
  ...blankRecord('mailbox'),
  id: 'sample-mailbox',
  address: 'you@your-domain.example',
  fromName: tenant.senderName || tenant.name,
  timeZone: tenant.timeZone,
  state: 'active',
})
