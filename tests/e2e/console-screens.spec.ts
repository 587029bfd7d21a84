import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { consoleLayers, walkLayers } from './console-layers.ts'
import { fillScreens } from './fill-screens.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'
import {
  generatedScreens,
  handMadeScreens,
  tokenOf,
  twoLooks,
  walkScreens,
} from './walk-screens.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

/**
 * `npm run screens` looks at every screen, in every size and theme; that takes longer than a run of
 * the tests should.
 */
test('the console by hand and one resource of every kind of screen pass axe, wide by day and narrow by night', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  const token = await tokenOf(page, product.origin)
  const screens = [
    ...(await handMadeScreens(product)),
    ...(await generatedScreens(product, token, (id) => id === 'segment' || id === 'audit-entry')),
  ]
  await walkScreens(page, product, screens, { looks: twoLooks })
})

test('there is a record to look at for every screen that shows one', async ({ page }) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  expect(await fillScreens(product, await tokenOf(page, product.origin))).toEqual([])
})

test('every dialog and menu of the console passes axe', async ({ page }) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(10_000)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  expect(
    await walkLayers(
      page,
      product,
      await consoleLayers(product, await tokenOf(page, product.origin)),
    ),
  ).toEqual([])
})

/** Most bytes of gzip that a list, and all that it needs, may bring at the first visit. */
const FIRST_LOAD = 400_000

test(
  'a first visit to a list keeps to its budget',
  { tag: '@whole-browser' },
  async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    // Their bytes are asked for afterwards: the browser forgets the body of an answer when it likes.
    const paths = new Set<string>()
    page.on('response', (answer) => {
      if (['document', 'script', 'stylesheet'].includes(answer.request().resourceType()))
        paths.add(new URL(answer.url()).pathname)
    })
    await page.goto(`${product.origin}/profiles`)
    await page.locator('tbody a').first().waitFor()
    await page.waitForLoadState('load')
    const bytes = new Map(
      await Promise.all(
        [...paths].map(
          async (path) =>
            [
              path,
              gzipSync(Buffer.from(await (await fetch(product.origin + path)).arrayBuffer()))
                .length,
            ] as const,
        ),
      ),
    )
    const sum = [...bytes.values()].reduce((all, one) => all + one, 0)
    expect(bytes.size).toBeGreaterThan(5)
    expect(
      sum,
      JSON.stringify(Object.fromEntries([...bytes].sort((a, b) => b[1] - a[1]).slice(0, 10))),
    ).toBeLessThan(FIRST_LOAD)
    await context.close()
  },
)
