import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { sendDemoEvents, type DemoEvent } from './demo-event.ts'

/** Number of the tenant's people who get a company; the others have none, as is usual. */
const PEOPLE = 48

/**
 * Assigns each of these people a company, as a customer's order system would: one `group` event for
 * each, processed like any other.
 */
export async function sendCompanyEvents(engine: Engine, { tenantId }: ActorScope): Promise<void> {
  const people = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('contacts')
      .select([
        'profile_id',
        'company',
        'company_domain',
        'industry',
        'company_size',
        'city',
        'country',
      ])
      .where('profile_id', 'is not', null)
      .orderBy('id')
      .limit(PEOPLE)
      .execute(),
  )
  const at = engine.clock.now()
  const events = people.map((person): DemoEvent => ({
    type: 'group',
    messageId: `order-book ${person.profile_id}`,
    at,
    profileId: person.profile_id ?? undefined,
    groupId: person.company_domain ?? '',
    groupTraits: {
      name: person.company ?? '',
      industry: person.industry ?? '',
      employees: person.company_size ?? '',
      city: person.city ?? '',
      country: person.country ?? '',
    },
    source: { itemType: 'server', itemId: 'order-book' },
  }))
  await sendDemoEvents(engine, { tenantId }, events)
}
