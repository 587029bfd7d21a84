import type { IncomingMessage } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuth0Identity } from '#platform/identity/auth0.ts'
import { claimNames } from '#platform/identity/check-token.ts'
import { InvalidToken, type Identity } from '#platform/identity/identity.ts'
import { silentLog } from '#platform/log.ts'
import { listen, stepsAt, useEmbeddedIdentity } from './identity-world.ts'

/** Auth0 against a stand-in of its public endpoints, and the one token check for both providers. */

const world = useEmbeddedIdentity()
const steps = stepsAt(world)

/** A stand-in of Auth0: its key set, /userinfo and the part of the Management API that is used. */
async function startAuth0() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const state = {
    users: [] as { user_id: string; email: string; email_verified: boolean }[],
    jobs: [] as unknown[],
    blocked: [] as unknown[],
    sessionsEnded: [] as string[],
    open: [] as string[],
    plan: true,
    grants: 0,
    secret: 'secret',
    sub: 'auth0|abc',
    broken: false,
    keySet: { keys: [jwk as JWK] } as unknown,
  }
  const bodyOf = async (request: IncomingMessage) => {
    let text = ''
    for await (const part of request) text += String(part)
    return JSON.parse(text || '{}') as Record<string, string>
  }
  const [stand, at] = await listen(async (request, response) => {
    const url = new URL(request.url!, 'http://x')
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (state.broken) return json(500, {})
    const managed = request.headers.authorization === 'Bearer managed'
    if (url.pathname === '/.well-known/jwks.json') return json(200, state.keySet)
    if (url.pathname === '/userinfo')
      return request.headers.authorization === 'Bearer good'
        ? json(200, {
            sub: state.sub,
            email: 'ann@acme.example',
            email_verified: true,
            name: 'Ann',
          })
        : json(401, {})
    if (url.pathname === '/oauth/token') {
      const { client_secret, grant_type, audience: asked } = await bodyOf(request)
      state.grants += 1
      return client_secret === state.secret &&
        grant_type === 'client_credentials' &&
        asked === `${at}/api/v2/`
        ? json(200, { access_token: 'managed', expires_in: 86_400 })
        : json(401, {})
    }
    if (url.pathname === '/api/v2/users' && managed) {
      const [page, size] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name)))
      return json(200, {
        users: state.users.slice(page! * size!, (page! + 1) * size!),
        total: state.users.length,
      })
    }
    if (url.pathname === '/api/v2/users-by-email' && managed)
      return json(
        200,
        state.users.filter(({ email }) => email === url.searchParams.get('email')),
      )
    if (
      url.pathname === '/api/v2/jobs/verification-email' &&
      managed &&
      request.method === 'POST'
    ) {
      state.jobs.push(await bodyOf(request))
      return json(201, { id: 'job' })
    }
    if (
      url.pathname === '/api/v2/users/auth0%7Cabc/sessions' &&
      managed &&
      request.method === 'GET'
    )
      return state.plan ? json(200, { sessions: state.open.map((id) => ({ id })) }) : json(403, {})
    const [, session] = /^\/api\/v2\/sessions\/(\w+)\/revoke$/.exec(url.pathname) ?? []
    if (session && managed && request.method === 'POST') {
      state.open = state.open.filter((id) => id !== session)
      return json(202, {})
    }
    const [, user, part] = /^\/api\/v2\/users\/([^/]+)(\/sessions)?$/.exec(url.pathname) ?? []
    if (user && managed && decodeURIComponent(user) === 'auth0|abc') {
      if (request.method === 'PATCH' && !part) state.blocked.push(await bodyOf(request))
      if (request.method === 'DELETE' && part) state.sessionsEnded.push(decodeURIComponent(user))
      return json(part ? 202 : 200, {})
    }
    return json(404, {})
  })
  return { at, state, privateKey, close: () => (stand.closeAllConnections(), stand.close()) }
}

