import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { startProduct, type Product } from './start-product.ts'
import { goInside, settle, startVisitors, stopClock, takenOver, type Visitors } from './visitors.ts'

/**
 * What is measured, only with consent; what is warned of; the service worker and life without a
 * network. Sections 2, 4, 7 and 9.
 */
test.describe.configure({ timeout: 45_000 })

/** Stands in for an analytics service that speaks Segment's HTTP API. */
async function startService() {
  const heard: {
    path: string
    body: {
      writeKey: string
      name?: string
      event?: string
      anonymousId: string
      properties: Record<string, unknown>
    }
  }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      heard.push({ path: request.url!, body: JSON.parse(text) })
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
        .end('{"success":true}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    heard,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
  }
}

/** The product behind an origin whose service worker can be replaced, as a new version does. */
async function startFront(origin: string) {
  let version = ''
  const server = createServer((request, response) => {
    const worker = request.url === '/sw.js'
    const asked = { ...request.headers, host: new URL(origin).host, 'accept-encoding': 'identity' }
    // Asked for whole, as an answer of 304 has no words to change.
    if (worker)
      for (const name of ['if-none-match', 'if-modified-since'] as const) delete asked[name]
    const passed = forward(
      new URL(request.url!, origin),
      { method: request.method, headers: asked },
      (answer: IncomingMessage) => {
        const headers = { ...answer.headers }
        if (worker) delete headers['content-length']
        response.writeHead(answer.statusCode!, headers)
        if (!worker) return void answer.pipe(response)
        answer.pipe(response, { end: false })
        answer.on('end', () => response.end(`\n// ${version}`))
      },
    )
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: (next: string) => (version = next),
    stop: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
  }
}

let product: Product
let visitors: Visitors
let service: Awaited<ReturnType<typeof startService>>
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  service = await startService()
  product = await startProduct({
    GOOGLE_TAG_ID: 'G-TEST123',
    ANALYTICS_URL: service.url,
    ANALYTICS_WRITE_KEY: 'wk_test',
  })
  visitors = await startVisitors(browser, product.origin)
})
test.afterEach(async () => {
  await visitors.closeAll()
  service.heard.length = 0
})
test.afterAll(async () => {
  await product?.stop()
  await service?.stop()
})

/**
 * The tag script itself is not fetched from outside; what was handed to it is read from its queue.
 */
async function withTag(page: Page) {
  const tags: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    tags.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const views = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((one) => Array.from(one))
        .filter((one) => one[1] === 'page_view')
        .map((one) => new URL((one[2] as { page_location: string }).page_location).pathname),
    )
  return { tags, views }
}
const viewed = () =>
  service.heard.filter((one) => one.path === '/v1/page').map((one) => one.body.properties['path'])
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choice' })

