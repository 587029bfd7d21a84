import { expect, type Page, type Request } from '@playwright/test'
import type { Product } from './start-product.ts'
import {
  goInside,
  json,
  problem,
  settle,
  stopClock,
  takenOver,
  test,
  type Visitors,
} from './visitors.ts'

/**
 * Signing in, sentence by sentence: each test is named by the specification's own words. Sections
 * 2, 4, 5, 7, 8 and 9.
 */
test.describe.configure({ timeout: 45_000 })

let product: Product
let visitors: Visitors
test.beforeAll(({ running }) => void ({ product, visitors } = running))
test.afterEach(() => visitors.closeAll())

const toastOf = (page: Page) => page.locator('.ui-toast:visible')
const dialogOf = (page: Page) => page.getByRole('dialog')

/**
 * Shows one toast and puts it away: the viewer of toasts is fetched with the first, and then needs
 * no time of the clock.
 */
async function showOneToast(page: Page) {
  await takenOver(page)
  await goInside(page, '/about?error=server_error&error_description=Before')
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toastOf(page)).toHaveCount(0)
  // A toast waits for as long as the pointer rests on it.
  await page.mouse.move(1, 1)
}

interface Begun {
  parameters: URLSearchParams
  returnTo: string
}

/** Puts an empty page in place of the hosted login, and answers what the browser brought there. */
async function hostedLogin(page: Page): Promise<() => Promise<Begun>> {
  const begun: Request[] = []
  await page.route('**/authorize?*', async (route) => {
    begun.push(route.request())
    await route.fulfill({ contentType: 'text/html', body: '<title>hosted login</title>' })
  })
  return async () => {
    await expect(page).toHaveTitle('hosted login')
    // Where to come back to is the SDK's own business, kept until then.
    const kept = await page.evaluate(
      () =>
        Object.entries(sessionStorage).find(([key]) => key.startsWith('a0.spajs.txs'))?.[1] ?? '{}',
    )
    return {
      parameters: new URL(begun.at(-1)!.url()).searchParams,
      returnTo: (JSON.parse(kept) as { appState?: { returnTo?: string } }).appState?.returnTo ?? '',
    }
  }
}

test.describe('2. Login / Signup', () => {
  test('Login / Signup opens the hosted login and returns to the path; Logout to the origin.', async () => {
    const page = await visitors.page()
    await page.goto('/pricing?plan=growth#faq')
    await takenOver(page)
    await page.getByRole('banner').getByText('Login / Signup').click()
    // The newsletter's field goes by the same name.
    await page.waitForURL('**/u/login/**')
    await page.getByLabel('Email address').fill('marit@halden-loggers.example')
    await page.getByLabel('Password').fill('demo-pass')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/pricing?plan=growth#faq')
    await expect(
      page.getByText('Logout').first(),
      'authenticated (account and Logout shown)',
    ).toBeVisible()
    const stored = await page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('outrider.session')!) as {
          accessToken: string
          userInfo: Record<string, unknown>
        },
    )
    expect(
      Object.keys(stored).sort(),
      '3. Stored session: object with accessToken and userInfo in browser storage',
    ).toEqual(['accessToken', 'userInfo'])
    expect(stored.userInfo, '3. sub (user id), email, name, email_verified').toMatchObject({
      sub: expect.any(String),
      email: 'marit@halden-loggers.example',
      name: 'Marit Holm',
      email_verified: true,
    })
    await page.getByText('Logout').first().click()
    await page.waitForURL(`${product.origin}/`)
    await expect(
      page.getByRole('banner').getByText('Login / Signup'),
      'anonymous (Login / Signup shown)',
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('outrider.session'))).toBeNull()
  })

  test('7. Login is a redirect flow with scopes openid, profile and email, for the product API audience', async () => {
    const page = await visitors.page()
    const begun = await hostedLogin(page)
    await page.goto('/about')
    await takenOver(page)
    await page.getByRole('banner').getByText('Login / Signup').click()
    const { parameters, returnTo } = await begun()
    expect(parameters.get('scope')).toBe('openid profile email')
    expect(parameters.get('audience')).toBeTruthy()
    expect(parameters.get('redirect_uri')).toBe(`${product.origin}/oauth/callback`)
    expect(parameters.get('prompt')).toBeNull()
    expect(returnTo).toBe('/about')
  })

  const legacy: [path: string, screen: string | null, hint: string | null, returnTo: string][] = [
    ['/login', null, null, '/dashboard'],
    ['/login?returnTo=%2Fcampaigns%3Fpage%3D2', null, null, '/campaigns?page=2'],
    ['/login?returnTo=https%3A%2F%2Fevil.example', null, null, '/dashboard'],
    ['/signup', 'signup', null, '/dashboard'],
    ['/signup?email=ann%40alpha.example', 'signup', 'ann@alpha.example', '/dashboard'],
  ]
  test('A legacy login route /login exists from an older client; so do /signup and /oauth/callback', async () => {
    const page = await visitors.page()
    const begun = await hostedLogin(page)
    for (const [path, screen, hint, returnTo] of legacy) {
      await page.goto(path)
      const login = await begun()
      expect(
        [login.parameters.get('screen_hint'), login.parameters.get('login_hint'), login.returnTo],
        path,
      ).toEqual([screen, hint, returnTo])
    }
    await page.goto('/oauth/callback')
    await page.waitForURL(`${product.origin}/`)
    const member = await visitors.page('member')
    await member.goto('/login')
    await member.waitForURL('**/dashboard')
  })
})

