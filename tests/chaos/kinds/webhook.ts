import { sql } from 'kysely'
import type { Kind, Load } from '../kind.ts'
import { between } from '../random.ts'
import { counted, none, rowsOf } from './sql.ts'

interface Scene {
  path: string
  webhookId: string
  writeKey: string
  events: number
}

/**
 * Webhooks: each message reaches the receiver at least once, always with the same id, and is
 * recorded as delivered once.
 */
export const webhook: Kind<Scene> = {
  runsIn: 'worker',
  moments: [
    { at: 'webhook.claimed' },
    { at: 'webhook.claimed', skip: 2 },
    { at: 'receiver' },
    { at: 'webhook.answered' },
    { at: 'webhook.answered', skip: 1 },
  ],
  async build({ call, random, name, world }) {
    const { key } = await call.ok<{ key: string }>('POST', '/sources', {
      name: `Source of ${name}`,
      kind: 'server',
    })
    const path = `/${name}`
    const { id } = await call.ok<{ id: string }>('POST', '/webhooks', {
      name: `Hook of ${name}`,
      url: `${world.hooks.url}${path}`,
      eventTypes: ['Told'],
    })
    return { path, webhookId: id, writeKey: key, events: between(random, 4, 14) }
  },
  gate: ({ world, name }) => world.hooks.arm(`/${name}`),
  async begin({ call, name }, { writeKey, events }): Promise<Load> {
    const batch = Array.from({ length: events }, (_, n) => ({
      type: 'track',
      event: 'Told',
      userId: `${name}-${n}`,
      messageId: `${name}-told-${n}`,
      properties: { n },
    }))
    await call.ok(
      'POST',
      '/v1/batch',
      { batch },
      { authorization: `Basic ${btoa(`${writeKey}:`)}` },
    )
    return { acknowledged: Promise.resolve(), unanswered: () => [] }
  },
  async inFlight(db, { tenantId }, { webhookId }) {
    const rows = await rowsOf(
      db,
      sql`select message_id, state, attempts, due_at from webhook_deliveries
        where tenant_id = ${tenantId} and webhook_id = ${webhookId} and state = 'waiting' and attempts > 0`,
    )
    return { inFlight: rows.length > 0, rows }
  },
  async isSettled({ call }, { webhookId, events }) {
    const all = await call.list<{ state: string }>('/webhook-deliveries', { webhookId })
    return all.length === events && all.every(({ state }) => state === 'delivered')
  },
  async check(db, { tenantId, world }, { webhookId, path, events }) {
    const rows = await rowsOf<{ message_id: string; state: string; n: number }>(
      db,
      sql`select message_id, state, (payload->'data'->'properties'->>'n')::int as n
        from webhook_deliveries where tenant_id = ${tenantId} and webhook_id = ${webhookId}`,
    )
    const [hook] = await rowsOf<{ delivered: number }>(
      db,
      sql`select delivered::int from webhooks where tenant_id = ${tenantId} and id = ${webhookId}`,
    )
    const calls = world.hooks.called.filter((one) => one.path === path)
    const idsOf = new Map<string, Set<string>>()
    for (const { id, body } of calls) {
      const n = String(
        (JSON.parse(body) as { data: { properties: { n: number } } }).data.properties.n,
      )
      idsOf.set(n, (idsOf.get(n) ?? new Set()).add(id))
    }
    return [
      ...counted('each event has one message', new Set(rows.map(({ n }) => n)).size, events),
      ...counted('no event has two messages', rows.length, events),
      ...none(
        'each message reached the receiver',
        'lost',
        rows.filter(({ message_id }) => !calls.some(({ id }) => id === message_id)),
      ),
      ...none(
        'a repeated message has the same id',
        'doubled',
        [...idsOf].filter(([, ids]) => ids.size > 1).map(([n, ids]) => ({ n, ids: [...ids] })),
      ),
      ...none(
        'each message is recorded as delivered',
        'wrong',
        rows.filter(({ state }) => state !== 'delivered'),
      ),
      ...counted('each delivery is counted once', hook?.delivered ?? 0, events),
    ]
  },
}
