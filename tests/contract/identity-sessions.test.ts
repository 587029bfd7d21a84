import { describe, expect, test, vi } from 'vitest'
import { newPkce, type Browser } from './identity-browser.ts'
import { CLIENT, PASSWORD, stepsAt, useEmbeddedIdentity } from './identity-world.ts'
import { openTestDatabase } from '../support/open-database.ts'

/** The embedded provider after the sign-in: renewal, rotation, logging out, restarts. */

const world = useEmbeddedIdentity()
const steps = stepsAt(world)

describe('embedded: staying in and going out', () => {
  const silent = (browser: Browser) =>
    browser
      .open(
        steps.authorizeUrl(newPkce().challenge, { prompt: 'none', response_mode: 'web_message' }),
      )
      .then(({ answer: page }) => page.text())

  test('silent renewal answers with a code while signed in and login_required otherwise', async () => {
    const { email } = await steps.newPerson()
    const browser = steps.browser()
    expect(await silent(browser)).toContain('login_required')
    await steps.tokensOf(browser, email)
    const page = await browser.send(
      steps.authorizeUrl(newPkce().challenge, { prompt: 'none', response_mode: 'web_message' }),
    )
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(await page.text()).toMatch(/"code":\s*"[\w-]+"/)
  })

  test('a restart signs nobody out and keeps issued tokens valid', async () => {
    const { email } = await steps.newPerson()
    const browser = steps.browser()
    const tokens = await steps.tokensOf(browser, email)
    world.identity = await world.start()
    expect((await world.identity.verifyToken(tokens.access_token)).email).toBe(email)
    expect(await silent(browser)).toMatch(/"code"/)
    expect((await steps.refresh(tokens.refresh_token)).status).toBe(200)
  })

  test('refresh tokens rotate; using an old one ends the whole family', async () => {
    const { email } = await steps.newPerson()
    const first = await steps.tokensOf(steps.browser(), email)
    const second = await steps.refresh(first.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.refresh_token)
    expect((await world.identity.verifyToken(second.body.access_token)).email).toBe(email)
    expect((await steps.refresh(first.refresh_token)).body.error).toBe('invalid_grant')
    expect((await steps.refresh(second.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('logging out ends the session and the refresh token, and returns to our origin only', async () => {
    const { email } = await steps.newPerson()
    const browser = steps.browser()
    const tokens = await steps.tokensOf(browser, email)
    const away = await browser.send(
      `/v2/logout?client_id=${CLIENT}&returnTo=${encodeURIComponent('https://elsewhere.example')}`,
    )
    expect(away.status).toBe(400)
    expect(await silent(browser)).toContain('login_required')
    const out = await browser.send(
      `/v2/logout?client_id=${CLIENT}&returnTo=${encodeURIComponent(world.origin)}`,
    )
    expect(out.headers.get('location')).toMatch(new RegExp(`^${world.origin}/?$`))
    expect((await steps.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect(browser.cookies().some(({ name }) => name.startsWith('outrider.session'))).toBe(false)
  })

  test('prompt=login asks again, and another person can sign in there', async () => {
    const [one, two] = [await steps.newPerson(), await steps.newPerson()]
    const browser = steps.browser()
    await steps.tokensOf(browser, one.email)
    const again = await steps.begin(browser)
    expect(again.path, 'no page while signed in').toBe('/oauth/callback')
    const { path, verifier, html } = await steps.begin(browser, { prompt: 'login' })
    expect(html).toContain('<h1>Log in</h1>')
    const switched = await browser.submit(path, {
      email: two.email,
      password: PASSWORD,
      action: 'default',
    })
    // The library ends the first session by a form that sends itself.
    const form = await switched.answer.text()
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]),
    )
    const { url } = await browser.submit(/action="([^"]+)"/.exec(form)![1]!, fields)
    const tokens = (await steps.exchange(url.searchParams.get('code')!, verifier)).body
    expect((await world.identity.verifyToken(tokens.access_token)).subject).toBe(two.subject)
  })

  test.each([
    [
      'blocking',
      async (email: string) =>
        world.identity.setBlocked((await world.identity.accountByEmail(email))!.subject, true),
    ],
    [
      'revoking',
      async (email: string) =>
        world.identity.revokeSessions((await world.identity.accountByEmail(email))!.subject),
    ],
    ['deleting', (email: string) => world.identity.deleteAccount(email)],
  ])('%s ends sessions and refresh tokens of that account only', async (_what, end) => {
    const [gone, stays] = [await steps.newPerson(), await steps.newPerson()]
    const [browser, other] = [steps.browser(), steps.browser()]
    const tokens = await steps.tokensOf(browser, gone.email)
    const kept = await steps.tokensOf(other, stays.email)
    await end(gone.email)
    expect(await silent(browser)).toContain('login_required')
    expect((await steps.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect(await silent(other)).toMatch(/"code"/)
    expect((await steps.refresh(kept.refresh_token)).status).toBe(200)
  })

  test('a deleted address can sign up anew', async () => {
    const { email, subject } = await steps.newPerson()
    expect(await world.identity.deleteAccount(email)).toBe(true)
    expect(await world.identity.deleteAccount(email)).toBe(false)
    expect((await world.identity.addAccount({ email, password: PASSWORD })).subject).not.toBe(
      subject,
    )
  })

  test('expired rows count as gone and are swept', async () => {
    const { email } = await steps.newPerson()
    const browser = steps.browser()
    await steps.tokensOf(browser, email)
    await world.database.system((db) =>
      db
        .updateTable('identity_grants')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .execute(),
    )
    expect(await silent(browser)).toContain('login_required')
    world.identity = await world.start()
    await steps.browser().send('/.well-known/jwks.json')
    await vi.waitFor(async () =>
      expect(
        await world.database.system((db) =>
          db
            .selectFrom('identity_grants')
            .select('id')
            .where('expires_at', '<', new Date())
            .execute(),
        ),
      ).toEqual([]),
    )
  })
})

describe('the keys', () => {
  test('two processes that start at once agree on one', async () => {
    const fresh = await openTestDatabase()
    await Promise.all([world.start(fresh), world.start(fresh)])
    const rows = await fresh.system((db) => db.selectFrom('secret_values').selectAll().execute())
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows[0]!.value)).not.toContain('"kty"')
    await expect(world.start(fresh, 'another')).rejects.toThrow('SECRET_KEY')
    await fresh.close()
  }, 60_000)
})
