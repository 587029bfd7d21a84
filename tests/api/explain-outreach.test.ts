import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Explanation, Reason } from '#model/api/explanation.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { addServerTexts } from '#entry/server-texts.ts'
import { englishLeft } from '../support/english-left.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { NOW, startTestApp, type TestApp } from '../support/test-app.ts'

let t: TestApp
const people: Record<string, string> = {}

const call = async (
  method: 'GET' | 'POST',
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
  headers: Record<string, string> = t.as.admin,
): Promise<Explanation> => {
  const { status, body } = await call(
    'GET',
    `explain?subject=${encodeURIComponent(subject)}&person=${encodeURIComponent(person)}`,
    undefined,
    headers,
  )
  expect([status, body.detail]).toEqual([200, undefined])
  return body
}
const linesOf = (reasons: readonly Reason[]): Reason[] =>
  reasons.flatMap((reason) => [reason, ...linesOf(reason.parts)])
const lineOf = ({ reasons }: Explanation, says: string) =>
  linesOf(reasons).find((line) => line.says === says)

beforeAll(async () => {
  addServerTexts()
  t = await startTestApp()
  for (const [name, seats] of [
    ['Anna', 5],
    ['Bo', 50],
  ] as const)
    people[name] = (
      await call('POST', 'profiles', {
        name,
        email: `${name.toLowerCase()}@example.com`,
        properties: { seats, firstName: name },
      })
    ).body.id
})
afterAll(() => t.close())

describe('GET /explain about journeys', () => {
  const step = (id: string, kind: string, given: object, exits: object) => ({
    id,
    kind,
    name: '',
    note: '',
    given,
    exits,
  })
  beforeAll(async () => {
    await call('POST', 'property-types', { id: 'seats', name: 'Seats', valueType: 'long' })
    await call('POST', 'journeys', {
      id: 'welcome',
      name: 'Welcome',
      graph: {
        nodes: [
          step(
            'entry',
            'entry',
            {
              event: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'signup' } },
              who: {
                type: 'profilePropertyCondition',
                parameterValues: {
                  propertyName: 'properties.seats',
                  comparisonOperator: 'greaterThan',
                  propertyValue: 10,
                },
              },
            },
            { next: 'wait' },
          ),
          step('wait', 'wait', { time: 'P2D' }, { done: 'exit' }),
          step('exit', 'exit', {}, {}),
        ],
      },
    })
  })

  it('names what prevents the entry: the draft, the trigger, the condition', async () => {
    const draft = await why('journey:welcome', people['Anna']!)
    expect(draft.headline).toBe('Anna is not in Welcome.')
    expect(lineOf(draft, 'The journey is live')).toMatchObject({ holds: false, value: 'draft' })
    expect((await call('POST', 'journeys/welcome/publish', {})).status).toBe(200)
    await call('POST', `profiles/${people['Anna']}/test-event`, { eventType: 'signup' })
    const live = await why('journey:welcome', people['Anna']!)
    expect(lineOf(live, 'The journey is live')?.holds).toBe(true)
    expect(lineOf(live, 'The entry event happened')?.holds).toBe(true)
    expect(lineOf(live, 'Seats is more than 10')).toMatchObject({ holds: false, value: '5' })
    expect(lineOf(live, 'The person may enter again')?.holds).toBe(true)
  })

  it('says at which step a person waits, since when, and until when', async () => {
    await call('POST', `profiles/${people['Bo']}/test-event`, { eventType: 'signup' })
    const inside = await why('journey:welcome', people['Bo']!)
    expect([inside.holds, inside.headline]).toEqual([true, 'Bo is in Welcome at "Entry".'])
    expect(inside.history).toMatchObject([{ says: expect.stringContaining('Entered') }])
    expect(lineOf(inside, 'The step is due and runs with the next round')).toBeDefined()
  })
})

