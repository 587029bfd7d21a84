import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newPkce } from './identity-browser.ts'
import { linkIn, newEmail, PASSWORD, stepsAt, useEmbeddedIdentity } from './identity-world.ts'

/** The embedded provider, driven as a browser would: the ways in, and what keeps people out. */

const world = useEmbeddedIdentity()
const steps = stepsAt(world)

describe('embedded: the way in', () => {
  test('signing up, verifying by mail and logging in ends with a token of that person', async () => {
    const browser = steps.browser()
    const email = newEmail()
    const { path, html } = await steps.begin(browser, { screen_hint: 'signup', login_hint: email })
    expect(html).toContain('<h1>Sign up</h1>')
    expect(html).toContain(`value="${email}"`)
    const denied = await browser.submit(`${path}/signup`, {
      email: email.toUpperCase(),
      password: PASSWORD,
      givenName: 'Zoë',
      familyName: 'Łuczak',
      action: 'default',
    })
    expect(denied.url.searchParams.get('error')).toBe('access_denied')
    expect(denied.url.searchParams.get('error_description')).toBe(
      `Please verify your email (${email}) to finish signing up.`,
    )
    expect(denied.url.searchParams.get('state')).toBe('state1')

    expect(world.mails).toHaveLength(1)
    const link = linkIn(world.mails[0]!)
    expect(world.mails[0]!.to).toBe(email)
    expect(world.mails[0]!.html).toContain(link)
    expect(await (await browser.open(link)).answer.text()).toContain(email)
    expect(
      (await world.identity.accountByEmail(email))!.emailVerified,
      'opening the link is not enough',
    ).toBe(false)
    const verified = await browser.submit('/u/verify', {
      token: new URL(link).searchParams.get('token')!,
    })
    expect(verified.url.href).toBe(`${world.origin}/?verified=true`)
    expect(await (await browser.open(link)).answer.text()).toContain('This address is verified')

    const tokens = await steps.tokensOf(browser, email)
    expect(world.attempts).toEqual([{ email, outcome: 'ok' }])
    const claims = await world.identity.verifyToken(tokens.access_token)
    expect(claims).toEqual({
      subject: expect.stringMatching(/^auth0\|[0-9a-f]{24}$/),
      email,
      emailVerified: true,
      name: 'Zoë Łuczak',
      issuedAt: expect.any(Number),
      sessionId: expect.any(String),
    })
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      alg: 'RS256',
      typ: 'at+jwt',
    })
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${world.origin}/`,
      aud: `${world.origin}/api`,
    })
    expect(tokens.expires_in).toBe(3600)
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      nonce: 'nonce1',
      email,
      email_verified: true,
      name: 'Zoë Łuczak',
    })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await steps.newPerson()
    const wrong = await steps.signIn(steps.browser(), email, 'wrong password')
    const unknown = await steps.signIn(
      steps.browser(),
      email.replace('@', '.nobody@'),
      'wrong password',
    )
    expect([wrong.page.status, unknown.page.status]).toEqual([400, 400])
    const text = async (page: Response, address: string) =>
      (await page.text()).replaceAll(address, 'ADDRESS').replace(/login\/[\w-]+/g, 'login/UID')
    const [a, b] = [
      await text(wrong.page, email),
      await text(unknown.page, email.replace('@', '.nobody@')),
    ]
    expect(a).toBe(b)
    expect(a).toContain('Wrong email or password.')
    expect(a).toContain('value="ADDRESS"')
  })

  test.each([true, false])('five failures lock the address, with an account: %s', async (known) => {
    const email = known ? (await steps.newPerson()).email : newEmail()
    const browser = steps.browser()
    const { path } = await steps.begin(browser)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push(
        (await browser.submit(path, { email, password: 'wrong', action: 'default' })).answer.status,
      )
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
    const locked = await browser.submit(path, { email, password: PASSWORD, action: 'default' })
    expect(await locked.answer.text()).toContain('locked for 15 minutes')
    expect(world.attempts.map((attempt) => attempt.outcome)).toEqual([
      'wrong',
      'wrong',
      'wrong',
      'wrong',
      'locked',
      'locked',
      'locked',
    ])
    if (!known) return
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1 })
    onTestFinished(() => void vi.useRealTimers())
    expect(
      (
        await browser.submit(path, { email, password: PASSWORD, action: 'default' })
      ).url.searchParams.get('code'),
    ).toBeTruthy()
  })

  test('guesses at the same moment get no more tries than one after another', async () => {
    const { email } = await steps.newPerson()
    const browser = steps.browser()
    const { path } = await steps.begin(browser)
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () =>
        browser.submit(path, { email, password: 'wrong', action: 'default' }),
      ),
    )
    expect(outcomes.filter(({ answer: one }) => one.status === 400)).toHaveLength(4)
  })

  test('a success forgets earlier failures', async () => {
    const { email } = await steps.newPerson()
    for (let round = 0; round < 2; round++) {
      const browser = steps.browser()
      const { path } = await steps.begin(browser)
      for (let attempt = 0; attempt < 4; attempt++)
        await browser.submit(path, { email, password: 'wrong', action: 'default' })
      expect(
        (
          await browser.submit(path, { email, password: PASSWORD, action: 'default' })
        ).url.searchParams.get('code'),
      ).toBeTruthy()
    }
  })

  test.each([
    [
      'unverified',
      'access_denied',
      (email: string) => `Please verify your email (${email}) before logging in.`,
    ],
    ['blocked', 'unauthorized', () => 'user is blocked'],
  ])('%s accounts are sent back to the app with the reason', async (state, error, description) => {
    const { email, subject } = await steps.newPerson(state !== 'unverified')
    if (state === 'blocked') await world.identity.setBlocked(subject, true)
    const { url } = await steps.signIn(steps.browser(), email)
    expect(url.pathname).toBe('/oauth/callback')
    expect(url.searchParams.get('error')).toBe(error)
    expect(url.searchParams.get('error_description')).toBe(description(email))
    expect(world.attempts).toEqual([{ email, outcome: state }])
  })

  test('cancel goes back to the app', async () => {
    const browser = steps.browser()
    const { path } = await steps.begin(browser)
    const { url } = await browser.submit(path, { action: 'cancel' })
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: 'User cancelled',
      state: 'state1',
    })
  })

  test.each([
    [
      'an address that is none',
      { email: 'nobody', password: PASSWORD },
      'email-error',
      'a whole address',
    ],
    [
      'an address over 100 characters',
      { email: `${'a'.repeat(95)}@acme.example`, password: PASSWORD },
      'email-error',
      '100',
    ],
    ['a password under 6', { password: 'short' }, 'password-error', '6 to 50'],
    ['a password over 50', { password: 'x'.repeat(51) }, 'password-error', '6 to 50'],
    ['a common password', { password: '123456' }, 'password-error', 'most common'],
    ['a password of spaces', { password: '      ' }, 'password-error', 'spaces alone'],
    [
      'a first name with a web address',
      { password: PASSWORD, givenName: 'http://evil.example/win' },
      'givenName-error',
      'must not contain a web address',
    ],
    ['no password', { password: '' }, 'password-error', 'choose a password'],
  ])(
    'sign-up refuses %s and keeps what was typed, but never the password',
    async (_what, change, id, words) => {
      const browser = steps.browser()
      const { path } = await steps.begin(browser, { screen_hint: 'signup' })
      const form = {
        email: newEmail(),
        givenName: '<b>Zoë',
        familyName: 'Lee',
        action: 'default',
        ...change,
      }
      const { answer: page } = await browser.submit(`${path}/signup`, form)
      const html = await page.text()
      expect(page.status).toBe(400)
      expect(html.slice(html.indexOf(`id="${id}"`)).slice(0, 200)).toContain(words)
      expect(html).toContain(`value="${form.email}"`)
      expect(html).toContain(`value="${form.givenName.replace('<b>', '&lt;b&gt;')}"`)
      if (form.password.trim()) expect(html).not.toContain(form.password)
      expect(world.mails).toHaveLength(0)
    },
  )

  test('signing up with an address that has an account looks like any sign-up; only the address is told', async () => {
    const { email } = await steps.newPerson()
    const fresh = newEmail()
    const signUp = async (address: string) => {
      const browser = steps.browser()
      const { path } = await steps.begin(browser, { screen_hint: 'signup' })
      const { url, answer } = await browser.submit(`${path}/signup`, {
        email: address,
        password: 'something else',
        action: 'default',
      })
      const told = Object.fromEntries(
        [...url.searchParams].map(([name, value]) => [name, value.replace(address, 'ADDRESS')]),
      )
      return { status: answer.status, path: url.pathname, told }
    }
    const [taken, made] = [await signUp(email), await signUp(fresh)]
    expect(taken).toEqual(made)
    expect(
      world.mails.map(({ to, subject }) => [to, /already have an account/.test(subject)]),
    ).toEqual([
      [email, true],
      [fresh, false],
    ])
    expect((await steps.signIn(steps.browser(), email)).url.searchParams.get('code')).toBeTruthy()
  })

  test('a sign-up form sent twice ends as if it were sent once', async () => {
    const browser = steps.browser()
    const email = newEmail()
    const { path } = await steps.begin(browser, { screen_hint: 'signup' })
    const send = () =>
      browser.send(`${path}/signup`, {
        method: 'POST',
        body: new URLSearchParams({ email, password: PASSWORD }),
        headers: { origin: world.origin },
      })
    expect((await send()).status).toBe(303)
    expect((await send()).status).toBe(303)
    expect(world.mails).toHaveLength(1)
  })

  test('an unknown audience goes back to the app as an error', async () => {
    const { url } = await steps
      .browser()
      .open(steps.authorizeUrl(newPkce().challenge, { audience: 'https://elsewhere.example' }))
    expect(url.searchParams.get('error_description')).toBe(
      'Service not found: https://elsewhere.example',
    )
  })

  test('a code needs its verifier and works once', async () => {
    const { email } = await steps.newPerson()
    const { url, verifier } = await steps.signIn(steps.browser(), email)
    const code = url.searchParams.get('code')!
    expect((await steps.exchange(code, newPkce().verifier)).body.error).toBe('invalid_grant')
    const second = await steps.signIn(steps.browser(), email)
    const used = second.url.searchParams.get('code')!
    expect((await steps.exchange(used, second.verifier)).status).toBe(200)
    expect((await steps.exchange(used, second.verifier)).body.error).toBe('invalid_grant')
    expect(verifier).not.toBe(second.verifier)
  })
})
