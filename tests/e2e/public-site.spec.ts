import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { axeFaults } from './axe.ts'
import { startProduct, type Product } from './start-product.ts'
import { takenOver } from './visitors.ts'

/** Most JavaScript that one public page may bring, in bytes of gzip. */
const BUDGET = 110_000

/** Most bytes, as gzip, of a page with its styles: about one round trip of a new connection. */
const PAGE = 17_000

/** Most bytes of the two fonts that every page uses. */
const FONTS = 46_000

let product: Product
let paths: string[]
const html = new Map<string, string>()

test.beforeAll(async () => {
  product = await startProduct({ DEMO_DATA: 'none', DEMO_SECRET_KEY: '' })
  const sitemap = await (await fetch(`${product.origin}/sitemap.xml`)).text()
  paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1]!).pathname)
  for (const path of [...paths, '/payment-success'])
    html.set(path, await (await fetch(product.origin + path)).text())
})

test.afterAll(() => product?.stop())

test('sitemap, robots and feed name whole addresses and no hidden page', async () => {
  expect(paths.length).toBeGreaterThanOrEqual(34)
  expect(paths).not.toContain('/payment-success')
  expect(html.get('/payment-success')).toContain('<meta name="robots" content="noindex"/>')
  const robots = await (await fetch(`${product.origin}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`)
  const feed = await fetch(`${product.origin}/feed.xml`)
  expect(feed.headers.get('content-type')).toContain('application/rss+xml')
  expect(
    (await feed.text()).match(new RegExp(`<link>${product.origin}/resources/blog/`, 'g'))!.length,
  ).toBeGreaterThanOrEqual(6)
})

test('unknown addresses answer 404 with their words; pages of the app answer 200', async () => {
  for (const path of [
    '/nowhere',
    '/resources/blog/nothing',
    '/campaigns/1/configure/step9',
    '/assets/no.js',
  ]) {
    const answer = await fetch(product.origin + path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).toContain('404 - Page Not Found')
  }
  for (const path of ['/dashboard', '/campaigns/1/configure/step2', '/customer/segment', '/login'])
    expect((await fetch(product.origin + path)).status, path).toBe(200)
})

test('scripts and styles come compressed and are kept for a year', async () => {
  const assets = [...html.get('/')!.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    (found) => found[1]!,
  )
  expect(assets.map((asset) => asset.split('.').at(-1))).toEqual(
    expect.arrayContaining(['js', 'css']),
  )
  for (const asset of assets)
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(product.origin + asset, {
        headers: { 'accept-encoding': encoding },
      })
      expect(answer.headers.get('content-encoding'), asset).toBe(encoding)
      expect(answer.headers.get('cache-control'), asset).toContain('immutable')
      expect(answer.headers.get('content-type'), asset).toMatch(/javascript|css/)
    }
})

test('a page is painted from its own bytes: no file is waited for, and it and its fonts are small', async () => {
  const fonts = (await readdir('dist/client/assets'))
    .filter((file) => file.includes('-core-'))
    .map((file) => statSync(`dist/client/assets/${file}`).size)
  expect(fonts).toHaveLength(2)
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThan(FONTS)
  for (const [path, page] of html) {
    expect(gzipSync(page).length, path).toBeLessThan(PAGE)
    const head = page.slice(0, page.indexOf('<body>')).replace(/<noscript>.*?<\/noscript>/, '')
    expect(head, path).not.toMatch(/<script[^>]* src=|rel="stylesheet"|<style><\/style>/)
  }
})

/** Where every element of a page stands and what it is painted with, a line each. */
const boxes =
  `[...document.querySelectorAll('body *')].map((one) => { const { x, y, width, height ` +
  `} = one.getBoundingClientRect(); const { color, backgroundColor, fontSize, ` +
  `fontWeight, borderTopColor } = getComputedStyle(one); return [one.tagName, ` +
  `one.className.baseVal ?? one.className, x, y, width, height, color, ` +
  `backgroundColor, fontSize, fontWeight, borderTopColor].join(' ') })`

test('the styles inside of a page are all that it is painted with: the whole stylesheet moves nothing', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' })
  const page = await context.newPage()
  const widths = [360, 1280]
  const wrong: string[] = []
  for (const path of html.keys()) {
    const seen = new Map<number, string[]>()
    for (const whole of [false, true]) {
      // Awake: what is not in view would not be laid out otherwise.
      const awake = html.get(path)!.replace(' data-waking=""', '')
      await page.route(product.origin + path, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: whole ? awake : awake.replace(/<noscript>.*?<\/noscript>/, ''),
        }),
      )
      await page.goto(product.origin + path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate('document.fonts.ready')
        const now = await page.evaluate<string[]>(boxes)
        const own = seen.get(width) ?? now
        seen.set(width, own)
        const other = own.findIndex((box, index) => box !== now[index])
        if (other >= 0) wrong.push(`${path} ${width}: ${own[other]} becomes ${now[other]}`)
      }
      await page.unroute(product.origin + path)
    }
  }
  await context.close()
  expect(wrong).toEqual([])
})

