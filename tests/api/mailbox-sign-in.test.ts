import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { MailboxView } from '#model/api/outreach.ts'
import { systemActor } from '#model/api/actor.ts'
import { mailboxWithSecrets } from '#engine/mail/mailboxes/accounts.ts'
import { deliverFrom } from '#engine/mail/mailboxes/deliver-from.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { accessTokenOf } from '#engine/mail/mailboxes/sign-in/access-token.ts'
import { providerOfMailbox } from '#engine/mail/mailboxes/sign-in/providers/list.ts'
import { markSignedOut } from '#engine/mail/mailboxes/sign-in/signed-out.ts'
import type { Consent } from '#tests/support/oauth-stand-in.ts'
import { startSignInWorld, type SignInWorld } from '#tests/support/sign-in-world.ts'
import { createWork } from '#engine/work.ts'

let world: SignInWorld
let t: SignInWorld['t']
let oauth: SignInWorld['oauth']
let catchAll: SignInWorld['catchAll']

const ANN = 'ann@acme.example'

beforeAll(async () => {
  world = await startSignInWorld()
  ;({ t, oauth, catchAll } = world)
})
afterAll(() => world.close())
beforeEach(async () => {
  Object.assign(oauth.world, { mood: 'well', life: 3600 })
  oauth.asked.length = 0
  await world.clear()
})

const call = <T>(...args: Parameters<SignInWorld['call']>) => world.call<T>(...args)

/** Begins, consents and returns with what the provider put into the address. */
async function signIn(
  consent: Consent = { account: ANN },
  { provider = 'google', mailboxId }: { provider?: string; mailboxId?: string } = {},
) {
  const begun = await call<{ url: string }>('POST', '/mailbox-sign-ins', { provider, mailboxId })
  expect(begun).toMatchObject({ status: 200 })
  return finish(oauth.consent(begun.body.url, consent))
}

const finish = (back: string, headers = t.as.member) => {
  const query = new URL(back).searchParams
  const given = {
    state: query.get('state')!,
    code: query.get('code') ?? undefined,
    error: query.get('error') ?? undefined,
    errorDescription: query.get('error_description') ?? undefined,
  }
  return call<MailboxView & { detail: string }>('POST', '/mailbox-sign-ins/finish', given, headers)
}

const row = async (id: string) =>
  t.database.system((db) =>
    db.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
const refreshes = () => oauth.asked.filter(({ form }) => form.grant_type === 'refresh_token')
const send = async (id: string, subject: string) =>
  deliverFrom(t.engine, mailboxWithSecrets(await row(id)), {
    envelope: { from: ANN, to: 'bob@firm.example' },
    raw: [
      `From: ${ANN}`,
      'To: bob@firm.example',
      `Subject: ${subject}`,
      `Message-ID: <${subject}@acme.example>`,
      '',
      'Hi',
      '',
    ].join('\r\n'),
  })
const arrived = async (subject: string) => (await catchAll.list({ subject })).length

it('offers nothing until an operator has registered the installation', async () => {
  const { mailSignIn } = t.engine
  t.engine.mailSignIn = { ...mailSignIn, clientOf: () => null }
  expect((await call('GET', '/mailbox-providers')).body).toEqual({
    redirectUri: 'http://localhost:3000/mailboxes/sign-in',
    providers: [
      { id: 'google', title: 'Google', isRegistered: false },
      { id: 'microsoft', title: 'Microsoft', isRegistered: false },
    ],
  })
  expect(await call('POST', '/mailbox-sign-ins', { provider: 'google' })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('not registered at Google') },
  })
  const global = { tenantId: '', actor: systemActor }
  const property = t.engine.stores.of('system-property')
  await property.create(global, { id: 'mail.google.client-id', value: 'from-property' })
  await property.create(global, {
    id: 'mail.google.client-secret',
    type: 'secret',
    value: 'hidden',
  })
  const begun = await call<{ url: string }>('POST', '/mailbox-sign-ins', { provider: 'google' })
  expect(new URL(begun.body.url).searchParams.get('client_id')).toBe('from-property')
  await property.remove(global, 'mail.google.client-id', null)
  await property.remove(global, 'mail.google.client-secret', null)
  t.engine.mailSignIn = mailSignIn
})

