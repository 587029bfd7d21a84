import { parameter, words, type ConditionForm } from '#condition/form.ts'
import { message } from '#language'

const circle = { id: 'type', value: 'circle' }
const rectangle = { id: 'type', value: 'rectangle' }

export const geoPointForm: ConditionForm = {
  icon: 'users',
  blank: () => ({
    type: 'geoLocationByPointSessionCondition',
    parameterValues: { type: 'circle', distance: '10km' },
  }),
  row: [words(message('came from')), parameter('type')],
  // Four number inputs side by side would not show which is which.
  further: [
    words(message('latitude'), circle),
    parameter('circleLatitude', circle),
    words(message('longitude'), circle),
    parameter('circleLongitude', circle),
    words(message('radius'), circle),
    parameter('distance', circle),
    words(message('south'), rectangle),
    parameter('rectLatitudeSW', rectangle),
    words(message('west'), rectangle),
    parameter('rectLongitudeSW', rectangle),
    words(message('north'), rectangle),
    parameter('rectLatitudeNE', rectangle),
    words(message('east'), rectangle),
    parameter('rectLongitudeNE', rectangle),
  ],
}
