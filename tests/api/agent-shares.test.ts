import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SharedAgent, SharedCall } from '#model/api/agents.ts'
import type { Agent, AgentCall, Contact, Outreach, Todo } from '#model/schema/entities.generated.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { purgeExpired } from '#engine/purge-expired.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: TestApp
let agent: Agent
let token: string
let key: string
let call: SharedCall

const SITE =
  'Halden Loggers rents temperature loggers to exporters of fresh fish. We help quality managers ' +
  'prove that the cold chain held. Our loggers send readings every ten minutes, and each box ' +
  'carries its own record from the quay to the buyer. Halden Loggers, Havnegata 4, 1771 Halden.'
const PASSWORD = { 'x-share-password': 'open-sesame' }
const EMAIL = 'anna@firm.example'

async function send<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object | string,
  headers: Record<string, string> = world.as.member,
) {
  const { statusCode, ...answer } = await world.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: {
      ...headers,
      ...(typeof payload === 'string' ? { 'content-type': 'text/csv' } : {}),
    },
    ...(payload ? { payload } : {}),
  })
  return {
    status: statusCode,
    headers: answer.headers,
    json: statusCode === 204 ? (null as Answer) : answer.json<Answer>(),
  }
}

const share = async (body: object = {}) => {
  const made = await send<{ id: string; token: string }>('POST', `agents/${agent.id}/shares`, body)
  token = made.json.token
  return made.json
}
const start = () =>
  send<{ call: SharedCall; key: string; retryAfter?: number }>(
    'POST',
    `shared/agent/${token}/calls`,
    {},
    {},
  )
