import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/lib/time-units.ts'
import { demoContacts, type DemoContact } from '#store/seed/demo-people.ts'
import type { DemoEvent } from './demo-event.ts'

/*
 * The plan of what visitors and customers of the demo company did in 90 days: pages, quotes, orders
 * and trips. It depends on nothing but its arguments, so every installation has the same story.
 */

/** The length of the story. */
export const DAYS = 90
/** The site and the order system, as scopes. */
export const WEBSITE = 'website'
export const ORDER_BOOK = 'order-book'

/** The stage of a person: an anonymous visitor, a known one, one with a quote, or a customer. */
type Stage = 'anonymous' | 'known' | 'quoted' | 'customer'

/** A source of numbers in [0, 1) that repeats for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pages = [
  ['/', 'Know that a pallet has thawed'],
  ['/loggers', 'Temperature loggers'],
  ['/loggers/reefer', 'Loggers for reefers'],
  ['/how-it-works', 'How it works'],
  ['/customers', 'Customers'],
  ['/notes/claims-for-thawed-cargo', 'Claims for thawed cargo'],
  ['/notes/what-inspectors-ask', 'What inspectors ask'],
  ['/contact', 'Contact'],
] as const
const PRICING = ['/pricing', 'Prices'] as const

const routes = ['Bergen-Boulogne', 'Vigo-Milano', 'Halifax-Boston', 'Gdynia-Berlin', 'Nelson-Tokyo']
const referrers = ['google', 'newsletter', 'linkedin', 'direct', 'direct'] as const
const devices = [
  { 'device.category': 'desktop' },
  { 'device.category': 'mobile' },
  { 'device.category': 'desktop' },
]

/** Draws the stage of one person: most visitors stay anonymous or known. */
function stageOf(share: number): Stage {
  if (share < 0.18) return 'anonymous'
  if (share < 0.7) return 'known'
  return share < 0.84 ? 'quoted' : 'customer'
}

interface Visitor {
  index: number
  person: DemoContact
  stage: Stage
  random: () => number
  /** Day of the first visit, from 0. */
  firstDay: number
}

const pick = <T>(of: readonly T[], random: () => number): T => of[Math.floor(random() * of.length)]!

/** A working hour of a day of the story; fractions spread the events. */
const momentOf = (start: number, day: number, random: () => number) =>
  start + day * DAY_MS + Math.floor((7 + random() * 11) * HOUR_MS)

const traitsOf = ({ person, random }: Visitor) => ({
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  jobTitle: person.title,
  company: person.company,
  country: person.country,
  visits: 1 + Math.floor(random() ** 2 * 24),
})

const idsOf = ({ index, stage }: Visitor) =>
  stage === 'anonymous'
    ? { anonymousId: `visitor-${index}` }
    : { anonymousId: `visitor-${index}`, userId: `customer-${index}` }

/** The share of visits that look at the prices. */
const PRICE_INTEREST: Record<Stage, number> = {
  anonymous: 0.1,
  known: 0.25,
  quoted: 0.6,
  customer: 0.6,
}

/** One visit of the site: up to four pages, more often prices for people who consider buying. */
function visit(visitor: Visitor, number: number, at: number): DemoEvent[] {
  const { index, stage, random } = visitor
  const sessionId = `visit-${index}-${number}`
  const count = 1 + Math.floor(random() * 3)
  const looksAtPrices = random() < PRICE_INTEREST[stage]
  const seen = Array.from({ length: count }, () => pick(pages, random))
  const chosen = looksAtPrices ? [...seen, PRICING] : seen
  const referrer = pick(referrers, random)
  const device = pick(devices, random)
  return chosen.map(([path, title], page): DemoEvent => ({
    type: 'view',
    messageId: `view ${index} ${number} ${page}`,
    at: at + page * 2 * MINUTE_MS,
    anonymousId: `visitor-${index}`,
    ...(stage === 'anonymous' ? {} : idsOf(visitor)),
    sessionId,
    sessionProperties: page === 0 ? { ...device, referrer } : {},
    scope: WEBSITE,
    properties: { path, title, referrer },
    source: { itemType: 'site', itemId: 'halden-loggers.example' },
    target: { itemType: 'page', itemId: path, properties: { title } },
  }))
}

