import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  heldKinds,
  reviewChoices,
  type HeldKind,
  type ReviewChoice,
} from '#model/api/answers/outbound-hold.ts'
import { apart } from '#platform/database/ambient.ts'
import type { Database } from '#platform/database/database.ts'
import { openPGlite, type EmbeddedDatabase } from '#platform/database/pglite.ts'
import { noExchange } from '#platform/exchange/exchange.ts'
import { silentLog } from '#platform/log.ts'
import { newWebhookSecret } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { queueEngageMessage } from '#engine/engage/messages/queue-message.ts'
import { dispatchEngageMail } from '#engine/engage/messages/dispatch.ts'
import { sendEngageCalls } from '#engine/engage/messages/send-calls.ts'
import { createBeat } from '#engine/administration/health/worker-beat.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { publishJourney } from '#engine/journeys/publish.ts'
import { runDueJourneys } from '#engine/journeys/run-due.ts'
import { startJourney } from '#engine/journeys/start-by-hand.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'
import { isOutboundHeld, placeHold } from '#engine/kernel/outbound/hold.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { readReview, releaseHold } from '#engine/administration/outbound/review.ts'
import { createInstallationWatch } from '#engine/administration/outbound/watch.ts'
import { dispatchMailbox } from '#engine/outreach/sending/dispatch.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { createWebhook } from '#engine/webhooks/save-webhook.ts'
import { sendDueWebhooks } from '#engine/webhooks/send-due.ts'
import { sendTest } from '#engine/webhooks/replay-deliveries.ts'
import { readMigrations } from '#store/migrate.ts'
import { restoreBackup, writeBackup } from '#store/backup.ts'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import { at, createWorld, type World } from './campaign-world.ts'
import { HOUR_MS, DAY_MS } from '#model/lib/time-units.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const BEGIN = '2026-03-02T09:00'
const LATER = '2026-04-01T10:00'

/** What left by other ways than mail. */
interface Outside {
  calls: string[]
  transfers: string[]
  notices: string[]
}

/** Lets an engine reach a fake outside, which counts. */
function reach(engine: Engine): Outside {
  const outside: Outside = { calls: [], transfers: [], notices: [] }
  engine.exchange = {
    ...noExchange,
    call: async (url) => (outside.calls.push(url), { status: 200, text: 'ok' }),
    open: async (place) => (outside.transfers.push(place), null),
  }
  engine.systemMailer = { send: async ({ to }) => void outside.notices.push(to) }
  return outside
}

const step = (id: string, kind: string, given: object, exits: Record<string, string>) => ({
  id,
  kind,
  name: '',
  note: '',
  given,
  exits,
})

/**
 * Something of each kind that is due at 10:00 of the first day; of two people of a campaign, the
 * emails of two weeks.
 */