describe('GET /explain about campaigns', () => {
  let campaignId = ''
  let emailId = ''
  beforeAll(async () => {
    const scope = systemScope(t.tenants.a)
    const { engine } = t
    const campaign = await engine.stores.of('campaign').create(scope, {
      name: 'Spring offer',
      websiteUrl: 'https://firm.example',
      state: 'ready',
      steps: [
        { id: 'one', delayDays: 0, body: 'We make loggers.' },
        { id: 'two', delayDays: 3, body: 'We calibrate them.' },
      ],
    } as never)
    campaignId = campaign.id
    const contact = await engine.stores.of('contact').create(scope, {
      email: 'anna@example.com',
      firstName: 'Anna',
      country: 'DE',
    })
    const outreach = await engine.stores.of('outreach').create(scope, {
      campaignId,
      contactId: contact.id,
      state: 'excluded',
      stateReason: 'Mail to DE needs consent: set the lawful basis of the contact',
      excludedBy: 'country',
      enteredAt: new Date(NOW).toISOString(),
    } as never)
    const email = (stepId: string, values: object) =>
      engine.stores.of('message').create(scope, {
        campaignId,
        outreachId: outreach.id,
        contactId: contact.id,
        stepId,
        rfcId: `<${stepId}@firm.example>`,
        earliestAt: new Date(NOW + DAY_MS).toISOString(),
        ...values,
      } as never)
    const sent = new Date(NOW - DAY_MS).toISOString()
    await email('one', { subject: 'Loggers', state: 'accepted', acceptedAt: sent })
    emailId = (await email('two', { subject: 'Calibration', state: 'planned' })).id
  })

  it('says of one email why it waits: the email before it, its time, the campaign, the law', async () => {
    const answer = await why(`email:${emailId}`, 'anna@example.com', t.as.member)
    expect([answer.holds, answer.headline]).toEqual([false, '"Calibration" is planned for Anna.'])
    expect(lineOf(answer, 'The email before it is sent')).toMatchObject({
      holds: true,
      links: [{ name: 'Loggers' }],
    })
    expect(lineOf(answer, 'Its earliest time has come')).toMatchObject({
      holds: false,
      value: '3 days after the email before it',
    })
    expect(lineOf(answer, 'The campaign is running')).toMatchObject({
      holds: false,
      links: [{ name: 'Spring offer' }],
    })
    expect(lineOf(answer, 'The law of the country allows it')?.holds).toBe(false)
  })

  it('explains no email to another person', async () => {
    const { status } = await call('GET', `explain?subject=email:${emailId}&person=${people['Bo']}`)
    expect(status).toBe(404)
  })

  it('answers members with every requirement that a contact does not meet', async () => {
    const answer = await why(`campaign:${campaignId}`, 'anna@example.com', t.as.member)
    expect([answer.holds, answer.headline]).toEqual([true, 'Spring offer sent 1 email to Anna.'])
    expect(lineOf(answer, 'The campaign is running')).toMatchObject({
      holds: false,
      value: 'ready',
    })
    expect(lineOf(answer, 'The law of the country allows it')).toMatchObject({
      holds: false,
      value: expect.stringContaining('needs consent'),
    })
    expect(lineOf(answer, 'The address exists')?.holds).toBe(true)
  })

  it('says that a person is not among the people of a campaign', async () => {
    const answer = await why(`campaign:${campaignId}`, people['Bo']!)
    expect(lineOf(answer, 'The person is in the campaign')).toMatchObject({
      holds: false,
      value: 'not a contact',
    })
  })

  /** Names, values and stored texts. */
  const KEPT = [
    'Anna',
    'Bo',
    'Welcome',
    'Spring offer',
    'Loggers',
    'Calibration',
    'Seats',
    'DE',
    'event signup',
    'signup',
    'anna@example.com',
    'bo@example.com',
    'Mail to DE needs consent: set the lawful basis of the contact',
  ]
  it.each([
    ['journey:welcome', 'Anna'],
    ['journey:welcome', 'Bo'],
    ['campaign', 'Anna'],
    ['campaign', 'Bo'],
    ['email', 'Anna'],
  ])('says nothing in English to a German reader about %s and %s', async (kind, name) => {
    const subject = { campaign: `campaign:${campaignId}`, email: `email:${emailId}` }[kind] ?? kind
    const [english, german] = await Promise.all(
      ['en', 'de'].map((language) =>
        why(subject, people[name]!, { ...t.as.admin, 'accept-language': language }),
      ),
    )
    expect(englishLeft(english!, german!, KEPT)).toEqual([])
    expect(german!.headline).not.toBe(english!.headline)
  })
})
