import { expect, type Page } from '@playwright/test'
import { json, takenOver, test, type Visitors } from './visitors.ts'

/**
 * Public pages are read without their program; it comes when somebody moves, touches or types, or
 * when it has to do before (docs/decisions/017).
 */
test.describe.configure({ timeout: 60_000 })

let visitors: Visitors
test.beforeAll(({ running }) => void ({ visitors } = running))
test.afterEach(() => visitors.closeAll())

/** Scripts in the page that were let run, by their addresses. */
const programs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].map(
      ({ src }) => new URL(src).pathname,
    ),
  )
/** Stylesheets that the page was given beyond its own bytes. */
const dresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({ sheet }) => sheet !== null,
    ),
  )
/** The page as it is after its first paint and everything that follows it by itself. */
const painted = (page: Page) =>
  page.waitForFunction(
    () =>
      !('fonts' in document.documentElement.dataset) &&
      document.querySelector('link[rel="prefetch"]'),
  )

/** Lets scripts of the program through only when told. */
async function heldBack(page: Page) {
  let open = () => {}
  const opened = new Promise<void>((done) => (open = done))
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  return () => open()
}

/** Gives the page a configuration of the server that has more in it. */
const configured = (page: Page, path: string, change: Record<string, unknown>) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(id="outrider-config">)(.*?)(<\/script>)/,
      (_all, begin: string, config: string, end: string) =>
        begin + JSON.stringify({ ...(JSON.parse(config) as object), ...change }) + end,
    )
    await route.fulfill({ response, body })
  })

test('a page that nobody touches runs nothing but has its program at hand', async () => {
  const page = await visitors.page()
  await page.goto('/features', { waitUntil: 'networkidle' })
  await painted(page)
  expect(await programs(page)).toEqual([])
  expect(await dresses(page)).toEqual([])
  expect(
    await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    ),
  ).toBeGreaterThan(0)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
})

const touches: [what: string, touch: (page: Page) => Promise<unknown>][] = [
  ['the pointer moves', (page) => page.mouse.move(40, 40)],
  ['a key is pressed', (page) => page.keyboard.press('Tab')],
  ['the wheel turns', (page) => page.mouse.wheel(0, 200)],
  ['the page scrolls', (page) => page.evaluate(() => scrollTo(0, 300))],
  [
    'something gets the focus',
    (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a')!.focus()),
  ],
]
for (const [what, touch] of touches)
  test(`the program comes when ${what}`, async () => {
    const page = await visitors.page()
    await page.goto('/features')
    await painted(page)
    await touch(page)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    expect(await programs(page)).toHaveLength(1)
    // What the program draws is never seen undressed: its styles were read before it ran.
    expect(await dresses(page)).toEqual([true])
  })

test('the program comes at a touch', async () => {
  const page = await visitors.page('visitor', {
    hasTouch: true,
    viewport: { width: 360, height: 780 },
  })
  await page.goto('/features')
  await painted(page)
  await page.touchscreen.tap(180, 400)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
})

test('the phone menu, opened by the first touch, stays open on hydration, and closes after a link', async () => {
  const page = await visitors.page('visitor', {
    hasTouch: true,
    viewport: { width: 360, height: 780 },
  })
  await page.goto('/features')
  await painted(page)
  await page.locator('summary[aria-label="Menu"]').tap()
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  const prices = page.locator('header details').getByRole('link', { name: 'Pricing' })
  await expect(prices).toBeVisible()
  await prices.tap()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(prices).toBeHidden()
})

const atOnce: [what: string, path: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['an address with a query', '/features?verified=true', async () => {}],
  ['an address with a place in the page', '/faq#start', async () => {}],
  ['a page that asks the server', '/payment-success', async () => {}],
  [
    'prices, where something can be bought',
    '/pricing',
    (page) => configured(page, '/pricing', { billing: true }),
  ],
  [
    'a visit that is measured',
    '/features',
    (page) =>
      configured(page, '/features', {
        analytics: { events: { url: 'https://events.example', writeKey: 'w' } },
      }),
  ],
  [
    'another language',
    '/features',
    (page) => page.addInitScript(() => localStorage.setItem('outrider.language', 'de')),
  ],
]
for (const [what, path, prepare] of atOnce)
  test(`the program comes by itself for ${what}`, async () => {
    const page = await visitors.page()
    await prepare(page)
    await page.goto(path)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
  })

test('the program comes by itself for somebody who is signed in', async () => {
  const page = await visitors.page('member')
  await page.goto('/features')
  await expect(page.getByText('Logout').first()).toBeVisible()
})

test('prices need no program where nothing can be bought', async () => {
  const page = await visitors.page()
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  await painted(page)
  expect(await programs(page)).toEqual([])
  await expect(page.getByText('is free to self-host')).toBeVisible()
})

test('Login / Signup, pressed before the program is there, comes back to the page it was pressed on', async () => {
  const page = await visitors.page()
  const open = await heldBack(page)
  await page.route('**/authorize?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>hosted login</title>' }),
  )
  await page.goto('/pricing')
  await page.getByRole('banner').getByText('Login / Signup').click()
  expect(new URL(page.url()).pathname).toBe('/pricing')
  open()
  await expect(page).toHaveTitle('hosted login')
  const begun = await page.evaluate(
    () =>
      Object.entries(sessionStorage).find(([key]) => key.startsWith('a0.spajs.txs'))?.[1] ?? '{}',
  )
  expect((JSON.parse(begun) as { appState?: { returnTo?: string } }).appState?.returnTo).toBe(
    '/pricing',
  )
})

test('a form, sent before the program is there, is sent by it once', async () => {
  const page = await visitors.page()
  const sent: string[] = []
  await page.route('**/api/v1/newsletter-subscriptions', async (route) => {
    sent.push(route.request().postData() ?? '')
    await route.fulfill(json({ message: 'Look into your mail.' }))
  })
  const open = await heldBack(page)
  await page.goto('/about')
  await page.locator('#newsletter-email').fill('early@bird.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  expect(sent).toEqual([])
  open()
  await expect(page.locator('#newsletter-answer')).toHaveText('Look into your mail.')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('early@bird.example')
})

test('a form whose program never comes is sent by the browser', async () => {
  const page = await visitors.page()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByLabel('Website URL').first().fill('halden-loggers.example')
  const begun = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('start-new'),
  )
  await page.getByRole('button', { name: 'Draft my campaign' }).first().click()
  expect(new URL((await begun).url()).searchParams.get('url')).toBe('halden-loggers.example')
})

test('a link, pressed before the program is there, is followed by the browser', async () => {
  const page = await visitors.page()
  await heldBack(page)
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveTitle(/^Features/)
})

test('what is pressed after the program has come is its business alone', async () => {
  const page = await visitors.page()
  await page.goto('/about')
  await takenOver(page)
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveTitle(/^Features/)
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
})