it.each(['google', 'microsoft'])('connects, sends and reads by %s', async (provider) => {
  const { status, body } = await signIn({ account: ANN }, { provider })
  expect(status).toBe(200)
  expect(body).toMatchObject({ address: ANN, signInBy: provider, needsSignIn: false })
  const token = oauth.asked.find(({ path }) => path.endsWith('/token'))!
  expect(token.form).toMatchObject({ grant_type: 'authorization_code', code_verifier: /./ })
  expect(await send(body.id, `hello-${provider}`)).toMatchObject({ kind: 'accepted' })
  expect(await arrived(`hello-${provider}`)).toBe(1)
  const test = await call('POST', `/mailboxes/${body.id}/test`, {})
  expect(test.body).toMatchObject({ smtp: { ok: true, step: null }, imap: { ok: true } })
})

it('keeps tokens out of answers, the audit log and rows in the clear', async () => {
  const { body } = await signIn()
  const shown = [
    body,
    (await call('GET', '/mailboxes')).body,
    (await call('GET', `/mailboxes/${body.id}`)).body,
    await row(body.id),
    await t.database.system((db) => db.selectFrom('audit_entries').selectAll().execute()),
    await t.database.system((db) => db.selectFrom('mailbox_sign_ins').selectAll().execute()),
  ]
  const text = JSON.stringify(shown)
  expect(oauth.given().length).toBeGreaterThan(0)
  for (const token of oauth.given()) expect(text).not.toContain(token)
  expect(body).not.toHaveProperty('refreshToken')
})

it.each<[string, Consent, RegExp]>([
  ['denied', { account: ANN, error: 'access_denied' }, /did not allow access at Google/],
  [
    'a missing permission',
    { account: ANN, without: 'https://mail.google.com/' },
    /select every permission/,
  ],
  ['no refresh token', { account: ANN, once: true }, /without a refresh token.*connections/],
  ['a policy', { account: ANN, error: 'admin_policy_enforced' }, /Workspace does not allow/],
  ['an unknown error', { account: ANN, error: 'odd_error' }, /ended the sign-in \(odd_error\)/],
])('says what to do about %s', async (_name, consent, sentence) => {
  const { status, body } = await signIn(consent)
  expect([status, body.detail]).toEqual([422, expect.stringMatching(sentence)])
})

it('says that an administrator of Microsoft 365 has to consent', async () => {
  const consent = {
    account: ANN,
    error: 'invalid_client',
    description: 'AADSTS65001: The user or administrator has not consented.',
  }
  const { body } = await signIn(consent, { provider: 'microsoft' })
  expect(body.detail).toMatch(/only an administrator approve/)
})

it('refuses another account than that of the mailbox', async () => {
  const { body } = await signIn()
  const other = await signIn({ account: 'eve@acme.example' }, { mailboxId: body.id })
  expect(other).toMatchObject({ status: 422 })
  expect(other.body.detail).toContain(`You signed in as eve@acme.example`)
})

it('takes a state once, for ten minutes, from the session and tenant that began', async () => {
  const begin = async () =>
    (await call<{ url: string }>('POST', '/mailbox-sign-ins', { provider: 'google' })).body.url
  const back = oauth.consent(await begin(), { account: ANN })
  for (const other of [t.as.owner, t.as.memberB])
    expect(await finish(back, other)).toMatchObject({ status: 409 })
  expect(await finish(back, t.as.key)).toMatchObject({ status: 403 })
  expect(await finish(back)).toMatchObject({ status: 200 })
  expect(await finish(back)).toMatchObject({ status: 409 })
  const late = oauth.consent(await begin(), { account: ANN })
  t.clock.set(t.clock.now() + 600_000)
  expect(await finish(late)).toMatchObject({ status: 409 })
})