test(
  'a first visit is painted in fallback fonts, and the web fonts hardly move the layout',
  { tag: '@whole-browser' },
  async ({ browser }) => {
    test.setTimeout(300_000)
    const wrong: string[] = []
    for (const [width, height, most] of [
      [412, 823, 0.0005],
      [1280, 900, 0.01],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height },
        serviceWorkers: 'block',
      })
      await context.addInitScript(() => {
        const seen = ((window as unknown as { shifts: number[] }).shifts = [] as number[])
        new PerformanceObserver((list) =>
          seen.push(...list.getEntries().map((one) => (one as unknown as { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true })
      })
      const page = await context.newPage()
      for (const path of html.keys()) {
        expect(html.get(path)).toContain('data-fonts="later"')
        await page.goto(product.origin + path)
        await expect(page.locator('html')).not.toHaveAttribute('data-fonts')
        // Two frames, so that what the fonts moved has been seen.
        const sum = await page.evaluate(
          () =>
            new Promise<number>((done) =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() =>
                  setTimeout(
                    () =>
                      done(
                        (window as unknown as { shifts: number[] }).shifts.reduce(
                          (all, one) => all + one,
                          0,
                        ),
                      ),
                    50,
                  ),
                ),
              ),
            ),
        )
        if (sum > most) wrong.push(`${path} ${width}: ${sum}`)
      }
      await context.close()
    }
    expect(wrong).toEqual([])
  },
)

test('a page lays out what is in view first, and the rest piece by piece until it is whole', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const skipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.sec, .shell-foot')].filter(
          (one) => getComputedStyle(one).contentVisibility === 'auto',
        ).length,
    )
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${product.origin}/how-it-works`)
  expect(await skipped()).toBeGreaterThan(3)
  await page.unroute('**/*.js')
  await page.goto(`${product.origin}/how-it-works`)
  await takenOver(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-waking')
  expect(await skipped()).toBe(0)
  expect(await page.locator('[style*="content-visibility"]').count()).toBe(0)
  await context.close()
})

test('a word of any length in a heading, a paragraph or a list makes no page wider than a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  for (const path of [
    '/faq',
    '/features',
    '/use-cases',
    '/resources/blog',
    paths.find((path) => path.startsWith('/resources/guides/'))!,
  ]) {
    await page.goto(product.origin + path)
    const wider = await page.evaluate((word) => {
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)'))
        element.append(` ${word}`)
      return document.documentElement.scrollWidth - innerWidth
    }, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft')
    expect(wider, path).toBeLessThanOrEqual(0)
  }
  await page.close()
})

test('every page has a whole head: addresses, a picture that is there, JSON-LD', async () => {
  for (const [path, page] of html) {
    expect(page, path).toContain(`<link rel="canonical" href="${product.origin}${path}"/>`)
    expect(page.match(/<title>/g), path).toHaveLength(1)
    const picture = /property="og:image" content="([^"]+)"/.exec(page)![1]!
    const bytes = Buffer.from(await (await fetch(picture)).arrayBuffer())
    expect(bytes.subarray(1, 4).toString(), picture).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630])
    for (const [, data] of page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      JSON.parse(data!)
  }
  const kinds = (path: string) =>
    [...html.get(path)!.matchAll(/"@type":"(\w+)"/g)].map((found) => found[1])
  expect(kinds('/')).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'SoftwareApplication']),
  )
  expect(kinds('/faq')).toContain('FAQPage')
  expect(kinds(paths.find((path) => path.startsWith('/resources/blog/'))!)).toEqual(
    expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
  )
})

test('titles and descriptions are each page’s own, and short enough to be shown whole', async () => {
  for (const [what, pattern, most] of [
    ['title', /<title>([^<]+)<\/title>/, 80],
    ['description', /<meta name="description" content="([^"]+)"/, 160],
  ] as const) {
    const seen = new Map<string, string>()
    for (const [path, page] of html) {
      const text = pattern.exec(page)![1]!.replace(/&[a-z#0-9]+;/g, '.')
      expect(text.length, `${what} of ${path}`).toBeLessThanOrEqual(most)
      expect(seen.get(text), `${what} of ${path}`).toBeUndefined()
      seen.set(text, path)
    }
  }
})

test('the pictures of shared links show the titles of today', async () => {
  const cards = (await (await fetch(`${product.origin}/share/cards.json`)).json()) as Record<
    string,
    string
  >
  const titles = Object.fromEntries(
    [...html].map(([path, page]) => [
      path,
      /property="og:title" content="([^"]*)"/.exec(page)![1]!,
    ]),
  )
  expect(cards, 'run npm run build && npm run cards').toEqual(titles)
})

test('the HTML checker finds nothing', async () => {
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] })
  const wrong: string[] = []
  for (const [path, page] of html) {
    const { results } = await checker.validateString(page)
    for (const { messages } of results)
      wrong.push(
        ...messages.map((one) => `${path}: ${one.ruleId} ${one.message} ${one.selector ?? ''}`),
      )
  }
  expect([...new Set(wrong)]).toEqual([])
})

test('every link inside the site leads somewhere', async () => {
  const answers = new Map<string, { status: number; text: string }>()
  const wrong: string[] = []
  for (const [path, page] of html)
    for (const [, found] of page.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(found!.replaceAll('&amp;', '&'), product.origin + path)
      if (url.origin !== product.origin || /^\/(signup|login|dev)/.test(url.pathname)) continue
      if (!answers.has(url.pathname)) {
        const answer = await fetch(product.origin + url.pathname, { redirect: 'manual' })
        answers.set(url.pathname, { status: answer.status, text: await answer.text() })
      }
      const { status, text } = answers.get(url.pathname)!
      if (status >= 400) wrong.push(`${path} leads to ${url.pathname}, which answers ${status}`)
      else if (url.hash && !text.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`))
        wrong.push(`${path} leads to ${url.pathname}${url.hash}, which is not there`)
    }
  expect([...new Set(wrong)]).toEqual([])
})

