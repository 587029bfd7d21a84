import { group, type Condition } from '#condition/condition.ts'
import type { JourneyGraph } from '#journey/graph.ts'
import { ORDER_BOOK, WEBSITE } from './plan-visitors.ts'
import { step } from './draw-step.ts'

/*
 * What the people of the demo company defined over time, in the form in which they would have saved
 * it in the console.
 */

const event = (eventTypeId: string): Condition => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})

const eventProperty = (name: string, comparisonOperator: string, operand: object): Condition => ({
  type: 'eventPropertyCondition',
  parameterValues: { propertyName: `properties.${name}`, comparisonOperator, ...operand },
})

const profileProperty = (name: string, comparisonOperator: string, operand: object): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName: `properties.${name}`, comparisonOperator, ...operand },
})

const inSegment = (segment: string, matchType: 'in' | 'notIn' = 'in'): Condition => ({
  type: 'profileSegmentCondition',
  parameterValues: { segments: [segment], matchType },
})

const did = (eventCondition: Condition, more: object = {}): Condition => ({
  type: 'pastEventCondition',
  parameterValues: { eventCondition, ...more },
})

const looksAtPrices = group('and', [
  event('view'),
  eventProperty('path', 'equals', { propertyValue: '/pricing' }),
])
const warmTrip = group('and', [
  event('tripFinished'),
  eventProperty('alerts', 'greaterThan', { propertyValueInteger: 0 }),
])

export const scopes = [
  { id: WEBSITE, name: 'Website', description: 'Pages and forms of halden-loggers.example.' },
  { id: ORDER_BOOK, name: 'Order book', description: 'Orders and trips from the order system.' },
]

export const goals = [
  {
    id: 'first-order',
    name: 'Placed an order',
    description: 'A person places an order, through any channel.',
    targetEvent: event('orderPlaced'),
  },
  {
    id: 'quote-to-order',
    name: 'Ordered after a quote',
    description: 'A person who requested a quote places an order.',
    startEvent: event('quoteRequested'),
    targetEvent: event('orderPlaced'),
  },
]

/** In addition to the two segments of the seed. */
export const segments = [
  {
    id: 'customers',
    name: 'Customers',
    description: 'Placed at least one order.',
    condition: did(event('orderPlaced')),
    tags: ['sales'],
    owner: 'Marit Holm',
  },
  {
    id: 'considering-prices',
    name: 'Considering prices',
    description: 'Looked at the prices in the last 14 days and has not ordered yet.',
    condition: group('and', [
      did(looksAtPrices, { numberOfDays: 14 }),
      inSegment('customers', 'notIn'),
    ]),
    tags: ['sales'],
    owner: 'Jo Aasen',
  },
  {
    id: 'gone-quiet',
    name: 'Gone quiet',
    description: 'Customers without a visit or an order in the last 30 days.',
    condition: group('and', [
      inSegment('customers'),
      did(event('view'), { operator: 'eventsNotOccurred', numberOfDays: 30 }),
      did(event('orderPlaced'), { operator: 'eventsNotOccurred', numberOfDays: 30 }),
    ]),
    tags: ['retention'],
    owner: 'Jo Aasen',
  },
]

export const scorings = [
  {
    id: 'readiness',
    name: 'Readiness to buy',
    description: 'Points for interest in prices and for roles that decide.',
    elements: [
      { name: 'Looked at prices', condition: did(looksAtPrices, { numberOfDays: 30 }), value: 30 },
      { name: 'Requested a quote', condition: did(event('quoteRequested')), value: 40 },
      {
        name: 'Quality or logistics',
        condition: profileProperty('jobTitle', 'in', {
          propertyValues: ['Quality manager', 'Logistics manager'],
        }),
        value: 20,
      },
      { name: 'Frequent visitor', condition: inSegment('frequent-visitors'), value: 10 },
    ],
  },
]

const set = (setPropertyName: string, value: object) => ({
  type: 'setPropertyAction',
  parameterValues: { setPropertyName, ...value },
})

export const lists = [
  {
    id: 'warm-trips',
    name: 'Warm trips',
    description: 'People whose last trip had a temperature alert.',
  },
]

export const rules = [
  {
    id: 'remember-last-order',
    name: 'Remember the last order',
    description: 'Keeps the route and the amount of the last order on the profile.',
    condition: event('orderPlaced'),
    actions: [
      set('lastRoute', { setPropertyValue: 'eventProperty::properties.route' }),
      set('lastOrderAmount', { setPropertyValue: 'eventProperty::properties.amount' }),
    ],
    tags: ['sales'],
  },
  {
    id: 'watch-warm-trips',
    name: 'Watch warm trips',
    description: 'Adds people to the list "Warm trips" after a trip with an alert.',
    condition: warmTrip,
    actions: [{ type: 'addToListsAction', parameterValues: { listIdentifiers: ['warm-trips'] } }],
    tags: ['support'],
  },
  {
    id: 'count-price-views',
    name: 'Count price views',
    description: 'Counts how often a person looked at the prices.',
    condition: looksAtPrices,
    actions: [{ type: 'incrementPropertyAction', parameterValues: { propertyName: 'priceViews' } }],
    tags: ['sales'],
  },
  {
    id: 'mark-large-quotes',
    name: 'Mark large quotes',
    description: 'Marks people who ask for ten loggers or more.',
    condition: group('and', [
      event('quoteRequested'),
      eventProperty('loggers', 'greaterThanOrEqualTo', { propertyValueInteger: 10 }),
    ]),
    actions: [set('interest', { setPropertyValue: 'large fleet' })],
    tags: ['sales'],
  },
]