it('refuses a code that another verifier asked for', async () => {
  const urls = await Promise.all(
    [1, 2].map(() => call<{ url: string }>('POST', '/mailbox-sign-ins', { provider: 'google' })),
  )
  const [first, second] = urls.map(({ body }) => new URL(oauth.consent(body.url, { account: ANN })))
  second!.searchParams.set('state', first!.searchParams.get('state')!)
  const { status, body } = await finish(second!.href)
  expect([status, body.detail]).toEqual([503, expect.stringContaining('took too long')])
})

it('renews a token early, by one caller, and keeps a rotated refresh token', async () => {
  const { body } = await signIn({ account: ANN }, { provider: 'microsoft' })
  const place = { id: body.id, tenantId: t.tenants.a }
  const before = await row(body.id)
  t.clock.set(t.clock.now() + 3590_000)
  const tokens = await Promise.all([1, 2, 3, 4].map(() => accessTokenOf(t.engine, place)))
  expect(new Set(tokens).size).toBe(1)
  expect(refreshes()).toHaveLength(1)
  expect((await row(body.id)).refresh_token).not.toBe(before.refresh_token)
  t.clock.set(t.clock.now() + 3590_000)
  expect(await send(body.id, 'rotated')).toMatchObject({ kind: 'accepted' })
})

it('renews a token once when the mail server refuses it, for sending and reading', async () => {
  const { body } = await signIn()
  oauth.forgetAccess()
  expect(await send(body.id, 'renewed')).toMatchObject({ kind: 'accepted' })
  expect(refreshes()).toHaveLength(1)
  oauth.forgetAccess()
  const test = await call('POST', `/mailboxes/${body.id}/test`, {})
  expect(test.body).toMatchObject({ smtp: { ok: true }, imap: { ok: true } })
})

it.each(['error', 'hang'] as const)('waits while the provider has an %s', async (mood) => {
  const { body } = await signIn()
  t.clock.set(t.clock.now() + 3600_000)
  oauth.world.mood = mood
  expect(await send(body.id, mood)).toMatchObject({ kind: 'deferred', code: 0, stage: 'auth' })
  expect(await row(body.id)).toMatchObject({ state: 'active', token_lease_until: null })
  oauth.world.mood = 'well'
  expect(await send(body.id, mood)).toMatchObject({ kind: 'accepted' })
})

it('names the installation when the provider refuses its client', async () => {
  const { body } = await signIn()
  t.clock.set(t.clock.now() + 3600_000)
  oauth.world.mood = 'bad-client'
  const refused = await send(body.id, 'client')
  expect(refused).toMatchObject({ kind: 'rejected', code: 535 })
  expect(refused.reply).toContain('refuses this installation (invalid_client)')
  expect((await row(body.id)).refresh_token).not.toBe('')
})

it('holds emails of a revoked mailbox, says so, and sends them after signing in again', async () => {
  const { body } = await signIn()
  await world.queueHello(body.id, 'Held email')
  oauth.revoke(ANN)
  t.clock.set(t.clock.now() + 3600_000)
  const work = createWork(t.engine)
  await work.drain()
  const ledger = () =>
    t.database.tenant(t.tenants.a, (db) =>
      db.selectFrom('engage_messages').select(['state', 'detail']).execute(),
    )
  expect(await ledger()).toMatchObject([{ state: 'planned' }])
  const { body: view } = await call<MailboxView>('GET', `/mailboxes/${body.id}`)
  expect(view).toMatchObject({
    state: 'error',
    needsSignIn: true,
    leftToday: 0,
    healthText: 'Sign in again with Google. Emails wait until then.',
  })
  expect(t.mails.map(({ subject }) => subject)).toContain(`${ANN} must sign in again`)
  expect(await arrived('Held email')).toBe(0)

  await signIn({ account: ANN }, { mailboxId: body.id })
  await work.drain()
  expect(await ledger()).toMatchObject([{ state: 'sent' }])
  expect(await arrived('Held email')).toBe(1)
})

