import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import { createSource } from '#engine/ingest/events/write-keys.ts'
import {
  loadDefinitions,
  type Definition,
  type Definitions,
  type ScoringDefinition,
  type ScoringElement,
} from '#engine/segments/definitions.ts'
import { reevaluateMemberships } from '#engine/segments/reevaluate-memberships.ts'
import { modifierOf } from '#engine/segments/keep-scores.ts'
import { addToList, takeOffList } from '#engine/segments/lists.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import { rebuildKept } from '#engine/segments/rebuild.ts'
import { createWork, type WorkLoop } from '#engine/work.ts'
import type { Db } from '#platform/database/database.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import { systemActor } from '#model/api/actor.ts'
import { conditions, people } from '#tests/conditions/arbitraries.ts'
import { CAMPAIGNS, GOALS, languageWith, LISTS } from '#tests/conditions/condition-world.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { propertyRuns, propertyTimeout } from '#tests/support/property-runs.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'

const START = Date.parse('2026-03-24T10:00:00.000Z')

let t: TestApp
let work: WorkLoop
let writeKey: string
beforeAll(async () => {
  t = await startTestApp()
  work = createWork(t.engine)
  writeKey = (await createSource(t.engine, scope(), { name: 'Test' })).key
  const base = {
    tenant_id: t.tenants.a,
    version: 1,
    created_at: new Date(START),
    created_by: 'test',
    updated_at: new Date(START),
    updated_by: 'test',
  }
  const type = (eventTypeId: string) => ({
    type: 'eventTypeCondition',
    parameterValues: { eventTypeId },
  })
  await inTenant(async (db) => {
    const insert = (table: string, rows: object[]) =>
      db
        .insertInto(table as never)
        .values(rows.map((row) => ({ ...row, ...base })) as never)
        .execute()
    await insert(
      'user_lists',
      LISTS.map((id) => ({ id, name: id })),
    )
    await insert(
      'goals',
      GOALS.map((id, n) => ({
        id,
        name: id,
        target_event: JSON.stringify(type(['form', 'buy'][n]!)),
      })),
    )
    await insert(
      'campaigns',
      CAMPAIGNS.map((id) => ({
        id,
        name: 'Campaign',
        state: 'running',
        website_url: '',
        owner_id: 'test',
        seed: 1,
      })),
    )
    await insert(
      'rules',
      [
        {
          id: 'form',
          condition: type('form'),
          actions: [
            { type: 'addToListsAction', parameterValues: { listIdentifiers: ['vip'] } },
            {
              type: 'setPropertyAction',
              parameterValues: {
                setPropertyName: 'plan',
                setPropertyValue: 'eventProperty::properties.total',
              },
            },
          ],
        },
        {
          id: 'buy',
          condition: type('buy'),
          actions: [
            { type: 'removeFromListsAction', parameterValues: { listIdentifiers: ['vip'] } },
            { type: 'modifyConsentAction', parameterValues: { consentTypeId: 'news' } },
          ],
        },
      ].map(({ id, condition, actions }) => ({
        id,
        name: id,
        condition: JSON.stringify(condition),
        actions: JSON.stringify(actions),
      })),
    )
  })
  await t.database.system((db) => sql`update tenants set time_zone = 'Europe/Berlin'`.execute(db))
})
afterAll(() => t.close())

const inTenant = <T>(work: Parameters<TestApp['database']['tenant']>[1]) =>
  t.database.tenant(t.tenants.a, work) as Promise<T>
const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })

/**
 * Everything that is wrong with the memberships as they stand: by the database over everybody, and
 * by memory for each person.
 */
