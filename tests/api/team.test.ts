import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PendingPeople, Team } from '#model/api/answers/team.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, headers = t.as.owner, payload?: object) =>
  t.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) })
const team = async (headers = t.as.owner) => (await call('GET', '/team', headers)).json<Team>()
const person = async (email: string, headers = t.as.owner) =>
  (await team(headers)).people.find((one) => one.email === email)!
const invitations = async () =>
  (await call('GET', '/team/invitations')).json<PendingPeople>().people
const bearer = (email: string) => ({ authorization: `Bearer token-${email}` })
const summaries = async () =>
  (await call('GET', '/system-auditlog', t.as.admin)).json<{ summary: string }[]>()

/** A person who was invited and signed in for the first time. */
async function joined(email: string, role = 'member', headers = t.as.owner) {
  expect((await call('POST', '/team/invitations', headers, { email, role })).statusCode).toBe(201)
  await call('GET', '/users/me', bearer(email))
  return person(email)
}

describe('the team', () => {
  it('shows every person of the organization and nobody of another', async () => {
    const { people, manages, givable } = await team(t.as.member)
    expect(people.map(({ email }) => email)).toEqual([
      'admin@a.example',
      'boss@a.example',
      'member@a.example',
      'owner@a.example',
      'reader@a.example',
    ])
    expect([manages, givable, people.some(({ changeable }) => changeable)]).toEqual([
      false,
      [],
      false,
    ])
    expect((await team(t.as.memberB)).people.map(({ email }) => email)).toEqual([
      'member@b.example',
    ])
  })

  it('lets an owner give the roles of members and owners, and an administrator all three', async () => {
    expect((await team()).givable).toEqual(['member', 'owner'])
    expect((await team(t.as.tenantAdmin)).givable).toEqual(['member', 'owner', 'administrator'])
    const { people } = await team()
    expect(people.filter(({ changeable }) => changeable).map(({ email }) => email)).toEqual([
      'member@a.example',
    ])
  })

  it('refuses members, read-only administrators and keys', async () => {
    const { id } = await person('member@a.example')
    for (const headers of [t.as.member, t.as.reader, t.as.key, t.as.memberB])
      expect(
        (await call('POST', '/team/invitations', headers, { email: 'x@y.example' })).statusCode,
      ).toBe(403)
    expect((await call('DELETE', `/team/${id}`, t.as.member)).statusCode).toBe(403)
  })

  it('makes the founder of an organization its owner, and an invited person what was chosen', async () => {
    await call('GET', '/users/me', bearer('founder@new.example'))
    const [founder] = (await team(bearer('founder@new.example'))).people
    expect([founder!.role, founder!.isMe]).toEqual(['owner', true])
    const me = (await call('GET', '/users/me', bearer('founder@new.example'))).json()
    expect([me.role, me.owner]).toEqual(['MEMBER', true])
    expect((await joined('second@new.example', 'owner', bearer('founder@new.example')))?.role).toBe(
      undefined,
    )
    expect((await team(bearer('founder@new.example'))).people.map(({ role }) => role)).toEqual([
      'owner',
      'owner',
    ])
  })
})

describe('an invitation by an owner', () => {
  it('is sent once, again with a new link, and withdrawn', async () => {
    const sent = await call('POST', '/team/invitations', t.as.owner, {
      email: 'Ida@firm.example',
      role: 'member',
    })
    expect([sent.statusCode, sent.json().email]).toEqual([201, 'ida@firm.example'])
    const link = () => new URL(/http\S+\/invitation\/\S+/.exec(t.mails.at(-1)!.text)![0]).pathname
    const first = link()
    const twice = await call('POST', '/team/invitations', t.as.owner, { email: 'ida@firm.example' })
    expect([twice.statusCode, twice.json().errors[0].path]).toEqual([409, '/email'])
    const [open] = await invitations()
    expect(open).toMatchObject({ email: 'ida@firm.example', state: 'invited' })
    const { id } = open!.invitation!
    expect((await call('POST', `/team/invitations/${id}/resend`)).statusCode).toBe(204)
    expect((await t.app.inject({ url: first })).statusCode).toBe(404)
    expect((await t.app.inject({ url: link() })).statusCode).toBe(200)
    t.clock.advance(15 * 86_400_000)
    expect((await invitations())[0]!.state).toBe('expired')
    await call('POST', `/team/invitations/${id}/resend`)
    expect((await invitations())[0]!.state).toBe('invited')
    expect((await call('DELETE', `/team/invitations/${id}`, t.as.memberB)).statusCode).toBe(403)
    expect((await call('DELETE', `/team/invitations/${id}`)).statusCode).toBe(204)
    expect(await invitations()).toEqual([])
    expect((await t.app.inject({ url: link() })).statusCode).toBe(404)
  })

  it('cannot give a role above the owner', async () => {
    const sent = await call('POST', '/team/invitations', t.as.owner, {
      email: 'boss2@firm.example',
      role: 'administrator',
    })
    expect(sent.statusCode).toBe(403)
  })
})