it('revokes at the provider, and says so when the provider does not answer', async () => {
  const { body } = await signIn()
  const gone = await call('POST', `/mailboxes/${body.id}/disconnect`, {})
  expect(gone.body).toEqual({ isRevoked: true, message: 'Access at Google is revoked.' })
  expect(await row(body.id)).toMatchObject({ refresh_token: '', access_token: '', state: 'error' })
  await signIn({ account: ANN }, { mailboxId: body.id })
  expect(await row(body.id)).toMatchObject({ state: 'active' })
  oauth.world.mood = 'hang'
  const silent = await call<{ message: string }>('POST', `/mailboxes/${body.id}/disconnect`, {})
  expect(silent.body).toMatchObject({ isRevoked: false })
  expect(silent.body.message).toContain('Google did not confirm')
  expect((await row(body.id)).refresh_token).toBe('')
})

it('resumes campaigns that paused because no mailbox could sign in, and no others', async () => {
  const { body } = await signIn()
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const add = (name: string, values: object) =>
    t.engine.stores
      .of('campaign')
      .create(scope, { name, websiteUrl: 'https://acme.example', ...values })
  const held = await add('Held', { state: 'running' })
  const paused = await add('Paused', { state: 'paused', pauseReason: 'user' })
  await call('POST', `/mailboxes/${body.id}/disconnect`, {})
  const stateOf = async ({ id }: { id: string }) =>
    (await t.engine.stores.of('campaign').get(scope, id))?.state
  expect([await stateOf(held), await stateOf(paused)]).toEqual(['paused', 'paused'])
  await signIn({ account: ANN }, { mailboxId: body.id })
  expect([await stateOf(held), await stateOf(paused)]).toEqual(['running', 'paused'])
})

it('sends the token to no server but that of the provider, and a password replaces it', async () => {
  const { body } = await signIn()
  const edit = (values: object) => call<MailboxView>('PUT', `/mailboxes/${body.id}`, values)
  expect((await edit({ smtpHost: 'evil.example', smtpPort: 25 })).status).toBe(200)
  expect(await send(body.id, 'kept-host')).toMatchObject({ kind: 'accepted' })
  expect(await edit({ address: 'eve@acme.example' })).toMatchObject({ status: 422 })
  expect((await edit({ smtpPassword: 'word' })).body).toMatchObject({ signInBy: 'password' })
  expect(await row(body.id)).toMatchObject({ refresh_token: '', access_token: '' })
})

it('health never says that a mailbox works whose sending fails', async () => {
  const made = await call<MailboxView>('POST', '/mailboxes', {
    address: ANN,
    smtpHost: '127.0.0.1',
    smtpPort: 1,
    smtpSecurity: 'none',
    imapHost: '127.0.0.1',
    imapPort: catchAll.imapPort,
    imapSecurity: 'none',
    smtpPassword: 'word',
  })
  const { body } = await call<{ mailbox: MailboxView }>(
    'POST',
    `/mailboxes/${made.body.id}/test`,
    {},
  )
  expect(body).toMatchObject({ smtp: { ok: false, step: 'connect' }, imap: { ok: true } })
  await t.database.system((db) =>
    db
      .updateTable('mailboxes')
      .set({ last_read_at: sql`${new Date(t.clock.now())}` })
      .execute(),
  )
  const { body: view } = await call<MailboxView>('GET', `/mailboxes/${made.body.id}`)
  expect(view.healthText).toMatch(/^Sending fails: /)
  expect(view.leftToday).toBe(0)
})

it('keeps the tokens of a person who signed in while an older one was refused', async () => {
  const { body } = await signIn()
  const before = await row(body.id)
  const provider = providerOfMailbox({ signInBy: before.sign_in_by })!
  const older = { ...before, refresh_token: 'sealed before' }
  expect(await inTenant(t.engine, t.tenants.a, (tx) => markSignedOut(tx, older, provider))).toBe(
    false,
  )
  expect(await row(body.id)).toMatchObject({
    refresh_token: before.refresh_token,
    state: 'active',
  })
  expect(await inTenant(t.engine, t.tenants.a, (tx) => markSignedOut(tx, before, provider))).toBe(
    true,
  )
  expect(await row(body.id)).toMatchObject({ refresh_token: '', state: 'error' })
})
