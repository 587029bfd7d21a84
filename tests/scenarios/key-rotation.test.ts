import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { jwtVerify, createLocalJWKSet, importJWK, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { systemProperty } from '#engine/kernel/system-property.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { readHealth } from '#engine/administration/health/read-health.ts'
import { smtpAccount } from '#engine/mail/mailboxes/accounts.ts'
import { RESEAL, startReseal } from '#engine/administration/secrets/reseal.ts'
import { createWork } from '#engine/work.ts'
import { keptKeys } from '#platform/identity/embedded/kept-keys.ts'
import { createSecrets, sealPlace } from '#platform/secrets.ts'
import { checkSealingKey } from '#store/check-sealing-key.ts'
import { createStores } from '#store/create-stores.ts'
import {
  countSealed,
  installationPlace,
  resealPortion,
  type ResealPlace,
} from '#store/reseal-secrets.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let t: TestApp
const boxes: string[] = []

/** The product over the same database, as a start with other keys makes it. */
function withKeys(key: string, older: string[] = []): Engine {
  const secrets = createSecrets(key, older)
  const stores = createStores({
    database: t.database,
    clock: t.clock,
    secrets,
    newId: t.engine.newId,
    entities: t.engine.stores.entities,
  })
  return { ...t.engine, secrets, stores }
}

function sealV1(key: string, plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

const count = ({ database, stores, secrets }: Engine) =>
  countSealed(database, stores.entities, secrets)
const scopeA = () => ({ tenantId: t.tenants.a, actor: systemActor })
const secretsCheck = async (engine: Engine) =>
  (await readHealth(engine, t.context.health)).find(({ id }) => id === 'secrets')!

/** What every place that keeps sealed values opens to. */
async function opened(engine: Engine): Promise<Record<string, unknown>> {
  const mailbox = (id: string) => engine.stores.of('mailbox').get(scopeA(), id)
  const passwords = await Promise.all(
    boxes.map(async (id) => smtpAccount(engine, (await mailbox(id))!).password),
  )
  const row = await t.database.system((db) =>
    db
      .selectFrom('secret_values')
      .select('value')
      .where('id', '=', 'demo')
      .executeTakeFirstOrThrow(),
  )
  const { rows } = await t.database.system((db) =>
    sql<{
      text: string
    }>`select secret as text from webhooks union all select token from repositories`.execute(db),
  )
  const [hook, repository] = rows
  const ids = await t.database.system((db) =>
    sql<{ id: string }>`select id from webhooks union all select id from repositories`.execute(db),
  )
  return {
    passwords,
    property: await systemProperty(engine, 'api.token'),
    installation: engine.secrets.open(
      (row.value as { sealed: string }).sealed,
      installationPlace('demo'),
    ),
    webhook: engine.secrets.open(
      hook!.text,
      sealPlace('webhook', 'secret', ids.rows[0]!.id, t.tenants.b),
    ),
    repository: engine.secrets.open(
      repository!.text,
      sealPlace('repository', 'token', ids.rows[1]!.id, t.tenants.b),
    ),
  }
}

beforeAll(async () => {
  t = await startTestApp()
  const { stores, secrets } = t.engine
  const scopeB = { tenantId: t.tenants.b, actor: systemActor }
  for (let at = 0; at < 7; at++)
    boxes.push(
      (
        await stores.of('mailbox').create(scopeA(), {
          address: `box${at}@acme.example`,
          fromName: 'Ann',
          smtpHost: 'smtp.acme.example',
          imapHost: 'imap.acme.example',
          smtpPassword: `password ${at}`,
        })
      ).id,
    )
  await stores
    .of('system-property')
    .create(
      { tenantId: '', actor: systemActor },
      { id: 'api.token', type: 'secret', value: 'hunter2' },
    )
  await stores
    .of('webhook')
    .create(scopeB, { name: 'Hook one', url: 'https://hooks.acme.example/in', secret: 'whsec_abc' })
  await stores
    .of('repository')
    .create(scopeB, { name: 'Archives', place: 'https://archives.acme.example/list', token: 'tok' })
  const now = new Date()
  const value = JSON.stringify({
    sealed: secrets.seal('demo-1234', installationPlace('demo')),
  }) as never
  await t.database.system((db) =>
    db
      .insertInto('secret_values')
      .values({
        id: 'demo',
        value,
        version: 1,
        created_at: now,
        created_by: 't',
        updated_at: now,
        updated_by: 't',
      })
      .execute(),
  )
  // One value as versions before key ids sealed it.
  await t.database.system((db) =>
    db
      .updateTable('mailboxes')
      .set({ smtp_password: sealV1('test', 'password 0') })
      .where('id', '=', boxes[0]!)
      .execute(),
  )
})
afterAll(() => t?.close())

describe('after the key was rotated', () => {
  let engine: Engine
  let expected: Record<string, unknown>
  beforeEach(() => {
    engine = withKeys('second', ['test'])
  })

  it('everything opens with the older key, and nothing does without it', async () => {
    expected = await opened(t.engine)
    expect(expected).toMatchObject({
      property: 'hunter2',
      installation: 'demo-1234',
      webhook: 'whsec_abc',
      repository: 'tok',
    })
    expect(await opened(engine)).toEqual(expected)
    await expect(opened(withKeys('second'))).rejects.toThrow('sealed with')
  })

  it('Health counts what an older key sealed, and names a key that is missing', async () => {
    expect(await count(engine)).toMatchObject({
      total: 11,
      outdated: 11,
      global: true,
      unknownKeys: [],
    })
    expect(await secretsCheck(engine)).toMatchObject({
      state: 'caution',
      found: '11 secrets are still sealed with an older key.',
    })
    expect(await secretsCheck(withKeys('second'))).toMatchObject({
      state: 'fault',
      found: expect.stringContaining(t.engine.secrets.keyId),
    })
  })

  it('a job that dies in the middle goes on where it was, and a password that is changed meanwhile stays', async () => {
    const box = boxes[5]!
    let at: ResealPlace = { field: 0, after: '' }
    for (let done = 0; done < 4;) {
      const portion = await resealPortion(
        { database: t.database, entities: engine.stores.entities, secrets: engine.secrets },
        t.tenants.a,
        at,
        2,
      )
      done += portion.resealed
      at = portion.next!
    }
    const half = await count(engine)
    expect(half.outdated).toBe(7)
    await engine.stores
      .of('mailbox')
      .update(scopeA(), box, null, { smtpPassword: 'changed meanwhile' })
    const kept = await t.database.system((db) =>
      db
        .selectFrom('mailboxes')
        .select('smtp_password')
        .where('id', '=', box)
        .executeTakeFirstOrThrow(),
    )

    expect(await startReseal(engine)).toBe(2)
    expect(await startReseal(engine), 'a second start queues nothing twice').toBe(2)
    const jobs = () =>
      t.database.system((db) =>
        db
          .selectFrom('jobs')
          .select(['state', 'done', 'total', 'result', 'tenant_id'])
          .where('kind', '=', RESEAL)
          .execute(),
      )
    expect(await jobs()).toHaveLength(2)
    await createWork(engine).drain()
    const ended = await jobs()
    expect(ended.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(ended.find(({ tenant_id }) => tenant_id === t.tenants.a)).toMatchObject({
      done: half.outdated - 2 - 2 - 1,
      result: { unopened: 0 },
    })

    expect(await count(engine)).toMatchObject({
      total: 11,
      outdated: 0,
      tenants: [],
      global: false,
    })
    const passwords = (expected.passwords as string[]).map((one, index) =>
      boxes[index] === box ? 'changed meanwhile' : one,
    )
    expect(await opened(engine)).toEqual({ ...expected, passwords })
    expect(await opened(withKeys('second')), 'the older key is not needed').toEqual({
      ...expected,
      passwords,
    })
    expect(
      (
        await t.database.system((db) =>
          db
            .selectFrom('mailboxes')
            .select('smtp_password')
            .where('id', '=', box)
            .executeTakeFirstOrThrow(),
        )
      ).smtp_password,
    ).toBe(kept.smtp_password)
    expect((await secretsCheck(engine)).found).toContain('No older key is needed')
    expect((await secretsCheck(withKeys('second'))).state).toBe('ok')
  })

  it('a copied database row opens nothing in another record', async () => {
    const [from, to] = [boxes[1]!, boxes[2]!]
    const row = (id: string) =>
      t.database.system((db) =>
        db
          .selectFrom('mailboxes')
          .select('smtp_password')
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      )
    const [own, other] = [await row(to), await row(from)]
    await t.database.system((db) =>
      db.updateTable('mailboxes').set(other).where('id', '=', to).execute(),
    )
    const mailbox = (await engine.stores.of('mailbox').get(scopeA(), to))!
    expect(() => smtpAccount(engine, mailbox)).toThrow('belongs to another record')
    await t.database.system((db) =>
      db.updateTable('mailboxes').set(own).where('id', '=', to).execute(),
    )
  })

  it('a sealed text that a person sends is sealed like any other', async () => {
    const stolen = (
      await t.database.system((db) =>
        db
          .selectFrom('mailboxes')
          .select('smtp_password')
          .where('id', '=', boxes[1]!)
          .executeTakeFirstOrThrow(),
      )
    ).smtp_password
    const changed = await engine.stores
      .of('mailbox')
      .update(scopeA(), boxes[3]!, null, { smtpPassword: stolen })
    expect(smtpAccount(engine, changed).password).toBe(stolen)
  })

  it('a deleted record that is brought back opens with the new key', async () => {
    const undoId = t.engine.newId()
    await engine.stores.of('mailbox').remove(scopeA(), boxes[6]!, null, { undoId })
    const third = withKeys('third', ['second'])
    expect((await count(third)).outdated).toBe(11)
    await startReseal(third)
    await createWork(third).drain()
    expect(await count(third)).toMatchObject({ total: 11, outdated: 0 })
    const alone = withKeys('third')
    await alone.stores.of('mailbox').undoDelete(scopeA(), undoId)
    expect(
      smtpAccount(alone, (await alone.stores.of('mailbox').get(scopeA(), boxes[6]!))!).password,
    ).toBe('password 6')
  })

  it('a value that no key opens is counted and left, and stops nothing', async () => {
    const lost = createSecrets('lost').seal(
      'gone',
      sealPlace('mailbox', 'smtpPassword', boxes[4]!, t.tenants.a),
    )
    await t.database.system((db) =>
      db
        .updateTable('mailboxes')
        .set({ smtp_password: lost })
        .where('id', '=', boxes[4]!)
        .execute(),
    )
    const fourth = withKeys('fourth', ['third'])
    await startReseal(fourth)
    await createWork(fourth).drain()
    expect(await count(fourth)).toMatchObject({
      outdated: 1,
      unknownKeys: [createSecrets('lost').keyId],
    })
    const { result } = await t.database.system((db) =>
      db
        .selectFrom('jobs')
        .select('result')
        .where('kind', '=', RESEAL)
        .where('tenant_id', '=', t.tenants.a)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    )
    expect(result).toMatchObject({ unopened: 1 })
  })
})

describe('the start', () => {
  it('tells a wrong key in a sentence, also where no key was checked before', async () => {
    const { entities } = t.engine.stores
    await expect(checkSealingKey(t.database, entities, createSecrets('wrong'))).rejects.toThrow(
      'SECRET_KEY_PREVIOUS',
    )
    await checkSealingKey(t.database, entities, createSecrets('fourth'))
    await expect(checkSealingKey(t.database, entities, createSecrets('wrong'))).rejects.toThrow(
      createSecrets('fourth').keyId,
    )
    await checkSealingKey(t.database, entities, createSecrets('fifth', ['fourth']))
  })
})

describe('signing keys of the built-in sign-in', () => {
  const DAY = 86_400_000
  const start = Date.parse('2026-01-01T00:00:00Z')
  const read = (key: string, older: string[], days: number) =>
    keptKeys(t.database, createSecrets(key, older), start + days * DAY)
  const kids = ({ jwks }: Awaited<ReturnType<typeof keptKeys>>) => jwks.map(({ kid }) => kid)

  it('rotate with the sealing key and every 90 days; the former one verifies for a day and then goes', async () => {
    const first = await read('fourth', [], 0)
    expect(kids(first)).toHaveLength(1)
    expect(kids(await read('fourth', [], 89))).toEqual(kids(first))
    const second = await read('fifth', ['fourth'], 89)
    expect(kids(second)).toEqual([expect.any(String), kids(first)[0]])
    expect(second.cookies).toEqual([expect.any(String), first.cookies[0]])
    expect(kids(await read('fifth', ['fourth'], 89.5)), 'rotated once').toEqual(kids(second))

    const token = await new SignJWT({ sub: 'me' })
      .setProtectedHeader({ alg: 'RS256', kid: kids(first)[0]! })
      .setExpirationTime('1h')
      .sign(await importJWK(first.jwks[0]!, 'RS256'))
    const verify = (keys: typeof first) =>
      jwtVerify(
        token,
        createLocalJWKSet({
          keys: keys.jwks.map(({ kty, n, e, kid, alg }) => ({ kty, n, e, kid, alg })) as never,
        }),
      )
    await expect(verify(second)).resolves.toMatchObject({ payload: { sub: 'me' } })
    const later = await read('fifth', [], 90.5)
    expect(kids(later)).toEqual([kids(second)[0]])
    await expect(verify(later)).rejects.toThrow('no applicable key')
    expect(later.cookies, 'sessions last longer').toEqual(second.cookies)

    const third = await read('fifth', [], 179)
    expect(kids(third)).toEqual([expect.any(String), kids(second)[0]])
    expect(third.cookies[0]).not.toBe(second.cookies[0])
  })

  it('of a former version are read as they are', async () => {
    const { jwks, cookies } = await read('fifth', [], 200)
    const former = sealV1('fifth', JSON.stringify({ jwk: jwks[0], cookies }))
    await t.database.system((db) =>
      sql`update secret_values set value = jsonb_build_object('sealed', ${former}::text)
        where id = 'identity-keys'`.execute(db),
    )
    expect(await read('fifth', [], 400)).toEqual({ jwks: [jwks[0]], cookies })
  })
})