test.describe('4. Email verification', () => {
  test('returning from the provider with a state, no code, and not authenticated opens the dialog', async () => {
    const page = await visitors.page()
    for (const [path, opens] of [
      ['/?state=abc', true],
      ['/pricing?state=abc', true],
      ['/oauth/callback?state=abc', true],
      ['/pricing', false],
    ] as const) {
      await page.goto(path)
      if (opens)
        await expect(
          dialogOf(page).getByRole('heading', { name: 'Verify Your Email' }),
          path,
        ).toBeVisible()
      else await expect(dialogOf(page)).toHaveCount(0)
      expect(new URL(page.url()).search, 'the address is cleaned').toBe('')
    }
    const member = await visitors.page('member')
    await member.goto('/?state=abc')
    await member.waitForURL(`${product.origin}/`)
    await expect(dialogOf(member)).toHaveCount(0)
  })

  const opening: [words: string, path: string, signupEmail: string, email: string][] = [
    [
      'An authentication error mentioning verify opens it, using an email found in the message',
      '/?error=access_denied&error_description=Please%20verify%20ann%40alpha.example%20first.',
      '',
      'ann@alpha.example',
    ],
    [
      'An authentication error mentioning verification opens it, using the stored signup email',
      '/?error=unauthorized&error_description=Email%20Verification%20is%20pending',
      'bob@beta.example',
      'bob@beta.example',
    ],
    [
      'from the URL hash',
      '/#error=access_denied&error_description=Please%20verify%20your%20email',
      'bob@beta.example',
      'bob@beta.example',
    ],
    [
      'at the callback',
      '/oauth/callback?error=access_denied&error_description=Please%20verify%20your%20email&state=x',
      'bob@beta.example',
      'bob@beta.example',
    ],
  ]
  for (const [words, path, signupEmail, email] of opening)
    test(words, async () => {
      const page = await visitors.page()
      await page.addInitScript(
        (kept) => kept && sessionStorage.setItem('signup_email', kept),
        signupEmail,
      )
      await page.goto(path)
      await expect(dialogOf(page)).toContainText(email)
      await expect(toastOf(page)).toHaveCount(0)
      expect(await page.evaluate(() => location.search + location.hash)).toBe('')
    })

  test("Title 'Welcome to {product}!' for a new signup, else 'Verify Your Email'. Email, tips, buttons.", async () => {
    const page = await visitors.page()
    await page.addInitScript(
      () => (
        sessionStorage.setItem('signup_email', 'ann@alpha.example'),
        sessionStorage.setItem('just_signed_up', 'true')
      ),
    )
    await page.goto('/pricing?state=abc')
    const dialog = page.getByRole('dialog', { name: 'Welcome to Outrider!' })
    await expect(dialog).toContainText('ann@alpha.example')
    for (const tip of [/spam or junk/, /address is correct/, /wait a few minutes/i])
      await expect(dialog.getByRole('listitem').filter({ hasText: tip })).toBeVisible()
    for (const name of ['Resend Verification Email', 'Continue', 'Login with Different Account'])
      await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('Send Verification Email without a known email; its error; input type email; feedback for 5 s', async () => {
    const page = await visitors.page()
    await page.clock.install()
    const asked: unknown[] = []
    await page.route('**/api/v1/auth/resend-verification', (route) => {
      asked.push(route.request().postDataJSON())
      return route.fulfill(json({ success: true, message: 'Sent once more.' }))
    })
    await page.goto('/?state=abc')
    const dialog = dialogOf(page)
    const send = dialog.getByRole('button', { name: 'Send Verification Email', exact: true })
    await expect(dialog.getByLabel('Email address')).toHaveAttribute('type', 'email')
    await expect(dialog.getByLabel('Email address')).toBeFocused()
    await stopClock(page)
    const gone = async (sentence: string) => {
      await expect(dialog.getByText(sentence, { exact: true })).toBeVisible()
      await page.clock.runFor(4999)
      await settle(page)
      await expect(dialog.getByText(sentence, { exact: true })).toBeVisible()
      await page.clock.runFor(1)
      await expect(dialog.getByText(sentence, { exact: true })).toHaveCount(0)
    }
    await send.click()
    await gone('Please enter your email address')
    expect(asked, 'an email is required').toEqual([])
    await dialog.getByLabel('Email address').fill('ann@alpha.example')
    await dialog.getByLabel('Email address').press('Enter')
    await gone('Sent once more.')
    expect(asked, '7. POST /auth/resend-verification: JSON {email}').toEqual([
      { email: 'ann@alpha.example' },
    ])
  })

  const resend: [
    words: string,
    answer: Parameters<import('@playwright/test').Route['fulfill']>[0] | 'abort',
    sentence: string,
  ][] = [
    ['message shown', json({ success: true, message: 'It is on its way.' }), 'It is on its way.'],
    [
      'fails if the HTTP status is not ok (detail shown)',
      problem(429, { detail: 'Try again in a minute.' }),
      'Try again in a minute.',
    ],
    [
      'fails if the HTTP status is not ok (message shown)',
      json({ message: 'The mail server is away.' }, 502),
      'The mail server is away.',
    ],
    ["fallback 'Failed to resend email'", { status: 500, body: '' }, 'Failed to resend email'],
    [
      'or if success is false (message shown)',
      json({ success: false, message: 'Already verified.' }),
      'Already verified.',
    ],
    [
      "8. Resend failures show inline, with fallback 'Failed to resend verification email'",
      json({ success: false }),
      'Failed to resend verification email',
    ],
  ]
  test(`7. Resend: ${resend.map(([words]) => words).join('; ')}`, async () => {
    const page = await visitors.page()
    await page.addInitScript(() => sessionStorage.setItem('signup_email', 'ann@alpha.example'))
    await page.goto('/?state=abc')
    for (const [words, answer, sentence] of resend) {
      await page.route('**/api/v1/auth/resend-verification', (route) =>
        answer === 'abort' ? route.abort() : route.fulfill(answer),
      )
      await dialogOf(page).getByRole('button', { name: 'Resend Verification Email' }).click()
      await expect(dialogOf(page).getByText(sentence, { exact: true }), words).toBeVisible()
      await page.unroute('**/api/v1/auth/resend-verification')
    }
  })

  test('Dialog Continue: closes it and starts login with the email hint, returning to the current path', async () => {
    const page = await visitors.page()
    const begun = await hostedLogin(page)
    await page.addInitScript(() => sessionStorage.setItem('signup_email', 'ann@alpha.example'))
    await page.goto('/pricing?plan=growth&state=abc')
    await dialogOf(page).getByRole('button', { name: 'Continue', exact: true }).click()
    const { parameters, returnTo } = await begun()
    expect([parameters.get('login_hint'), returnTo]).toEqual([
      'ann@alpha.example',
      '/pricing?plan=growth',
    ])
  })

  test('Continue to Login once verified: returning to /dashboard if verified', async () => {
    const page = await visitors.page()
    const begun = await hostedLogin(page)
    await page.addInitScript(() => sessionStorage.setItem('signup_email', 'ann@alpha.example'))
    await page.goto('/pricing?state=abc')
    await expect(
      dialogOf(page).getByRole('button', { name: 'Continue', exact: true }),
    ).toBeVisible()
    // The link in the mail opens another tab of the same browser.
    const other = await page.context().newPage()
    await other.route('**/authorize?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>hosted login</title>' }),
    )
    await other.goto('/?verified=true')
    await expect(toastOf(other)).toContainText('Email Verified Successfully!')
    await dialogOf(page).getByRole('button', { name: 'Continue to Login', exact: true }).click()
    const { parameters, returnTo } = await begun()
    expect([parameters.get('login_hint'), returnTo]).toEqual(['ann@alpha.example', '/dashboard'])
  })

  test('Login with Different Account clears session storage and just_signed_up, and forces a fresh login', async () => {
    const page = await visitors.page()
    const begun = await hostedLogin(page)
    await page.goto('/pricing')
    await page.evaluate(
      () => (
        sessionStorage.setItem('signup_email', 'ann@alpha.example'),
        sessionStorage.setItem('just_signed_up', 'true'),
        sessionStorage.setItem('other', '1')
      ),
    )
    await page.goto('/pricing?state=abc')
    await dialogOf(page).getByRole('button', { name: 'Login with Different Account' }).click()
    const { parameters } = await begun()
    expect(parameters.get('prompt'), 'a forced fresh login').toBe('login')
    expect(parameters.get('login_hint')).toBeNull()
    expect(
      await page.evaluate(() =>
        ['signup_email', 'just_signed_up', 'other'].map((key) => sessionStorage.getItem(key)),
      ),
    ).toEqual([null, null, null])
  })

  test('verified=true, unauthenticated: a success toast for 3 s; after 1.5 s login with the stored email', async () => {
    const page = await visitors.page()
    await page.clock.install()
    const begun = await hostedLogin(page)
    await page.goto('/about')
    await page.evaluate(() => sessionStorage.setItem('signup_email', 'ann@alpha.example'))
    await showOneToast(page)
    await stopClock(page)
    await goInside(page, '/about?verified=true')
    await expect(
      toastOf(page).getByText('Email Verified Successfully!', { exact: true }),
    ).toBeVisible()
    await expect(toastOf(page).getByText('Redirecting to login...', { exact: true })).toBeVisible()
    await expect(toastOf(page)).toHaveClass(/ui-toast-success/)
    await page.clock.runFor(1499)
    await settle(page)
    expect(await page.title()).not.toBe('hosted login')
    await page.clock.runFor(1)
    const { parameters, returnTo } = await begun()
    expect([parameters.get('login_hint'), returnTo]).toEqual(['ann@alpha.example', '/dashboard'])
  })

  test('Verification success toast 3 s; Success-redirect de-duplication 10 s', async () => {
    const page = await visitors.page()
    await page.clock.install()
    let logins = 0
    await page.route('**/authorize?*', (route) => {
      logins++
      // No content: the page stays where it is.
      return route.fulfill({ status: 204 })
    })
    await page.goto('/about')
    await showOneToast(page)
    await stopClock(page)
    const arrive = async () => {
      await goInside(page, '/about?verified=true')
      await expect.poll(() => page.evaluate(() => location.search)).toBe('')
      await settle(page)
    }
    await arrive()
    await expect(toastOf(page)).toHaveCount(1)
    // A little of the clock is left for a busy machine to draw in.
    await page.clock.runFor(2950)
    await settle(page)
    await expect(toastOf(page)).toHaveCount(1)
    await page.clock.runFor(100)
    await expect(toastOf(page)).toHaveCount(0)
    await expect.poll(() => logins).toBe(1)
    await page.clock.runFor(6500)
    await arrive()
    await page.clock.runFor(1600)
    await settle(page)
    await expect(toastOf(page)).toHaveCount(0)
    expect(logins, 'within 10 s nothing more').toBe(1)
    await page.clock.runFor(2000)
    await arrive()
    await page.clock.runFor(1600)
    await expect.poll(() => logins).toBe(2)
  })

  test('verified=true of somebody who is signed in only leaves the address', async () => {
    const page = await visitors.page('member')
    await page.goto('/dashboard?verified=true')
    await page.waitForURL(`${product.origin}/dashboard`)
    await expect(toastOf(page)).toHaveCount(0)
  })
})

