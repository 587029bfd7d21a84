import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { ParsedEvent } from '#engine/audience/identity/incoming-event.ts'
import { takeEvents } from '#engine/ingest/events/intake.ts'

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
  const events = people.map((one): ParsedEvent => {
    const groupId = one.company_domain ?? ''
    const groupTraits = {
      name: one.company ?? '',
      industry: one.industry ?? '',
      employees: one.company_size ?? '',
      city: one.city ?? '',
      country: one.country ?? '',
    }
    return {
      eventType: 'group',
      messageId: `order-book ${one.profile_id}`,
      fault: null,
      payload: { groupId, traits: groupTraits },
      incoming: {
        eventType: 'group',
        messageId: `order-book ${one.profile_id}`,
        userId: null,
        anonymousId: null,
        profileId: one.profile_id,
        previousId: null,
        groupId,
        groupTraits,
        traits: null,
        traitsPath: '/traits',
        declaredOnly: false,
        consents: null,
        sessionId: null,
        sessionProperties: {},
        scope: '',
        properties: {},
        source: { itemType: 'server', itemId: 'order-book', properties: {} },
        target: {},
        timeStamp: engine.clock.now(),
      },
    }
  })
  await takeEvents(engine, {
    source: { id: null, tenantId, keyHash: null, scope: '', origins: [], respectDoNotTrack: false },
    dialect: 'segment',
    events,
  })
}
