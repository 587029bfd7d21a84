import { beforeAll, expect, test } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { newPkce, type Browser } from './identity-browser.ts'
import { stepsAt, useEmbeddedIdentity } from './identity-world.ts'

/** People switched off and on in the product, at the embedded provider. */

const world = useEmbeddedIdentity()
const steps = stepsAt(world)
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ database: world.database })
})

const renewal = (browser: Browser) =>
  browser
    .open(steps.authorizeUrl(newPkce().challenge, { prompt: 'none', response_mode: 'web_message' }))
    .then(({ answer }) => answer.text())

/** A person with an account at the provider, signed in, and a user here. */
async function newcomer() {
  const { email, subject } = await steps.newPerson()
  const browser = steps.browser()
  const tokens = await steps.tokensOf(browser, email)
  const user = await t.engine.stores
    .of('user')
    .create(
      { tenantId: '', actor: systemActor },
      { tenantId: t.tenants.a, email, subject, role: 'MEMBER' },
    )
  return { email, browser, tokens, user }
}

/** The admin's token is the tests' own; everything else is the provider's affair. */
async function asAdmin(method: 'POST' | 'PUT', url: string, payload: object) {
  const own = t.context.identity
  t.context.identity = { ...world.identity, verifyToken: own.verifyToken }
  const answer = await t.app.inject({ method, url: `/api/v1/${url}`, payload, headers: t.as.admin })
  t.context.identity = own
  return answer
}

test.each([
  [
    'by its operation',
    (id: string, active: boolean) =>
      asAdmin('POST', `user-oper/${active ? 'activate' : 'deactivate'}`, { id }),
  ],
  [
    'by the form',
    async (id: string, active: boolean) => {
      const { version } = (
        await t.app.inject({ url: `/api/v1/users/${id}`, headers: t.as.admin })
      ).json()
      return asAdmin('PUT', `users/${id}`, { active, version })
    },
  ],
])(
  'switching a user off %s ends the sign-ins at the provider; switching on lets the person in again',
  async (_how, change) => {
    const [gone, stays] = [await newcomer(), await newcomer()]
    const off = await change(gone.user.id, false)
    expect([off.statusCode, off.json().active]).toEqual([200, false])
    expect(await renewal(gone.browser)).toContain('login_required')
    expect((await steps.refresh(gone.tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect(
      (await steps.signIn(steps.browser(), gone.email)).url.searchParams.get('error_description'),
    ).toBe('user is blocked')
    expect(await renewal(stays.browser), 'only that person').toMatch(/"code"/)
    expect((await change(gone.user.id, true)).json().active).toBe(true)
    expect((await steps.tokensOf(steps.browser(), gone.email)).access_token).toBeTruthy()
  },
)

test('a provider that cannot be told is named, and the product keeps the person out all the same', async () => {
  const { user } = await newcomer()
  const own = t.context.identity
  t.context.identity = {
    ...own,
    setBlocked: () => Promise.reject(new Error('connect ECONNREFUSED')),
  }
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/user-oper/deactivate',
    payload: { id: user.id },
    headers: t.as.admin,
  })
  t.context.identity = own
  expect(answer.json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining("couldn't notify the identity provider"),
  })
  expect(answer.body).not.toContain('ECONNREFUSED')
  expect(
    (await t.engine.stores.of('user').get({ tenantId: '', actor: systemActor }, user.id))!.active,
  ).toBe(false)
})

test('nobody switches the last admin off', async () => {
  const { rows } = await t.engine.stores
    .of('user')
    .list({ tenantId: '', actor: systemActor }, { filter: { email: 'admin@a.example' } })
  expect((await asAdmin('POST', 'user-oper/deactivate', { id: rows[0]!.id })).statusCode).toBe(409)
})
