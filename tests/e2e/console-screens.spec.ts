import { gzipSync } from 'node:zlib'
import { expect, type BrowserContext } from '@playwright/test'
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

/** What a page shows when a first visit has what it came for: an element, with a text. */
interface Awaited {
  css: string
  text?: string
}

/** Notes in the page when the awaited element is there: what idle times load later is no part of it. */
function noteWhenShown({ css, text = '' }: Awaited): void {
  const isShown = () =>
    [...document.querySelectorAll(css)].some((one) => one.textContent?.includes(text))
  new MutationObserver((_changes, observer) => {
    if (!isShown()) return
    performance.mark('shown')
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The paths of what the page had asked for when it showed what was awaited, with the page itself. */
const askedForUntilShown = (): string[] => {
  const shown = performance.getEntriesByName('shown')[0]!.startTime
  return [
    location.href,
    ...performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime < shown ? [name] : [])),
  ].map((address) => new URL(address).pathname)
}

/** What a first visit to a page brings, by path, with its size as gzip; scripts apart. */
async function firstVisit(context: BrowserContext, path: string, awaited: Awaited) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(noteWhenShown, awaited)
  await page.goto(product.origin + path)
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
  const paths = new Set(await page.evaluate(askedForUntilShown))
  const href = await page.locator(awaited.css).first().getAttribute('href')
  await page.close()
  const wanted = [...paths].filter((one) => one === path || /\.(?:js|css)$/.test(one))
  const files = await Promise.all(
    wanted.map(async (file) => {
      const body = await (await fetch(product.origin + file)).arrayBuffer()
      return { file, isScript: file.endsWith('.js'), size: gzipSync(Buffer.from(body)).length }
    }),
  )
  const scripts = files.filter(({ isScript }) => isScript)
  const largest = files
    .toSorted((a, b) => b.size - a.size)
    .map(({ file, size }) => `${file} ${size}`)
  const bytes = scripts.reduce((sum, { size }) => sum + size, 0)
  return { scripts: bytes, count: scripts.length, largest, href }
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
    let record = ''
    for (const [path, awaited] of [
      ['/profiles', { css: 'tbody a' }],
      ['/logs', { css: 'tbody tr' }],
      ['/customer/events', { css: 'tbody tr' }],
      ['/customer/rule', { css: 'tbody td', text: 'orderPlaced' }],
      ['/admin/users', { css: 'tbody tr' }],
      ['/customer/segment', { css: 'tbody a[href^="/customer/segment/"]' }],
    ] as const) {
      const { scripts, count, largest, href } = await firstVisit(context, path, awaited)
      expect(count).toBeGreaterThan(5)
      expect(count, `${path}: ${largest.join(', ')}`).toBeLessThanOrEqual(SCRIPTS)
      expect(scripts, `${path}: ${largest.join(', ')}`).toBeLessThanOrEqual(LIST)
      record = href ?? ''
    }
    const name = { css: 'main input[name="name"]' }
    const form = await firstVisit(context, record.replace(/\/show$/, ''), name)
    expect(form.scripts, form.largest.join(', ')).toBeLessThanOrEqual(FORM)
    await context.close()
  },
)