test.describe('2. Page changes are tracked as page views', () => {
  test('7. The Google tag and a third-party analytics service: both only after consent', async () => {
    const page = await visitors.page()
    const { tags, views } = await withTag(page)
    await page.goto('/about')
    await expect(banner(page)).toContainText('Google Analytics')
    await expect(banner(page)).toContainText(new URL(service.url).host)
    await goInside(page, '/pricing')
    await expect(page).toHaveTitle(/pric/i)
    await settle(page)
    expect([tags, service.heard], 'nothing before the choice').toEqual([[], []])
    await banner(page).getByRole('button', { name: 'Allow' }).click()
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(views).toEqual(['/about', '/pricing'])
    expect(tags).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123'])
    await expect.poll(() => viewed().toSorted()).toEqual(['/about', '/pricing'])
    expect(service.heard[0]!.body).toMatchObject({
      writeKey: 'wk_test',
      anonymousId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    await goInside(page, '/faq')
    await expect.poll(views).toEqual(['/about', '/pricing', '/faq'])
    await page.reload()
    await expect.poll(views, 'remembered').toEqual(['/faq'])
    await expect(banner(page)).toHaveCount(0)
  })

  test('a no is remembered, and can be changed from the footer, both ways', async () => {
    const page = await visitors.page()
    const { tags, views } = await withTag(page)
    // Of this page: what the one of the test before sent while it was closed may arrive only now.
    const sent: string[] = []
    page.on(
      'request',
      (request) => void (request.url().startsWith(service.url) && sent.push(request.url())),
    )
    await page.goto('/about')
    await banner(page).getByRole('button', { name: 'Decline' }).click()
    await page.reload()
    await takenOver(page)
    const change = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' })
    await expect(change).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await goInside(page, '/pricing')
    await expect(page).toHaveTitle(/pric/i)
    expect([tags, sent]).toEqual([[], []])
    await change.press('Enter')
    await expect(banner(page)).toBeFocused()
    await expect(banner(page)).toContainText('You currently decline this.')
    await page.keyboard.press('Escape')
    await expect(banner(page)).toHaveCount(0)
    await expect(change).toBeFocused()
    await change.click()
    await banner(page).getByRole('button', { name: 'Allow' }).click()
    await goInside(page, '/faq')
    await expect.poll(views).toEqual(['/faq'])
    await change.click()
    await expect(banner(page)).toContainText('You currently allow this.')
    await page.context().addCookies([{ name: '_ga', value: 'x', url: product.origin }])
    await banner(page).getByRole('button', { name: 'Decline' }).click()
    await expect
      .poll(() =>
        page.evaluate(() => [
          (window as unknown as Record<string, unknown>)['ga-disable-G-TEST123'],
          document.cookie.includes('_ga'),
          localStorage.getItem('outrider.analytics-visitor'),
        ]),
      )
      .toEqual([true, false, null])
    await goInside(page, '/about')
    await expect(page).toHaveTitle(/about/i)
    await settle(page)
    expect(await views()).toEqual(['/faq'])
  })

  for (const [width, scheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const)
    test(`the choice moves nothing, and axe finds nothing: ${width} px, ${scheme}`, async () => {
      const page = await visitors.page('visitor', {
        viewport: { width, height: 780 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      // Fonts that follow may move a line too (public-site.spec.ts measures it); here they stay
      // away.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.addInitScript(() => {
        const seen = ((window as unknown as { shifts: string[] }).shifts = [] as string[])
        new PerformanceObserver((list) =>
          seen.push(
            ...list
              .getEntries()
              .flatMap((one) => (one as unknown as { sources: { node: Element | null }[] }).sources)
              .map(
                ({ node }) =>
                  `${node?.nodeName} ${node?.className ?? ''} ` +
                  `${node?.parentElement?.className ?? ''}`,
              ),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/about')
      await expect(banner(page)).toBeVisible()
      await expect(
        page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' }),
      ).toBeAttached()
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
        [],
      )
      expect(await axeFaults(page)).toEqual([])
    })
})

test.describe('9. Warnings', () => {
  const warnings = (page: Page) => {
    const heard: string[] = []
    page.on('console', (one) => one.type() === 'warning' && heard.push(one.text()))
    return heard
  }

  test('Slow-resource warning over 3 s; slow render warning over 100 ms', async () => {
    const page = await visitors.page('visitor', { consent: 'denied' })
    const heard = warnings(page)
    await page.route('**/favicon.svg?slow', async (route) => {
      // A resource is timed by the browser's own clock, which nothing moves.
      await new Promise((done) => setTimeout(done, 3100))
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'load' })
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some((one) => /afterwards/.test(one.name)),
        ),
      )
      .toBe(true)
    await page.evaluate(() => void Object.assign(new Image(), { src: '/favicon.svg?slow' }))
    await page.evaluate(() =>
      setTimeout(() => {
        for (const end = performance.now() + 180; performance.now() < end;);
      }),
    )
    await expect.poll(() => heard.some((one) => /^Slow render: \d+ ms/.test(one))).toBe(true)
    await expect
      .poll(() => heard.filter((one) => one.startsWith('Slow resource:')))
      .toEqual([expect.stringMatching(/favicon\.svg\?slow took 3\d{3} ms/)])
  })

  test('web-vitals follow the standard good bounds', async () => {
    const page = await visitors.page('visitor', { consent: 'granted' })
    await withTag(page)
    const heard = warnings(page)
    await page.route('**/about', async (route) => {
      await new Promise((done) => setTimeout(done, 900))
      await route.continue()
    })
    await page.goto('/about')
    await expect.poll(() => viewed()).toEqual(['/about'])
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some((one) => /afterwards/.test(one.name)),
        ),
      )
      .toBe(true)
    await settle(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect
      .poll(() => heard.filter((one) => one.startsWith('TTFB')))
      .toEqual([expect.stringMatching(/^TTFB is \d+ ms; good is up to 800$/)])
    await expect
      .poll(() =>
        service.heard.filter((one) => one.path === '/v1/track').map((one) => one.body.event),
      )
      .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']))
  })
})

/**
 * Counts what a page does about its service worker. `late`: the first to register hears of it only
 * when the program has taken the page over.
 */
const watchWorker = (page: Page, late: boolean) =>
  page.addInitScript((isLate) => {
    const seen = ((
      window as unknown as { worker: { updates: number; registered: number } }
    ).worker = { updates: 0, registered: 0 })
    ServiceWorkerRegistration.prototype.update = function update() {
      seen.updates++
      return Promise.resolve(this)
    }
    const { register } = ServiceWorkerContainer.prototype
    let calls = 0
    ServiceWorkerContainer.prototype.register = function (this: ServiceWorkerContainer, ...given) {
      const made = register.apply(this, given)
      const told =
        isLate && calls++ === 0
          ? new Promise<ServiceWorkerRegistration>((done) =>
              addEventListener('outrider:alive', () => void made.then(done)),
            )
          : made
      void told.then(() => seen.registered++)
      return told
    }
  }, late)

test.describe('4. A service worker', () => {
  for (const late of [false, true])
    test(`is registered and checked hourly${late ? ', once when loaded late' : ''}`, async () => {
      const page = await visitors.page('visitor', { serviceWorkers: 'allow', consent: 'denied' })
      await watchWorker(page, late)
      await page.clock.install()
      await page.goto('/about')
      expect(
        await page.evaluate(
          async () => new URL((await navigator.serviceWorker.ready).active!.scriptURL).pathname,
        ),
      ).toBe('/sw.js')
      // By the page, and by its program, which goes on with it.
      await page.waitForFunction(
        () => (window as unknown as { worker: { registered: number } }).worker.registered === 2,
      )
      await settle(page)
      await stopClock(page)
      const updates = () =>
        page.evaluate(() => (window as unknown as { worker: { updates: number } }).worker.updates)
      const before = await updates()
      await page.clock.fastForward(3_590_000)
      expect(await updates()).toBe(before)
      await page.clock.fastForward(10_000)
      expect(await updates()).toBe(before + 1)
      await page.clock.fastForward(3_600_000)
      expect(await updates()).toBe(before + 2)
    })

  test("A new version asks 'New version available! Reload to update?' and confirming reloads the page", async () => {
    const front = await startFront(product.origin)
    try {
      const page = await visitors.page('visitor', {
        serviceWorkers: 'allow',
        baseURL: front.url,
        storageState: undefined,
      })
      const asked: string[] = []
      let answer = false
      page.on('dialog', async (dialog) => {
        asked.push(dialog.message())
        await (answer ? dialog.accept() : dialog.dismiss())
      })
      await page.goto('/about')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      expect(asked, 'the first installation is no update').toEqual([])
      const check = () =>
        page.evaluate(
          async () => void (await (await navigator.serviceWorker.getRegistration())!.update()),
        )
      await page.evaluate(() => ((window as unknown as { same: boolean }).same = true))
      front.release('two')
      await check()
      await expect.poll(() => asked).toEqual(['New version available! Reload to update?'])
      expect(
        await page.evaluate(() => (window as unknown as { same?: boolean }).same),
        'declined: the page stays',
      ).toBe(true)
      answer = true
      front.release('three')
      const loaded = page.waitForEvent('load')
      await check()
      await loaded
      expect(
        await page.evaluate(() => (window as unknown as { same?: boolean }).same),
      ).toBeUndefined()
      expect(asked).toHaveLength(2)
    } finally {
      await front.stop()
    }
  })

  test('without a network: a page that says so, and back again', async () => {
    const page = await visitors.page('visitor', { serviceWorkers: 'allow', consent: 'denied' })
    await page.goto('/about')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveTitle(/pric/i)
  })
})