async function scriptsOf(page: Page, path: string): Promise<{ total: number; files: string[] }> {
  const found = new Map<string, number>()
  const pending: Promise<void>[] = []
  page.removeAllListeners('response')
  page.on('response', (answer) => {
    if (!/\.js($|\?)/.test(answer.url())) return
    pending.push(
      answer.body().then(
        (body) => void found.set(new URL(answer.url()).pathname, gzipSync(body).length),
        () => undefined,
      ),
    )
  })
  await page.goto(product.origin + path, { waitUntil: 'networkidle' })
  await takenOver(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-waking')
  await Promise.all(pending)
  return {
    total: [...found.values()].reduce((sum, size) => sum + size, 0),
    files: [...found.keys()],
  }
}

test('the JavaScript of each page keeps to its budget, without MUI, router or sign-in SDK', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (message) => void (message.text().includes('hydrat') && faults.push(message.text())),
  )
  const sizes: string[] = []
  const over: string[] = []
  for (const path of html.keys()) {
    const { total, files } = await scriptsOf(page, path)
    sizes.push(`${path} ${total}`)
    if (total > BUDGET) over.push(`${path}: ${total} bytes`)
    over.push(
      ...files
        .filter((file) => /auth0|mui|router|whole-app/i.test(file))
        .map((file) => `${path} brings ${file}`),
    )
  }
  await context.close()
  if (process.env.SIZES) process.stdout.write(`${sizes.join('\n')}\n`)
  expect(over).toEqual([])
  expect(faults).toEqual([])
})

/**
 * Each size in one color scheme, and in both with LONG=1: what a scheme shows depends little on
 * size.
 */
const schemesAt = (width: number): readonly ('light' | 'dark')[] => {
  if (width !== 360 && width !== 1280) return []
  if (process.env.LONG) return ['light', 'dark']
  return width === 360 ? ['dark'] : ['light']
}

/** The pages are looked at in so many tests, each with a limit and a second try of its own. */
const PARTS = 6

for (let part = 0; part < PARTS; part++)
  test(`axe finds nothing at 360 and 1280 px, no overflow: part ${part + 1} of ${PARTS}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'de-DE' })
    const page = await context.newPage()
    const wrong: string[] = []
    for (const path of [...html.keys()].filter((_, index) => index % PARTS === part)) {
      await page.goto(product.origin + path)
      await takenOver(page)
      for (const width of [360, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 900 })
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (sideways > 0) wrong.push(`${path} ${width}: ${sideways} px wider than the window`)
        for (const colorScheme of schemesAt(width)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          wrong.push(
            ...(await axeFaults(page)).map((fault) => `${path} ${width} ${colorScheme}: ${fault}`),
          )
        }
      }
    }
    await context.close()
    expect(wrong).toEqual([])
  })

test('without JavaScript pages read complete', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of html.keys()) {
    await page.goto(product.origin + path)
    await expect(page.locator('h1'), path).toHaveCount(1)
    // Not the painted text: what is out of view may not be laid out yet.
    const text = await page.locator('main').textContent()
    expect(text!.length, path).toBeGreaterThan(200)
  }
  await context.close()
})

test('back, forward, deep and hash links work on the public pages and from them into the app', async ({
  page,
}) => {
  await page.goto(`${product.origin}/`)
  await page.evaluate(() => scrollTo(0, 800))
  await page.locator('footer a[href="/features"]').click()
  await expect(page).toHaveTitle(/^Features/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/never sell alone/i)
  await page.goForward()
  await expect(page).toHaveTitle(/^Features/)
  await page.goto(`${product.origin}/pricing`)
  await takenOver(page)
  await page.evaluate(() => history.pushState(null, '', '/dashboard'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'Log in to open this page' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(/^Pricing/)
})
