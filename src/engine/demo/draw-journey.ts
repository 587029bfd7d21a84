import type { JourneyGraph } from '#journey/graph.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { publishJourney } from '../journeys/publish.ts'
import { startJourney } from '../journeys/start-by-hand.ts'
import { sendDemoEvents, type DemoEvent } from './demo-event.ts'
import { step } from './draw-step.ts'

const LIST = 'expo-visitors'
const JOURNEY = 'after-the-expo'
const CALL_BOOKED = 'callBooked'
/** Subject of the journey's email (`create-engages.ts`). */
export const JOURNEY_MAIL = 'Which trip first?'
/** Number of people who book a call. */
const BOOKING = 2

const property = (propertyName: string, comparisonOperator: string, operand: object) => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName: `properties.${propertyName}`, comparisonOperator, ...operand },
})

const graph: JourneyGraph = {
  nodes: [
    step({
      id: 'entry',
      kind: 'entry',
      name: 'Stopped at our stand',
      given: { lists: [LIST], joins: ['frequent-visitors'] },
      exits: { next: 'settle' },
    }),
    step({
      id: 'settle',
      kind: 'wait',
      name: 'Let them get home',
      given: { time: 'P2D', weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
      exits: { done: 'where' },
    }),
    step({
      id: 'where',
      kind: 'branch',
      name: 'Where do they ship from?',
      given: {
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
      exits: { nordic: 'call', often: 'mark', else: 'mark' },
    }),
    step({
      id: 'call',
      kind: 'todo',
      name: 'Call them',
      given: {
        title: 'Call about the Seafood Expo',
        details: 'Ask which trip they would log first.',
        owner: 'Marit Holm',
        due: 'P2D',
      },
      exits: { next: 'answer' },
    }),
    step({
      id: 'mark',
      kind: 'update',
      name: 'Note the follow-up',
      given: {
        actions: [
          {
            type: 'setPropertyAction',
            parameterValues: { setPropertyName: 'followUp', setPropertyValue: 'expo' },
          },
        ],
      },
      exits: { next: 'mail' },
    }),
    step({
      id: 'mail',
      kind: 'send',
      name: 'Which trip first?',
      given: { engageId: 'first-trip' },
      exits: { sent: 'answer', skipped: 'answer', failed: 'answer' },
    }),
    step({
      id: 'answer',
      kind: 'wait',
      name: 'Do they book a call?',
      given: {
        how: 'event',
        event: { type: 'eventTypeCondition', parameterValues: { eventTypeId: CALL_BOOKED } },
        timeout: 'P28D',
      },
      exits: { done: 'won', 'timed-out': 'quiet' },
    }),
    step({ id: 'won', kind: 'exit', name: '', given: { reason: 'Booked a call' }, exits: {} }),
    step({
      id: 'quiet',
      kind: 'exit',
      name: '',
      given: { reason: 'No call within four weeks' },
      exits: {},
    }),
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
