import type { FastifyInstance } from 'fastify'
import type { Role } from '#model/schema/access.ts'
import { NO_OWNER } from '#model/api/site-owner.ts'
import { systemActor } from '#model/api/actor.ts'
import { entities as knownEntities } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import { newId } from '#model/lib/ids.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { announceWrite } from '#engine/kernel/announce.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { createMovableClock, type MovableClock } from '#platform/clock.ts'
import { noMailSignIn } from '#platform/mail-sign-in/mail-sign-in.ts'
import { noExchange } from '#platform/exchange/exchange.ts'
import { noDns } from '#platform/dns/dns.ts'
import { noPlugins } from '#platform/plugins/plugin-folder.ts'
import type { Database } from '#platform/database/database.ts'
import { noLanguageModel } from '#platform/language-model/language-model.ts'
import { InvalidToken, type Identity } from '#platform/identity/identity.ts'
import { silentLog } from '#platform/log.ts'
import { noJournal } from '#platform/mail/reply-journal.ts'
import { createSandbox } from '#platform/sandbox/quickjs.ts'
import { createSecrets, sha256 } from '#platform/secrets.ts'
import { createPlaces } from '#platform/visitors/places.ts'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/base/app-context.ts'
import { entityHooks } from '#engine/entity-hooks.ts'
import { createStores } from '#store/create-stores.ts'
import { openTestDatabase } from './open-database.ts'

export interface SentMail {
  to: string
  subject: string
  text: string
}

export interface TestApp {
  app: FastifyInstance
  context: AppContext
  engine: Engine
  database: Database
  clock: MovableClock
  mails: SentMail[]
  tenants: { a: string; b: string }
  /** Bearer headers by who calls. */
  as: Record<
    'admin' | 'reader' | 'tenantAdmin' | 'owner' | 'member' | 'stranger' | 'key' | 'memberB',
    Record<string, string>
  >
  close(): Promise<void>
}

/**
 * Tokens of tests are `token-<email>`, and `token-<email>/<session>` at a provider that names
 * sessions; the real check has its own contract suite.
 */
const fakeIdentity: Identity = {
  kind: 'embedded',
  browser: { domain: 'http://localhost', clientId: 'outrider', audience: 'api' },
  addresses: {
    signIn: '/login',
    signUp: '/signup',
    signOut: '/v2/logout',
    forgotPassword: '/u/forgot',
    resetPassword: '/u/reset',
    changePassword: '/u/change',
  },
  async verifyToken(token) {
    const [, email, sessionId = ''] = /^token-([^/]+@[^/]+)(?:\/(\w+))?$/.exec(token) ?? []
    if (!email) throw new InvalidToken('The token is not valid.')
    return {
      subject: `auth0|${email}`,
      email,
      emailVerified: !email.startsWith('unverified'),
      name: '',
      sessionId,
      issuedAt: Date.now(),
    }
  },
  person: async (_token, claims) => claims,
  resendVerification: async () => ({ success: true, message: 'sent' }),
  unverified: async () => null,
  accountFacts: async () => ({ emailVerified: true, hasPassword: true }),
  sendVerification: async () => 'sent',
  sendPasswordReset: async () => 'sent',
  endsSessions: true,
  setBlocked: async () => {},
  openSessions: async () => null,
  endSession: async () => {},
  endOtherSessions: async () => {},
}

export const NOW = Date.parse('2026-11-23T09:00:00Z')

/**
 * An engine on a clock that stands still, whose own mail is noted and that reaches nothing else.
 */
function engineOver(db: Database, entities: readonly Entity[], mails: SentMail[]) {
  const clock = createMovableClock(NOW, true)
  const secrets = createSecrets('test')
  const sandbox = createSandbox()
  const ids = () => newId(clock.now())
  const unused = () => Promise.reject(new Error('not part of this test'))
  const engine: Engine = {
    database: db,
    clock,
    log: silentLog,
    secrets,
    payments: null,
    publicUrl: 'http://localhost:3000',
    supportEmail: 'help@outrider.example',
    transport: { deliver: unused, probe: async () => null, close: async () => {} },
    journal: noJournal,
    systemMailer: {
      async send(message) {
        mails.push(message)
      },
    },
    reader: {
      newMessages: unused,
      findSent: unused,
      findReceived: unused,
      fileSent: unused,
      probe: async () => null,
    },
    dns: noDns,
    exchange: noExchange,
    mailSignIn: noMailSignIn,
    languageModel: noLanguageModel,
    plugins: noPlugins,
    places: createPlaces({
      headers: ['country=X-Geo-Country', 'city=X-Geo-City'],
      byAddress: true,
    }),
    sandbox,
    web: { page: unused, allowed: async () => true },
    stores: createStores({
      database: db,
      clock,
      secrets,
      newId: ids,
      entities,
      rules: entityHooks({
        clock,
        newId: ids,
        exchange: { ...noExchange, faultOf: (place) => engine.exchange.faultOf(place) },
        sandbox,
        dns: { ...noDns, isPublic: (name) => engine.dns.isPublic(name) },
      }),
      onWrite: announceWrite,
    }),
    newId: ids,
  }
  return { engine, clock, sandbox }
}