describe('a colleague', () => {
  it('gets another role, is deactivated, activated and removed', async () => {
    const { id, version } = await joined('kim@firm.example')
    const changed = await call('PUT', `/team/${id}`, t.as.owner, { role: 'owner', version })
    expect([changed.statusCode, changed.json().role]).toEqual([200, 'owner'])
    const outdated = await call('PUT', `/team/${id}`, t.as.owner, { role: 'member', version })
    expect(outdated.statusCode).toBe(409)
    expect((await call('POST', `/team/${id}/deactivate`)).json().active).toBe(false)
    expect((await call('GET', '/users/me', bearer('kim@firm.example'))).statusCode).toBe(403)
    expect((await call('POST', `/team/${id}/activate`)).json().active).toBe(true)
    expect((await call('GET', '/users/me', bearer('kim@firm.example'))).statusCode).toBe(200)
    expect((await call('DELETE', `/team/${id}`)).statusCode).toBe(204)
    expect(await person('kim@firm.example')).toBeUndefined()
  })

  it('of another organization does not exist', async () => {
    const other = (await team(t.as.memberB)).people[0]!
    for (const [method, path, body] of [
      ['PUT', `/team/${other.id}`, { role: 'owner' }],
      ['POST', `/team/${other.id}/deactivate`, undefined],
      ['DELETE', `/team/${other.id}`, undefined],
    ] as const)
      expect((await call(method, path, t.as.owner, body)).statusCode, path).toBe(404)
  })

  it('above the owner cannot be changed, nor can the owner change themself', async () => {
    const boss = await person('boss@a.example')
    const self = await person('owner@a.example')
    expect((await call('DELETE', `/team/${boss.id}`)).statusCode).toBe(403)
    expect((await call('POST', `/team/${boss.id}/deactivate`)).statusCode).toBe(403)
    expect((await call('DELETE', `/team/${self.id}`)).statusCode).toBe(409)
    expect((await call('PUT', `/team/${self.id}`, t.as.owner, { role: 'member' })).statusCode).toBe(
      409,
    )
  })

  it('who is the last owner keeps the organization, unless an administrator is there', async () => {
    const founder = bearer('only@solo.example')
    await call('GET', '/users/me', founder)
    const only = (await team(founder)).people[0]!
    const user = (await call('GET', `/users/${only.id}`, t.as.admin)).json()
    // An organization may have no owner, by the hand of an operator only.
    const second = (await joined('two@solo.example', 'owner', founder)) ?? null
    expect(second).toBeNull()
    const two = bearer('two@solo.example')
    expect((await call('PUT', `/team/${only.id}`, two, { role: 'member' })).statusCode).toBe(200)
    const people = (await team(two)).people
    const last = people.find(({ email }) => email === 'two@solo.example')!
    await t.engine.stores
      .of('user')
      .update({ tenantId: '', actor: { kind: 'system', id: '', name: 'test' } }, only.id, null, {
        owner: true,
        readOnly: true,
      })
    // The caller may only read, and is no acting owner any more.
    expect((await call('DELETE', `/team/${last.id}`, founder)).statusCode).toBe(403)
    const admin = { ...t.as.admin, 'x-tenant-id': user.tenantId }
    expect((await call('PUT', `/team/${last.id}`, admin, { role: 'member' })).statusCode).toBe(200)
  })
})