describe('auth0', () => {
  let auth0: Awaited<ReturnType<typeof startAuth0>>
  let other: CryptoKey
  const make = (more = {}): Identity =>
    createAuth0Identity({
      domain: auth0.at,
      clientId: 'spa',
      audience: 'https://api.example',
      log: silentLog,
      ...more,
    })
  const managed = { managementClientId: 'machine', managementClientSecret: 'secret' }

  beforeAll(async () => {
    auth0 = await startAuth0()
    other = (await generateKeyPair('RS256')).privateKey
  })
  afterAll(() => auth0.close())

  interface Change {
    claims?: Record<string, unknown>
    key?: CryptoKey | Uint8Array
    alg?: string
    expires?: number
  }
  const token = ({
    claims = {},
    key = auth0.privateKey,
    alg = 'RS256',
    expires = 60,
  }: Change = {}) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({
      sub: 'auth0|abc',
      iss: `${auth0.at}/`,
      aud: ['https://api.example', `${auth0.at}/userinfo`],
      exp: now + expires,
      iat: now - 7200,
      ...claims,
    })
      .setProtectedHeader({ alg, kid: 'one', typ: 'JWT' })
      .sign(key)
  }

  test('accepts its tokens, whether the audience is one or a list', async () => {
    const claims = {
      [claimNames.email]: 'ann@acme.example',
      [claimNames.emailVerified]: true,
      [claimNames.name]: 'Ann',
    }
    const expected = {
      subject: 'auth0|abc',
      email: 'ann@acme.example',
      emailVerified: true,
      name: 'Ann',
    }
    expect(await make().verifyToken(await token({ claims }))).toMatchObject({
      ...expected,
      sessionId: '',
    })
    expect(
      await make().verifyToken(await token({ claims: { ...claims, aud: 'https://api.example' } })),
    ).toMatchObject(expected)
    expect(
      (await make().verifyToken(await token({ claims: { ...claims, [claimNames.session]: 's1' } })))
        .sessionId,
    ).toBe('s1')
    expect(
      (
        await make({ emailClaim: 'mail' }).verifyToken(
          await token({ claims: { mail: 'x@y.example' } }),
        )
      ).email,
    ).toBe('x@y.example')
  })

  test.each<[string, () => Promise<string> | string]>([
    ['expired', () => token({ expires: -60 })],
    ['of another audience', () => token({ claims: { aud: 'https://else.example' } })],
    ['of another issuer', () => token({ claims: { iss: 'https://else.example/' } })],
    ['without the slash in its issuer', () => token({ claims: { iss: auth0.at } })],
    ['signed with another key', () => token({ key: other })],
    [
      'signed with a shared secret',
      () => token({ key: new TextEncoder().encode('x'.repeat(32)), alg: 'HS256' }),
    ],
    ['of nobody', () => token({ claims: { sub: undefined } })],
    ['without an end', () => token({ claims: { exp: undefined } })],
    [
      'unsigned',
      () =>
        ['{"alg":"none"}', '{"sub":"auth0|abc"}', '']
          .map((part) => Buffer.from(part).toString('base64url'))
          .join('.'),
    ],
    ['nonsense', () => 'nonsense'],
  ])('refuses a token that is %s', async (_what, made) => {
    await expect(make().verifyToken(await made())).rejects.toThrow(InvalidToken)
  })

  test('the embedded provider refuses them all the same way', async () => {
    await expect(world.identity.verifyToken(await token())).rejects.toThrow(InvalidToken)
    const { email } = await steps.newPerson()
    const { access_token, id_token } = await steps.tokensOf(steps.browser(), email)
    await expect(
      world.identity.verifyToken(id_token),
      'an ID token is for the app, not for the API',
    ).rejects.toThrow(InvalidToken)
    await expect(world.identity.verifyToken(`${access_token.slice(0, -4)}AAAA`)).rejects.toThrow(
      InvalidToken,
    )
  })

  test('tolerates clocks that differ by seconds', async () => {
    expect((await make().verifyToken(await token({ expires: -10 }))).subject).toBe('auth0|abc')
  })

  test('keys that cannot be had are not the fault of the token', async () => {
    auth0.state.broken = true
    const refused = await make()
      .verifyToken(await token())
      .catch((error: unknown) => error)
    const away = await make({ domain: 'http://localhost:9' })
      .verifyToken(await token())
      .catch((error: unknown) => error)
    auth0.state.broken = false
    for (const error of [refused, away]) {
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(InvalidToken)
    }
  })

  test('asks /userinfo when the token tells no address, and believes it of the same person only', async () => {
    const claims = { subject: 'auth0|abc', email: '', emailVerified: false, name: '' }
    expect(await make().person('good', claims)).toEqual({
      subject: 'auth0|abc',
      email: 'ann@acme.example',
      emailVerified: true,
      name: 'Ann',
    })
    expect((await make().person('unused', { ...claims, email: 'known@acme.example' })).email).toBe(
      'known@acme.example',
    )
    await expect(make().person('bad', claims)).rejects.toThrow(InvalidToken)
    await expect(make().person('good', { ...claims, subject: 'auth0|else' })).rejects.toThrow(
      InvalidToken,
    )
  })

  test('ends one session, all but one, or all, where the plan and the credentials allow it', async () => {
    const provider = make(managed)
    const after = async (end: (at: Identity) => Promise<void>, at = provider) => {
      auth0.state.open = ['s1', 's2', 's3']
      await end(at)
      return auth0.state.open
    }
    expect(await after((at) => at.endSession('auth0|abc', 's2'))).toEqual(['s1', 's3'])
    expect(await after((at) => at.endOtherSessions('auth0|abc', 's2'))).toEqual(['s2'])
    expect(await after((at) => at.endOtherSessions('auth0|abc', null))).toEqual([])
    expect(await after((at) => at.endSession('auth0|abc', ''))).toEqual([])
    expect(await after((at) => at.endSession('auth0|abc', 's2'), make())).toHaveLength(3)
    auth0.state.plan = false
    expect(await after((at) => at.endSession('auth0|abc', 's2'))).toHaveLength(3)
    auth0.state.plan = true
    expect(await provider.openSessions('auth0|abc')).toBeNull()
  })

  test('asks the Management API for the verification mail, with one token for several', async () => {
    auth0.state.users = [
      { user_id: 'auth0|abc', email: 'ann@acme.example', email_verified: false },
      { user_id: 'auth0|def', email: 'bob@acme.example', email_verified: true },
    ]
    const provider = make(managed)
    auth0.state.grants = 0
    const sent = await provider.resendVerification('Ann@acme.example')
    expect(sent.success).toBe(true)
    expect(auth0.state.jobs).toEqual([{ user_id: 'auth0|abc', client_id: 'spa' }])
    expect(await provider.resendVerification('bob@acme.example')).toEqual(sent)
    expect(await provider.resendVerification('nobody@acme.example')).toEqual(sent)
    expect(auth0.state.jobs).toHaveLength(1)
    expect(auth0.state.grants).toBe(1)
  })

  test('blocks at the Management API and ends the sessions; unblocking ends none', async () => {
    const provider = make(managed)
    await provider.setBlocked('auth0|abc', true)
    await provider.setBlocked('auth0|abc', false)
    expect(auth0.state.blocked).toEqual([{ blocked: true }, { blocked: false }])
    expect(auth0.state.sessionsEnded).toEqual(['auth0|abc'])
    await provider.setBlocked('auth0|nobody', true)
    await make().setBlocked('auth0|abc', true)
    expect(auth0.state.blocked).toHaveLength(2)
    await expect(
      make({ ...managed, managementClientSecret: 'wrong' }).setBlocked('auth0|abc', true),
    ).rejects.toThrow('refused the client')
  })

  test('lists unverified accounts from any place on, although Auth0 has pages', async () => {
    auth0.state.users = Array.from({ length: 40 }, (_, index) => ({
      user_id: `auth0|${index}`,
      email: `p${index}@acme.example`,
      email_verified: false,
    }))
    const page = await make(managed).unverified({ offset: 15, limit: 25 })
    expect(page).toMatchObject({ total: 40 })
    expect(page!.rows.map(({ email }) => email)).toEqual(
      auth0.state.users.slice(15, 40).map(({ email }) => email),
    )
  })

  test('says honestly when no mail was sent', async () => {
    expect((await make().resendVerification('ann@acme.example')).success).toBe(false)
    expect(
      await make({ ...managed, managementClientSecret: 'wrong' }).resendVerification(
        'ann@acme.example',
      ),
    ).toEqual({ success: false, message: 'Failed to resend email' })
    expect(
      (
        await make({ ...managed, domain: 'http://localhost:9' }).resendVerification(
          'ann@acme.example',
        )
      ).success,
    ).toBe(false)
  })
})
