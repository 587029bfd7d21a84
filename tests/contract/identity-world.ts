import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
} from '#platform/identity/embedded/embedded-identity.ts'
import type { SignInAttempt } from '#platform/identity/identity.ts'
import { silentLog } from '#platform/log.ts'
import { createSecrets } from '#platform/secrets.ts'
import { openTestDatabase } from '../support/open-database.ts'
import { createBrowser, newPkce, type Browser } from './identity-browser.ts'

export const CLIENT = 'outrider'
export const PASSWORD = 'correct horse battery'

interface Mail {
  to: string
  subject: string
  text: string
  html?: string
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A server on a free port of localhost, and its origin. */
export async function listen(handler: Handler): Promise<[Server, string]> {
  const made = createServer(handler)
  await new Promise<void>((done) => made.listen(0, 'localhost', done))
  return [made, `http://localhost:${(made.address() as AddressInfo).port}`]
}

export interface IdentityWorld {
  database: Database
  origin: string
  identity: EmbeddedIdentity
  mails: Mail[]
  /** How log-ins ended, in order. */
  attempts: SignInAttempt[]
  /**
   * Another provider over the same or another database, as a restart or a second process makes it.
   */
  start(database?: Database, secretKey?: string, origin?: string): Promise<EmbeddedIdentity>
}

/**
 * The embedded provider on a real server, made anew before each test with fresh limits; what must
 * outlive a restart lies in the database.
 */
export function useEmbeddedIdentity(): IdentityWorld {
  let server: Server
  const world = {
    mails: [] as Mail[],
    attempts: [] as SignInAttempt[],
    start: (database = world.database, secretKey = 'test', origin = world.origin) =>
      createEmbeddedIdentity({
        database,
        secrets: createSecrets(secretKey),
        systemMailer: { send: async (mail: Mail) => void world.mails.push(mail) },
        log: silentLog,
        origin,
        clientId: CLIENT,
        audience: `${origin}/api`,
        onSignIn: async (attempt) => void world.attempts.push(attempt),
      }),
  } as IdentityWorld
  beforeAll(async () => {
    world.database = await openTestDatabase()
    ;[server, world.origin] = await listen((request, response) => {
      if (world.identity.handles(new URL(request.url!, world.origin).pathname))
        return world.identity.handler(request, response)
      response.writeHead(404).end('the app')
    })
  }, 60_000)
  beforeEach(async () => {
    world.mails.length = 0
    world.attempts.length = 0
    world.identity = await world.start()
  })
  afterAll(async () => {
    server?.closeAllConnections()
    server?.close()
    await world.database?.close()
  })
  return world
}

let people = 0
export const newEmail = () => `person${++people}@acme.example`

/** The link of a mail. */
export const linkIn = (mail: Mail) => /http\S+/.exec(mail.text)![0]

interface Asked {
  prompt?: string
  response_mode?: string
  login_hint?: string
  screen_hint?: string
  audience?: string
}

/** What people and the app do at the provider, step by step. */
export function stepsAt(world: IdentityWorld) {
  const authorizeUrl = (challenge: string, more: Asked = {}) => {
    const asked: Record<string, string> = {
      client_id: CLIENT,
      response_type: 'code',
      redirect_uri: `${world.origin}/oauth/callback`,
      scope: 'openid profile email',
      audience: `${world.origin}/api`,
      state: 'state1',
      nonce: 'nonce1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...more,
    }
    return `/authorize?${new URLSearchParams(asked)}`
  }
  const tokenCall = async (form: Record<string, string>) => {
    const reply = await fetch(`${world.origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: CLIENT, ...form }),
    })
    return {
      status: reply.status,
      body: (await reply.json()) as {
        access_token: string
        id_token: string
        refresh_token: string
        expires_in: number
        error?: string
      },
    }
  }
  const exchange = (code: string, verifier: string) =>
    tokenCall({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `${world.origin}/oauth/callback`,
    })

  /** Begins a sign-in and answers the hosted page it leads to. */
  async function begin(browser: Browser, more: Asked = {}) {
    const pkce = newPkce()
    const { url, answer: page } = await browser.open(authorizeUrl(pkce.challenge, more))
    return { ...pkce, path: url.pathname, page, html: await page.text() }
  }

  async function signIn(browser: Browser, email: string, password = PASSWORD) {
    const { path, verifier } = await begin(browser)
    const { url, answer: page } = await browser.submit(path, { email, password, action: 'default' })
    return { url, page, verifier }
  }

  return {
    authorizeUrl,
    exchange,
    begin,
    signIn,
    refresh: (token: string) => tokenCall({ grant_type: 'refresh_token', refresh_token: token }),
    browser: () => createBrowser(world.origin),
    async newPerson(verified = true) {
      const email = newEmail()
      const { subject } = await world.identity.addAccount({
        email,
        password: PASSWORD,
        givenName: 'Ann',
        familyName: 'Lee',
        verified,
      })
      return { email, subject }
    },
    async tokensOf(browser: Browser, email: string) {
      const { url, verifier } = await signIn(browser, email)
      expect(url.pathname).toBe('/oauth/callback')
      return (await exchange(url.searchParams.get('code')!, verifier)).body
    },
  }
}
