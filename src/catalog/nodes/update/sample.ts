import fc from 'fast-check'
import { given, type NodeSample } from '../sample.ts'

const actions = fc.constantFrom(
  { type: 'addToListsAction', parameterValues: { listIdentifiers: ['vip'] } },
  { type: 'sendEventAction', parameterValues: { eventType: 'upgraded' }, enabled: false },
  { type: 'allEventToProfilePropertiesAction', parameterValues: {} },
)

export const sample: NodeSample = {
  given: given({ actions: fc.array(actions, { minLength: 1, maxLength: 3 }) }, ['actions']),
  outcomes: fc.constantFrom('Done.', 'One of two actions could not be done.'),
}