describe('help with an account', () => {
  it('sends emails and ends sessions, is recorded, and is refused for people above', async () => {
    const member = await person('member@a.example')
    const admin = await person('admin@a.example')
    for (const what of ['resend-verification', 'password-reset', 'sessions/end-all']) {
      const url = (id: string) => `/users/${id}/${what}`
      expect((await call('POST', url(member.id), t.as.tenantAdmin)).statusCode, what).toBe(204)
      expect((await call('POST', url(admin.id), t.as.tenantAdmin)).statusCode, what).toBe(403)
      expect((await call('POST', url(member.id), t.as.owner)).statusCode, what).toBe(403)
      expect((await call('POST', url(member.id), t.as.reader)).statusCode, what).toBe(403)
    }
    const said = (await summaries()).map(({ summary }) => summary).join('\n')
    expect(said).toContain('Sent the verification email again (member@a.example)')
    expect(said).toContain('Sent a password reset (member@a.example)')
    expect(said).toContain('Signed out everywhere (member@a.example)')
  })

  it.each([
    ['not-needed', 409, 'This address is verified already.'],
    ['unknown', 404, 'The identity provider has no account with this address.'],
    ['limited', 429, 'This address received several emails. Wait ten minutes.'],
    [
      'unsupported',
      409,
      'The identity provider sends this email only with AUTH0_MANAGEMENT_CLIENT_ID.',
    ],
  ] as const)('says why no email was sent: %s', async (outcome, status, sentence) => {
    const own = t.context.identity
    t.context.identity = { ...own, sendVerification: async () => outcome }
    const { id } = await person('member@a.example')
    const answer = await call('POST', `/users/${id}/resend-verification`, t.as.tenantAdmin)
    t.context.identity = own
    expect([answer.statusCode, answer.json().detail]).toEqual([status, sentence])
  })

  it('lists sign-ups without a verified address for operators, and one row for each invited person', async () => {
    await call('POST', '/team/invitations', t.as.owner, { email: 'eva@firm.example' })
    const waiting = ['eva@firm.example', 'una@other.example', 'uwe@other.example']
    const own = t.context.identity
    t.context.identity = {
      ...own,
      async unverified({ among, except = [], search = '', offset, limit }) {
        const found = waiting.filter(
          (one) => (among?.includes(one) ?? true) && !except.includes(one) && one.includes(search),
        )
        return {
          total: found.length,
          rows: found
            .slice(offset, offset + limit)
            .map((email) => ({ email, name: '', signedUpAt: '2026-11-23T08:00:00.000Z' })),
        }
      },
    }
    const pending = async (headers: Record<string, string>, query = '') =>
      (await call('GET', `/users/pending${query}`, headers)).json<PendingPeople>()
    const whole = await pending(t.as.admin)
    expect(
      whole.people.filter(({ state }) => state === 'unverified').map(({ email }) => email),
    ).toEqual(waiting)
    expect(whole.total).toBe(whole.people.length)
    const boss = await pending(t.as.tenantAdmin)
    expect(boss.people.map(({ email }) => email)).toEqual(['eva@firm.example'])
    const found = await pending(t.as.admin, `?filter=${encodeURIComponent('{"q":"uwe"}')}`)
    expect(found.people.map(({ email }) => email)).toEqual(['uwe@other.example'])
    const second = await pending(t.as.admin, `?range=${encodeURIComponent('[1,1]')}`)
    expect([second.people.length, second.total]).toEqual([1, whole.total])
    const verify = (email: string, headers: Record<string, string>) =>
      call('POST', '/user-oper/resend-verification', headers, { email })
    expect((await verify('una@other.example', t.as.admin)).statusCode).toBe(204)
    expect((await verify('una@other.example', t.as.tenantAdmin)).statusCode).toBe(404)
    expect((await verify('eva@firm.example', t.as.tenantAdmin)).statusCode).toBe(204)
    t.context.identity = own
    expect((await pending(t.as.admin)).listsUnverified).toBe(false)
  })
})
