import { expect, type Page } from '@playwright/test'
import type { Product } from './start-product.ts'
import {
  goInside,
  OWNER,
  json,
  problem,
  settle,
  stopClock,
  takenOver,
  test,
  type Visitors,
} from './visitors.ts'

/**
 * The shell, sentence by sentence: each test is named by the specification's own words. Sections 2,
 * 4, 8 and 9. The product is started once; answers that a test needs otherwise are put in at the
 * network.
 */
test.describe.configure({ timeout: 45_000 })

let product: Product
let visitors: Visitors
test.beforeAll(({ running }) => void ({ product, visitors } = running))
test.afterEach(() => visitors.closeAll())

const sidebar = (page: Page) => page.locator('aside.sidebar')
const linksOf = (page: Page, within: string) =>
  page
    .locator(`${within} a`)
    .evaluateAll((all) => all.map((one) => [one.textContent.trim(), one.getAttribute('href')]))

test.describe('2. Left sidebar for every signed-in user', () => {
  test('Start New Campaign, My Campaigns, Dashboard, Home, Account', async () => {
    const page = await visitors.page('member')
    await page.goto('/dashboard')
    await expect(sidebar(page).getByText('Logout')).toBeVisible()
    expect(await linksOf(page, 'aside.sidebar .side-main')).toEqual([
      ['Start New Campaign', '/start-new'],
      ['My Campaigns', '/campaigns'],
      ['Dashboard', '/dashboard'],
      ['Home', '/'],
    ])
    const account = sidebar(page).getByRole('link', { name: /^Account: / })
    await expect(account).toHaveAttribute('href', '/account')
    await expect(account, 'shown in the sidebar with the user’s email or name').toContainText(
      'marit@halden-loggers.example',
    )
    // On every page, marketing pages included.
    await sidebar(page).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(sidebar(page)).toBeVisible()
    for (const group of ['Audience', 'Design Studio', 'Admin'])
      await expect(page.getByRole('navigation', { name: group })).toHaveCount(0)
    await expect(sidebar(page).getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
  })

  test('Admin-only sidebar groups Audience and Design Studio; Admin-only link to /admin', async () => {
    const page = await visitors.page('admin')
    await page.goto('/account')
    // A pointer that rests on what is then taken away enters nothing with its next move: the page
    // is whole first.
    await expect(page.getByLabel('Sender name')).toBeVisible()
    const listed = {
      Audience: [
        '/profiles',
        '/customer/segment',
        '/properties',
        '/customer/rule',
        '/customer/action',
        '/customer/condition',
        '/customer/events',
        '/logs',
      ],
      'Design Studio': ['/customer/engage/nodes', '/customer/journey', '/settings'],
    }
    for (const [group, paths] of Object.entries(listed)) {
      await page.mouse.move(900, 400)
      await expect(page.locator('.side-flyout')).toHaveCount(0)
      await sidebar(page).getByRole('button', { name: group }).hover()
      await expect(page.locator('.side-flyout')).toHaveCount(1)
      const found = (
        await linksOf(page, `aside.sidebar nav[aria-label="${group}"] .side-flyout`)
      ).map(([, href]) => href!)
      expect(found, 'exactly what the specification lists (decision 077)').toEqual(paths)
    }
    const admin = sidebar(page).getByRole('link', { name: 'Admin', exact: true })
    await expect(admin).toHaveAttribute('href', '/admin')
    await admin.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect(admin).toHaveAttribute('aria-current', 'page')
  })

  for (const [width, pixels] of [
    [1024, 260],
    [1399, 260],
    [1400, 280],
    [1600, 280],
  ] as const)
    test(`It is 260 px on large screens and 280 px at 1400 px or more: ${pixels} px at ${width}`, async () => {
      const page = await visitors.page('member', { viewport: { width, height: 800 } })
      await page.goto('/account')
      await expect(sidebar(page).getByText('Logout')).toBeVisible()
      expect((await sidebar(page).boundingBox())!.width).toBe(pixels)
      expect((await page.locator('#main-area').boundingBox())!.x).toBe(pixels)
    })

  for (const width of [360, 768, 1023])
    test(`The sidebar is 200 px wide in a mobile drawer; close and menu buttons: at ${width}`, async () => {
      const page = await visitors.page('member', {
        viewport: { width, height: 780 },
        hasTouch: true,
      })
      await page.goto('/account')
      const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' })
      await menu.click()
      const drawer = page.getByRole('dialog', { name: 'Main' })
      expect((await drawer.boundingBox())!.width).toBeCloseTo(200, 3)
      await expect(sidebar(page)).toBeHidden()
      for (const name of ['Start New Campaign', 'My Campaigns', 'Dashboard', 'Home'])
        await expect(drawer.getByRole('link', { name })).toBeVisible()
      await drawer.getByRole('button', { name: 'Close menu' }).click()
      await expect(drawer).toHaveCount(0)
      await expect(menu).toBeFocused()
      await menu.press('Enter')
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
      await menu.click()
      await drawer.getByRole('link', { name: 'My Campaigns' }).click()
      await page.waitForURL('**/campaigns')
      await expect(drawer).toHaveCount(0)
    })

  test('Submenus open on hover or click and close 200 ms after the pointer leaves', async () => {
    const page = await visitors.page('member')
    await page.clock.install()
    await page.goto('/account')
    const group = sidebar(page).getByRole('button', { name: 'Outreach' })
    const inside = sidebar(page).getByRole('link', { name: 'Mailboxes' })
    await group.waitFor()
    await stopClock(page)
    for (const open of [() => group.hover(), () => group.click()]) {
      await expect(inside).toHaveCount(0)
      await open()
      await expect(inside).toBeVisible()
      await page.mouse.move(900, 400)
      await page.clock.runFor(199)
      await settle(page)
      await expect(inside).toBeVisible()
      await page.clock.runFor(1)
      await expect(inside).toHaveCount(0)
    }
    await group.hover()
    await page.mouse.move(900, 400)
    await page.clock.runFor(150)
    await group.hover()
    await page.clock.runFor(5000)
    await settle(page)
    await expect(inside, 'coming back in time keeps it open').toBeVisible()
    await inside.click()
    await page.waitForURL('**/mailboxes')
  })

  test('submenus by keyboard alone, and by a finger', async () => {
    const page = await visitors.page('member', { hasTouch: true })
    await page.goto('/account')
    const group = sidebar(page).getByRole('button', { name: 'Outreach' })
    const inside = sidebar(page).getByRole('link', { name: 'Mailboxes' })
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(inside).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(sidebar(page).getByRole('link', { name: 'Inbox' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(inside).toHaveCount(0)
    await expect(group).toBeFocused()
    await group.tap()
    await expect(inside).toBeVisible()
    await page.touchscreen.tap(900, 500)
    await expect(inside).toHaveCount(0)
  })
})

test.describe('4. Tenant trial', () => {
  const day = 86_400_000
  const cases: [
    words: string,
    tenant: Record<string, unknown>,
    endsIn: number | null,
    badge: string | null,
  ][] = [
    [
      "'N day(s) left in trial', N being the days remaining rounded up",
      { subscription_tier: 'STARTER', status: 'ACTIVE' },
      13 * day + 60_000,
      '14 days left in trial',
    ],
    [
      "'N day(s) left in trial' (singular for 1)",
      { subscription_tier: 'STARTER', status: 'ACTIVE' },
      day / 2,
      '1 day left in trial',
    ],
    [
      'rounded up: a day and a little are two',
      { subscription_tier: 'STARTER', status: 'ACTIVE' },
      day + 60_000,
      '2 days left in trial',
    ],
    [
      'a trial end date in the future: not one of the past',
      { subscription_tier: 'STARTER', status: 'ACTIVE' },
      -day,
      null,
    ],
    [
      "With status TRIAL_EXPIRED it shows a red 'Trial Expired. Upgrade Now' badge",
      { subscription_tier: 'STARTER', status: 'TRIAL_EXPIRED' },
      -day,
      'Trial Expired. Upgrade Now',
    ],
    ['Other tiers show nothing', { subscription_tier: 'GROWTH', status: 'ACTIVE' }, 5 * day, null],
    ['no trial end, no badge', { subscription_tier: 'STARTER', status: 'ACTIVE' }, null, null],
  ]
  for (const [words, tenant, endsIn, badge] of cases)
    test(words, async () => {
      const page = await visitors.page('member')
      await page.route('**/api/v1/tenants/me', (route) =>
        route.fulfill(
          json({
            id: 't',
            name: 'Halden',
            ...tenant,
            trial_ends_at: endsIn === null ? null : new Date(Date.now() + endsIn).toISOString(),
          }),
        ),
      )
      const answered = page.waitForResponse('**/api/v1/tenants/me')
      await page.goto('/account')
      await answered
      await expect(sidebar(page).getByText('Marit').first()).toBeVisible()
      const shown = sidebar(page).locator('.side-trial')
      if (badge === null) return expect(shown).toHaveCount(0)
      await expect(shown).toHaveText(badge)
      await expect(shown, 'A trial badge links to /pricing').toHaveAttribute('href', '/pricing')
      const [red, green, blue] = (await shown.evaluate((one) => getComputedStyle(one).color))
        .match(/\d+/g)!
        .map(Number) as [number, number, number]
      if (/Expired/.test(badge)) expect(red > 150 && green < 100 && blue < 100, 'red').toBe(true)
    })

  test('the badge counts on while the page stays open', async () => {
    const page = await visitors.page('member', { serviceWorkers: 'allow' })
    await page.clock.install()
    const ends = new Date(Date.now() + 2 * day).toISOString()
    await page.route('**/api/v1/tenants/me', (route) =>
      route.fulfill(
        json({
          id: 't',
          name: 'Halden',
          subscription_tier: 'STARTER',
          status: 'ACTIVE',
          trial_ends_at: ends,
        }),
      ),
    )
    await page.goto('/account')
    await expect(sidebar(page).locator('.side-trial')).toHaveText('2 days left in trial')
    await page.clock.fastForward(day + 60_000)
    await expect(sidebar(page).locator('.side-trial')).toHaveText('1 day left in trial')
  })
})

test.describe('2. The footer', () => {
  const marketing = [
    '/',
    '/how-it-works',
    '/use-cases',
    '/pricing',
    '/about',
    '/resources',
    '/resources/blog',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/features',
    '/faq',
    '/solutions',
    '/industries',
    '/payment-success',
    '/sanity-debug',
    '/resources/anything/below',
  ]
  const others = [
    '/dashboard',
    '/campaigns',
    '/account',
    '/start-new',
    '/company-dashboard',
    '/campaigns/1/configure',
    '/campaigns/1/configure/step2',
    '/campaigns/1/configure/step3',
    '/campaigns/1/configure/step4',
    '/no-such-page',
    '/shared/campaign/none',
  ]

  test('shows only on marketing pages (public paths and /resources/) and never on configure pages', async () => {
    const page = await visitors.page('member')
    await page.goto('/')
    await takenOver(page)
    for (const [paths, count] of [
      [marketing, 1],
      [others, 0],
    ] as const)
      for (const path of paths) {
        await goInside(page, path)
        await expect(page.locator('footer.shell-foot'), path).toHaveCount(count)
      }
  })

  test('Links: Product, Company, legal, social: professional network, microblog and video site', async () => {
    const page = await visitors.page()
    await page.goto('/about')
    const foot = page.getByRole('contentinfo')
    const groups = {
      Product: ['/how-it-works', '/use-cases', '/pricing', '/features'],
      Company: ['/resources', '/about', '/contact', '/faq'],
      Legal: ['/privacy-policy', '/terms-of-service'],
    }
    for (const [name, paths] of Object.entries(groups))
      expect(
        await foot
          .getByRole('navigation', { name })
          .locator('a')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      ).toEqual(paths)
    expect(
      await foot.getByRole('navigation', { name: 'Follow us' }).getByRole('link').allTextContents(),
    ).toEqual(['LinkedIn', 'X', 'YouTube'])
    await expect(foot).toContainText(OWNER.COMPANY_NAME)
    await expect(foot).toContainText(OWNER.COMPANY_ADDRESS)
    await expect(
      foot.getByRole('button', { name: 'Cookie choice' }),
      'nothing is configured, so nothing is asked',
    ).toHaveCount(0)
  })
})

test('2. The footer has the owner before any program runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: visitors.origin })
  const page = await context.newPage()
  await page.goto('/about')
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText(OWNER.COMPANY_NAME)
  await expect(foot.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    OWNER.SOCIAL_PROFESSIONAL_NETWORK,
  )
  await context.close()
})

test.describe('8. Newsletter', () => {
  const route = '**/api/v1/newsletter-subscriptions'
  const cases: [
    words: string,
    answer: Parameters<import('@playwright/test').Route['fulfill']>[0] | 'abort',
    sentence: string,
    kept: string,
  ][] = [
    [
      'success shows the message',
      json({ message: 'Look into your inbox.' }),
      'Look into your inbox.',
      '',
    ],
    [
      "success shows 'Thank you for subscribing!' and clears the input",
      json({}),
      'Thank you for subscribing!',
      '',
    ],
    [
      'Failed response shows the detail',
      problem(422, { detail: 'This domain takes no mail.' }),
      'This domain takes no mail.',
      'ann@alpha.example',
    ],
    [
      "Failed response shows 'An error occurred. Please try again.'",
      { status: 500, body: '' },
      'An error occurred. Please try again.',
      'ann@alpha.example',
    ],
    [
      "Call failure shows 'Could not connect to the server.'",
      'abort',
      'Could not connect to the server.',
      'ann@alpha.example',
    ],
  ]
  for (const [words, answer, sentence, kept] of cases)
    test(words, async () => {
      const page = await visitors.page()
      let release = () => {}
      const held = new Promise<void>((done) => (release = done))
      await page.route(route, async (one) => {
        await held
        await (answer === 'abort' ? one.abort() : one.fulfill(answer))
      })
      await page.goto('/about')
      await takenOver(page)
      const form = page.getByRole('form', { name: 'Newsletter' })
      const input = form.getByRole('textbox')
      const button = form.getByRole('button', { name: 'Subscribe' })
      await expect(input).toHaveAttribute('type', 'email')
      await expect(form.locator('.ui-spinner')).toHaveCount(0)
      await input.fill('ann@alpha.example')
      await button.click()
      await expect(input, 'submitting (input and button disabled)').toBeDisabled()
      await expect(button).toBeDisabled()
      await expect(form.locator('.ui-spinner'), 'with a spinner while sending').toBeVisible()
      release()
      await expect(form.getByRole('status')).toHaveText(sentence)
      await expect(input).toHaveValue(kept)
      await expect(button).toBeEnabled()
    })

  test('POST /newsletter-subscriptions: JSON {email}; two headers; an empty submission is ignored', async () => {
    const page = await visitors.page()
    const sent: import('@playwright/test').Request[] = []
    page.on('request', (one) => one.url().includes('newsletter-subscriptions') && sent.push(one))
    await page.goto('/about')
    await takenOver(page)
    const form = page.getByRole('form', { name: 'Newsletter' })
    for (const empty of ['', '   ']) {
      await form.getByRole('textbox').fill(empty)
      await form.evaluate((one: HTMLFormElement) =>
        one.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
      )
    }
    await settle(page)
    expect(sent).toHaveLength(0)
    await form.getByRole('textbox').fill('not an address')
    await form.getByRole('button').click()
    expect(sent).toHaveLength(0)
    await form.getByRole('textbox').fill('reader@alpha.example')
    await form.getByRole('textbox').press('Enter')
    await expect(form.getByRole('status'), 'the server’s own answer').toContainText(
      'Thank you for subscribing!',
    )
    expect(sent).toHaveLength(1)
    expect(sent[0]!.postDataJSON()).toEqual({ email: 'reader@alpha.example' })
    expect(sent[0]!.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-company-dashboard-key': 'outrider-website',
    })
    expect(sent[0]!.headers()).not.toHaveProperty('authorization')
  })

  test('bearer token if signed in', async () => {
    const page = await visitors.page('member')
    await page.route(route, (one) => one.fulfill(json({})))
    await page.goto('/about')
    await takenOver(page)
    const request = page.waitForRequest(route)
    await page
      .getByRole('form', { name: 'Newsletter' })
      .getByRole('textbox')
      .fill('ann@alpha.example')
    await page.getByRole('form', { name: 'Newsletter' }).getByRole('button').click()
    expect((await request).headers()['authorization']).toMatch(/^Bearer ./)
  })
})

test.describe('2. Routes', () => {
  test('A route change without a hash scrolls page and content to the top after 50 ms; no restoration', async () => {
    const page = await visitors.page('visitor', { viewport: { width: 1280, height: 500 } })
    await page.clock.install()
    await page.goto('/about')
    // Scroll restoration is manual.
    await takenOver(page)
    // By CSSOM: the policy of the page allows no style element that it was not sent with.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('#main-area { height: 400px; overflow: auto } body { min-height: 3000px }')
      document.adoptedStyleSheets.push(sheet)
    })
    const at = () =>
      page.evaluate(() => [window.scrollY, document.getElementById('main-area')!.scrollTop])
    const scroll = () =>
      page.evaluate(
        () => (window.scrollTo(0, 300), document.getElementById('main-area')!.scrollTo(0, 120)),
      )
    await stopClock(page)
    await page.clock.runFor(1000)
    for (const [path, heading] of [
      ['/pricing', /pricing|price/i],
      ['/faq', /questions|faq/i],
    ] as const) {
      await scroll()
      await goInside(page, path)
      await expect(page).toHaveTitle(heading)
      await settle(page)
      await page.clock.runFor(49)
      await settle(page)
      expect(await at()).toEqual([300, 120])
      await page.clock.runFor(1)
      await expect.poll(at).toEqual([0, 0])
    }
    await scroll()
    await goInside(page, '/features#no-such-part')
    await expect(page).toHaveTitle(/feature/i)
    await settle(page)
    await page.clock.runFor(1000)
    await settle(page)
    expect(await at(), 'with a hash nothing moves but to its element').toEqual([300, 120])
  })

  test("A load failure shows 'Loading Error' with its sentence and a Reload Page button", async () => {
    const page = await visitors.page()
    await page.goto('/about')
    await takenOver(page)
    await page.route('**/assets/pricing-page-*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { name: 'Loading Error', exact: true })).toBeVisible()
    await expect(
      page.getByText('Failed to load page resources. This might be due to a network issue.', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(page.locator('.shell-bar'), 'the shell around it stays').toBeVisible()
    await page.unroute('**/assets/pricing-page-*.js')
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await loaded
    await expect(page.getByRole('heading', { name: 'Loading Error' })).toHaveCount(0)
    await expect(page).toHaveTitle(/pric/i)
  })

  test('a customer page that does not load shows the same', async () => {
    const page = await visitors.page('member')
    await page.route('**/assets/campaigns-page-*.js', (route) => route.abort())
    await page.goto('/campaigns')
    await expect(page.getByRole('heading', { name: 'Loading Error', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
    await expect(sidebar(page)).toBeVisible()
  })

  test('so does a page whose very first script does not load', async () => {
    const page = await visitors.page('member')
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto('/campaigns')
    await expect(page.getByRole('heading', { name: 'Loading Error', exact: true })).toBeVisible()
    await expect(
      page.getByText('Failed to load page resources. This might be due to a network issue.', {
        exact: true,
      }),
    ).toBeVisible()
    await page.unroute('**/assets/index-*.js')
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', { name: 'My Campaigns' })).toBeVisible()
  })

  test("Any other path shows the text '404 - Page Not Found'", async () => {
    const page = await visitors.page()
    for (const path of [
      '/no-such-page',
      '/a/b/c',
      '/Pricing/x',
      '/resources/guides/none',
      '/resources/blog/none',
      '/solutions/none',
      '/industries/none',
      '/%E2%9C%93',
    ]) {
      await page.goto(path)
      await expect(
        page.getByRole('heading', { name: '404 - Page Not Found', exact: true }),
        path,
      ).toBeVisible()
    }
  })
})

test.describe('6. Roles and permissions', () => {
  const adminOnly = [
    '/admin',
    '/profiles',
    '/profiles/profile/1',
    '/customer/rule',
    '/customer/segment',
    '/properties',
    '/customer/action',
    '/customer/condition',
    '/customer/events',
    '/customer/engage/nodes',
    '/customer/journey',
    '/executions/1',
    '/editjourney/1',
    '/addJourney',
    '/logs',
    '/settings',
  ]
  for (const who of ['visitor', 'member'] as const)
    test(`Non-admins and anonymous users see the 404 page: ${who}`, async () => {
      const page = await visitors.page(who)
      const fetched: string[] = []
      page.on('request', (one) => fetched.push(one.url()))
      for (const path of adminOnly) {
        await page.goto(path)
        await expect(
          page.getByRole('heading', { name: '404 - Page Not Found', exact: true }),
          path,
        ).toBeVisible()
      }
      expect(
        fetched.filter((url) => /console-admin|resource-screen/.test(url)),
        'nothing of the console is fetched',
      ).toEqual([])
    })

  test('While user data loads a spinner shows; admins get the page', async () => {
    const page = await visitors.page('admin')
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route('**/api/v1/users/me', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/customer/segment')
    await expect(page.locator('main .ui-spinner')).toBeVisible()
    await expect(page.getByText('404 - Page Not Found')).toHaveCount(0)
    release()
    await expect(page.locator('main').getByRole('heading', { name: 'Segments' })).toBeVisible()
    await expect(page.locator('.shell-checking')).toHaveCount(0)
  })

  const failures: [
    words: string,
    path: string,
    answer: ReturnType<typeof problem>,
    sentence: string,
  ][] = [
    [
      'Tenant load failure: detail text',
      'tenants/me',
      problem(403, { detail: 'This tenant is locked.' }),
      'This tenant is locked.',
    ],
    [
      "Tenant load failure: 'Failed to load tenant data.'",
      'tenants/me',
      { status: 404, contentType: 'text/plain', body: '' },
      'Failed to load tenant data.',
    ],
    [
      "User load failure: 'Failed to load user data'",
      'users/me',
      problem(403, { detail: 'Something else.' }),
      'Failed to load user data',
    ],
  ]
  for (const [words, path, answer, sentence] of failures)
    test(`8. ${words}`, async () => {
      const page = await visitors.page('member')
      await page.route(`**/api/v1/${path}`, (route) => route.fulfill(answer))
      await page.goto('/account')
      await expect(
        sidebar(page).getByRole('alert').getByText(sentence, { exact: true }),
      ).toBeVisible()
      await page.unroute(`**/api/v1/${path}`)
      // The page may ask again by itself before the button is reached.
      await sidebar(page)
        .getByRole('button', { name: 'Try again' })
        .click({ timeout: 2000 })
        .catch(() => undefined)
      await expect(sidebar(page).getByRole('alert')).toHaveCount(0)
    })
})

test.describe('3. Client state', () => {
  test('language (current, default en), theme, workflow data object', async () => {
    const page = await visitors.page('member')
    await page.goto('/account')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page
      .getByRole('button', { name: 'Dark' })
      .or(page.getByRole('radio', { name: 'Dark' }))
      .or(page.getByRole('tab', { name: 'Dark' }))
      .first()
      .click()
    // A language that the screens do not have is never applied, wherever it comes from.
    await page.evaluate(() => localStorage.setItem('outrider.language', 'xx'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => localStorage.getItem('outrider.language'))).toBeNull()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto('/')
    await takenOver(page)
    await page.getByLabel('Website URL').first().fill('kestrel.example')
    await page.getByRole('button', { name: 'Draft my campaign' }).first().click()
    await page.waitForURL('**/start-new**')
    // The page that is left has two such fields, and may be there for a moment longer.
    await expect(page.getByLabel('Website URL')).toHaveCount(1)
    await expect(page.getByLabel('Website URL')).toHaveValue('https://kestrel.example')
  })
})

test.describe('9. Toasts, tooltips, notifications', () => {
  test('default duration 5000 ms; variant destructive; dismissal', async () => {
    const page = await visitors.page('member')
    await page.clock.install()
    await page.route('**/api/v1/contacts/export*', (route) =>
      route.fulfill(problem(503, { detail: 'Not just now.' })),
    )
    await page.goto('/account')
    const save = page.getByRole('button', { name: 'Download contacts as CSV' })
    await save.waitFor()
    const shown = page.locator('.ui-toast:visible')
    // Once before, as the viewer of toasts is fetched with the first.
    await save.press('Enter')
    await shown.getByRole('button', { name: 'Dismiss' }).click()
    await expect(shown).toHaveCount(0)
    // A toast waits for as long as the pointer rests on it.
    await page.mouse.move(1, 1)
    await stopClock(page)
    await save.press('Enter')
    await expect(shown).toHaveText(/Not just now\./)
    await expect(shown).toHaveClass(/ui-toast-destructive/)
    await settle(page)
    // A little of the clock is left for a busy machine to draw in.
    await page.clock.runFor(4950)
    await settle(page)
    await expect(shown).toHaveCount(1)
    await page.clock.runFor(100)
    await expect(shown).toHaveCount(0)
    await save.press('Enter')
    await expect(shown).toHaveCount(1)
    await shown.getByRole('button', { name: 'Dismiss' }).click()
    await expect(shown).toHaveCount(0)
    await expect(
      page.locator('.ui-toast'),
      'dismissal removes after a very long delay',
    ).toHaveCount(1)
    await page.clock.runFor(1_000_000)
    await expect(page.locator('.ui-toast')).toHaveCount(0)
  })

  test('swipe threshold 50', async () => {
    const page = await visitors.page()
    await page.goto('/?error=access_denied')
    const shown = page.locator('.ui-toast:visible')
    const box = (await shown.boundingBox())!
    for (const [far, left] of [
      [49, 1],
      [50, 0],
    ] as const) {
      await page.mouse.move(box.x + 60, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 60 + far, box.y + 20, { steps: 4 })
      await page.mouse.up()
      await settle(page)
      await expect(shown).toHaveCount(left)
    }
  })

  test('Tooltip open delay 700 ms, skip delay 300 ms', async () => {
    const page = await visitors.page('member')
    const [campaign] = (await product.api<{ id: string }[]>('GET', '/campaigns?range=[0,0]')).body
    await page.clock.install()
    await page.goto(`/campaigns/${campaign!.id}`)
    const figures = page
      .locator('[data-tooltip], dl dt, .figure, .figures *')
      .filter({ hasText: /./ })
    await figures.first().waitFor()
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) =>
          Object.keys(one).some(
            (key) =>
              key.startsWith('__reactProps') &&
              'onPointerEnter' in (one as unknown as Record<string, object>)[key]!,
          ),
        )
        .slice(0, 2)
        .map((one, index) => (one.setAttribute('data-tip', String(index)), one.textContent)),
    )
    expect(names).toHaveLength(2)
    await stopClock(page)
    const tip = page.getByRole('tooltip')
    await page.locator('[data-tip="0"]').hover()
    await page.clock.runFor(699)
    await settle(page)
    await expect(tip).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tip).toHaveCount(1)
    await page.mouse.move(2, 2)
    await expect(tip).toHaveCount(0)
    await page.clock.runFor(299)
    await page.locator('[data-tip="1"]').hover()
    await page.clock.runFor(1)
    await expect(tip, 'at once within 300 ms').toHaveCount(1)
    await page.mouse.move(2, 2)
    await expect(tip).toHaveCount(0)
    await page.clock.runFor(300)
    await page.locator('[data-tip="0"]').hover()
    await page.clock.runFor(699)
    await settle(page)
    await expect(tip).toHaveCount(0)
  })
})
