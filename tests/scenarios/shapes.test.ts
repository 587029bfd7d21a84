import { expect, it } from 'vitest'
import { withEvent } from '#condition/facts.ts'
import { readCall, type CallType } from '#server/dialects/segment-http/read-call.ts'
import {
  readEvent,
  visitBegins,
  type VisitContext,
} from '#server/dialects/unomi-public/read-event.ts'
import { shapesOf } from '#tests/support/shapes.ts'

const now = Date.UTC(2026, 10, 23)
const context = {
  ip: '192.0.2.7',
  userAgent: 'Test',
  sessionId: 7,
  page: { path: '/', title: 'Home' },
  library: { name: 'test' },
  traits: { plan: 'team' },
}
/**
 * Of 200 objects: V8 gives one literal a few shapes while it learns what stands in it, and how many
 * depends on what ran before; put together by spreading, nearly each had its own.
 */
const FEW = 10

it('objects that are put together from others have a shape each', () => {
  const read = (n: number) => ({
    n,
    a: 1,
    b: 2,
    c: 3,
    d: 4,
    e: 5,
    f: 6,
    g: 7,
    h: 8,
    i: 9,
    j: 10,
    k: 11,
  })
  expect(shapesOf((n) => ({ ...read(n), type: 'view', id: 'm' }))).toBeGreaterThan(100)
  expect(shapesOf(read)).toBe(1)
})

it.each([
  'identify',
  'track',
  'page',
  'screen',
  'group',
  'alias',
] as const satisfies readonly CallType[])('events have one: %s', (type) => {
  const payload = {
    type,
    event: 'Seen',
    userId: 'u',
    anonymousId: 'a',
    previousId: 'p',
    groupId: 'g',
    name: 'Home',
    traits: { country: 'NO' },
    properties: { price: 1 },
    context,
  }
  expect(
    shapesOf(
      (n) =>
        readCall({ ...payload, messageId: `m${n}` }, null, { now, placeOf: () => ({}) as never })
          .incoming!,
    ),
  ).toBeLessThanOrEqual(FEW)
})

it('events of a browser have one', () => {
  const visit: VisitContext = {
    now,
    profileId: '0190b0b0-0000-7000-8000-000000000001',
    sessionId: 's',
    source: { scope: 'site' },
    userAgent: '',
    referrer: '',
    place: {} as never,
  }
  for (const eventType of ['view', 'identify', 'form'])
    expect(
      shapesOf(
        () =>
          readEvent({ eventType, properties: { a: 1 }, source: {}, target: {} }, visit).incoming!,
      ),
      eventType,
    ).toBeLessThanOrEqual(FEW)
  expect(shapesOf(() => visitBegins(visit).incoming!)).toBeLessThanOrEqual(FEW)
})

it('what is asked of each event of a person has one', () => {
  const event = {
    id: '1',
    eventType: 'view',
    scope: '',
    sessionId: null,
    timeStamp: '',
    properties: {},
    source: {},
    target: {},
  }
  expect(
    shapesOf(() => Object.assign(withEvent({ now, profile: null }, null), { event })),
  ).toBeLessThanOrEqual(FEW)
})