async function differences(): Promise<string[]> {
  return inTenant(async (db) => {
    const { ordered, conditionLanguage } = await loadDefinitions({
      db,
      engine: t.engine,
      tenantId: t.tenants.a,
    })
    const now = t.clock.now()
    const { rows: kept } = await sql<{
      key: string
      n: string
    }>`select segment_id || ' ' || profile_id as key, count(*) as n from segment_members
      where tenant_id = ${t.tenants.a} and left_at is null group by 1`.execute(db)
    const keys = new Set(kept.map((row) => row.key))
    const wrong = kept.filter((row) => Number(row.n) > 1).map((row) => `${row.key}: twice`)
    const facts = await loadFacts(
      { db, tenantId: t.tenants.a },
      (
        await db.selectFrom('profiles').select('id').where('tenant_id', '=', t.tenants.a).execute()
      ).map((row) => row.id),
      new Set(['*']),
    )
    for (const one of ordered) {
      if (one.kind === 'scoring') {
        wrong.push(...(await wrongScores(db, one, facts)))
        continue
      }
      const { id, condition, predicate, enabled } = one
      const { rows } = await sql<{
        id: string
        holds: boolean
      }>`select p.id,
        ${conditionLanguage.evaluator.compile(condition, { profile: { alias: 'p' } }, now)} as holds
        from profiles p where p.tenant_id = ${t.tenants.a}`.execute(db)
      for (const row of rows) {
        const isIn = keys.has(`${id} ${row.id}`)
        if (isIn !== (enabled && row.holds))
          wrong.push(
            `${id} ${row.id}: ${isIn ? 'in' : 'out'}, the database says ${row.holds}: ${JSON.stringify(condition)}`,
          )
        if (isIn !== (enabled && predicate({ now, profile: facts.get(row.id)! })))
          wrong.push(
            `${id} ${row.id}: ${isIn ? 'in' : 'out'}, memory says otherwise: ${JSON.stringify(condition)}`,
          )
      }
    }
    return [...wrong, ...(await wrongTimers(db, ordered, conditionLanguage, facts))]
  })
}

/** Whoever would be looked at too late, or again and again for nothing. */
async function wrongTimers(
  db: Db,
  ordered: readonly Definition[],
  { evaluator }: Definitions['conditionLanguage'],
  facts: ReadonlyMap<string, ProfileFacts>,
): Promise<string[]> {
  const now = t.clock.now()
  const { rows } = await sql<{
    profile_id: string
    due_at: Date
  }>`select profile_id, due_at from profile_timers where tenant_id = ${t.tenants.a}`.execute(db)
  const due = new Map(rows.map((row) => [row.profile_id, new Date(row.due_at).getTime()]))
  const judged = ordered
    .filter(({ enabled }) => enabled)
    .flatMap((one): readonly Pick<ScoringElement, 'condition' | 'predicate'>[] =>
      one.kind === 'segment' ? [one] : one.elements,
    )
  return [...facts].flatMap(([id, profile]) => {
    const first = Math.min(
      ...judged.map(
        ({ condition, predicate }) =>
          evaluator.nextTransitionAt(condition, predicate, profile, now) ?? Infinity,
      ),
    )
    const kept = due.get(id) ?? Infinity
    return kept > first
      ? [`${id}: looked at ${kept}, but ${first} changes an answer`]
      : kept <= now
        ? [`${id}: still waits for ${kept}`]
        : []
  })
}

/** What is kept of a plan beside the sums of its elements, by the database and by memory. */
async function wrongScores(
  db: Db,
  plan: ScoringDefinition,
  facts: ReadonlyMap<string, ProfileFacts>,
): Promise<string[]> {
  const { conditionLanguage } = await loadDefinitions({
    db,
    engine: t.engine,
    tenantId: t.tenants.a,
  })
  const now = t.clock.now()
  const holds = plan.elements.map(({ condition }) =>
    conditionLanguage.evaluator.compile(condition, { profile: { alias: 'p' } }, now),
  )
  const { rows } = await sql<{
    id: string
    flags: boolean[]
    value: number | null
    parts: object | null
    told: number | null
  }>`select p.id, array[${sql.join(holds)}]::boolean[] as flags, s.value, s.parts,
    (select c.value from score_changes c where c.profile_id = p.id and c.scoring_id = ${plan.id}
    order by c.changed_at desc, c.id desc limit 1) as told
    from profiles p left join scores s on s.tenant_id = p.tenant_id and s.profile_id = p.id
    and s.scoring_id = ${plan.id} where p.tenant_id = ${t.tenants.a}`.execute(db)
  return rows.flatMap((row) => {
    const sum = (flags: readonly boolean[]) =>
      plan.elements.reduce(
        (points, { value }, at) => points + (flags[at] ? value : 0),
        modifierOf(facts.get(row.id)!, plan.id),
      )
    const marks = new Set(plan.elements.filter((_one, at) => row.flags[at]).map(({ mark }) => mark))
    const memory = sum(
      plan.elements.map(({ predicate }) => predicate({ now, profile: facts.get(row.id)! })),
    )
    const told = JSON.stringify(plan.elements.map(({ condition }) => condition))
    if (sum(row.flags) !== (row.value ?? 0))
      return [`${plan.id} ${row.id}: ${row.value}, the database says ${sum(row.flags)}: ${told}`]
    if (memory !== (row.value ?? 0))
      return [`${plan.id} ${row.id}: ${row.value}, memory says ${memory}: ${told}`]
    if (
      Object.keys(row.parts ?? {})
        .toSorted()
        .join() !== [...marks].toSorted().join()
    )
      return [`${plan.id} ${row.id}: elements ${JSON.stringify(row.parts)}: ${told}`]
    return (row.told ?? 0) === (row.value ?? 0)
      ? []
      : [`${plan.id} ${row.id}: ${row.value}, the history says ${row.told}`]
  })
}

