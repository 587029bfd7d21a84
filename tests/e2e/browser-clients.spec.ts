import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Browser } from '@playwright/test'
import { startProduct, type Product } from './start-product.ts'

/** The clients as their packages bring them, unchanged. */
const clients: Record<string, string> = {
  '/segment.js': 'node_modules/@segment/analytics-next/dist/umd/index.js',
  '/rudder.js': 'node_modules/@rudderstack/analytics-js/dist/npm/modern/bundled/umd/index.js',
  '/unomi.js': 'node_modules/apache-unomi-tracker/dist/apache-unomi-tracker.umd.js',
}

type Row = Record<string, any>
let product: Product
let site: { url: string; stop(): Promise<void> }
let key: string
const pages: Record<string, string> = {}

/** A website of somebody else: another origin than the product's. */
async function startWebsite() {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!
    if (clients[path])
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(readFileSync(clients[path]))
    const page = pages[path]
    return response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(page ?? 'not here')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}

const list = async (path: string, filter: object) =>
  (
    await product.api<Row[]>(
      'GET',
      `/${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
    )
  ).body

/** Waits until the person is known by their id, and answers them with their events. */
async function personOf(userId: string, events: number) {
  await expect
    .poll(async () => {
      const [alias] = await list('aliases', { kind: 'user', value: userId })
      return alias ? (await list('events', { profileId: alias.profileId })).length : 0
    })
    .toBeGreaterThanOrEqual(events)
  const [alias] = await list('aliases', { kind: 'user', value: userId })
  const [profile] = await list('profiles', { id: [alias!.profileId] })
  const told = await list('events', { profileId: alias!.profileId })
  return { profile: profile!, types: told.map(({ eventType }) => String(eventType)), events: told }
}

/**
 * A page in a browser of its own that looks like a person's (trackers leave crawlers alone). Faults
 * of the page fail the test.
 */
async function visit(
  browser: Browser,
  path: string,
  html: string,
  options: { doNotTrack?: boolean } = {},
) {
  pages[path] = `<!doctype html><html lang="en"><title>Our prices</title>${html}`
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    ...(options.doNotTrack ? { extraHTTPHeaders: { DNT: '1' } } : {}),
  })
  if (options.doNotTrack)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    )
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (message) =>
      void (
        message.type() === 'error' &&
        /CORS|Access-Control|Content-Security/.test(message.text()) &&
        faults.push(message.text())
      ),
  )
  await page.goto(`${site.url}${path}`)
  return {
    page,
    context,
    async end() {
      expect(faults).toEqual([])
      await context.close()
    },
  }
}

test.beforeAll(async () => {
  product = await startProduct({ DEMO_DATA: 'small' })
  site = await startWebsite()
  key = (
    await product.api<{ key: string }>('POST', '/sources', {
      name: 'A website',
      kind: 'website',
      scope: 'shop',
    })
  ).body.key
})
test.afterAll(async () => {
  await product?.stop()
  await site?.stop()
})

test("@segment/analytics-next, Segment's browser client", async ({ browser }) => {
  const { page, end } = await visit(browser, '/segment', '<script src="/segment.js"></script>')
  await page.evaluate(
    async ({ writeKey, cdnURL }) => {
      const [analytics] = await (window as any).AnalyticsNext.AnalyticsBrowser.load({
        writeKey,
        cdnURL,
      })
      await analytics.page('Prices')
      await analytics.track('Order placed', { total: 12 })
      await analytics.identify('segment-browser', {
        firstName: 'Sigrid',
        email: 'sigrid@firm.example',
      })
      await analytics.group('firm', { name: 'Firm' })
    },
    { writeKey: key, cdnURL: product.origin },
  )
  const { profile, types, events } = await personOf('segment-browser', 4)
  expect(types.toSorted()).toEqual(['Order placed', 'group', 'identify', 'view'])
  expect(profile).toMatchObject({ name: 'Sigrid', email: 'sigrid@firm.example', anonymous: false })
  expect(events.find(({ eventType }) => eventType === 'view')).toMatchObject({
    scope: 'shop',
    target: {
      itemType: 'page',
      itemId: '/segment',
      properties: { pageInfo: { pageName: 'Our prices' } },
    },
  })
  await end()
})

test("@rudderstack/analytics-js, RudderStack's browser client", async ({ browser }) => {
  const { page, end } = await visit(browser, '/rudder', '<script src="/rudder.js"></script>')
  await page.evaluate(
    ({ writeKey, origin }) => {
      const analytics = new (window as any).rudderanalytics.RudderAnalytics()
      analytics.load(writeKey, origin, { configUrl: origin, queueOptions: { minRetryDelay: 100 } })
      analytics.page('Prices')
      analytics.track('Order placed', { total: 12 })
      analytics.identify('rudder-browser', { firstName: 'Rune', email: 'rune@firm.example' })
    },
    { writeKey: key, origin: product.origin },
  )
  const { profile, types } = await personOf('rudder-browser', 3)
  expect(types.toSorted()).toEqual(['Order placed', 'identify', 'view'])
  expect(profile).toMatchObject({
    name: 'Rune',
    email: 'rune@firm.example',
    properties: { nbOfVisits: 1 },
  })
  await end()
})

test('apache-unomi-tracker', async ({ browser }) => {
  // The tracker's detection of crawlers counts bytes by Node's Buffer, which websites' bundlers
  // bring along.
  const config = (path: string) => `<script>window.Buffer = {
      byteLength: function (text) { return new TextEncoder().encode(text).length }
    }</script>
    <script src="/unomi.js"></script>
    <form id="sign-up" name="sign-up"><input name="email" value="unni@firm.example"></form>
    <script>
    document.cookie = 'wem-session-id=visit-of-the-tracker; path=/'
    window.tracker = window['apache-unomi-tracker'].useTracker()
    tracker.initTracker({ scope: 'shop', site: { siteInfo: { siteID: 'shop' } },
      page: {
        pageInfo: { pageID: 'prices', pageName: 'Our prices', pagePath: '${path}',
          destinationURL: location.href },
        attributes: {}, consentTypes: [], interests: {} },
      events: [],
      wemInitConfig: { contextServerUrl: '${product.origin}/w/${key}', timeoutInMilliseconds: 20000,
        contextServerCookieName: 'context-profile-id', activateWem: true,
        requiredProfileProperties: ['*'], requiredSessionProperties: ['*'],
        requireSegments: true } })
    tracker._registerCallback(function () { window.loaded = tracker.getLoadedContext() }, 'told')
    tracker.startTracker()
  </script>`
  const { page, end } = await visit(browser, '/unomi', config('/unomi'))
  await expect
    .poll(() => page.evaluate(() => (window as any).loaded?.profileId))
    .toMatch(/^[0-9a-f-]{36}$/)
  const loaded = await page.evaluate(() => (window as any).loaded as Row)
  expect(loaded).toMatchObject({
    sessionId: 'visit-of-the-tracker',
    processedEvents: 1,
    profileSegments: [],
    anonymousBrowsing: false,
  })
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const { tracker } = window as any
        const event = tracker.buildEvent(
          'identify',
          tracker.buildTargetPage(),
          tracker.buildSourcePage(),
        )
        event.properties = { userId: 'unomi-browser', firstName: 'Unni' }
        tracker.collectEvent(
          event,
          () => done(),
          () => failed(new Error('not collected')),
        )
      }),
  )
  const { profile, types } = await personOf('unomi-browser', 3)
  expect(types.toSorted()).toEqual(['identify', 'sessionCreated', 'view'])
  expect(profile).toMatchObject({ id: loaded.profileId, name: 'Unni' })
  expect(await page.evaluate(() => document.cookie)).toContain(`wem-profile-id=${loaded.profileId}`)
  // A second page of the same visit is the same person.
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => (window as any).loaded?.profileProperties?.firstName))
    .toBe('Unni')
  await end()
})

const snippet = (attributes = '') =>
  `<script>window.outrider = window.outrider || []; outrider.push(['track', 'Before it ` +
  `was loaded'])</script><script async src="${product.origin}/outrider.js" ` +
  `data-write-key="${key}" ${attributes}></script>`
const isLoaded = () => typeof (window as any).outrider?.identify === 'function'

test("the product's own tracker", async ({ browser }) => {
  const { page, end } = await visit(browser, '/own', snippet())
  await page.waitForFunction(isLoaded)
  await page.evaluate(() => {
    const { outrider } = window as any
    outrider.identify('own-browser', { firstName: 'Olga' })
    outrider.track('Order placed', { total: 3 })
    outrider.flush()
  })
  const { profile, types } = await personOf('own-browser', 4)
  expect(types.toSorted()).toEqual(['Before it was loaded', 'Order placed', 'identify', 'view'])
  expect(profile).toMatchObject({ name: 'Olga', properties: { nbOfVisits: 1 } })
  await end()
})

test('its tracker waits for consent, and forgets when it is withdrawn', async ({ browser }) => {
  const { page, end } = await visit(browser, '/consent', snippet('data-consent="required"'))
  let calls = 0
  page.on('request', (request) => void (request.url().includes('/v1/') && calls++))
  await page.waitForFunction(isLoaded)
  await page.evaluate(() => (window as any).outrider.track('Not yet'))
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.evaluate(() => {
    const { outrider } = window as any
    outrider.consent(true)
    outrider.identify('consenting', {})
    outrider.flush()
  })
  const { types } = await personOf('consenting', 2)
  expect(types.toSorted()).toEqual(['identify', 'view'])
  const before = calls
  await page.evaluate(() => {
    const { outrider } = window as any
    outrider.consent(false)
    outrider.track('No more')
    outrider.flush()
  })
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['outrider.consent'])
  expect(calls).toBe(before)
  await end()
})

test('its tracker leaves those alone who ask not to be tracked', async ({ browser }) => {
  const { page, end } = await visit(browser, '/private', snippet(), { doNotTrack: true })
  let calls = 0
  page.on('request', (request) => void (request.url().includes('/v1/') && calls++))
  await page.waitForFunction(isLoaded)
  await page.evaluate(() => {
    const { outrider } = window as any
    outrider.identify('private-person', {})
    outrider.flush()
  })
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(calls).toBe(0)
  await end()
})

test('its tracker lets somebody browse anonymously, and be known again', async ({ browser }) => {
  const { page, end } = await visit(browser, '/anonymous', snippet())
  await page.waitForFunction(isLoaded)
  await page.evaluate(() => {
    const { outrider } = window as any
    outrider.identify('anonymous-browser', {})
    outrider.flush()
  })
  const { events } = await personOf('anonymous-browser', 2)
  const person = events[0]!.profileId as string
  const stored = (type: string) =>
    expect.poll(async () =>
      (await list('events', { eventType: type })).map(
        ({ profileId }) => profileId as string | null,
      ),
    )
  await page.evaluate(() => {
    const { outrider } = window as any
    outrider.anonymous(true)
    outrider.track('Looked in private')
    outrider.flush()
  })
  await stored('Looked in private').toEqual([null])
  await page.evaluate(() => {
    const { outrider } = window as any
    outrider.anonymous(false)
    outrider.track('Looked in public')
    outrider.flush()
  })
  await stored('Looked in public').toEqual([person])
  await end()
})