async function planEverything(world: World) {
  const { engine, scope, database, tenantId, clock } = world
  reach(engine)
  const mailbox = await world.addMailbox({ gapMinutes: 1, rampStart: 50 })
  const campaign = await world.addCampaign()
  await world.addPeople(campaign, 2)
  await world.launch(campaign)
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    subject: 'Hi!',
    source:
      '<mjml><mj-body><mj-section><mj-column><mj-text>Hello</mj-text></mj-column></mj-section></mj-body></mjml>',
  })
  await publishTemplate(engine, scope, 'hello', {})
  await engine.stores
    .of('engage')
    .create(scope, { id: 'news', name: 'News', templateId: 'hello', mailboxId: mailbox.id })
  await engine.stores.of('engage').create(scope, {
    id: 'ring',
    name: 'Ring',
    channel: 'webhook',
    url: 'https://crm.example/call',
    body: '{}',
    secret: newWebhookSecret(),
  })
  const person = await engine.stores.of('profile').create(scope, {
    name: 'Una',
    email: 'una@firm.example',
    properties: { timeZone: 'Europe/Berlin' },
  })
  const traveller = await engine.stores.of('profile').create(scope, {
    name: 'Tom',
    email: 'tom@firm.example',
    properties: { timeZone: 'Europe/Berlin' },
  })
  const due = new Date(clock.now() + HOUR_MS)
  for (const engageId of ['news', 'ring'])
    await database.tenant(tenantId, (db) =>
      queueEngageMessage(
        { db, engine, tenantId },
        {
          engageId,
          profileId: person.id,
          owner: { kind: 'send', id: 'send-1', stepId: '', visit: 0 },
          at: due,
        },
      ),
    )
  const webhook = await createWebhook(engine, scope, {
    name: 'Hook',
    url: 'https://hooks.example/in',
  })
  const { id: deliveryId } = await sendTest(engine, scope, webhook.id)
  await database.tenant(tenantId, (db) =>
    db
      .updateTable('webhook_deliveries')
      .set({ due_at: due })
      .where('id', '=', deliveryId)
      .execute(),
  )
  const nodes = [
    step('entry', 'entry', {}, { next: 'wait' }),
    step('wait', 'wait', { time: 'PT1H' }, { done: 'send' }),
    step('send', 'send', { engageId: 'news' }, { sent: 'exit', skipped: 'exit', failed: 'exit' }),
    step('exit', 'exit', {}, {}),
  ]
  await engine.stores
    .of('journey')
    .create(scope, { id: 'trip', name: 'Trip', graph: { nodes } as never })
  await publishJourney(engine, scope, 'trip', {})
  await startJourney(engine, scope, 'trip', { profileIds: [traveller.id] })
  await engine.stores.of('import-config').create(scope, {
    name: 'People',
    configType: 'recurrent',
    source: 'https://files.example/people.csv',
    period: 'week',
    mergingProperty: 'email',
    mapping: {},
  } as never)
  const user = await engine.stores.of('user').create(scope, {
    tenantId,
    subject: 'ann',
    email: 'ann@acme.example',
    first_name: 'Ann',
    last_name: 'Lee',
  })
  await database.system((db) =>
    enqueue(scopedTx(engine, db, scope), {
      kind: SEND_NOTICE,
      payload: {
        kind: 'exports',
        userId: user.id,
        facts: { what: 'Profiles', by: 'Bob', at: due },
      },
      dueAt: due.getTime(),
    }),
  )
  // The people get to their waits, and nothing else is due yet.
  await world.work().drain()
}

const states = (
  world: World,
  table: 'engage_messages' | 'webhook_deliveries' | 'journey_executions',
  more = '',
) =>
  world.database.tenant(world.tenantId, async (db) =>
    (await db.selectFrom(table).selectAll().orderBy('id').execute()).map((row) =>
      Object.fromEntries(
        ['state', 'due_at', ...(more ? [more] : [])].map((name) => [
          name,
          (row as Record<string, unknown>)[name],
        ]),
      ),
    ),
  )

const watch = (world: World, over: { longestOutage?: number; apart?: string[] } = {}) =>
  createInstallationWatch({
    database: world.database,
    clock: world.clock,
    log: silentLog,
    marks: () => null,
    witness: { read: () => null, write: () => {} },
    longestOutage: 6 * HOUR_MS,
    apart: [],
    ...over,
  })

const nothingLeft = { mails: 0, calls: [], transfers: [], notices: [] }
const left = (world: World, outside: Outside) => ({
  mails: world.delivered.length,
  ...outside,
})