const begin = async () => {
  const { json } = await start()
  call = json.call
  key = json.key
}
const at = (path = '') => `shared/agent/${token}/calls/${key}${path}`
const say = async (...lines: string[]) => {
  for (const text of lines) call = (await send<SharedCall>('POST', at('/turns'), { text }, {})).json
}
const list = async <Row>(path: string, filter: object) =>
  (await send<Row[]>('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json
const calls = () => list<AgentCall>('agent-calls', { agentId: agent.id, kind: 'shared' })

async function clear() {
  await world.database.system(async (db) => {
    for (const table of ['agents', 'todos', 'suppressions', 'outreaches', 'contacts'] as const)
      await db.deleteFrom(table).execute()
  })
}

beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.close())

beforeEach(async () => {
  await clear()
  world.mails.length = 0
  agent = (
    await send<Agent>('POST', 'agents', { name: 'Questions', companyName: 'Halden Loggers' })
  ).json
  await send('POST', 'agent-facts', {
    agentId: agent.id,
    kind: 'price',
    question: 'What does a logger cost?',
    text: 'A logger costs 14 euros per trip.',
  })
  await send('POST', `agents/${agent.id}/publish`, {})
  await share()
  await begin()
})

describe('a link', () => {
  test('shows who speaks, how long calls are kept, and what can be asked', async () => {
    const { json } = await send<SharedAgent>('GET', `shared/agent/${token}`, undefined, {})
    expect(json).toMatchObject({
      companyName: 'Halden Loggers',
      keepDays: 30,
      questions: ['What does a logger cost?'],
    })
    const [row] = (await send<{ viewCount: number }[]>('GET', `agents/${agent.id}/shares`)).json
    expect(row?.viewCount).toBe(1)
  })

  test('shows the question for consent with every place filled', async () => {
    const { version, script } = (await send<Agent>('GET', `agents/${agent.id}`)).json
    const text = '<company> keeps this for <days> days, see <link>. Is that all right?'
    await send('PUT', `agents/${agent.id}`, {
      script: script?.map((step) => (step.kind === 'consent' ? { ...step, text } : step)),
      conduct: { calendarUrl: 'https://cal.example' },
      version,
    })
    await send('POST', `agents/${agent.id}/publish`, {})
    const { json } = await send<SharedAgent>('GET', `shared/agent/${token}`, undefined, {})
    expect(json.consent).toBe(
      'Halden Loggers keeps this for 30 days, see https://cal.example. Is that all right?',
    )
  })

  test('needs a published agent', async () => {
    const draft = (await send<Agent>('POST', 'agents', { name: 'Draft', companyName: 'X' })).json
    expect((await send('POST', `agents/${draft.id}/shares`, {})).status).toBe(409)
  })

  test('opens and begins calls with its password only', async () => {
    await share({ password: 'open-sesame' })
    const open = (headers: Record<string, string>) =>
      send('GET', `shared/agent/${token}`, undefined, headers)
    expect((await open({})).status).toBe(401)
    expect((await open(PASSWORD)).status).toBe(200)
    expect((await send('POST', `shared/agent/${token}/calls`, {}, {})).status).toBe(401)
    expect((await send('POST', `shared/agent/${token}/calls`, {}, PASSWORD)).status).toBe(201)
  })

  test('is gone when it expires or is switched off', async () => {
    const { id } = await share({ expiresAt: '2026-11-24T09:00:00Z' })
    world.clock.advance(2 * 24 * 60 * 60_000)
    expect((await send('GET', `shared/agent/${token}`, undefined, {})).status).toBe(404)
    world.clock.advance(-2 * 24 * 60 * 60_000)
    await send('DELETE', `agents/${agent.id}/shares/${id}`)
    expect((await send('GET', `shared/agent/${token}`, undefined, {})).status).toBe(404)
  })

  test('shows sources without names of colleagues, and none where they are not shared', async () => {
    await say('yes', 'What does a logger cost?')
    expect(call.facts.map(({ author }) => author)).toEqual([''])
    await share({ scope: [] })
    await begin()
    await say('yes', 'What does a logger cost?')
    expect(call.facts).toEqual([])
    expect(call.turns.at(-1)?.sentences?.[0]).toEqual({
      text: 'A logger costs 14 euros per trip.',
      from: 'fact',
    })
  })

  test('takes websites that may embed it as origins', async () => {
    const { status } = await send('POST', `agents/${agent.id}/shares`, {
      allowedOrigins: ['https://www.example.com/page'],
    })
    expect(status).toBe(422)
    await share({ allowedOrigins: ['https://www.example.com'] })
    const script = await world.app.inject({ url: `/shared/agent/${token}/embed.js` })
    expect(script.body).toContain(`http://localhost:3000/shared/agent/${token}?embed=1`)
  })

  test('keeps to the version that was published', async () => {
    await send('POST', 'agent-facts', { agentId: agent.id, text: 'We are in Halden.' })
    await say('yes', 'Where are you?')
    expect(call.turns.at(-1)?.sentences?.[0]?.text).toBe('I do not know that.')
  })
})

describe('limits', () => {
  test('ten calls at once; the next is busy until one ends', async () => {
    for (let n = 1; n < 10; n++) expect((await start()).status).toBe(201)
    const busy = await start()
    expect(busy.status).toBe(503)
    expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0)
    await send('POST', at('/end'), {}, {})
    expect((await start()).status).toBe(201)
  })

  test('fifty calls a day', async () => {
    await world.database.system(async (db) => {
      const row = await db.selectFrom('agent_calls').selectAll().executeTakeFirstOrThrow()
      const json = (value: unknown) => JSON.stringify(value) as never
      for (let n = 1; n < 50; n++)
        await db
          .insertInto('agent_calls')
          .values({
            ...row,
            id: world.engine.newId(),
            token_hash: `other ${n}`,
            state: 'ended',
            turns: json([]),
            unknowns: json([]),
            talk: json({}),
          })
          .execute()
    })
    const busy = await start()
    expect(busy.status).toBe(503)
    expect(Number(busy.headers['retry-after'])).toBe(24 * 60 * 60)
    world.clock.advance(24 * 60 * 60_000 + 1000)
    expect((await start()).status).toBe(201)
    world.clock.advance(-24 * 60 * 60_000 - 1000)
  })

  test('no calls in quiet hours', async () => {
    const { version } = (await send<Agent>('GET', `agents/${agent.id}`)).json
    await send('PUT', `agents/${agent.id}`, {
      conduct: { quietFrom: '22:00', quietTo: '21:00' },
      version,
    })
    await send('POST', `agents/${agent.id}/publish`, {})
    expect((await start()).status).toBe(503)
  })
})

describe('switching an agent off', () => {
  test('ends running calls with a sentence, and takes no others', async () => {
    await say('yes')
    await send('POST', `agents/${agent.id}/switch`, { isOn: false })
    const { json } = await send<SharedCall>('GET', at(), undefined, {})
    expect(json).toMatchObject({ state: 'ended', ended: 'off' })
    expect(json.turns.at(-1)?.sentences?.[0]?.text).toBe(
      'This assistant has just been switched off. Goodbye.',
    )
    await say('Hello?')
    expect(call.turns).toHaveLength(json.turns.length)
    expect((await start()).status).toBe(503)
    await send('POST', `agents/${agent.id}/switch`, { isOn: true })
    expect((await start()).status).toBe(201)
  })
})

