import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const invite = (payload: object, headers = t.as.admin, url = '/api/v1/invitations') =>
  t.app.inject({ method: 'POST', url, payload, headers })
const link = () => new URL(/http\S+\/invitation\/\S+/.exec(t.mails.at(-1)!.text)![0]).pathname
const look = (path: string) => t.app.inject({ url: path })
const signIn = (email: string) =>
  t.app.inject({ url: '/api/v1/users/me', headers: { authorization: `Bearer token-${email}` } })
const tenantOf = (email: string) =>
  t.database.system(
    async (db) =>
      (
        await db
          .selectFrom('users')
          .select('tenant_id')
          .where('email', '=', email)
          .executeTakeFirst()
      )?.tenant_id,
  )

describe('an invitation', () => {
  it('goes by mail, stands open, is used by the first sign-in, and then says so', async () => {
    const made = await invite({ email: ' New@Firm.example'.trim(), role: 'MEMBER' })
    expect([made.statusCode, made.json().email]).toEqual([201, 'new@firm.example'])
    expect(made.body).not.toContain('tokenHash":"')
    expect(t.mails.at(-1)).toMatchObject({
      to: 'new@firm.example',
      subject: expect.stringContaining('invites you'),
    })
    const path = link()
    const [first, again] = [await look(path), await look(path)]
    expect([
      first.statusCode,
      again.statusCode,
      first.body.includes('Join Tenant A'),
      first.body.includes('new@firm.example'),
    ]).toEqual([200, 200, true, true])
    expect((await signIn('new@firm.example')).statusCode).toBe(200)
    expect(await tenantOf('new@firm.example')).toBe(t.tenants.a)
    const used = await look(path)
    expect([used.statusCode, used.body.includes('This invitation was used')]).toEqual([410, true])
  })

  it('is for its address only', async () => {
    await invite({ email: 'wanted@firm.example' })
    await signIn('other@firm.example')
    expect(await tenantOf('other@firm.example')).not.toBe(t.tenants.a)
  })

  it('sent twice is used up by one sign-in', async () => {
    await invite({ email: 'twice@firm.example' })
    const earlier = link()
    await invite({ email: 'twice@firm.example' })
    await signIn('twice@firm.example')
    expect([(await look(earlier)).statusCode, (await look(link())).statusCode]).toEqual([410, 410])
  })

  it('runs out after 14 days: told plainly, and it joins nobody', async () => {
    await invite({ email: 'late@firm.example' })
    const path = link()
    t.clock.advance(14 * 86_400_000)
    const page = await look(path)
    expect([page.statusCode, page.body.includes('This invitation has expired')]).toEqual([
      410,
      true,
    ])
    await signIn('late@firm.example')
    expect(await tenantOf('late@firm.example')).not.toBe(t.tenants.a)
  })

  it('with a link of nobody is not known', async () => {
    expect((await look('/invitation/never-made')).statusCode).toBe(404)
  })

  it.each([
    ['an address that is none', () => invite({ email: 'nobody' }), 422],
    ['a role that is none', () => invite({ email: 'x@firm.example', role: 'OWNER' }), 422],
    ['somebody of the organisation', () => invite({ email: 'member@a.example' }), 409],
    ['somebody of another organisation', () => invite({ email: 'member@b.example' }), 409],
    ['a caller who is a member', () => invite({ email: 'x@firm.example' }, t.as.member), 403],
    ['an admin who only reads', () => invite({ email: 'x@firm.example' }, t.as.reader), 403],
    [
      'the older path, by a member',
      () => invite({ email: 'x@firm.example' }, t.as.memberB, '/api/v1/user-invite'),
      403,
    ],
  ])('is refused: %s', async (_name, call, status) => {
    const sent = t.mails.length
    expect((await call()).statusCode).toBe(status)
    expect(t.mails).toHaveLength(sent)
  })

  it('that cannot be mailed is not kept', async () => {
    const { systemMailer } = t.engine
    t.engine.systemMailer = { send: () => Promise.reject(new Error('550 no')) }
    const answer = await invite({ email: 'unlucky@firm.example' })
    t.engine.systemMailer = systemMailer
    expect([answer.statusCode, answer.body.includes('550')]).toEqual([503, false])
    const kept = await t.app.inject({
      url: `/api/v1/invitations?filter=${encodeURIComponent('{"email":"unlucky@firm.example"}')}`,
      headers: t.as.admin,
    })
    expect(kept.json()).toEqual([])
  })
})
