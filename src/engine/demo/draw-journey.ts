import type { JourneyGraph } from '#journey/graph.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { publishJourney } from '../journeys/publish.ts'
import { startJourney } from '../journeys/start-by-hand.ts'
import { sendDemoEvents, type DemoEvent } from './demo-event.ts'

const LIST = 'expo-visitors'
const JOURNEY = 'after-the-expo'
const CALL_BOOKED = 'callBooked'
/** Subject of the journey's email (`create-engages.ts`). */
export const JOURNEY_MAIL = 'Which trip first?'
/** Number of people who book a call. */
const BOOKING = 2

const step = (
  id: string,
  kind: string,
  name: string,
  given: Record<string, unknown>,
  exits: Record<string, string>,
) => ({ id, kind, name, note: '', given, exits })
const property = (propertyName: string, comparisonOperator: string, operand: object) => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName: `properties.${propertyName}`, comparisonOperator, ...operand },
})

const graph: JourneyGraph = {
  nodes: [
    step(
      'entry',
      'entry',
      'Stopped at our stand',
      { lists: [LIST], joins: ['frequent-visitors'] },
      { next: 'settle' },
    ),
    step(
      'settle',
      'wait',
      'Let them get home',
      { time: 'P2D', weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
      { done: 'where' },
    ),
    step(
      'where',
      'branch',
      'Where do they ship from?',
      {
        ways: [
          {
            id: 'nordic',
            name: 'Nordic',
            condition: {
              type: 'profileSegmentCondition',
              parameterValues: { segments: ['nordic-exporters'], matchType: 'in' },
            },
          },
          {
            id: 'often',
            name: 'Comes back often',
            condition: property('visits', 'greaterThanOrEqualTo', { propertyValueInteger: 10 }),
          },
        ],
      },
      { nordic: 'call', often: 'mark', else: 'mark' },
    ),
    step(
      'call',
      'todo',
      'Call them',
      {
        title: 'Call about the Seafood Expo',
        details: 'Ask which trip they would log first.',
        owner: 'Marit Holm',
        due: 'P2D',
      },
      { next: 'answer' },
    ),
    step(
      'mark',
      'update',
      'Note the follow-up',
      {
        actions: [
          {
            type: 'setPropertyAction',
            parameterValues: { setPropertyName: 'followUp', setPropertyValue: 'expo' },
          },
        ],
      },
      { next: 'mail' },
    ),
    step(
      'mail',
      'send',
      'Which trip first?',
      { engageId: 'first-trip' },
      { sent: 'answer', skipped: 'answer', failed: 'answer' },
    ),
    step(
      'answer',
      'wait',
      'Do they book a call?',
      {
        how: 'event',
        event: { type: 'eventTypeCondition', parameterValues: { eventTypeId: CALL_BOOKED } },
        timeout: 'P28D',
      },
      { done: 'won', 'timed-out': 'quiet' },
    ),
    step('won', 'exit', '', { reason: 'Booked a call' }, {}),
    step('quiet', 'exit', '', { reason: 'No call within four weeks' }, {}),
  ],
}

/** Creates and publishes a journey for visitors of the company's booth, as a user would. */
export async function drawJourney(engine: Engine, scope: ActorScope): Promise<void> {
  await engine.stores.of('journey').create(scope, {
    id: JOURNEY,
    name: 'After the expo',
    description: 'From our stand to a call, by a person where we know the region.',
    owner: 'Marit Holm',
    goalId: 'booked-a-call',
    endsAtGoal: false,
    graph: graph,
    tags: ['expo'],
  })
  await publishJourney(engine, scope, JOURNEY, { note: 'First version' })
  await startJourney(engine, scope, JOURNEY, { listId: LIST })
}

/** Makes some of the people with the email book a call on the site. */
export async function bookCalls(engine: Engine, { tenantId }: ActorScope): Promise<void> {
  const people = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('journey_executions')
      .select('profile_id')
      .where('journey_id', '=', JOURNEY)
      .where('node_id', '=', 'answer')
      .where('state', '=', 'running')
      .orderBy('step_entered_at')
      .orderBy('profile_id')
      .limit(BOOKING)
      .execute(),
  )
  const at = engine.clock.now()
  const events = people.map(({ profile_id: profileId }): DemoEvent => ({
    type: CALL_BOOKED,
    messageId: `booked ${profileId}`,
    at,
    profileId,
    properties: { length: 30 },
    source: { itemType: 'site', itemId: 'calendar' },
  }))
  await sendDemoEvents(engine, { tenantId }, events)
}
