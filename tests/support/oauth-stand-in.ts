import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the person does on the consent page. */
export interface Consent {
  account: string
  /** Scopes that the person leaves unselected. */
  without?: string
  /** An error instead of a code. */
  error?: string
  description?: string
  /** Gives no refresh token. */
  once?: boolean
}

interface Grant extends Consent {
  provider: string
  query: URLSearchParams
}

interface Token {
  account: string
  provider: string
  isRevoked: boolean
}

/** How the token and revocation endpoints answer. */
export type Mood = 'well' | 'error' | 'hang' | 'bad-client'

const secret = () => randomBytes(24).toString('base64url')
const idToken = (claims: object) =>
  ['{"alg":"none"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

const json = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const newState = (account: string) => ({
  codes: new Map<string, Grant>(),
  refresh: new Map<string, Token>(),
  access: new Map<string, Token>(),
  /** The forms that were posted, in order. */
  asked: [] as { path: string; form: Record<string, string> }[],
  world: { mood: 'well' as Mood, life: 3600, account },
})

type State = ReturnType<typeof newState>

/** The address that the browser is sent back to. */
function consent({ codes }: State, url: string, given: Consent): string {
  const { pathname, searchParams: query } = new URL(url)
  const back = new URL(query.get('redirect_uri') ?? '')
  back.searchParams.set('state', query.get('state') ?? '')
  if (given.error) {
    back.searchParams.set('error', given.error)
    back.searchParams.set('error_description', given.description ?? '')
    return back.href
  }
  const code = secret()
  codes.set(code, { ...given, provider: pathname.split('/')[1]!, query })
  back.searchParams.set('code', code)
  return back.href
}

function fault({ access, refresh, world }: State, token: Token, withRefresh: boolean) {
  const [accessToken, refreshToken] = [secret(), secret()]
  access.set(accessToken, token)
  if (withRefresh) refresh.set(refreshToken, token)
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: world.life,
    ...(withRefresh ? { refresh_token: refreshToken } : {}),
  }
}

function takeCode(state: State, provider: string, form: URLSearchParams, response: ServerResponse) {
  const { codes } = state
  const grant = codes.get(form.get('code') ?? '')
  codes.delete(form.get('code') ?? '')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (
    !grant ||
    grant.provider !== provider ||
    grant.query.get('code_challenge') !== challenge ||
    grant.query.get('redirect_uri') !== form.get('redirect_uri')
  )
    return json(response, 400, { error: 'invalid_grant', error_description: 'Bad code.' })
  const token = { account: grant.account, provider, isRevoked: false }
  const scope = (grant.query.get('scope') ?? '')
    .split(' ')
    .filter((one) => one !== grant.without)
    .join(' ')
  const claims = { email: grant.account, name: 'Ann Lee', email_verified: true }
  return json(response, 200, {
    ...fault(state, token, !grant.once),
    scope,
    id_token: idToken({
      ...claims,
      aud: form.get('client_id'),
      nonce: grant.query.get('nonce'),
    }),
  })
}

function renew(state: State, provider: string, form: URLSearchParams, response: ServerResponse) {
  const { refresh } = state
  const given = form.get('refresh_token') ?? ''
  const token = refresh.get(given)
  if (!token || token.isRevoked)
    return json(response, 400, {
      error: 'invalid_grant',
      error_description: 'Token has been expired or revoked.',
    })
  const rotates = provider === 'microsoft'
  if (rotates) refresh.delete(given)
  return json(response, 200, fault(state, token, rotates))
}

const consentPage = (state: State, url: string) =>
  `<!doctype html><html lang="en"><title>Consent</title><main><h1>Choose an account</h1>` +
  `<p><a href="${consent(state, url, { account: state.world.account })}">Allow for ${state.world.account}</a></p>` +
  `<p><a href="${consent(state, url, { account: state.world.account, error: 'access_denied' })}">Deny</a></p>`

async function answer(state: State, request: IncomingMessage, response: ServerResponse) {
  const { access, refresh, asked, world } = state
  const url = new URL(request.url ?? '/', 'http://localhost')
  const [, provider = '', what = ''] = url.pathname.split('/')
  if (request.method === 'GET' && what === 'authorize')
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(consentPage(state, url.href))
  const form = await formOf(request)
  asked.push({ path: url.pathname, form: Object.fromEntries(form) })
  if (provider === 'introspect') {
    const token = access.get(form.get('token') ?? '')
    const isGood = token && !token.isRevoked && token.account === form.get('user')
    return response.writeHead(isGood ? 204 : 401).end()
  }
  if (world.mood === 'hang') return undefined
  if (world.mood === 'error') return json(response, 503, {})
  if (world.mood === 'bad-client') return json(response, 401, { error: 'invalid_client' })
  if (what === 'revoke') {
    const token = refresh.get(form.get('token') ?? '')
    if (token) token.isRevoked = true
    return json(response, token ? 200 : 400, {})
  }
  return form.get('grant_type') === 'authorization_code'
    ? takeCode(state, provider, form, response)
    : renew(state, provider, form, response)
}

/**
 * The authorization servers of Google and Microsoft, as far as mailboxes use them: a consent page,
 * tokens with PKCE, refresh (with rotation at Microsoft), revocation, and the check by which the
 * catch-all accepts access tokens. Each provider is a folder.
 */
export async function startOauth({ account = 'ann@acme.example', port = 0 } = {}) {
  const state = newState(account)
  const { refresh, access, asked, world } = state
  const server = createServer((request, response) => void answer(state, request, response))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world,
    asked,
    consent: (url: string, given: Consent) => consent(state, url, given),
    /** Ends everything that was given for an account, as its owner does at the provider. */
    revoke(of: string) {
      for (const token of [...refresh.values(), ...access.values()])
        if (token.account === of) token.isRevoked = true
    },
    /** Ends the current access tokens, while refresh tokens go on. */
    forgetAccess: () => access.clear(),
    /** Every token that was given out. */
    given: () => [...refresh.keys(), ...access.keys()],
    async close() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

export type OauthStandIn = Awaited<ReturnType<typeof startOauth>>