describe('a database that was dumped and restored', () => {
  let lines: string[] = []
  let whole: Blob | null = null
  let tenantId = ''
  let world: World
  let outside: Outside
  const open: Database[] = []

  beforeAll(async () => {
    const original = await createWorld({ start: BEGIN })
    ;({ tenantId } = original)
    await planEverything(original)
    await watch(original).beforeBeat(at(BEGIN))
    await writeBackup(original.database, 'key', async (line) => void lines.push(line))
    await original.close()
  })
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close()
  })
  afterAll(() => void (lines = []))

  async function* given() {
    yield* lines
  }
  /** The same rows in another database, a month later, as a worker finds them at its start. */
  async function restored() {
    const database = whole ? await openPGlite({ from: whole }) : await openEmptyDatabase()
    open.push(database)
    if (!whole)
      await restoreBackup(database, {
        lines: given(),
        migrations: readMigrations(),
        sealedWith: 'key',
      })
    // Restoring takes the embedded database ten times as long as opening what was restored.
    if (database.kind === 'pglite') whole ??= await (database as EmbeddedDatabase).copy()
    world = await createWorld({ start: LATER, over: { database, tenantId } })
    outside = reach(world.engine)
    return watch(world).beforeBeat(at(LATER))
  }
  const review = () => readReview(world.engine)
  const counts = async () =>
    Object.fromEntries((await review()).overdue.map(({ kind, count }) => [kind, count]))

  it('is put on hold: nothing is sent however often it is worked, inboxes are read, and nothing is lost', async () => {
    expect(await restored()).toBe('restored')
    const all = {
      campaign: 6,
      message: 1,
      call: 1,
      webhook: 1,
      journey: 1,
      notice: 1,
      transfer: 1,
    }
    expect(await counts()).toEqual(all)
    for (let day = 0; day < 3; day++) {
      await world.work().playTo(world.clock.now() + DAY_MS, world.clock)
      await world.work().tick()
      expect(left(world, outside)).toEqual(nothingLeft)
    }
    const [mailbox] = await world.database.tenant(tenantId, (db) =>
      db.selectFrom('mailboxes').select('last_read_at').execute(),
    )
    expect(mailbox!.last_read_at?.getTime()).toBe(world.clock.now())
    expect(await counts()).toEqual(all)
    // Each claim refuses by itself, whatever the round of work looks for.
    const mailboxId = (
      await world.database.tenant(tenantId, (db) =>
        db.selectFrom('mailboxes').select('id').executeTakeFirstOrThrow(),
      )
    ).id
    const { engine } = world
    expect(await dispatchMailbox(engine, tenantId, mailboxId), 'campaign email').toBe(false)
    expect(await dispatchEngageMail(engine, tenantId, mailboxId), 'engage email').toBe(false)
    expect(await sendEngageCalls(engine, tenantId), 'engage webhook').toBe(false)
    expect(await sendDueWebhooks(engine, tenantId), 'webhook').toBe(false)
    expect(await runDueJourneys(engine, tenantId), 'journey').toBe(false)
    expect(await runDueJob(engine, tenantId), 'import, alert').toBe(false)
    expect(await counts()).toEqual(all)
    // Nothing is marked as failed or set aside, and looking again changes nothing.
    expect(new Set((await world.ledger()).map(({ state }) => state))).toEqual(new Set(['planned']))
    expect(await states(world, 'engage_messages')).toMatchObject([
      { state: 'planned' },
      { state: 'planned' },
    ])
    expect(await states(world, 'webhook_deliveries', 'attempts')).toMatchObject([
      { state: 'waiting', attempts: 0 },
    ])
    const { hold } = await review()
    expect(await watch(world).beforeBeat(at(LATER) + HOUR_MS)).toBeNull()
    expect((await review()).hold).toEqual(hold)
  })

  const everything = (choice: ReviewChoice) =>
    heldKinds
      .filter((kind) => reviewChoices[kind].includes(choice))
      .map((kind) => ({ kind, choice }))
  const release = async (
    decisions: { kind: HeldKind; choice: ReviewChoice; tenantId?: string }[],
  ) => releaseHold(world.engine, world.scope, (await review()).hold!.id, decisions)

  it('sends everything now when that was chosen', async () => {
    await restored()
    await release(everything('send'))
    expect((await review()).hold).toBeNull()
    await world.work().playTo(world.clock.now() + HOUR_MS, world.clock)
    expect(world.delivered.map(({ to }) => to).toSorted()).toEqual([
      'person0@firm0.example',
      'person1@firm1.example',
      'tom@firm.example',
      'una@firm.example',
    ])
    expect(outside.calls.toSorted()).toEqual([
      'https://crm.example/call',
      'https://hooks.example/in',
    ])
    expect(outside.transfers).toEqual(['https://files.example/people.csv'])
    expect(outside.notices).toEqual(['ann@acme.example'])
  })

  it('plans everything again from now when that was chosen, many of a kind a minute apart', async () => {
    await restored()
    await world.database.tenant(tenantId, async (db) => {
      const [one] = await db.selectFrom('webhook_deliveries').selectAll().execute()
      await db
        .insertInto('webhook_deliveries')
        .values(
          [1, 2].map((n) => ({
            ...one!,
            id: world.engine.newId(),
            due_at: new Date(one!.due_at.getTime() + n),
            payload: '{}' as never,
          })),
        )
        .execute()
    })
    const now = world.clock.now()
    await release(everything('plan'))
    // Campaign emails have no time until the planner gives them one; everything else begins now, in
    // its order.
    expect(
      (await world.ledger()).map(({ planned_at: planned, plan_reason: why }) => [planned, why]),
    ).toEqual(
      Array.from({ length: 6 }, () => [
        null,
        'Planned again: it was overdue when sending was on hold',
      ]),
    )
    expect(
      (await states(world, 'webhook_deliveries'))
        .map(({ due_at: due }) => (due as Date).getTime())
        .toSorted(),
    ).toEqual([now, now + 60_000, now + 120_000])
    for (const table of ['engage_messages', 'journey_executions'] as const)
      for (const { due_at: due } of await states(world, table))
        expect((due as Date).getTime()).toBe(now)
    await world.work().playTo(now + 2 * DAY_MS, world.clock)
    expect(world.delivered.map(({ to }) => to).toSorted()).toEqual([
      'person0@firm0.example',
      'person1@firm1.example',
      'tom@firm.example',
      'una@firm.example',
    ])
    expect(outside.calls.toSorted()).toEqual([
      'https://crm.example/call',
      ...Array.from({ length: 3 }, () => 'https://hooks.example/in'),
    ])
  })

  it('sends nothing of what was skipped, and says so in each ledger', async () => {
    await restored()
    const done = await release([...everything('skip'), { kind: 'transfer', choice: 'plan' }])
    expect(done.map(({ kind, count, choice }) => [kind, count, choice])).toEqual([
      ['campaign', 6, 'skip'],
      ['message', 1, 'skip'],
      ['call', 1, 'skip'],
      ['webhook', 1, 'skip'],
      ['journey', 1, 'skip'],
      ['notice', 1, 'skip'],
      ['transfer', 1, 'plan'],
    ])
    await world.work().playTo(world.clock.now() + 20 * DAY_MS, world.clock)
    expect(left(world, outside)).toMatchObject({ mails: 0, calls: [], notices: [] })
    expect((await world.ledger()).map(({ state, plan_reason: why }) => [state, why])).toEqual(
      Array.from({ length: 6 }, () => [
        'cancelled',
        expect.stringContaining('skipped in the review'),
      ]),
    )
    expect(await states(world, 'engage_messages', 'reason')).toMatchObject([
      { state: 'skipped', reason: 'not-approved' },
      { state: 'skipped', reason: 'not-approved' },
    ])
    expect(await states(world, 'webhook_deliveries', 'answer')).toMatchObject([
      { state: 'discarded', answer: expect.stringContaining('skipped in the review') },
    ])
    expect(await states(world, 'journey_executions', 'reason')).toMatchObject([
      { state: 'left', reason: 'Taken out in the review of overdue work.' },
    ])
    const [notice] = await world.database.tenant(tenantId, (db) =>
      db.selectFrom('jobs').select(['state', 'error']).where('kind', '=', SEND_NOTICE).execute(),
    )
    expect(notice).toEqual({
      state: 'cancelled',
      error: expect.stringContaining('skipped in the review'),
    })
  })

  it('is released only as it was reviewed, tenant by tenant, and it is written down who approved what', async () => {
    await restored()
    const { hold } = await review()
    await expect(releaseHold(world.engine, world.scope, tenantId, [])).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(release([{ kind: 'transfer', choice: 'skip' }])).rejects.toMatchObject({
      code: 'invalid',
    })
    await release([...everything('skip'), { kind: 'call', choice: 'send', tenantId }])
    await world.work().playTo(world.clock.now() + HOUR_MS, world.clock)
    expect(outside.calls).toEqual(['https://crm.example/call'])
    expect(world.delivered).toEqual([])
    await expect(releaseHold(world.engine, world.scope, hold!.id, [])).rejects.toMatchObject({
      code: 'conflict',
    })
    const entries = await world.database.system((db) =>
      db
        .selectFrom('audit_entries')
        .select(['summary', 'actor_name', 'after'])
        .where('entity', '=', 'outbound-hold')
        .execute(),
    )
    expect(entries).toMatchObject([
      { summary: 'Overdue work was reviewed and sending was resumed', actor_name: 'Ann Lee' },
    ])
    expect(JSON.stringify(entries[0]!.after)).toContain('"choice":"skip"')
  })
})

