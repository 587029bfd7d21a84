import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteSignedOut } from '#engine/administration/accounts/end-sessions.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'
import { createWork } from '#engine/work.ts'
import type { SignInSessions } from '#model/api/answers/sign-in-sessions.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t?.close())

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
  'like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** A browser of one person: keeps its device cookie, and signs in by another session each time. */
function browser(email: string, userAgent = CHROME, country = 'DE') {
  let cookie = ''
  const call = async (
    session: string,
    method: 'GET' | 'POST' | 'DELETE' = 'GET',
    path = 'users/me',
    body?: object,
  ) => {
    const answer = await t.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: {
        authorization: `Bearer token-${email}/${session}`,
        'user-agent': userAgent,
        'x-geo-country': country,
        ...(cookie ? { cookie } : {}),
      },
      ...(body ? { payload: body } : {}),
    })
    const given = answer.headers['set-cookie']
    if (typeof given === 'string') cookie = given.split(';')[0]!
    return answer
  }
  return {
    call,
    cookie: () => cookie,
    forget: () => (cookie = ''),
    use: (text: string) => (cookie = text),
    in: (to: string) => (country = to),
  }
}

const listed = async (who: ReturnType<typeof browser>, session: string) =>
  (await who.call(session, 'GET', 'users/me/sessions')).json<SignInSessions>().sessions
const jobs = () =>
  t.database.system((db) =>
    db.selectFrom('jobs').select(['payload', 'state']).where('kind', '=', SEND_NOTICE).execute(),
  )

let people = 0
async function newMember(): Promise<string> {
  const email = `person${++people}@a.example`
  await t.engine.stores
    .of('user')
    .create(
      { tenantId: '', actor: { kind: 'system', id: '', name: 'test' } },
      { tenantId: t.tenants.a, email, subject: `auth0|${email}`, role: 'MEMBER' },
    )
  return email
}

