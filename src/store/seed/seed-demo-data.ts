import { systemActor } from '#model/api/actor.ts'
import type { Database } from '#platform/database/database.ts'
import type { EntityStores } from '../entity-store.ts'
import { demoContacts } from './demo-people.ts'

/** The demo tenant has the same id everywhere. */
export const DEMO_TENANT = '01900000-0000-7000-8000-0000000000de'

export interface DemoMailServer {
  smtpPort: number
  imapPort: number
}

/** The people that the seed creates, each with a contact. */
export const SEEDED_PEOPLE = 60

/**
 * Creates a tenant with a realistic history: Halden Loggers, who rent temperature loggers to
 * exporters of fresh fish. Does nothing when it exists.
 */
export async function seedDemoData(
  stores: EntityStores,
  mail: DemoMailServer | null,
): Promise<boolean> {
  const global = { tenantId: '', actor: systemActor }
  if (await stores.of('tenant').get(global, DEMO_TENANT)) return false
  await stores.of('tenant').create(global, {
    id: DEMO_TENANT,
    name: 'Halden Loggers',
    status: 'ACTIVE',
    subscription_tier: 'GROWTH',
    website: 'https://halden-loggers.example',
    senderName: 'Marit Holm',
    postalAddress: 'Havnegata 4, 1771 Halden, Norway',
    timeZone: 'Europe/Oslo',
  })
  const scope = { tenantId: DEMO_TENANT, actor: systemActor }
  await seedAudience(stores, scope)
  if (mail) await seedMailboxes(stores, scope, mail)
  return true
}

type Scope = { tenantId: string; actor: typeof systemActor }

async function seedAudience(stores: EntityStores, scope: Scope) {
  await seedPropertyTypes(stores, scope)
  await seedPeople(stores, scope)
  await seedSegments(stores, scope)
  await seedList(stores, scope)
  await seedPersonas(stores, scope)
  await seedGoal(stores, scope)
  await seedTemplate(stores, scope)
}

async function seedPropertyTypes(stores: EntityStores, scope: Scope) {
  const types = [
    ['firstName', 'First name', 'string', 'Person'],
    ['lastName', 'Last name', 'string', 'Person'],
    ['jobTitle', 'Job title', 'string', 'Person'],
    ['company', 'Company', 'string', 'Company'],
    ['country', 'Country', 'string', 'Place'],
    ['visits', 'Number of visits', 'long', 'Behavior'],
    ['customerSince', 'Customer since', 'date', 'Company'],
  ] as const
  for (const [id, name, valueType, group] of types)
    await stores.of('property-type').create(scope, {
      id,
      name,
      valueType,
      group,
      description: '',
      rank: types.findIndex(([one]) => one === id),
    })
}

async function seedPeople(stores: EntityStores, scope: Scope) {
  const people = demoContacts(SEEDED_PEOPLE)
  for (const [index, person] of people.entries()) {
    const profile = await stores.of('profile').create(scope, {
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      properties: {
        firstName: person.firstName,
        lastName: person.lastName,
        jobTitle: person.title,
        company: person.company,
        country: person.country,
        visits: (index * 7) % 23,
      },
      tags: index % 4 === 0 ? ['newsletter'] : [],
    })
    await stores.of('contact').create(scope, {
      ...person,
      source: 'Seafood Expo visitor list',
      sourcedAt: '2026-04-21T09:00:00.000Z',
      lawfulBasis: 'legitimate-interest',
      profileId: profile.id,
      verification: 'ok',
    })
  }
}

async function seedSegments(stores: EntityStores, scope: Scope) {
  const equals = (propertyName: string, comparisonOperator: string, value: object) => ({
    type: 'profilePropertyCondition',
    parameterValues: { propertyName: `properties.${propertyName}`, comparisonOperator, ...value },
  })
  await stores.of('segment').create(scope, {
    id: 'frequent-visitors',
    name: 'Frequent visitors',
    description: 'People who came back at least ten times.',
    condition: equals('visits', 'greaterThanOrEqualTo', { propertyValueInteger: 10 }),
    tags: ['behavior'],
    owner: 'Marit Holm',
  })
  await stores.of('segment').create(scope, {
    id: 'nordic-exporters',
    name: 'Nordic exporters',
    description: 'People at companies in Norway, Sweden and Denmark.',
    condition: equals('country', 'in', { propertyValues: ['NO', 'SE', 'DK'] }),
    tags: ['region'],
    owner: 'Jo Aasen',
  })
}