const becomesKnown = (visitor: Visitor, at: number): DemoEvent => ({
  type: 'identify',
  messageId: `identify ${visitor.index}`,
  at,
  ...idsOf(visitor),
  traits: traitsOf(visitor),
  scope: WEBSITE,
  source: { itemType: 'site', itemId: 'halden-loggers.example' },
})

const worksFor = (visitor: Visitor, at: number): DemoEvent => ({
  type: 'group',
  messageId: `company ${visitor.index}`,
  at,
  ...idsOf(visitor),
  groupId: visitor.person.companyDomain,
  groupTraits: {
    name: visitor.person.company,
    industry: visitor.person.industry,
    employees: visitor.person.companySize,
    city: visitor.person.city,
    country: visitor.person.country,
  },
  scope: ORDER_BOOK,
  source: { itemType: 'server', itemId: ORDER_BOOK },
})

const quote = (visitor: Visitor, at: number): DemoEvent => ({
  type: 'quoteRequested',
  messageId: `quote ${visitor.index}`,
  at,
  ...idsOf(visitor),
  scope: WEBSITE,
  properties: {
    route: pick(routes, visitor.random),
    loggers: 2 + Math.floor(visitor.random() * 20),
  },
  source: { itemType: 'site', itemId: 'halden-loggers.example' },
})

/** An order, and the trip that it paid for some days later. */
function order(visitor: Visitor, number: number, at: number, end: number): DemoEvent[] {
  const { index, random } = visitor
  const loggers = 1 + Math.floor(random() * 12)
  const route = pick(routes, random)
  const common = {
    ...idsOf(visitor),
    scope: ORDER_BOOK,
    source: { itemType: 'server', itemId: ORDER_BOOK },
  }
  const placed: DemoEvent = {
    ...common,
    type: 'orderPlaced',
    messageId: `order ${index} ${number}`,
    at,
    properties: {
      orderId: `H-${index}-${number}`,
      amount: loggers * 49,
      currency: 'EUR',
      loggers,
      route,
    },
  }
  const arrived = at + (4 + Math.floor(random() * 6)) * DAY_MS
  const alerts = random() < 0.15 ? 1 + Math.floor(random() * 3) : 0
  return [
    placed,
    {
      ...common,
      type: 'tripFinished',
      messageId: `trip ${index} ${number}`,
      at: arrived,
      properties: {
        orderId: `H-${index}-${number}`,
        route,
        alerts,
        maxTemperature: alerts ? 9 : 3,
      },
    } satisfies DemoEvent,
  ].filter((event) => event.at < end)
}

/** Everything one person did. */
function storyOf(visitor: Visitor, start: number, end: number): DemoEvent[] {
  const { stage, random, firstDay } = visitor
  const visits = 1 + Math.floor(random() ** 3 * (stage === 'anonymous' ? 3 : 7))
  const days = Array.from({ length: visits }, (_, n) =>
    n === 0 ? firstDay : firstDay + Math.floor(random() * (DAYS - firstDay)),
  ).toSorted((a, b) => a - b)
  const events = days.flatMap((day, n) => visit(visitor, n, momentOf(start, day, random)))
  if (stage === 'anonymous') return events
  const first = events[0]!.at + MINUTE_MS
  events.push(becomesKnown(visitor, first))
  if (stage === 'known') return events
  events.push(quote(visitor, first + 3 * MINUTE_MS))
  if (stage === 'quoted') return events
  events.push(worksFor(visitor, first + HOUR_MS))
  const orders = 1 + Math.floor(random() * 3)
  for (let n = 0; n < orders; n++)
    events.push(...order(visitor, n, first + (1 + n * 14 + Math.floor(random() * 9)) * DAY_MS, end))
  return events
}

/**
 * The events of `count` visitors in the 90 days before `end`, by time.
 * @param skip people of `demoContacts` that exist already
 */
export function planVisitors(count: number, skip: number, end: number): DemoEvent[] {
  const start = end - DAYS * DAY_MS
  const people = demoContacts(count + skip).slice(skip)
  return people
    .flatMap((person, n) => {
      const random = createRandom(n + 1)
      const stage = stageOf(random())
      // More people come every week: the square root favors late days.
      const firstDay = Math.min(DAYS - 1, Math.floor(Math.sqrt(random()) * DAYS))
      return storyOf({ index: n + skip, person, stage, random, firstDay }, start, end)
    })
    .filter(({ at }) => at < end)
    .toSorted((a, b) => a.at - b.at || (a.messageId < b.messageId ? -1 : 1))
}