/** What the app is told about its process. */
const contextOver = (engine: Engine): AppContext => ({
  engine,
  identity: fakeIdentity,
  identityPages: null,
  development: null,
  siteFolder: null,
  liveSite: null,
  production: false,
  adminEmails: ['admin@a.example'],
  trialDays: 14,
  founderRole: 'MEMBER',
  googleTagId: '',
  analyticsEvents: null,
  siteOwner: NO_OWNER,
  trustProxy: [],
  publicSignIn: false,
  exposeDevelopmentTools: false,
  health: {
    systemMail: async () => null,
    identity: async () => ({ kind: 'embedded', fault: null }),
    disk: async () => ({ free: 50e9, total: 100e9 }),
    machineTime: () => Date.now(),
  },
  isReady: async () => true,
})

/** A secret key of a tenant, with the rights of its administrator. */
async function makeKey(engine: Engine, tenantId: string): Promise<string> {
  const key = `sk_${randomToken()}`
  await engine.stores.of('api-key').create(
    { tenantId, actor: systemActor },
    {
      name: 'Test key',
      kind: 'secret',
      role: 'TENANT_ADMIN',
      keyHash: sha256(key),
      prefix: 'sk_',
    },
  )
  return key
}

/**
 * A whole app over a database of its own, with two tenants and one caller of each kind; the clock
 * stands still.
 */
export async function startTestApp({
  entities = knownEntities,
  database,
  context: more = {},
}: {
  entities?: readonly Entity[]
  database?: Database
  context?: Partial<AppContext>
} = {}): Promise<TestApp> {
  const db = database ?? (await openTestDatabase())
  const mails: SentMail[] = []
  const { engine, clock, sandbox } = engineOver(db, entities, mails)
  const context: AppContext = { ...contextOver(engine), ...more }
  const app = await buildApp(context)
  await app.ready()
  const bearer = (email: string) => ({ authorization: `Bearer token-${email}` })
  const tenants = await seed(engine)
  const key = await makeKey(engine, tenants.a)
  return {
    app,
    context,
    engine,
    database: db,
    clock,
    mails,
    tenants,
    as: {
      admin: bearer('admin@a.example'),
      reader: bearer('reader@a.example'),
      tenantAdmin: bearer('boss@a.example'),
      owner: bearer('owner@a.example'),
      member: bearer('member@a.example'),
      memberB: bearer('member@b.example'),
      stranger: {},
      key: { authorization: `Bearer ${key}` },
    },
    async close() {
      await app.close()
      await sandbox.close()
      await db.close()
    },
  }
}

async function seed(engine: Engine) {
  const global = { tenantId: '', actor: systemActor }
  const tenant = async (name: string) =>
    (
      await engine.stores
        .of('tenant')
        .create(global, { name, status: 'ACTIVE', subscription_tier: 'GROWTH' })
    ).id
  const a = await tenant('Tenant A')
  const b = await tenant('Tenant B')
  const user = (
    tenantId: string,
    email: string,
    role: Role,
    more: { readOnly?: boolean; owner?: boolean } = {},
  ) =>
    engine.stores
      .of('user')
      .create(global, { tenantId, email, subject: `auth0|${email}`, role, ...more })
  await user(a, 'admin@a.example', 'ADMIN')
  await user(a, 'reader@a.example', 'ADMIN', { readOnly: true })
  await user(a, 'boss@a.example', 'TENANT_ADMIN')
  await user(a, 'owner@a.example', 'MEMBER', { owner: true })
  await user(a, 'member@a.example', 'MEMBER')
  await user(b, 'member@b.example', 'MEMBER')
  return { a, b }
}