describe('a long outage', () => {
  let world: World
  afterEach(() => world.close())

  it('puts overdue work on hold, and only that, also for a worker that slept through it', async () => {
    world = await createWorld({ start: BEGIN })
    await planEverything(world)
    const begin = Date.UTC(2026, 0, 1)
    let machine = begin
    const beat = createBeat(world.database, 'host:1', () => machine, watch(world))
    await beat()
    const startAfter = (hours: number, over: Parameters<typeof watch>[1] = {}) =>
      watch(world, over).beforeBeat(begin + hours * HOUR_MS)
    expect(await startAfter(7), 'nothing is overdue').toBeNull()
    world.clock.advance(2 * HOUR_MS)
    expect(await startAfter(1 / 60), 'a restart').toBeNull()
    expect(await startAfter(5), 'a short outage').toBeNull()
    expect(await startAfter(100, { longestOutage: 0 }), 'switched off').toBeNull()
    expect(await startAfter(100, { apart: [world.tenantId] }), 'only the demo tenant').toBeNull()
    expect(await world.database.system(isOutboundHeld)).toBe(false)
    machine += 8 * HOUR_MS
    await beat()
    expect((await readReview(world.engine)).hold).toMatchObject({
      cause: 'outage',
      lastWorkAt: new Date(begin).toISOString(),
    })
  })

  it('is not what moving the development clock is', async () => {
    world = await createWorld({ start: BEGIN })
    await planEverything(world)
    const outside = reach(world.engine)
    let machine = Date.UTC(2026, 0, 1)
    const beat = createBeat(world.database, 'host:1', () => machine, watch(world))
    await beat()
    await world.playTo(LATER)
    machine += 20_000
    await beat()
    expect(await world.database.system(isOutboundHeld)).toBe(false)
    expect(world.delivered.length).toBeGreaterThan(4)
    expect(outside.calls).toHaveLength(2)
  })
})

describe('putting sending on hold', () => {
  let world: World
  afterEach(() => world.close())

  it('waits for claims under way, and no claim that begins afterwards misses it', async () => {
    world = await createWorld({ start: BEGIN })
    const order: string[] = []
    let placing: Promise<unknown> = Promise.resolve()
    await world.database.tenant(world.tenantId, async (db) => {
      expect(await isOutboundHeld(db)).toBe(false)
      placing = apart(() =>
        world.database.system((other) =>
          placeHold(other, { cause: 'manual', at: world.clock.now() }),
        ),
      ).then(() => order.push('placed'))
      // Time enough for the other transaction to get to its lock.
      for (let n = 0; n < 20; n++) await sql`select 1`.execute(db)
      order.push('claimed')
    })
    await placing
    expect(order).toEqual(['claimed', 'placed'])
    expect(await world.database.tenant(world.tenantId, isOutboundHeld)).toBe(true)
  })
})