async function seedList(stores: EntityStores, scope: Scope) {
  await stores.of('user-list').create(scope, {
    id: 'expo-visitors',
    name: 'Expo visitors',
    description: 'Who stopped at our stand at the Seafood Expo.',
  })
  const { rows: visitors } = await stores
    .of('profile')
    .list(scope, { sort: ['createdAt', 'ASC'], range: [0, 11] })
  for (const { id } of visitors)
    await stores.of('list-member').create(scope, { listId: 'expo-visitors', profileId: id })
}

async function seedPersonas(stores: EntityStores, scope: Scope) {
  await stores.of('persona').create(scope, {
    id: 'norwegian-exporter',
    name: 'Norwegian exporter',
    description: 'A logistics manager in Norway who comes back often.',
    properties: {
      firstName: 'Nora',
      jobTitle: 'Logistics manager',
      company: 'Nordlys Fisk',
      country: 'NO',
      visits: 12,
    },
    lists: ['expo-visitors'],
  })
  await stores.of('persona').create(scope, {
    id: 'first-visitor',
    name: 'First visitor',
    description: 'Somebody whom nobody knows yet.',
    anonymous: true,
    properties: { visits: 1 },
    events: [{ eventType: 'view', daysAgo: 1 }],
  })
}

async function seedGoal(stores: EntityStores, scope: Scope) {
  await stores.of('goal').create(scope, {
    id: 'booked-a-call',
    name: 'Booked a call',
    description: 'Somebody who visited the site books a call.',
    targetEvent: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'callBooked' } },
  })
}

async function seedTemplate(stores: EntityStores, scope: Scope) {
  await stores.of('template').create(scope, {
    id: 'first-trip',
    name: 'Which trip first',
    description: 'Sent three days after the pricing page.',
    subject: 'Which trip first?',
    source:
      '<mjml><mj-body><mj-section><mj-column>' +
      '<mj-text>Hi {{ profile.properties.firstName | default: "there" }}, which trip would ' +
      'you like to log first?</mj-text></mj-column></mj-section></mj-body></mjml>',
    text: 'Which trip would you like to log first?',
  })
}

const DEMO_SENDERS = [
  ['marit@halden-loggers.example', 'Marit Holm'],
  ['jo@halden-loggers.example', 'Jo Aasen'],
] as const

/**
 * Points the two demo mailboxes at the embedded mail servers of this process, whose ports may
 * differ from the last start's.
 */
export async function moveDemoMailboxes(
  database: Database,
  { smtpPort, imapPort }: DemoMailServer,
): Promise<void> {
  const addresses = DEMO_SENDERS.map(([address]) => address)
  await database.tenant(DEMO_TENANT, (db) =>
    db
      .updateTable('mailboxes')
      .set({ smtp_port: smtpPort, imap_port: imapPort })
      .where('address', 'in', addresses)
      .where('smtp_host', '=', '127.0.0.1')
      .where('imap_host', '=', '127.0.0.1')
      .where((eb) => eb.or([eb('smtp_port', '!=', smtpPort), eb('imap_port', '!=', imapPort)]))
      .execute(),
  )
}

async function seedMailboxes(
  stores: EntityStores,
  scope: Scope,
  { smtpPort, imapPort }: DemoMailServer,
) {
  for (const [address, fromName] of DEMO_SENDERS)
    await stores.of('mailbox').create(scope, {
      address,
      fromName,
      signature: `${fromName}\nHalden Loggers`,
      smtpHost: '127.0.0.1',
      smtpPort,
      smtpSecurity: 'none',
      smtpUser: address,
      smtpPassword: 'caught-mail-only',
      imapHost: '127.0.0.1',
      imapPort,
      imapSecurity: 'none',
      imapUser: address,
      timeZone: 'Europe/Oslo',
    })
}
