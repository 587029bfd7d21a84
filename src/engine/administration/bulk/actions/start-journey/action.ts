import { choiceWords } from '#catalog/fields/words.ts'
import { inSentence, say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { startJourney } from '#engine/journeys/start-by-hand.ts'
import type { BulkAction } from '../../bulk-action.ts'
import { applyToPeople, isPeople } from '../../apply-to-people.ts'

export const startJourneyForPeople: BulkAction = {
  id: 'start-journey',
  title: 'Start a journey',
  fits: isPeople,
  alsoWrites: 'journeys',
  params: {
    journeyId: { type: 'string', title: 'Journey', format: 'uuid', 'x-ref': 'journey' },
  },
  required: ['journeyId'],
  async check({ engine, scope, params }) {
    const journey = await engine.stores.of('journey').get(scope, String(params.journeyId))
    if (!journey)
      throw fail('invalid', 'There is no such journey.', [
        { path: '/journeyId', message: 'There is no such journey.' },
      ])
    if (journey.state !== 'live')
      throw fail(
        'wrong_state',
        say('This journey is {state}. Publish it to let people in.', {
          state: inSentence(choiceWords(journey.state)),
        }),
      )
  },
  apply: (work, ids) =>
    applyToPeople(work, ids, async (profileIds) => {
      const { refused } = await startJourney(
        work.engine,
        work.scope,
        String(work.params.journeyId),
        { profileIds },
      )
      const reasons = new Map(refused.map(({ profileId, reason }) => [profileId, reason]))
      return (id) => {
        const reason = reasons.get(id)
        return reason === undefined
          ? { state: 'done' }
          : { state: 'failed', code: 'wrong_state', reason }
      }
    }),
}