export const propertyTypes = [
  { id: 'lastRoute', rank: 10, name: 'Last route', valueType: 'string', group: 'Orders' },
  {
    id: 'lastOrderAmount',
    rank: 11,
    name: 'Last order amount',
    valueType: 'long',
    group: 'Orders',
  },
  { id: 'priceViews', rank: 12, name: 'Price views', valueType: 'long', group: 'Behavior' },
  { id: 'interest', rank: 13, name: 'Interest', valueType: 'string', group: 'Behavior' },
]

export const scripts = [
  {
    id: 'season-of-order',
    name: 'Season of the order',
    description: 'Writes the season of the event to the profile, for seasonal campaigns.',
    code: [
      'const month = new Date(now).getUTCMonth()',
      "const seasons = ['winter', 'spring', 'summer', 'autumn']",
      "return set('orderSeason', seasons[Math.floor(((month + 1) % 12) / 3)])",
    ].join('\n'),
  },
]

const afterQuote: JourneyGraph = {
  nodes: [
    step({
      id: 'entry',
      kind: 'entry',
      name: 'Requested a quote',
      given: { event: event('quoteRequested') },
      exits: { next: 'size' },
    }),
    step({
      id: 'size',
      kind: 'branch',
      name: 'How many loggers?',
      given: {
        ways: [
          {
            id: 'large',
            name: 'Large fleet',
            condition: profileProperty('interest', 'equals', { propertyValue: 'large fleet' }),
          },
        ],
      },
      exits: { large: 'call', else: 'order' },
    }),
    step({
      id: 'call',
      kind: 'todo',
      name: 'Call about the quote',
      given: {
        title: 'Call about the quote',
        details: 'Ask for the routes and offer a trial trip.',
        owner: 'Jo Aasen',
        due: 'P1D',
      },
      exits: { next: 'order' },
    }),
    step({
      id: 'order',
      kind: 'wait',
      name: 'Do they order?',
      given: { how: 'event', event: event('orderPlaced'), timeout: 'P14D' },
      exits: { done: 'won', 'timed-out': 'lost' },
    }),
    step({ id: 'won', kind: 'exit', name: '', given: { reason: 'Ordered' }, exits: {} }),
    step({
      id: 'lost',
      kind: 'exit',
      name: '',
      given: { reason: 'No order within two weeks' },
      exits: {},
    }),
  ],
}

const backAgain: JourneyGraph = {
  nodes: [
    step({
      id: 'entry',
      kind: 'entry',
      name: 'Gone quiet',
      given: { joins: ['gone-quiet'] },
      exits: { next: 'pause' },
    }),
    step({
      id: 'pause',
      kind: 'wait',
      name: 'Give it a week',
      given: { time: 'P7D' },
      exits: { done: 'mark' },
    }),
    step({
      id: 'mark',
      kind: 'update',
      name: 'Mark for the season letter',
      given: { actions: [set('interest', { setPropertyValue: 'win back' })] },
      exits: { next: 'end' },
    }),
    step({
      id: 'end',
      kind: 'exit',
      name: '',
      given: { reason: 'Marked for the letter' },
      exits: {},
    }),
  ],
}

/** In addition to the journey that starts at the expo. */
export const journeys = [
  {
    id: 'from-quote-to-order',
    name: 'From quote to order',
    description: 'Follows up on quotes: a call for large fleets, patience for the others.',
    owner: 'Jo Aasen',
    goalId: 'first-order',
    endsAtGoal: false,
    graph: afterQuote,
    tags: ['sales'],
  },
  {
    id: 'back-again',
    name: 'Back again',
    description: 'Prepares a letter for customers who have gone quiet.',
    owner: 'Marit Holm',
    endsAtGoal: false,
    graph: backAgain,
    tags: ['retention'],
  },
]

export const objectType = {
  name: 'Logger',
  plural: 'Loggers',
  description: 'The temperature loggers that the company rents out.',
  label: 'serial',
  inMenu: true,
  schema: {
    type: 'object',
    properties: {
      serial: { type: 'string', title: 'Serial number', maxLength: 40 },
      model: { type: 'string', title: 'Model', enum: ['HL-2', 'HL-3', 'HL-3 Reefer'] },
      state: { type: 'string', title: 'State', enum: ['in stock', 'on a trip', 'in repair'] },
      trips: { type: 'integer', title: 'Trips', minimum: 0 },
      calibratedOn: { type: 'string', format: 'date', title: 'Calibrated on' },
    },
    required: ['serial'],
  },
} as const

function stateIndex(rank: number) {
  if (rank < 4) return 1
  return rank < 6 ? 0 : 2
}

/** The stock of loggers; `calibratedOn` counts back from the given day. */
export function loggers(count: number, today: number) {
  const { model, state } = objectType.schema.properties
  return Array.from({ length: count }, (_, n) => ({
    serial: `HL-${String(20_400 + n * 7)}`,
    model: model.enum[n % model.enum.length],
    state: state.enum[stateIndex((n * 5) % 7)],
    trips: (n * 13) % 60,
    calibratedOn: new Date(today - ((n * 11) % 360) * 86_400_000).toISOString().slice(0, 10),
  }))
}
