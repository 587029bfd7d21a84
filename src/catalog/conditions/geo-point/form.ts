import { parameter, words, type ConditionForm } from '#condition/form.ts'

const circle = { id: 'type', value: 'circle' }
const rectangle = { id: 'type', value: 'rectangle' }

export const geoPointForm: ConditionForm = {
  icon: 'users',
  blank: () => ({ type: 'geoLocationByPointSessionCondition', parameterValues: { type: 'circle', distance: '10km' } }),
  row: [words('came from'), parameter('type')],
  further: [
    parameter('circleLatitude', circle), parameter('circleLongitude', circle), parameter('distance', circle),
    parameter('rectLatitudeSW', rectangle), parameter('rectLongitudeSW', rectangle), parameter('rectLatitudeNE', rectangle), parameter('rectLongitudeNE', rectangle),
  ],
}
