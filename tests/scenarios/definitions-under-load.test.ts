import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group, negated, type Condition } from '#condition/condition.ts'
import { loadDefinitions } from '#engine/segments/definitions.ts'
import { reevaluateMemberships } from '#engine/segments/reevaluate-memberships.ts'
import { requestRebuild } from '#engine/segments/rebuild.ts'
import { createWork } from '#engine/work.ts'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

const START = Date.parse('2026-03-24T10:00:00.000Z')

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  t.clock.set(START)
})
afterAll(() => t.close())

const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
const isType = (eventTypeId: string): Condition => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})
const did = (type: string, minimumEventCount: number, numberOfDays: number): Condition => ({
  type: 'pastEventCondition',
  parameterValues: { eventCondition: isType(type), minimumEventCount, numberOfDays },
})
const country = (propertyValue: string): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.country',
    comparisonOperator: 'equals',
    propertyValue,
  },
})

/** What the segment says over the course of the test, one after the other. */
const versions: readonly Condition[] = [
  did('view', 2, 7),
  group('and', [country('NO'), negated(did('buy', 1, 3))]),
  group('or', [did('buy', 1, 30), country('SE')]),
  did('view', 1, 1),
]

const addEvent = (profileId: string, eventType: string) =>
  t.database.tenant(t.tenants.a, async (db) => {
    const stamp = new Date(t.clock.now())
    await db
      .insertInto('events')
      .values({
        id: t.engine.newId(),
        tenant_id: t.tenants.a,
        event_type: eventType,
        scope: 'site',
        profile_id: profileId,
        time_stamp: stamp,
        received_at: stamp,
        properties: '{}',
        source: '{}',
        target: '{}',
        version: 1,
        created_at: stamp,
        created_by: 'test',
        updated_at: stamp,
        updated_by: 'test',
      } as never)
      .execute()
    await reevaluateMemberships({ db, engine: t.engine, tenantId: t.tenants.a }, [
      { profileIds: [profileId], eventTypes: new Set([eventType]) },
    ])
  })

/** Who is kept as a member of each segment, and who should be. */
const keptAndRight = (id: string) =>
  t.database.tenant(t.tenants.a, async (db) => {
    const { ordered, conditionLanguage } = await loadDefinitions({
      db,
      engine: t.engine,
      tenantId: t.tenants.a,
    })
    const { condition } = ordered.find((one) => one.key === `segment:${id}`) as {
      condition: unknown
    }
    const kept = await sql<{
      id: string
    }>`select profile_id as id from segment_members where tenant_id = ${t.tenants.a}
      and segment_id = ${id} and left_at is null order by 1`.execute(db)
    const right = await sql<{
      id: string
    }>`select p.id from profiles p where p.tenant_id = ${t.tenants.a}
      and ${conditionLanguage.evaluator.compile(condition, { profile: { alias: 'p' } }, t.clock.now())}
      order by 1`.execute(db)
    return [kept.rows.map((row) => row.id), right.rows.map((row) => row.id)]
  })

describe('a definition that is changed while events come in', () => {
  it('leaves nobody behind, neither in the segment nor in one that is made of it, nor when time goes on', async () => {
    const work = createWork(t.engine)
    const people = await Promise.all(
      Array.from({ length: 24 }, (_one, n) =>
        t.engine.stores.of('profile').create(scope(), {
          name: `Person ${n}`,
          properties: { country: ['NO', 'SE', 'DK'][n % 3]! },
        }),
      ),
    )
    const segments = t.engine.stores.of('segment')
    await segments.create(scope(), {
      id: 'moving',
      name: 'Moving',
      condition: versions[0]!,
    } as never)
    await segments.create(scope(), {
      id: 'made-of-it',
      name: 'Made of it',
      condition: negated({
        type: 'profileSegmentCondition',
        parameterValues: { segments: ['moving'] },
      }),
    } as never)
    const seen = new Set<number>()
    for (const [round, condition] of [...versions, ...versions].entries()) {
      // All at once: some events before the change, some meanwhile, some after it.
      await Promise.all([
        ...people
          .filter((_one, n) => (n * 7 + round) % 3 !== 0)
          .map(({ id }, n) => addEvent(id, n % 4 === 0 ? 'buy' : 'view')),
        segments.update(scope(), 'moving', null, { condition } as never),
        ...people.filter((_one, n) => (n + round) % 2 === 0).map(({ id }) => addEvent(id, 'view')),
        ...(round % 3 === 0 ? [requestRebuild(t.engine, scope(), null)] : []),
      ])
      for (const id of ['moving', 'made-of-it']) {
        const [kept, right] = await keptAndRight(id)
        expect(kept, `${id} in round ${round}`).toEqual(right)
        seen.add(kept!.length)
      }
      await work.playTo(t.clock.now() + (round % 2 === 0 ? 0.4 : 5) * DAY_MS, t.clock)
      for (const id of ['moving', 'made-of-it']) {
        const [kept, right] = await keptAndRight(id)
        expect(kept, `${id} after round ${round}`).toEqual(right)
      }
    }
    expect(seen.size, 'memberships changed at all').toBeGreaterThan(3)
  }, 240_000)
})
