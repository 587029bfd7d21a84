import type { TenantWorld } from '#tests/support/two-tenants.ts'

/**
 * What the OpenAPI document does not say by itself and the generated tests (isolation, fuzz) need
 * to know. The one place to add to when they ask for it.
 */

/**
 * Values of path parameters that name no record of a tenant, by parameter, or by operation path and
 * parameter. `world` is the caller's.
 */
export const pathValues: Readonly<Record<string, (world: TenantWorld) => string>> = {
  number: () => '1',
  // Of a call with a shared agent: a secret of its caller.
  key: () => 'no-such-call',
  // A sign-in session is no record of an entity; the caller's own people are tried with one that
  // nobody has.
  session: () => '00000000-0000-7000-8000-000000000000',
  token: ({ shareToken }) => shareToken,
  writeKey: ({ writeKey }) => writeKey,
  // The pages of a form are public; one that does not exist is not found.
  '/forms/{id}': () => '00000000-0000-7000-8000-000000000000',
  '/forms/{id}/embed.js': () => '00000000-0000-7000-8000-000000000000',
  '/api/v1/figures/{entity}': () => 'no-such-list',
  '/api/v1/impact/{kind}': () => 'no-such-kind',
  '/api/v1/plugins/{id}': () => 'no-such-plugin',
  '/api/v1/settings/plugins/{id}': () => 'no-such-plugin',
  '/api/v1/saved-views/{id}': ({ ids }) => ids.get('user')!,
}

/**
 * The entity that a property of a body names where neither its schema nor its name says so; null
 * for what names no record of a tenant.
 */
export const bodyNames: Readonly<Record<string, string | null>> = {
  otherId: 'profile',
  listId: 'user-list',
  extendsSchemaId: 'json-schema',
  // A mail of the campaign itself and its variant; a send of the message itself.
  stepId: null,
  variantId: null,
  sendId: null,
  // Of the whole installation.
  holdId: null,
  // Of the deletion itself: tried by a test of its own.
  undo: null,
  // Told by the neighbour `patchedItemType`; a patch names a record by its id, which may be made
  // later.
  patchedItemId: null,
  // The operator's: over all tenants.
  id: null,
  tenantId: null,
  // A word that events carry. It may be used before there is a record that describes it.
  scope: null,
}

/**
 * Operations that answer 200 to a body with the id of another tenant, and what shows that nothing
 * was done with it: those that answer for each id, those that say what is wrong, those that take a
 * field as read. By operation, or by operation and property.
 */
export const answersAll: Readonly<
  Record<string, (answer: Record<string, unknown>, named: string) => boolean>
> = {
  'POST /api/v1/journeys/{id}/start': ({ started }) => started === 0,
  'POST /api/v1/lists/{id}/members/remove': ({ removed }) => removed === 0,
  'POST /api/v1/campaigns/{id}/contacts/bulk': ({ changed, refused }) =>
    changed === 0 && (refused as unknown[]).length === 1,
  'POST /api/v1/conditions/check': ({ valid }) => valid === false,
  'POST /api/v1/rules/check': ({ valid }) => valid === false,
  'POST /api/v1/journeys/{id}/validate': () => true,
  // A draft may be saved before it is whole: its steps are names until it is published, which
  // refuses them.
  'PUT /api/v1/journeys/{id}/dag graph': () => true,
  'POST /api/v1/journeys graph': () => true,
  'PUT /api/v1/journeys/{id} graph': () => true,
  // The steps of a campaign have addresses of their own; whole records may be sent to this one.
  'PUT /api/v1/campaigns/{id}': ({ schedule }, named) => !JSON.stringify(schedule).includes(named),
}

const event = {
  type: 'track',
  event: 'Order placed',
  userId: 'u1',
  anonymousId: 'a1',
  properties: { total: 12.5 },
  context: { page: { url: 'https://example.com/' } },
  timestamp: '2026-11-23T08:00:00Z',
  messageId: 'm1',
}
const view = {
  eventType: 'view',
  scope: 'site',
  target: { itemType: 'page', itemId: '/start', properties: { pageInfo: { pagePath: '/start' } } },
  source: { itemType: 'site', itemId: 'site', scope: 'site' },
  properties: {},
}

/** Bodies of operations that read theirs without a schema, by the end of their path. */
export const bodySamples: Readonly<Record<string, unknown>> = {
  '/v1/track': event,
  '/v1/t': event,
  '/v1/page': { ...event, type: 'page', name: 'Home' },
  '/v1/p': { ...event, type: 'page', name: 'Home' },
  '/v1/identify': { ...event, type: 'identify', traits: { email: 'ann@example.com', age: 40 } },
  '/v1/i': { ...event, type: 'identify', traits: { email: 'ann@example.com' } },
  '/v1/group': { ...event, type: 'group', groupId: 'g1', traits: { name: 'Firm' } },
  '/v1/alias': { ...event, type: 'alias', previousId: 'a1' },
  '/v1/screen': { ...event, type: 'screen', name: 'Start' },
  '/v1/batch': {
    batch: [event, { ...event, type: 'identify', traits: {} }],
    sentAt: '2026-11-23T08:00:00Z',
  },
  '/v1/import': { batch: [event] },
  'context.json': {
    sessionId: 's1',
    source: view.source,
    events: [view],
    requiredProfileProperties: ['*'],
    requireSegments: true,
    requireScores: true,
    filters: [
      { id: 'f1', filters: [{ condition: { type: 'matchAllCondition', parameterValues: {} } }] },
    ],
    personalizations: [
      {
        id: 'p1',
        strategy: 'matching-first',
        strategyOptions: { fallback: 'a' },
        contents: [{ id: 'a', filters: [] }],
      },
    ],
  },
  'context.js': { sessionId: 's1', source: view.source, events: [view] },
  eventcollector: { sessionId: 's1', events: [view] },
  '/api/v1/profiles/search': {
    condition: { type: 'matchAllCondition', parameterValues: {} },
    offset: 0,
    limit: 10,
  },
}
