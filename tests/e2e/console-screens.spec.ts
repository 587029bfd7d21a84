import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import { consoleLayers, walkLayers } from './console-layers.ts'
import { fillScreens } from './fill-screens.ts'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'
import {
  generatedScreens,
  handMadeScreens,
  tokenOf,
  twoLooks,
  walkScreens,
} from './walk-screens.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

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

/** Most bytes of gzip of the scripts that a first visit may bring: to a list, and to a form. */
const LIST = 450_000
const FORM = 600_000
/** Most scripts that a first visit to a list may ask for. */
const SCRIPTS = 12

/** What a first visit to a page brings, by path, with its size as gzip; scripts apart. */
async function firstVisit(page: Page, path: string, awaited: string) {
  const paths = new Map<string, boolean>()
  // Their bytes are asked for afterwards: the browser forgets the body of an answer when it likes.
  const heard = (answer: Response) => {
    const kind = answer.request().resourceType()
    if (['document', 'script', 'stylesheet'].includes(kind))
      paths.set(new URL(answer.url()).pathname, kind === 'script')
  }
  // What the page before still asks for is not of this visit.
  await page.goto('about:blank')
  page.on('response', heard)
  await page.goto(product.origin + path)
  await page.locator(awaited).first().waitFor()
  await page.waitForLoadState('load')
  page.off('response', heard)
  const files = await Promise.all(
    [...paths].map(async ([file, isScript]) => {
      const body = await (await fetch(product.origin + file)).arrayBuffer()
      return { file, isScript, size: gzipSync(Buffer.from(body)).length }
    }),
  )
  const scripts = files.filter(({ isScript }) => isScript)
  const largest = files
    .toSorted((a, b) => b.size - a.size)
    .map(({ file, size }) => `${file} ${size}`)
  const bytes = scripts.reduce((sum, { size }) => sum + size, 0)
  return { scripts: bytes, count: scripts.length, largest }
}

test(
  'a first visit to a list and to a form keeps to its budget',
  { tag: '@whole-browser' },
  async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
    const rule = {
      name: 'Remember orders',
      condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'orderPlaced' } },
      actions: [
        {
          type: 'setPropertyAction',
          parameterValues: { setPropertyName: 'ordered', setPropertyValue: 'yes' },
        },
      ],
    }
    const made = await product.api('POST', '/rules', rule, {
      authorization: `Bearer ${await tokenOf(page, product.origin)}`,
    })
    expect(made.status).toBe(201)
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const row = 'tbody a[href^="/customer/segment/"]'
    for (const [path, awaited] of [
      ['/profiles', 'tbody a'],
      ['/logs', 'tbody tr'],
      ['/customer/events', 'tbody tr'],
      ['/customer/rule', 'tbody td:has-text("orderPlaced")'],
      ['/admin/users', 'tbody tr'],
      ['/customer/segment', row],
    ] as const) {
      const { scripts, count, largest } = await firstVisit(page, path, awaited)
      expect(count).toBeGreaterThan(5)
      expect(count, `${path}: ${largest.join(', ')}`).toBeLessThanOrEqual(SCRIPTS)
      expect(scripts, `${path}: ${largest.join(', ')}`).toBeLessThanOrEqual(LIST)
    }
    const record = (await page.locator(row).first().getAttribute('href'))!
    const form = await firstVisit(page, record.replace(/\/show$/, ''), 'main input[name="name"]')
    expect(form.scripts, form.largest.join(', ')).toBeLessThanOrEqual(FORM)
    await context.close()
  },
)