test.describe('8. Authentication errors', () => {
  const exists = [
    'Account Already Exists',
    'This email is already registered. Please log in instead.',
    8000,
    'default',
  ] as const
  const cases: [
    words: string,
    code: string,
    description: string,
    title: string,
    sentence: string,
    duration: number,
    variant: string,
  ][] = [
    [
      "mentions 'already exists': toast 'Account Already Exists' (8 s, default)",
      'invalid_signup',
      'The user already exists.',
      ...exists,
    ],
    ['or user_exists', 'user_exists', '', ...exists],
    [
      "code access_denied: toast 'Access Denied' with the description (8 s, destructive)",
      'access_denied',
      'Ask your admin.',
      'Access Denied',
      'Ask your admin.',
      8000,
      'destructive',
    ],
    [
      "or 'You don't have permission to access this application.'",
      'access_denied',
      '',
      'Access Denied',
      "You don't have permission to access this application.",
      8000,
      'destructive',
    ],
    [
      "any other description: toast 'Authentication Error' with the description (6 s, destructive)",
      'server_error',
      'Something broke.',
      'Authentication Error',
      'Something broke.',
      6000,
      'destructive',
    ],
  ]
  for (const where of [
    'the URL hash',
    'the query error and error_description',
    'the login SDK',
  ] as const)
    test(`from ${where}: ${cases.map(([words]) => words).join('; ')}`, async () => {
      const page = await visitors.page()
      await page.clock.install()
      let answer = json({})
      await page.route('**/oauth/token', (route) => route.fulfill(answer))
      for (const [words, code, description, title, sentence, duration, variant] of cases) {
        const query = new URLSearchParams({
          error: code,
          ...(description ? { error_description: description } : {}),
        })
        if (where === 'the login SDK') {
          answer = json(
            { error: code, ...(description ? { error_description: description } : {}) },
            403,
          )
          // The SDK has a sentence of its own where the provider gives none.
          if (!description) continue
          const begun = await hostedLogin(page)
          await page.goto('/login')
          const { parameters } = await begun()
          await page.goto(
            `/oauth/callback?code=abc&state=${encodeURIComponent(parameters.get('state')!)}`,
          )
        } else {
          // Another address for each, as a page that is loaded again begins with what its entry in
          // the history kept.
          await page.goto(`/about?case=${cases.findIndex(([one]) => one === words)}`)
          await takenOver(page)
          await goInside(page, where === 'the URL hash' ? `/about#${query}` : `/about?${query}`)
        }
        const shown = toastOf(page)
        await expect(shown.getByText(title, { exact: true }), words).toBeVisible()
        await expect(shown.getByText(sentence, { exact: true })).toBeVisible()
        await expect(shown).toHaveClass(new RegExp(`ui-toast-${variant}`))
        await expect(dialogOf(page)).toHaveCount(0)
        await expect.poll(() => page.evaluate(() => location.search + location.hash)).toBe('')
        if (where !== 'the query error and error_description') continue
        await page.mouse.move(1, 1)
        await stopClock(page)
        // Time ran while the page was looked at; what is left of it is less than the whole and more
        // than all but two seconds.
        await page.clock.runFor(duration - 3000)
        await settle(page)
        await expect(shown).toHaveCount(1)
        await page.clock.runFor(3000)
        await expect(shown).toHaveCount(0)
        await page.clock.resume()
      }
    })

  test('at the legacy login route the toast stays, and people continue themselves', async () => {
    const page = await visitors.page()
    await page.clock.install()
    await page.goto('/login?error=access_denied&error_description=Ask%20your%20admin.')
    await expect(toastOf(page).getByText('Ask your admin.', { exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => location.search)).toBe('')
    await page.mouse.move(1, 1)
    await stopClock(page)
    await page.clock.runFor(5000)
    await settle(page)
    await expect(toastOf(page)).toHaveCount(1)
    expect(new URL(page.url()).pathname).toBe('/login')
    const begun = await hostedLogin(page)
    await page.clock.resume()
    await page.getByRole('button', { name: 'Continue to login' }).click()
    expect((await begun()).returnTo).toBe('/dashboard')
  })

  test('description mentions verify or verification, from the login SDK: verification dialog', async () => {
    const page = await visitors.page()
    await page.route('**/oauth/token', (route) =>
      route.fulfill(
        json(
          {
            error: 'access_denied',
            error_description: 'Please verify your email (ann@alpha.example).',
          },
          403,
        ),
      ),
    )
    const begun = await hostedLogin(page)
    await page.goto('/login')
    const { parameters } = await begun()
    await page.goto(
      `/oauth/callback?code=abc&state=${encodeURIComponent(parameters.get('state')!)}`,
    )
    await expect(dialogOf(page)).toContainText('ann@alpha.example')
    await expect(toastOf(page)).toHaveCount(0)
  })

  test('Toasts: at most one at a time', async () => {
    const page = await visitors.page()
    await page.goto('/?error=access_denied&error_description=First')
    await expect(toastOf(page)).toContainText('First')
    await takenOver(page)
    await goInside(page, '/?error=server_error&error_description=Second')
    await expect(toastOf(page)).toContainText('Second')
    await expect(page.locator('.ui-toast')).toHaveCount(1)
  })

  test('Duplicate error handling is suppressed for 30 s', async () => {
    const page = await visitors.page()
    await page.clock.install()
    await page.goto('/about')
    await showOneToast(page)
    await stopClock(page)
    const arrive = async () => {
      await goInside(page, '/about?error=server_error&error_description=Again')
      await expect.poll(() => page.evaluate(() => location.search)).toBe('')
      await settle(page)
    }
    await arrive()
    await expect(toastOf(page)).toHaveCount(1)
    await page.clock.runFor(29_999)
    await expect(toastOf(page)).toHaveCount(0)
    await arrive()
    await expect(toastOf(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await arrive()
    await expect(toastOf(page)).toHaveCount(1)
  })
})

test('8. status 401 clears stored tokens and language keys and redirects to /login; others pass on.', async () => {
  const page = await visitors.page('member')
  let status = 403
  await page.route('**/api/v1/users/me', (route) =>
    route.fulfill(problem(status, { detail: 'No.' })),
  )
  await page.route('**/login?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>login</title>' }),
  )
  await page.goto('/account')
  await expect(page.locator('aside.sidebar').getByText('Failed to load user data')).toBeVisible()
  expect(new URL(page.url()).pathname, 'Other errors are passed on').toBe('/account')
  await page.evaluate(
    () => (
      localStorage.setItem('outrider.language', 'de'),
      localStorage.setItem('outrider.temporary-token', 'x'),
      localStorage.setItem('outrider.theme', 'dark')
    ),
  )
  status = 401
  await page.goto('/account?tab=keys')
  await expect(page).toHaveTitle('login')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/login?returnTo=%2Faccount%3Ftab%3Dkeys',
  )
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => /session|token|language|auth0/.test(key))).toEqual([])
  expect(kept).toContain('outrider.theme')
})
