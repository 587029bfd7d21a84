import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Explanation, Reason } from '#model/api/explanation.ts'
import { queueEngageMessage } from '#engine/engage/messages/queue-message.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { addServerTexts } from '#entry/server-texts.ts'
import { englishLeft } from '../support/english-left.ts'
import { NOW, startTestApp, type TestApp } from '../support/test-app.ts'

let t: TestApp
const people: Record<string, string> = {}

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers: Record<string, string> = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const why = async (
  subject: string,
  person: string,
  more = '',
  language = 'en',
): Promise<Explanation> => {
  const { status, body } = await call(
    'GET',
    `explain?subject=${encodeURIComponent(subject)}&person=${encodeURIComponent(person)}${more}`,
    undefined,
    { ...t.as.admin, 'accept-language': language },
  )
  expect([status, body.detail]).toEqual([200, undefined])
  return body
}
const country = (value: string) => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.country',
    comparisonOperator: 'equals',
    propertyValue: value,
  },
})
const onEvent = (eventTypeId: string) => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})

/** Every line of an explanation, at any depth. */
const linesOf = (reasons: readonly Reason[]): Reason[] =>
  reasons.flatMap((reason) => [reason, ...linesOf(reason.parts)])
const lineOf = ({ reasons }: Explanation, says: string | RegExp) =>
  linesOf(reasons).find((line) =>
    typeof says === 'string' ? line.says === says : says.test(line.says),
  )

beforeAll(async () => {
  addServerTexts()
  t = await startTestApp()
  for (const [name, values] of Object.entries({
    Anna: { email: 'anna@example.com', properties: { country: 'NO', firstName: 'Anna' } },
    Bo: { email: 'bo@example.com', properties: { country: 'SE' } },
    Dee: { email: 'dee@blocked.example', properties: { country: 'NO' } },
  }))
    people[name] = (await call('POST', 'profiles', { name, ...values })).body.id
  await call('POST', 'segments', { id: 'norway', name: 'Norway', condition: country('NO') })
  await call('POST', 'segments', {
    id: 'nordic',
    name: 'Nordic',
    condition: { type: 'profileSegmentCondition', parameterValues: { segments: ['norway'] } },
  })
  await call('POST', 'scoring', {
    id: 'interest',
    name: 'Interest',
    elements: [{ name: 'From Norway', condition: country('NO'), value: 10 }],
  })
  await call('POST', 'goals', { id: 'bought', name: 'Bought', targetEvent: onEvent('order') })
  await call('POST', 'rules', {
    id: 'greet',
    name: 'Greet',
    condition: onEvent('signup'),
    actions: [
      {
        type: 'setPropertyAction',
        parameterValues: { setPropertyName: 'properties.greeted', setPropertyValue: 'yes' },
      },
    ],
  })
  await call('POST', `profiles/${people['Anna']}/test-event`, { eventType: 'signup' })
})
afterAll(() => t.close())

