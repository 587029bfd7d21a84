import { sql } from 'kysely'
import type { Kind, Load } from '../kind.ts'
import { between } from '../random.ts'
import { pause } from '../until.ts'
import { counted, none, rowsOf } from './sql.ts'

const SENDERS = 5
const PEOPLE = 12

interface Scene {
  writeKey: string
  batches: number
  inBatch: number
  sent: { id: string; person: string }[]
  unanswered: Set<string>
}

/** Events: acknowledged means stored once, with each effect of a rule once. */
export const ingest: Kind<Scene> = {
  runsIn: 'server',
  moments: [
    { at: 'ingest.stored', isInTransaction: true },
    { at: 'ingest.stored', skip: 3, isInTransaction: true },
    { at: 'ingest.committed' },
    { at: 'ingest.committed', skip: 6 },
  ],
  async build({ call, random, name }) {
    const { key } = await call.ok<{ key: string }>('POST', '/sources', {
      name: `Load of ${name}`,
      kind: 'server',
    })
    await call.ok('POST', '/rules', {
      id: 'count-them',
      name: 'Count them',
      condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Counted' } },
      actions: [{ type: 'incrementPropertyAction', parameterValues: { propertyName: 'counted' } }],
    })
    return {
      writeKey: key,
      batches: between(random, 4, 10),
      inBatch: between(random, 2, 12),
      sent: [],
      unanswered: new Set(),
    }
  },
  async begin({ call, name }, scene): Promise<Load> {
    const sender = async (sender: number) => {
      for (let n = 0; n < scene.batches; n++) {
        const batch = Array.from({ length: scene.inBatch }, (_, at) => ({
          type: 'track',
          event: 'Counted',
          userId: `${name}-${(n * scene.inBatch + at) % PEOPLE}`,
          messageId: `${name}-${sender}-${n}-${at}`,
          properties: { n },
        }))
        const id = `${sender}-${n}`
        scene.unanswered.add(id)
        while (
          !(await call
            .once(
              'POST',
              '/v1/batch',
              { batch },
              { authorization: `Basic ${btoa(`${scene.writeKey}:`)}` },
            )
            .then(
              ({ status }) => status === 200,
              () => false,
            ))
        )
          await pause(50)
        scene.unanswered.delete(id)
        for (const one of batch) scene.sent.push({ id: one.messageId, person: one.userId })
      }
    }
    return {
      acknowledged: Promise.all(Array.from({ length: SENDERS }, (_, at) => sender(at))),
      unanswered: () => [...scene.unanswered],
    }
  },
  async inFlight(db, { tenantId }, { unanswered }) {
    const rows = await rowsOf(
      db,
      sql`select count(*)::int as stored from events where tenant_id = ${tenantId} and event_type = 'Counted'`,
    )
    return { inFlight: unanswered.size > 0, rows: { unanswered: [...unanswered], ...rows[0] } }
  },
  isSettled: async (_stage, { unanswered }) => unanswered.size === 0,
  async check(db, { tenantId }, { sent }) {
    const stored = await rowsOf<{ message_id: string; n: number }>(
      db,
      sql`select message_id, count(*)::int as n from events where tenant_id = ${tenantId}
        and event_type = 'Counted' group by message_id`,
    )
    const known = new Map(stored.map((row) => [row.message_id, row.n]))
    const wanted = new Map<string, number>()
    for (const { person } of sent) wanted.set(person, (wanted.get(person) ?? 0) + 1)
    const people = await rowsOf<{ value: string; profiles: number; counted: number }>(
      db,
      sql`select a.value, count(distinct p.id)::int as profiles,
        sum((p.properties->>'counted')::int)::int as counted from profile_aliases a
        join profiles p on p.tenant_id = a.tenant_id and p.id = a.profile_id
        where a.tenant_id = ${tenantId} and a.value = any(${[...wanted.keys()]}) group by a.value`,
    )
    return [
      ...none(
        'each acknowledged event is stored',
        'lost',
        sent.filter(({ id }) => !known.has(id)),
      ),
      ...none(
        'no event is stored twice',
        'doubled',
        stored.filter(({ n }) => n > 1),
      ),
      ...counted(
        'each person is there once',
        people.reduce((sum, one) => sum + one.profiles, 0),
        wanted.size,
      ),
      ...none(
        'each event is counted once by its rule',
        'wrong',
        people
          .filter((one) => one.counted !== wanted.get(one.value))
          .map((one) => ({ ...one, wanted: wanted.get(one.value) })),
      ),
    ]
  },
}
