import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedOut } from '#platform/identity/identity.ts'
import { createSecrets } from '#platform/secrets.ts'
import { createEmbeddedIdentity } from '#platform/identity/embedded/embedded-identity.ts'
import { silentLog } from '#platform/log.ts'
import { newPkce, type Browser } from './identity-browser.ts'
import { CLIENT, PASSWORD, linkIn, stepsAt, useEmbeddedIdentity } from './identity-world.ts'

/** Sessions of the built-in provider: listed, ended one by one, and told of when they end. */

const world = useEmbeddedIdentity()
const steps = stepsAt(world)
const ended: SignedOut[] = []

beforeEach(async () => {
  ended.length = 0
  world.identity = await createEmbeddedIdentity({
    database: world.database,
    secrets: createSecrets('test'),
    systemMailer: { send: async (mail) => void world.mails.push(mail) },
    log: silentLog,
    origin: world.origin,
    clientId: CLIENT,
    audience: `${world.origin}/api`,
    onSignedOut: async (one) => void ended.push(one),
  })
})

const silent = (browser: Browser) =>
  browser
    .open(steps.authorizeUrl(newPkce().challenge, { prompt: 'none', response_mode: 'web_message' }))
    .then(({ answer: page }) => page.text())

async function twoDevices() {
  const { email, subject } = await steps.newPerson()
  const [desk, phone] = [steps.browser(), steps.browser()]
  const [onDesk, onPhone] = [await steps.tokensOf(desk, email), await steps.tokensOf(phone, email)]
  const idOf = async (token: string) => (await world.identity.verifyToken(token)).sessionId!
  return {
    email,
    subject,
    desk,
    phone,
    onDesk,
    onPhone,
    deskId: await idOf(onDesk.access_token),
    phoneId: await idOf(onPhone.access_token),
    idOf,
  }
}

describe('sessions of the built-in provider', () => {
  test('access tokens name their session, the same after renewal, another one on another device', async () => {
    const { subject, onDesk, deskId, phoneId, idOf } = await twoDevices()
    expect(deskId).toMatch(/^[\w-]{20,}$/)
    expect(phoneId).not.toBe(deskId)
    const renewed = (await steps.refresh(onDesk.refresh_token)).body
    expect(await idOf(renewed.access_token)).toBe(deskId)
    expect((await world.identity.verifyToken(renewed.access_token)).issuedAt).toBeGreaterThan(
      Date.now() - 60_000,
    )
    expect(await world.identity.openSessions(subject)).toEqual(new Set([deskId, phoneId]))
  })

  test('ending one ends its refresh token and its cookie, and leaves the other device alone', async () => {
    const { subject, desk, phone, onDesk, onPhone, deskId, phoneId } = await twoDevices()
    await world.identity.endSession(subject, phoneId)
    expect((await steps.refresh(onPhone.refresh_token)).body.error).toBe('invalid_grant')
    expect(await silent(phone)).toContain('login_required')
    expect((await steps.refresh(onDesk.refresh_token)).status).toBe(200)
    expect(await silent(desk)).toMatch(/"code"/)
    expect(await world.identity.openSessions(subject)).toEqual(new Set([deskId]))
  })

  test('ending all others keeps the one, and nobody else is touched', async () => {
    const [one, two] = [await twoDevices(), await twoDevices()]
    await world.identity.endOtherSessions(one.subject, one.deskId)
    expect((await steps.refresh(one.onPhone.refresh_token)).body.error).toBe('invalid_grant')
    expect((await steps.refresh(one.onDesk.refresh_token)).status).toBe(200)
    expect(await silent(one.desk)).toMatch(/"code"/)
    await world.identity.endOtherSessions(one.subject, null)
    expect(await silent(one.desk)).toContain('login_required')
    expect(await world.identity.openSessions(one.subject)).toEqual(new Set())
    expect((await steps.refresh(two.onDesk.refresh_token)).status).toBe(200)
  })

  test('a session of somebody else cannot be ended by its id', async () => {
    const [one, two] = [await twoDevices(), await twoDevices()]
    await world.identity.endSession(one.subject, two.deskId)
    expect((await steps.refresh(two.onDesk.refresh_token)).status).toBe(200)
  })

  test('log-out tells which session ended, a new password that all did', async () => {
    const { email, subject, desk, deskId } = await twoDevices()
    await desk.send(`/v2/logout?client_id=${CLIENT}&returnTo=${encodeURIComponent(world.origin)}`)
    expect(ended).toEqual([{ subject, sessionId: deskId }])
    const browser = steps.browser()
    await browser.submit('/u/forgot', { email })
    await expect.poll(() => world.mails.length).toBe(1)
    const link = new URL(linkIn(world.mails[0]!))
    await browser.submit(link.pathname, {
      token: link.searchParams.get('token')!,
      password: `${PASSWORD} anew`,
    })
    expect(ended.at(-1)).toEqual({ subject, sessionId: null })
  })
})