describe('GET /explain', () => {
  it('explains members and non-members of a segment with the value of each line', async () => {
    const member = await why('segment:norway', people['Anna']!)
    expect(member).toMatchObject({
      kind: 'segment',
      subject: { entity: 'segment', id: 'norway', name: 'Norway' },
      person: { entity: 'profile', name: 'Anna', email: 'anna@example.com' },
      holds: true,
      headline: 'Anna is in Norway.',
    })
    expect(member.history).toMatchObject([{ says: 'Joined the segment' }])
    const other = await why('segment:norway', people['Bo']!)
    expect([other.holds, other.history]).toEqual([false, []])
    expect(lineOf(other, /country is "NO"/i)).toMatchObject({
      holds: false,
      value: 'SE',
      expected: 'country is "NO"',
      at: other.evaluatedAt,
    })
  })

  it('finds people by email address, in any case', async () => {
    expect((await why('segment:norway', 'BO@example.com')).person.id).toBe(people['Bo'])
  })

  it('links each line of a condition to the records that it names', async () => {
    const { reasons } = await why('segment:nordic', people['Bo']!)
    expect(linesOf(reasons).flatMap(({ links }) => links)).toEqual([
      { entity: 'segment', id: 'norway', name: 'Norway' },
    ])
  })

  it('explains the points of a score, and the points that are missing', async () => {
    const some = await why('score:interest', people['Anna']!)
    expect([some.holds, some.headline]).toEqual([true, 'Anna has 10 points by Interest.'])
    expect(lineOf(some, 'From Norway')).toMatchObject({ holds: true, value: '+10' })
    const none = await why('score:interest', people['Bo']!)
    expect([none.holds, none.headline]).toEqual([false, 'Bo has 0 points by Interest.'])
    expect(lineOf(none, 'From Norway')).toMatchObject({ holds: false, value: '0', expected: '+10' })
  })

  it('explains a goal by the event that is missing', async () => {
    const before = await why('goal:bought', people['Anna']!)
    expect(before.headline).toBe('Anna has not reached Bought.')
    expect(lineOf(before, 'The target event happened')).toMatchObject({
      holds: false,
      value: 'no event of "order" in the last 7 days',
    })
    await call('POST', `profiles/${people['Anna']}/test-event`, { eventType: 'order' })
    const after = await why('goal:bought', people['Anna']!)
    expect([after.holds, after.headline]).toEqual([true, 'Anna reached Bought.'])
  })

  it('explains a rule by the events of the person, and by one event on request', async () => {
    const ran = await why('rule:greet', people['Anna']!)
    expect([ran.holds, ran.headline]).toEqual([true, 'Greet ran for Anna.'])
    const line = lineOf(ran, 'Event "signup"')!
    expect(line.holds).toBe(true)
    const eventId = line.links[0]!.id
    expect(
      (await why('rule:greet', people['Anna']!, `&event=${eventId}`)).reasons.at(-1),
    ).toMatchObject({
      says: 'This event',
      holds: true,
    })
    const not = await why('rule:greet', people['Bo']!)
    expect(not.headline).toBe('Greet has not run for Bo.')
    expect(lineOf(not, 'An event can run the rule')).toMatchObject({
      holds: false,
      expected: 'an event of "signup"',
    })
    const { status, body } = await call(
      'GET',
      `explain?subject=rule:greet&person=${people['Bo']}&event=${eventId}`,
    )
    expect([status, body.errors[0].path]).toEqual([422, '/event'])
  })

  it('says who is missing, which subject is unknown and how to name it', async () => {
    const status = async (query: string) => (await call('GET', `explain?${query}`)).status
    expect(await status(`subject=segment:none&person=${people['Bo']}`)).toBe(404)
    expect(await status('subject=segment:norway&person=nobody@example.com')).toBe(404)
    expect(await status(`subject=norway&person=${people['Bo']}`)).toBe(400)
    expect(await status(`subject=planet:mars&person=${people['Bo']}`)).toBe(400)
    expect(await status('subject=segment:norway')).toBe(400)
  })

  it('keeps to the organization, for records and for people', async () => {
    const inB = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    const foreign = (await call('POST', 'profiles', { name: 'Eve', email: 'eve@b.example' }, inB))
      .body.id
    await call('POST', 'segments', { id: 'all-b', name: 'All of B', condition: country('NO') }, inB)
    const ask = async (subject: string, person: string, headers = t.as.admin) =>
      (await call('GET', `explain?subject=${subject}&person=${person}`, undefined, headers)).status
    expect(await ask('segment:norway', foreign)).toBe(404)
    expect(await ask('segment:norway', 'eve@b.example')).toBe(404)
    expect(await ask('segment:all-b', people['Anna']!)).toBe(404)
    expect(await ask('segment:all-b', foreign, inB)).toBe(200)
  })

  it('answers members about campaigns only', async () => {
    const { status } = await call(
      'GET',
      `explain?subject=segment:norway&person=${people['Anna']}`,
      undefined,
      t.as.member,
    )
    expect(status).toBe(403)
  })
})

