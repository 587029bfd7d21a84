import fc from 'fast-check'
import { namedFields } from '../sample.ts'

const actions = fc.constantFrom(
  { type: 'addToListsAction', parameterValues: { listIdentifiers: ['vip'] } },
  { type: 'sendEventAction', parameterValues: { eventType: 'upgraded' }, enabled: false },
)

export const sample = namedFields('actions', fc.array(actions, { maxLength: 3 }), {
  type: 'array',
  items: { type: 'object', additionalProperties: true },
})