async function define(
  segments: readonly { id: string; condition: Condition }[],
  plans: readonly {
    id: string
    elements: readonly { condition: Condition; value: number }[]
  }[] = [],
) {
  const stamp = new Date(t.clock.now())
  const base = {
    tenant_id: t.tenants.a,
    version: 1,
    created_at: stamp,
    created_by: 'test',
    updated_at: stamp,
    updated_by: 'test',
  }
  await inTenant(async (db) => {
    for (const { id, condition } of segments)
      await db
        .insertInto('segments')
        .values({ id, name: id, condition: JSON.stringify(condition), ...base } as never)
        .execute()
    for (const { id, elements } of plans)
      await db
        .insertInto('scorings')
        .values({ id, name: id, elements: JSON.stringify(elements), ...base } as never)
        .execute()
    await rebuildKept(
      { db, engine: t.engine, tenantId: t.tenants.a },
      new Set([
        ...segments.map((one) => `segment:${one.id}`),
        ...plans.map((one) => `scoring:${one.id}`),
      ]),
    )
  })
}
const addEvent = (profileId: string, eventType: string, hoursAway: number, total: number) =>
  inTenant(async (db) => {
    const now = t.clock.now()
    const stamp = new Date(now)
    await db
      .insertInto('events')
      .values({
        id: t.engine.newId(),
        tenant_id: t.tenants.a,
        event_type: eventType,
        scope: 'site',
        profile_id: profileId,
        time_stamp: new Date(now + Math.round(hoursAway * HOUR_MS)),
        received_at: stamp,
        properties: JSON.stringify({ total }),
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

/** A contact who is in a campaign, for whoever comes to have the address. */
const addContact = () =>
  inTenant(async (db) => {
    const stamp = new Date(t.clock.now())
    const base = {
      tenant_id: t.tenants.a,
      version: 1,
      created_at: stamp,
      created_by: 'test',
      updated_at: stamp,
      updated_by: 'test',
    }
    const id = t.engine.newId()
    await db
      .insertInto('contacts')
      .values({ id, email: 'ann@example.com', ...base } as never)
      .execute()
    const way = t.engine.newId()
    await db
      .insertInto('outreaches')
      .values({
        id: way,
        campaign_id: CAMPAIGNS[0]!,
        contact_id: id,
        state: 'replied',
        entered_at: stamp,
        ...base,
      } as never)
      .execute()
    const mail = {
      campaign_id: CAMPAIGNS[0]!,
      outreach_id: way,
      contact_id: id,
      earliest_at: stamp,
      ...base,
    }
    await db
      .insertInto('messages')
      .values([
        {
          ...mail,
          id: t.engine.newId(),
          step_id: 'first',
          state: 'accepted',
          accepted_at: stamp,
          bounced_at: null,
        },
        {
          ...mail,
          id: t.engine.newId(),
          step_id: 'second',
          state: 'bounced',
          accepted_at: new Date(START + 30 * HOUR_MS),
          bounced_at: new Date(START + 31 * HOUR_MS),
        },
        {
          ...mail,
          id: t.engine.newId(),
          step_id: 'answer:x',
          state: 'accepted',
          accepted_at: stamp,
          bounced_at: stamp,
        },
      ] as never)
      .execute()
  })

type Sent = {
  kind: 'send'
  calls: {
    type: 'track' | 'identify' | 'alias'
    who: number
    other: number
    event: string
    hoursAgo: number
    total: number
    person: ProfileFacts
  }[]
}
let sent = 0
/** What a client sends in one call, through the very address that it sends to. */
async function send({ calls }: Sent) {
  const batch = calls.map(
    ({ type, who, other, event, hoursAgo, total, person: { properties, email } }) => ({
      messageId: `m${++sent}`,
      userId: `user${who}`,
      timestamp: new Date(t.clock.now() - hoursAgo * HOUR_MS).toISOString(),
      ...(type === 'track'
        ? { type, event, properties: { total } }
        : type === 'alias'
          ? { type, previousId: `user${other}` }
          : {
              type,
              traits: { ...properties, ...(email === null ? {} : { email: email.toLowerCase() }) },
            }),
    }),
  )
  const answer = await t.app.inject({
    method: 'POST',
    url: '/v1/batch',
    headers: { authorization: `Basic ${btoa(`${writeKey}:`)}` },
    payload: { batch },
  })
  if (answer.statusCode !== 200)
    throw new Error(`answered with ${answer.statusCode}: ${answer.body}`)
}

/** Puts somebody who was seen on a list, or takes them off. */
async function move(who: number, listId: string, isOn: boolean) {
  const { rows } = (await inTenant((db) =>
    sql<{
      id: string
    }>`select profile_id as id from profile_aliases where kind = 'user' and value = ${`user${who}`}`.execute(
      db,
    ),
  )) as { rows: { id: string }[] }
  if (rows[0]) await (isOn ? addToList : takeOffList)(t.engine, scope(), listId, [rows[0].id])
}

const plain = conditions.filter(
  (one) => !languageWith().dependsOn(one).properties.has('profile:segments'),
)
const basic = plain.filter((one) => languageWith().dependsOn(one).segments.size === 0)
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), who: fc.nat(4), person: people }),
  fc.record({
    kind: fc.constant('event' as const),
    who: fc.nat(4),
    type: fc.constantFrom('view', 'buy', 'form'),
    hoursAway: fc.constantFrom(0, -1, -24, -167.5, 2),
    total: fc.integer({ min: -3, max: 40 }),
  }),
  fc.record({
    kind: fc.constant('send' as const),
    calls: fc.array(
      fc.record({
        type: fc.constantFrom(
          'track' as const,
          'track' as const,
          'identify' as const,
          'alias' as const,
        ),
        who: fc.nat(3),
        other: fc.nat(3),
        event: fc.constantFrom('view', 'buy', 'form'),
        hoursAgo: fc.constantFrom(0, 1, 24, 167.5),
        total: fc.integer({ min: -3, max: 40 }),
        person: people,
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    who: fc.nat(3),
    listId: fc.constantFrom(...LISTS),
    isOn: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('time' as const),
    hours: fc.constantFrom(0.5, 3, 24, 120, 168, 720),
  }),
)

describe('memberships', () => {
  it(
    'kept as things happen are those that a rebuild finds, and those that memory finds, across a change of the clocks',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(basic, basic),
          fc.array(plain, { minLength: 6, maxLength: 10 }),
          fc.array(fc.record({ condition: basic, value: fc.integer({ min: -20, max: 50 }) }), {
            maxLength: 5,
          }),
          fc.array(step, { minLength: 6, maxLength: 14 }),
          async (two, more, elements, steps) => {
            await t.database.system((db) =>
              sql`truncate profiles, contacts, events, segments, segment_members, profile_timers,
                scorings cascade`.execute(db),
            )
            t.clock.set(START)
            await addContact()
            await define(
              [
                ...two.map((condition, n) => ({ id: ['buyers', 'readers'][n]!, condition })),
                ...more.map((condition, n) => ({ id: `s${n}`, condition })),
              ],
              [
                {
                  id: 'fit',
                  elements: elements.filter(
                    ({ condition }) =>
                      languageWith().dependsOn(condition).scorings.size === 0 &&
                      ![...languageWith().dependsOn(condition).properties].some((path) =>
                        path.startsWith('profile:scores'),
                      ),
                  ),
                },
              ],
            )
            const ids: (string | undefined)[] = []
            const store = t.engine.stores.of('profile')
            const valuesOf = (one: (typeof steps)[number] & { kind: 'write' }) => ({
              name: one.person.name,
              properties: one.person.properties,
              consents: one.person.consents as never,
              firstSeenAt: one.person.firstSeenAt,
              tags: [...one.person.tags],
              anonymous: one.person.anonymous,
              systemProperties: { scoreModifiers: { fit: one.person.name.length } },
            })
            for (const one of steps) {
              if (one.kind === 'time')
                await work.playTo(t.clock.now() + one.hours * HOUR_MS, t.clock)
              else if (one.kind === 'write')
                ids[one.who] = ids[one.who]
                  ? (await store.update(scope(), ids[one.who]!, null, valuesOf(one))).id
                  : (await store.create(scope(), valuesOf(one))).id
              else if (one.kind === 'send') await send(one)
              else if (one.kind === 'move') await move(one.who, one.listId, one.isOn)
              else if (ids[one.who])
                await addEvent(ids[one.who]!, one.type, one.hoursAway, one.total)
              const wrong = await differences()
              if (wrong.length > 0)
                throw new Error(
                  `after ${one.kind} at ${new Date(t.clock.now()).toISOString()}: ${wrong.slice(0, 3).join('\n')}`,
                )
            }
          },
        ),
        { numRuns: propertyRuns(120, { variable: 'SEGMENT_CASES', short: 12 }), seed: 11 },
      )
    },
    propertyTimeout,
  )

  const profileIs = (
    propertyName: string,
    comparisonOperator: string,
    values: object = {},
  ): Condition => ({
    type: 'profilePropertyCondition',
    parameterValues: { propertyName, comparisonOperator, ...values },
  })
  const track = (event: string, more: object = {}) => ({
    type: 'track',
    userId: 'ann',
    event,
    ...more,
  })
  const identify = (traits: object) => ({ type: 'identify', userId: 'ann', traits })
  /** What a known person does or has said of them, and the one thing that becomes true by it. */
  it.each<[string, Condition, object]>([
    [
      'a property',
      profileIs('properties.country', 'equals', { propertyValue: 'NO' }),
      identify({ country: 'NO' }),
    ],
    ['a property that goes', profileIs('properties.seats', 'missing'), identify({ seats: null })],
    [
      'a value within a property',
      profileIs('properties.address.city', 'equals', { propertyValue: 'Oslo' }),
      identify({ address: { city: 'Oslo' } }),
    ],
    [
      'the address',
      profileIs('email', 'equals', { propertyValue: 'ann@example.com' }),
      identify({ email: 'ann@example.com' }),
    ],
    ['the name', profileIs('name', 'equals', { propertyValue: 'Ann' }), identify({ name: 'Ann' })],
    [
      'when they were seen last',
      profileIs('lastSeenAt', 'greaterThan', {
        propertyValueDate: new Date(START + HOUR_MS).toISOString(),
      }),
      track('seen'),
    ],
    [
      'when they were seen first',
      profileIs('firstSeenAt', 'lessThan', {
        propertyValueDate: new Date(START - HOUR_MS).toISOString(),
      }),
      track('seen', { timestamp: new Date(START - 24 * HOUR_MS).toISOString() }),
    ],
    [
      'a visit',
      profileIs('properties.nbOfVisits', 'equals', { propertyValueInteger: 1 }),
      track('seen', { context: { sessionId: 'visit' } }),
    ],
    [
      'an event',
      {
        type: 'pastEventCondition',
        parameterValues: {
          eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } },
        },
      },
      track('view'),
    ],
    [
      'any event',
      {
        type: 'pastEventCondition',
        parameterValues: {
          eventCondition: { type: 'matchAllCondition', parameterValues: {} },
          minimumEventCount: 2,
        },
      },
      track('seen'),
    ],
    ['a goal', { type: 'goalMatchCondition', parameterValues: { goalId: 'order' } }, track('buy')],
    [
      'what is noted of a goal',
      profileIs('systemProperties.goals.orderTargetReached', 'exists'),
      track('buy'),
    ],
    [
      'a list',
      { type: 'profileUserListCondition', parameterValues: { lists: ['vip'] } },
      track('form'),
    ],
    ['the lists', profileIs('lists', 'contains', { propertyValue: 'vip' }), track('form')],
    [
      'a consent',
      {
        type: 'consentCondition',
        parameterValues: { consentTypeId: 'news', consentStatus: 'GRANTED' },
      },
      track('buy'),
    ],
    [
      'a campaign',
      {
        type: 'campaignStateCondition',
        parameterValues: { campaignId: CAMPAIGNS[0], state: 'replied' },
      },
      identify({ email: 'ann@example.com' }),
    ],
    [
      'what became of a mail',
      {
        type: 'campaignMailCondition',
        parameterValues: { campaignId: CAMPAIGNS[0], interaction: 'sent' },
      },
      identify({ email: 'ann@example.com' }),
    ],
    [
      'coming to another segment',
      { type: 'segmentHistoryCondition', parameterValues: { segmentId: 'buyers' } },
      identify({ country: 'NO' }),
    ],
    [
      'going from another segment',
      {
        type: 'segmentHistoryCondition',
        parameterValues: { segmentId: 'eager', movement: 'left' },
      },
      identify({ seats: 2 }),
    ],
    [
      'a score',
      {
        type: 'scoringCondition',
        parameterValues: {
          scoringPlanId: 'fit',
          comparisonOperator: 'greaterThan',
          scoreValue: 10,
        },
      },
      identify({ country: 'NO' }),
    ],
    [
      'another segment',
      { type: 'profileSegmentCondition', parameterValues: { segments: ['buyers'] } },
      identify({ country: 'NO' }),
    ],
  ])('follow %s at once', async (_what, condition, call) => {
    await t.database.system((db) =>
      sql`truncate profiles, contacts, events, segments, segment_members, profile_timers, scorings cascade`.execute(
        db,
      ),
    )
    t.clock.set(START)
    await addContact()
    const norway = profileIs('properties.country', 'equals', { propertyValue: 'NO' })
    await define(
      [
        { id: 'buyers', condition: norway },
        {
          id: 'eager',
          condition: profileIs('properties.seats', 'equals', { propertyValueInteger: 3 }),
        },
        { id: 'one', condition },
      ],
      [{ id: 'fit', elements: [{ condition: norway, value: 20 }] }],
    )
    const post = (one: object) =>
      t.app.inject({
        method: 'POST',
        url: '/v1/batch',
        headers: { authorization: `Basic ${btoa(`${writeKey}:`)}` },
        payload: { batch: [one] },
      })
    const isIn = async () =>
      (
        (await inTenant((db) =>
          sql`select from segment_members where segment_id = 'one' and left_at is null`.execute(db),
        )) as { rows: unknown[] }
      ).rows.length
    await post(identify({ seats: 3 }))
    t.clock.set(START + 2 * HOUR_MS)
    expect(await isIn()).toBe(0)
    expect((await post(call)).json()).toEqual({ success: true })
    expect(await isIn()).toBe(1)
    expect(await differences()).toEqual([])
  })

  it('a person has one timer: the earliest moment, moved when it has come, and removed at the end', async () => {
    await t.database.system((db) =>
      sql`truncate profiles, contacts, events, segments, segment_members, profile_timers, scorings cascade`.execute(
        db,
      ),
    )
    t.clock.set(START)
    const did = (days: number): Condition => ({
      type: 'pastEventCondition',
      parameterValues: {
        eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } },
        numberOfDays: days,
      },
    })
    await define(
      [
        { id: 'month', condition: did(30) },
        { id: 'week', condition: did(7) },
      ],
      [{ id: 'warm', elements: [{ condition: did(2), value: 5 }] }],
    )
    const post = () =>
      t.app.inject({
        method: 'POST',
        url: '/v1/batch',
        headers: { authorization: `Basic ${btoa(`${writeKey}:`)}` },
        payload: { batch: [track('view')] },
      })
    const timers = async () =>
      (
        (await inTenant((db) =>
          sql<{ due_at: Date }>`select due_at from profile_timers`.execute(db),
        )) as { rows: { due_at: Date }[] }
      ).rows.map((row) => Math.round((new Date(row.due_at).getTime() - START) / HOUR_MS / 24))
    await post()
    expect(await timers()).toEqual([2])
    // What comes later does not make it later: that is found out when it has come.
    await work.playTo(START + 24 * HOUR_MS, t.clock)
    await post()
    expect(await timers()).toEqual([2])
    const waits: number[][] = []
    for (const days of [2, 3, 8, 31]) {
      await work.playTo(START + days * 24 * HOUR_MS + 1000, t.clock)
      waits.push(await timers())
      expect(await differences()).toEqual([])
    }
    expect(waits).toEqual([[3], [8], [31], []])
  })
})