describe('GET /explain about messages', () => {
  beforeAll(async () => {
    const { engine, tenants } = t
    const scope = systemScope(tenants.a)
    const mailbox = await engine.stores.of('mailbox').create(scope, {
      address: 'news@firm.example',
      smtpHost: 'localhost',
      imapHost: 'localhost',
      fromName: 'Firm',
    })
    await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
    await engine.stores.of('template').create(scope, {
      id: 'hello',
      name: 'Hello',
      publishedVersion: 1,
      state: 'published',
      subject: 'Hi',
    })
    await engine.stores.of('engage').create(scope, {
      id: 'welcome',
      name: 'Welcome',
      templateId: 'hello',
      mailboxId: mailbox.id,
      topicId: 'news',
      quietFrom: '00:00',
      quietTo: '23:59',
      capCount: 1,
    })
    await call('POST', 'suppressions', { kind: 'domain', value: 'blocked.example' })
  })

  const queue = (profileId: string) =>
    t.database.tenant(t.tenants.a, (db) =>
      queueEngageMessage(
        { db, engine: t.engine, tenantId: t.tenants.a },
        {
          engageId: 'welcome',
          profileId,
          owner: { kind: 'send', id: 'spring', stepId: '', visit: 0 },
          at: new Date(NOW),
        },
      ),
    )

  it('names the suppression, with a link to it', async () => {
    await queue(people['Dee']!)
    const answer = await why('message:welcome', people['Dee']!)
    expect([answer.holds, answer.headline]).toEqual([false, 'Dee did not get Welcome.'])
    expect(lineOf(answer, 'Skipped')).toMatchObject({
      holds: false,
      value: expect.stringContaining('The address is suppressed'),
    })
    expect(lineOf(answer, 'The address is not on the suppression list')).toMatchObject({
      holds: false,
      value: 'the domain is on the list',
      links: [{ entity: 'suppression', name: 'blocked.example' }],
    })
  })

  it('shows topic, quiet hours and cap for a message that is planned', async () => {
    await queue(people['Bo']!)
    await call('POST', `profiles/${people['Bo']}/consents`, { topicId: 'news', status: 'DENIED' })
    const answer = await why('message:welcome', people['Bo']!)
    expect(answer.headline).toBe('Welcome is planned for Bo.')
    expect(lineOf(answer, 'It is outside of the quiet hours')).toMatchObject({
      holds: false,
      expected: 'not 00:00 to 23:59',
    })
    expect(lineOf(answer, 'The person is below the frequency cap')).toMatchObject({
      holds: true,
      value: '0 in 7 days',
      expected: 'fewer than 1',
    })
  })

  it('says that no journey and no send included the person', async () => {
    const answer = await why('message:welcome', people['Anna']!)
    expect(answer.headline).toBe('Anna did not get Welcome.')
    expect(lineOf(answer, 'A journey or a send includes the person')).toMatchObject({
      holds: false,
    })
  })
})

describe('GET /explain in German', () => {
  /** Names and values of records. */
  const NAMES = [
    'Anna',
    'Bo',
    'Dee',
    'Norway',
    'Interest',
    'From Norway',
    'Bought',
    'Greet',
    'Welcome',
    'Hi',
    'Country',
    'NO',
    'SE',
    'signup',
    'order',
    'properties.greeted: yes',
    'Europe/Oslo',
    'Europe/Stockholm',
    'bo@example.com',
    'anna@example.com',
    'dee@blocked.example',
    'news@firm.example',
  ]
  it.each([
    ['segment:norway', 'Anna'],
    ['segment:norway', 'Bo'],
    ['score:interest', 'Anna'],
    ['goal:bought', 'Bo'],
    ['rule:greet', 'Anna'],
    ['rule:greet', 'Bo'],
    ['message:welcome', 'Bo'],
    ['message:welcome', 'Dee'],
    ['message:welcome', 'Anna'],
  ])('says nothing in English about %s and %s', async (subject, name) => {
    const [english, german] = await Promise.all(
      ['en', 'de'].map((language) => why(subject, people[name]!, '', language)),
    )
    expect(englishLeft(english!, german!, NAMES)).toEqual([])
    expect(german!.headline).not.toBe(english!.headline)
  })
})
