import { DAY_MS } from '#model/lib/time-units.ts'
import type { MovableClock } from '#platform/clock.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { objectsOf } from '#engine/audience/objects/load-types.ts'
import { uploadFile, startRun } from '#engine/ingest/imports/runs.ts'
import { publishJourney } from '../journeys/publish.ts'
import { sendDemoEvents, type DemoEvent } from './demo-event.ts'
import { DAYS, planVisitors } from './plan-visitors.ts'
import * as story from './story-definitions.ts'

/** The last days run with the rules and journeys of today; the days before had none yet. */
const LIVE_DAYS = 4
/** Events of one request: the batch size of the intake. */
const BATCH = 400
const LOGGERS = 60

type Stores = Engine['stores']
type EntityId = Parameters<Stores['of']>[0]

async function createAll(
  { stores }: Engine,
  scope: ActorScope,
  entity: EntityId,
  records: readonly object[],
): Promise<void> {
  for (const record of records) await stores.of(entity).create(scope, record)
}

/** Sends the events day by day, with the clock at the end of each day. */
async function sendByDay(
  engine: Engine,
  scope: ActorScope,
  events: readonly DemoEvent[],
  { clock, isStopped }: { clock: MovableClock; isStopped: () => boolean },
): Promise<void> {
  for (let from = 0; from < events.length && !isStopped(); from += BATCH) {
    const batch = events.slice(from, from + BATCH)
    clock.set(batch.at(-1)!.at)
    await sendDemoEvents(engine, scope, batch)
  }
}

const EXPO_ROWS = [
  'email,firstName,lastName,company,country',
  'ragnhild.strand@fjordfisk.example,Ragnhild,Strand,Fjordfisk,NO',
  'yannick.lebrun@mareeouest.example,Yannick,Lebrun,Marée Ouest,FR',
  'claudia.brandt@kuehlhafen.example,Claudia,Brandt,Kühlhafen Bremerhaven,DE',
  'tove.nygaard,Tove,Nygaard,Lofoten Skrei,NO',
  'duarte.lopes@algarvefrio.example,Duarte,Lopes,Algarve Frio,PT',
]

/** An import with one finished run, of which one row was refused for its address. */
async function importExpoVisitors(engine: Engine, scope: ActorScope): Promise<void> {
  const { id } = await engine.stores.of('import-config').create(scope, {
    name: 'Expo visitors',
    description: 'Business cards from the Seafood Expo.',
    mergingProperty: 'email',
  })
  async function* file() {
    yield new TextEncoder().encode(`${EXPO_ROWS.join('\n')}\n`)
  }
  const { run } = await uploadFile(engine, scope, id, { name: 'expo-visitors.csv', chunks: file() })
  await startRun(engine, scope, run.id)
}

async function stockLoggers(engine: Engine, scope: ActorScope): Promise<void> {
  const { id } = await engine.stores.of('object-type').create(scope, story.objectType)
  const { store } = await objectsOf(engine, scope.tenantId, id)
  for (const logger of story.loggers(LOGGERS, engine.clock.now())) await store.create(scope, logger)
}

/**
 * Gives the demo tenant the 90 days before now: visitors of its site, quotes, orders and trips, and
 * the definitions that its people made of them. Events and definitions take the product's usual
 * way; segments and scores of the days before they existed are built from the history.
 * @param engine with a movable clock, which ends where it started
 * @param people how many come by events, and how many exist already
 * @param isStopped checked between two requests; true ends the story there
 */
export async function playVisitors(
  engine: Engine & { clock: MovableClock },
  scope: ActorScope,
  { coming, existing }: { coming: number; existing: number },
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { clock } = engine
  const end = clock.now()
  const events = planVisitors(coming, existing, end)
  const live = end - LIVE_DAYS * DAY_MS
  clock.set(end - DAYS * DAY_MS)
  await createAll(engine, scope, 'scope', story.scopes)
  await createAll(engine, scope, 'goal', story.goals)
  await sendByDay(
    engine,
    scope,
    events.filter(({ at }) => at < live),
    { clock, isStopped },
  )
  clock.set(live)
  await createAll(engine, scope, 'property-type', story.propertyTypes)
  await createAll(engine, scope, 'user-list', story.lists)
  await createAll(engine, scope, 'segment', story.segments)
  await createAll(engine, scope, 'scoring', story.scorings)
  await createAll(engine, scope, 'rule', story.rules)
  await createAll(engine, scope, 'script', story.scripts)
  for (const journey of story.journeys) {
    await engine.stores.of('journey').create(scope, journey)
    await publishJourney(engine, scope, journey.id, { note: 'First version' })
  }
  await sendByDay(
    engine,
    scope,
    events.filter(({ at }) => at >= live),
    { clock, isStopped },
  )
  clock.set(end)
  await importExpoVisitors(engine, scope)
  await stockLoggers(engine, scope)
}
