import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * A visitor, a member and an admin of one running product, each with as many windows as a test
 * wants. Signed in once, on the hosted page.
 */
export async function startVisitors(browser: Browser, origin: string) {
  const states: { visitor?: State; member?: State; admin?: State } = {}
  for (const [who, email] of [
    ['member', 'marit@halden-loggers.example'],
    ['admin', 'admin@halden-loggers.example'],
  ] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await signIn(await context.newPage(), origin, email, 'demo-pass')
    states[who] = await context.storageState()
    await context.close()
  }
  const open = new Set<BrowserContext>()
  return {
    origin,
    /**
     * A window of its own, 1280 px wide. `consent` is what the visitor chose about being measured,
     * if they were asked.
     */
    async page(
      who: keyof typeof states = 'visitor',
      { consent, ...options }: BrowserContextOptions & { consent?: 'granted' | 'denied' } = {},
    ): Promise<Page> {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 800 },
        storageState: states[who],
        baseURL: origin,
        ...options,
      })
      open.add(context)
      if (consent)
        await context.addInitScript(
          (kept) => localStorage.setItem('outrider.analytics-consent', kept),
          consent,
        )
      return context.newPage()
    },
    async closeAll() {
      await Promise.all([...open].map((context) => context.close()))
      open.clear()
    },
  }
}

export type Visitors = Awaited<ReturnType<typeof startVisitors>>

/** The company that runs the shared product, as its footer says. */
export const OWNER = {
  COMPANY_NAME: 'Halden Software AS',
  COMPANY_ADDRESS: '1 Storgata, 1767 Halden, Norway',
  SOCIAL_PROFESSIONAL_NETWORK: 'https://www.linkedin.com/company/halden-software',
  SOCIAL_MICROBLOG: 'https://x.com/halden_software',
  SOCIAL_VIDEO_SITE: 'https://www.youtube.com/@halden-software',
}

interface Shared {
  /** For tests that change nothing of the product. */
  running: { product: Product; visitors: Visitors }
  /** For tests that write: each makes records of its own, and leaves clock and accounts alone. */
  workshop: Product
}

/**
 * Products that many tests share, each started with the first of them: that takes longer than most
 * of them run.
 */
export const test = base.extend<object, Shared>({
  running: [
    async ({ browser }, use) => {
      const product = await startProduct(OWNER)
      await use({ product, visitors: await startVisitors(browser, product.origin) })
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  workshop: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/**
 * Moves the pointer, which brings the program to a prerendered page, and waits until it has taken
 * the page over.
 */
export async function takenOver(page: Page): Promise<void> {
  // A busy browser may lose a movement.
  await expect(async () => {
    await page.mouse.move(2, 2)
    await page.mouse.move(3, 3)
    await page.waitForFunction(() => history.scrollRestoration === 'manual', undefined, {
      timeout: 10_000,
    })
  }).toPass()
}

/**
 * Stops the page's clock, which `page.clock.install()` had let run, so that it moves by `runFor`
 * and `fastForward` alone. It can only be stopped at a moment to come, and a busy machine may need
 * longer to say so than that is away: then at a later one.
 */
export async function stopClock(page: Page, ahead = 500): Promise<void> {
  try {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)
  } catch (error) {
    if (ahead >= 8000 || !String(error).includes('to the past')) throw error
    await stopClock(page, ahead * 2)
  }
}

/**
 * Goes to an address inside the page, as a link of the product does: nothing is loaded anew and the
 * clock stays as it is.
 */
export const goInside = (page: Page, path: string) =>
  page.evaluate(
    (to) => void (history.pushState(null, '', to), dispatchEvent(new PopStateEvent('popstate'))),
    path,
  )

/** Waits until every microtask and message of the page has run, without any time of its clock. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++)
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        port2.postMessage(null)
      })
  })

export const problem = (status: number, body: Record<string, unknown>) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify(body),
})
export const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
