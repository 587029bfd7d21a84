import { parameter, words, type ConditionForm } from '#condition/form.ts'

const circle = { id: 'type', value: 'circle' }
const rectangle = { id: 'type', value: 'rectangle' }

export const geoPointForm: ConditionForm = {
  icon: 'users',
  blank: () => ({
    type: 'geoLocationByPointSessionCondition',
    parameterValues: { type: 'circle', distance: '10km' },
  }),
  row: [words('came from'), parameter('type')],
  // Four number inputs side by side would not show which is which.
  further: [
    words('latitude', circle),
    parameter('circleLatitude', circle),
    words('longitude', circle),
    parameter('circleLongitude', circle),
    words('radius', circle),
    parameter('distance', circle),
    words('south', rectangle),
    parameter('rectLatitudeSW', rectangle),
    words('west', rectangle),
    parameter('rectLongitudeSW', rectangle),
    words('north', rectangle),
    parameter('rectLatitudeNE', rectangle),
    words('east', rectangle),
    parameter('rectLongitudeNE', rectangle),
  ],
}
