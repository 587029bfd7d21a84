import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

/** The statements of migration 0058 that fill the new columns of existing keys. */
const statements = readFileSync('src/store/migrations/0058-key-makers.sql', 'utf8')
  .split('-- Existing keys')[1]!
  .split('\n')
  .slice(1)
  .filter((line) => !line.startsWith('--'))
  .join('\n')
  .split(/;\n/)
  .map((one) => one.trim())
  .filter(Boolean)

it('existing keys get maker, parent and rights from the audit log', async () => {
  const make = async (name: string, headers: Record<string, string>, more: object = {}) => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/api-keys',
      headers,
      payload: { name, ...more },
    })
    const { id, key } = answer.json() as { id: string; key: string }
    return { id, headers: { authorization: `Bearer ${key}` } }
  }
  const byMember = await make('By a member', t.as.member, { expiresAt: '2026-12-24T09:00:00.000Z' })
  const child = await make('By a key', byMember.headers)
  await make('By a key of a key', child.headers)
  await make('By an operator', t.as.admin)
  const forgotten = await make('From before', t.as.member)
  const revoked = await make('A revoked one', t.as.member)
  const orphan = await make('An orphan', revoked.headers)
  await t.database.system(async (db) => {
    await sql`update api_keys set role = 'MEMBER', origin = 'system', maker_id = null, parent_id = null`.execute(
      db,
    )
    await sql`update api_keys set expires_at = null where id = ${child.id}`.execute(db)
    await sql`delete from audit_entries where entity_id = ${forgotten.id}`.execute(db)
    await sql`delete from api_keys where id = ${revoked.id}`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  })
  const rows = await t.database.system((db) =>
    db
      .selectFrom('api_keys as k')
      .leftJoin('users as u', 'u.id', 'k.maker_id')
      .leftJoin('api_keys as p', 'p.id', 'k.parent_id')
      .select(['k.name', 'k.origin', 'k.role', 'u.email', 'p.name as parent', 'k.expires_at'])
      .orderBy('k.name')
      .execute(),
  )
  const end = new Date('2026-12-24T09:00:00.000Z')
  const member = 'member@a.example'
  expect(rows).toEqual([
    {
      name: 'An orphan',
      origin: 'person',
      role: 'MEMBER',
      email: null,
      parent: null,
      expires_at: null,
    },
    {
      name: 'By a key',
      origin: 'person',
      role: 'MEMBER',
      email: member,
      parent: 'By a member',
      expires_at: end,
    },
    {
      name: 'By a key of a key',
      origin: 'person',
      role: 'MEMBER',
      email: member,
      parent: 'By a key',
      expires_at: end,
    },
    {
      name: 'By a member',
      origin: 'person',
      role: 'MEMBER',
      email: member,
      parent: null,
      expires_at: end,
    },
    {
      name: 'By an operator',
      origin: 'person',
      role: 'TENANT_ADMIN',
      email: 'admin@a.example',
      parent: null,
      expires_at: null,
    },
    {
      name: 'From before',
      origin: 'unknown',
      role: 'TENANT_ADMIN',
      email: null,
      parent: null,
      expires_at: null,
    },
    {
      name: 'Test key',
      origin: 'system',
      role: 'TENANT_ADMIN',
      email: null,
      parent: null,
      expires_at: null,
    },
  ])
  expect(
    (await t.app.inject({ url: '/api/v1/contacts', headers: orphan.headers })).statusCode,
  ).toBe(401)
  expect(
    (await t.app.inject({ url: '/api/v1/contacts', headers: byMember.headers })).statusCode,
  ).toBe(200)
})
