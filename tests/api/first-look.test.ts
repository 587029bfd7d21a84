import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CampaignView, FirstLook } from '#model/api/outreach.ts'
import { DAY_MS, HOUR_MS } from '#model/lib/time-units.ts'
import { FetchError } from '#platform/web/web.ts'
import { createWork } from '#engine/work.ts'
import { purgeExpired } from '#engine/purge-expired.ts'
import { webOf } from '../scenarios/made-web.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const HAULIER = `<html lang="en"><head><title>Hull Haulage</title>
  <meta name="description" content="We move chilled goods for food producers across Britain."></head><body>
  <h1>Hull Haulage</h1>
  <p>We move chilled goods for food producers across Britain. Our drivers load at night.</p>
  <p>Our fleet has 35 trucks, and each one logs its temperature every five minutes.</p>
  <footer><p>Hull Haulage Ltd, Dock Road 5, Hull</p></footer></body></html>`

let world: TestApp
let made: ReturnType<typeof webOf>
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  made = webOf((host) =>
    host.endsWith('hull.example') ? HAULIER : new FetchError('refused', 'No server answers there.'),
  )
  world.engine.web = made.web
  await world.database.system((db) => db.deleteFrom('first_looks').execute())
})

async function look(websiteUrl: string, remoteAddress = '203.0.113.7') {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/first-look',
    payload: { websiteUrl },
    remoteAddress,
  })
  return { status: answer.statusCode, json: answer.json() as FirstLook & { errors: object[] } }
}
const looks = () =>
  world.database.system((db) => db.selectFrom('first_looks').selectAll().execute())

async function begin(
  firstLook: string,
  websiteUrl = 'https://hull.example',
): Promise<CampaignView> {
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    world.app.inject({
      method,
      url: `/api/v1/${url}`,
      headers: world.as.member,
      ...(payload ? { payload } : {}),
    })
  const { id } = (await call('POST', 'campaigns', { websiteUrl, firstLook })).json()
  await createWork(world.engine).drain()
  return (await call('GET', `campaigns/${id}`)).json()
}

test('a visitor sees what their site says and the first email, as a campaign drafts it', async () => {
  const { status, json } = await look('hull.example')
  expect(status).toBe(200)
  expect(json).toMatchObject({
    websiteUrl: 'https://hull.example',
    language: 'en',
    companyName: expect.stringContaining('Hull Haulage') as unknown,
    whatYouDo: expect.stringContaining('chilled goods') as unknown,
    email: { body: expect.stringContaining('?') as unknown },
  })
  const read = made.read.length
  const campaign = await begin(json.token)
  expect(made.read).toHaveLength(read)
  expect(campaign.steps[0]).toMatchObject(json.email!)
  expect(campaign.messaging.whatYouDo?.text).toBe(json.whatYouDo)
})

test('the site is read again an hour later, for another site, and with a token that is none', async () => {
  const { json } = await look('hull.example')
  const read = made.read.length
  world.clock.advance(HOUR_MS + 1000)
  await begin(json.token)
  expect(made.read.length).toBeGreaterThan(read)
  const again = (await look('hull.example')).json
  await begin(again.token, 'https://other.example')
  expect(made.read).toContain('other.example')
  const before = made.read.length
  await begin('x'.repeat(43))
  expect(made.read.length).toBeGreaterThan(before)
})

test('a page that is loaded again reads the site once, and only its last token counts', async () => {
  const first = (await look('hull.example')).json
  const read = made.read.length
  const { json } = await look('hull.example')
  expect(json).toMatchObject({ ...first, token: json.token })
  expect(made.read).toHaveLength(read)
  expect(await looks()).toHaveLength(1)
  await begin(first.token)
  expect(made.read.length).toBeGreaterThan(read)
})

test.each([
  ['no website', 'nonsense'],
  ['a site that does not answer', 'gone.example'],
])('%s is refused at its field', async (_name, url) => {
  const { status, json } = await look(url)
  expect(status).toBe(422)
  expect(json.errors).toMatchObject([{ path: '/websiteUrl' }])
})

test('ten websites a day from one network, and others are not held up', async () => {
  for (let n = 0; n < 10; n++) {
    if (n === 5) world.clock.advance(61_000)
    expect((await look(`n${n}.hull.example`)).status).toBe(200)
  }
  world.clock.advance(61_000)
  expect((await look('hull.example')).status).toBe(429)
  expect((await look('n3.hull.example')).status).toBe(200)
  expect((await look('hull.example', '198.51.100.9')).status).toBe(200)
  world.clock.advance(DAY_MS)
  expect((await look('hull.example')).status).toBe(200)
})

test('a fifth visitor at once waits, and none is counted twice', async () => {
  let answer = () => {}
  const answers = new Promise<void>((done) => (answer = done))
  const { page } = made.web
  world.engine.web = { ...made.web, page: async (...of) => (await answers, page(...of)) }
  const four = [1, 2, 3, 4].map((n) => look('hull.example', `192.0.2.${n}`))
  await expect.poll(async () => (await looks()).length).toBe(4)
  expect((await look('hull.example', '192.0.2.5')).status).toBe(503)
  answer()
  expect((await Promise.all(four)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await look('hull.example', '192.0.2.5')).status).toBe(200)
})

test('neither the visitor nor the site is kept', async () => {
  await look('hull.example')
  expect(JSON.stringify(await looks())).not.toContain('203.0.113.7')
  const now = world.clock.now()
  await purgeExpired(world.engine, new Date(now + HOUR_MS + 1000))
  expect(await looks()).toMatchObject([{ website_url: '', snapshot: {} }])
  await purgeExpired(world.engine, new Date(now + DAY_MS + 1000))
  expect(await looks()).toEqual([])
})