describe('after a call', () => {
  const contacts = async () => list<Contact>('contacts', { email: EMAIL })
  const enroll = async () => {
    const campaign = (
      await send<CampaignView>('POST', 'campaigns', {
        pastedText: SITE,
      })
    ).json
    await createWork(world.engine).drain()
    await send('POST', `campaigns/${campaign.id}/contacts`, {
      contacts: [
        { email: EMAIL, firstName: 'Anna', lastName: 'Berg', company: 'Firm', country: 'US' },
      ],
    })
    return campaign.id
  }
  const enrolled = async (campaignId: string) =>
    (await list<Outreach>('outreach', { campaignId }))[0]

  test('“do not contact me” suppresses the address and keeps the next campaign away', async () => {
    const campaignId = await enroll()
    await say('yes', 'Please do not contact me again', EMAIL)
    expect((await list('suppressions', {})) as object[]).toMatchObject([
      { value: EMAIL, reason: 'replied-opt-out', source: 'call with the agent Questions' },
    ])
    expect(await enrolled(campaignId)).toMatchObject({ state: 'unsubscribed' })
    const next = await enroll()
    expect(await enrolled(next)).toMatchObject({ state: 'excluded', excludedBy: 'suppressed' })
  })

  test('a caller who is not interested gets no further emails', async () => {
    const campaignId = await enroll()
    await say('yes', `I am ${EMAIL}`, 'That is all', 'no thanks')
    expect(await enrolled(campaignId)).toMatchObject({ state: 'replied', label: 'not-interested' })
    const [one] = await contacts()
    expect(await calls()).toMatchObject([{ outcome: 'not-interested', contactId: one?.id }])
  })

  test('a caller who wants a person becomes a to-do and an email', async () => {
    const { version } = (await send<Agent>('GET', `agents/${agent.id}`)).json
    await send('PUT', `agents/${agent.id}`, {
      conduct: { handoverEmail: 'marit@halden.example' },
      version,
    })
    await say('yes', 'Can I talk to a human?', EMAIL)
    expect(call).toMatchObject({ state: 'ended', ended: 'handed-over' })
    const todos = (await send<Todo[]>('GET', 'todos', undefined, world.as.admin)).json
    expect(todos.map(({ title }) => title)).toEqual([
      `Answer ${EMAIL}, who wants to talk to a person`,
    ])
    await createWork(world.engine).drain()
    expect(world.mails).toMatchObject([{ to: 'marit@halden.example' }])
    expect(world.mails[0]?.text).toContain('Caller: Can I talk to a human?')
  })

  test('a day to call back lets the campaign wait until then', async () => {
    const campaignId = await enroll()
    await say('yes', `I am ${EMAIL}`, 'Call me back on 9 December')
    expect(await enrolled(campaignId)).toMatchObject({
      state: 'waiting',
      // 9:00 in Berlin, where the organization is.
      waitUntil: '2026-12-09T08:00:00.000Z',
    })
    const todos = (await send<Todo[]>('GET', 'todos', undefined, world.as.admin)).json
    expect(todos).toMatchObject([{ title: 'Call Anna Berg back', dueOn: '2026-12-09' }])
  })

  test('a caller without an address changes no contact', async () => {
    const campaignId = await enroll()
    const before = await enrolled(campaignId)
    await say('yes', 'That is all', 'no thanks')
    expect(await enrolled(campaignId)).toEqual(before)
  })

  test('a call that its caller left ends after an hour of silence', async () => {
    await say('yes', `I am ${EMAIL}`)
    const [begun] = await calls()
    const at = Date.parse(begun!.updatedAt)
    await purgeExpired(world.engine, new Date(at + 59 * 60_000))
    expect(await calls()).toMatchObject([{ state: 'running' }])
    await purgeExpired(world.engine, new Date(at + 61 * 60_000))
    expect(await calls()).toMatchObject([{ state: 'ended', ended: 'left', address: EMAIL }])
  })

  test('the transcript is deleted when its time has come', async () => {
    await say('yes')
    await purgeExpired(world.engine, new Date(world.clock.now() + 29 * 24 * 60 * 60_000))
    expect(await calls()).toHaveLength(1)
    await purgeExpired(world.engine, new Date(world.clock.now() + 31 * 24 * 60 * 60_000))
    expect(await calls()).toHaveLength(0)
  })
})