describe('sign-in sessions', () => {
  let email: string
  beforeEach(async () => (email = await newMember()))

  it('are listed with browser, system and country, the current one first and marked', async () => {
    const [desk, phone] = [browser(email), browser(email, IPHONE, 'FR')]
    await desk.call('s1')
    await phone.call('s2')
    const rows = await listed(desk, 's1')
    expect(rows).toMatchObject([
      {
        browser: 'Chrome',
        system: 'Windows',
        device: 'Desktop',
        country: 'DE',
        current: true,
        separate: true,
      },
      { browser: 'Safari', system: 'iOS', device: 'Phone', country: 'FR', current: false },
    ])
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
    expect(
      (await listed(phone, 's2')).map(({ current, browser: name }) => [name, current]),
    ).toEqual([
      ['Safari', true],
      ['Chrome', false],
    ])
  })

  it('of one device end at once, on every process, and others go on', async () => {
    const [desk, phone] = [browser(email), browser(email, IPHONE)]
    expect((await phone.call('s2')).statusCode).toBe(200)
    const other = (await listed(desk, 's1')).find(({ current }) => !current)!
    expect((await desk.call('s1', 'DELETE', `users/me/sessions/${other.id}`)).statusCode).toBe(204)
    expect((await phone.call('s2')).statusCode).toBe(401)
    expect((await phone.call('s2')).json().detail).toContain('sign in again')
    expect((await desk.call('s1')).statusCode).toBe(200)
    expect(await listed(desk, 's1')).toHaveLength(1)
    expect((await desk.call('s1', 'DELETE', `users/me/sessions/${other.id}`)).statusCode).toBe(404)
    expect((await phone.call('s3')).statusCode, 'a new sign-in there works').toBe(200)
  })

  it('everywhere else end at once, also those that were never used here', async () => {
    const [desk, phone] = [browser(email), browser(email, IPHONE)]
    await desk.call('s1')
    await phone.call('s2')
    expect((await desk.call('s1', 'POST', 'users/me/sessions/end-others')).statusCode).toBe(204)
    expect((await phone.call('s2')).statusCode).toBe(401)
    expect((await desk.call('s1')).statusCode).toBe(200)
    // A token from before, of a session that nobody has seen.
    const own = t.context.identity.verifyToken
    t.context.identity.verifyToken = async (token) => ({
      ...(await own(token)),
      issuedAt: Date.now() - 5000,
    })
    expect((await phone.call('unseen')).statusCode).toBe(401)
    expect((await desk.call('s1')).statusCode).toBe(200)
    t.context.identity.verifyToken = own
  })

  it('that the provider ended by itself are refused at once: one by log-out, all by a new password', async () => {
    const [desk, phone] = [browser(email), browser(email, IPHONE)]
    await desk.call('s1')
    await phone.call('s2')
    await noteSignedOut(t.engine, { subject: `auth0|${email}`, sessionId: 's1' })
    expect((await desk.call('s1')).statusCode).toBe(401)
    expect((await phone.call('s2')).statusCode).toBe(200)
    await noteSignedOut(t.engine, { subject: `auth0|${email}`, sessionId: 'never' })
    expect((await desk.call('never')).statusCode, 'ended before its first call').toBe(401)
    await noteSignedOut(t.engine, { subject: `auth0|${email}`, sessionId: null })
    expect((await phone.call('s2')).statusCode).toBe(401)
  })

  it('of somebody else cannot be seen or ended', async () => {
    const [mine, theirs] = [browser(email), browser(await newMember())]
    await mine.call('s1')
    const id = (await listed(mine, 's1'))[0]!.id
    expect((await theirs.call('s9', 'DELETE', `users/me/sessions/${id}`)).statusCode).toBe(404)
    expect((await theirs.call('s9', 'GET', `users/${id}/sessions`)).statusCode).toBe(403)
    expect((await mine.call('s1')).statusCode).toBe(200)
  })

  it('are listed and ended by operators, which the audit log tells', async () => {
    const mine = browser(email)
    const { id } = (await mine.call('s1')).json<{ id: string }>()
    const admin = (method: 'GET' | 'POST', path: string) =>
      t.app.inject({ method, url: `/api/v1/users/${id}/${path}`, headers: t.as.admin })
    expect((await admin('GET', 'sessions')).json<SignInSessions>().sessions).toMatchObject([
      { browser: 'Chrome', current: false },
    ])
    expect(
      (
        await t.app.inject({
          method: 'POST',
          url: `/api/v1/users/${id}/sessions/end-all`,
          headers: t.as.reader,
        })
      ).statusCode,
    ).toBe(403)
    expect((await admin('POST', 'sessions/end-all')).statusCode).toBe(204)
    expect((await mine.call('s1')).statusCode).toBe(401)
    const log = await t.database.system((db) =>
      db
        .selectFrom('audit_entries')
        .select(['summary', 'actor_kind'])
        .where('entity_id', '=', id)
        .where('action', '=', 'other')
        .executeTakeFirstOrThrow(),
    )
    expect(log).toEqual({ summary: `Signed out everywhere (${email})`, actor_kind: 'user' })
  })

  it('of a provider that names none are told apart by device, and end for tokens from before', async () => {
    const desk = browser(email)
    const bare = (cookie?: string) =>
      t.app.inject({
        url: '/api/v1/users/me',
        headers: {
          authorization: `Bearer token-${email}`,
          'user-agent': CHROME,
          ...(cookie ? { cookie } : {}),
        },
      })
    const first = await bare()
    expect(first.statusCode).toBe(200)
    desk.use(String(first.headers['set-cookie']).split(';')[0]!)
    const now = Date.now()
    const own = t.context.identity.verifyToken
    const issued = (at: number) =>
      void (t.context.identity.verifyToken = async (token) => ({
        ...(await own(token)),
        sessionId: '',
        issuedAt: at,
      }))
    issued(now - 5000)
    expect((await bare(desk.cookie())).statusCode).toBe(200)
    const { id } = first.json<{ id: string }>()
    await t.app
      .inject({ method: 'POST', url: `/api/v1/users/${id}/sessions/end-all`, headers: t.as.admin })
      .catch(() => undefined)
    t.context.identity.verifyToken = own
    await t.database.system((db) =>
      db
        .updateTable('sign_in_sessions')
        .set({ ended_at: new Date(now) })
        .where('user_id', '=', id)
        .execute(),
    )
    await t.database.system((db) =>
      db
        .updateTable('users')
        .set({ tokens_from: new Date(now) })
        .where('id', '=', id)
        .execute(),
    )
    issued(now - 5000)
    expect((await bare(desk.cookie())).statusCode).toBe(401)
    issued(now + 5000)
    expect((await bare(desk.cookie())).statusCode).toBe(200)
    t.context.identity.verifyToken = own
  })
})

describe('the email about a new device', () => {
  let email: string
  const mailsTo = (to: string) => t.mails.filter((mail) => mail.to === to)
  const work = () => createWork(t.engine).drain()
  beforeEach(async () => {
    email = await newMember()
    t.mails.length = 0
  })

  it('is sent once for a new device, and neither for the first device nor for a known one', async () => {
    const [desk, phone] = [browser(email), browser(email, IPHONE, 'FR')]
    await desk.call('s1')
    await desk.call('s2')
    await work()
    expect(mailsTo(email), 'first device, and the same one again').toEqual([])
    await Promise.all([phone.call('s3'), phone.call('s3'), phone.call('s3')])
    await work()
    await work()
    expect(mailsTo(email)).toHaveLength(1)
    const [mail] = mailsTo(email)
    expect(mail!.subject).toMatch(/^New sign-in/)
    expect(mail!.text).toContain('Safari on iOS (phone)')
    expect(mail!.text).toContain('France')
    expect(mail!.text).toContain('http://localhost:3000/account#sessions')
    await phone.call('s4')
    await work()
    expect(mailsTo(email), 'now it is known').toHaveLength(1)
  })

  it.each([
    ['without its cookie', (one: ReturnType<typeof browser>) => one.forget()],
    [
      'with a cookie that nobody signed',
      (one: ReturnType<typeof browser>) =>
        one.use(`outrider.device=${'a'.repeat(64)}.${'b'.repeat(32)}`),
    ],
    ['with the cookie in another country', (one: ReturnType<typeof browser>) => one.in('BR')],
  ])('comes for a browser %s', async (_how, change) => {
    const desk = browser(email)
    await desk.call('s1')
    change(desk)
    await desk.call('s2')
    await work()
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('a copied cookie in another browser is a new device', async () => {
    const [desk, thief] = [browser(email), browser(email, IPHONE)]
    await desk.call('s1')
    thief.use(desk.cookie())
    await thief.call('s2')
    await work()
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('is queued with the session: a mail server that is down delays it, and it comes once', async () => {
    const [desk, phone] = [browser(email), browser(email, IPHONE)]
    await desk.call('s1')
    await phone.call('s2')
    const { send } = t.engine.systemMailer
    t.engine.systemMailer.send = () => Promise.reject(new Error('the mail server is down'))
    await work()
    t.engine.systemMailer.send = send
    expect(mailsTo(email)).toEqual([])
    await work()
    expect(mailsTo(email), 'not before its time').toEqual([])
    t.clock.advance(2 * 60_000)
    await work()
    await work()
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('is not sent to people who switched it off, and is bounded', async () => {
    const desk = browser(email)
    const { id } = (await desk.call('s1')).json<{ id: string }>()
    const choose = (value: object | null) =>
      t.database.system((db) =>
        db
          .updateTable('users')
          .set({ preferences: JSON.stringify(value ?? {}) as never })
          .where('id', '=', id)
          .execute(),
      )
    await choose({ alerts: { newDevice: false } })
    desk.forget()
    await desk.call('s2')
    await choose(null)
    const before = (await jobs()).length
    for (let at = 0; at < 13; at++) {
      desk.forget()
      await desk.call(`many${at}`)
    }
    expect((await jobs()).length - before).toBe(10)
    await work()
    expect(mailsTo(email)).toHaveLength(10)
    expect(
      mailsTo(email).filter(({ text }) => text.includes('further ones in this hour')),
    ).toHaveLength(1)
  })
})
