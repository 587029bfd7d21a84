import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CompanyDashboard } from '#model/api/outreach.ts'
import { NOW, startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const scope = () => ({
  tenantId: t.tenants.a,
  actor: { kind: 'system' as const, id: '', name: 'system' },
})
const read = async (who: 'admin' | 'member' | 'key' | 'memberB', days = '30') =>
  (
    await t.app.inject({ url: '/api/v1/company-dashboard', query: { days }, headers: t.as[who] })
  ).json<CompanyDashboard>()

/**
 * Two members of tenant A: the admin's campaign reached two people, the member's three, one of them
 * the same person.
 */
beforeAll(async () => {
  t = await startTestApp()
  const { stores, database } = t.engine
  const idOf = async (who: 'admin' | 'member') =>
    (await t.app.inject({ url: '/api/v1/users/me', headers: t.as[who] })).json<{ id: string }>().id
  const contacts = await Promise.all(
    ['p', 'q', 'r', 's'].map((name) =>
      stores.of('contact').create(scope(), { email: `${name}@people.example` }),
    ),
  )
  const [admin, member] = [await idOf('admin'), await idOf('member')]
  await database.tenant(t.tenants.a, async (db) => {
    const at = new Date(NOW - 86_400_000)
    const days = [at, new Date(NOW - 40 * 86_400_000)]
    for (const [owner, people, when] of [
      [admin, [0, 1], days[0]],
      [member, [1, 2, 3], days[0]],
      [member, [0], days[1]],
      ['gone', [3], days[0]],
    ] as const) {
      const campaignId = t.engine.newId()
      await db
        .insertInto('campaigns')
        .values({
          id: campaignId,
          tenant_id: t.tenants.a,
          name: `Of ${owner}`.slice(0, 40),
          website_url: 'https://a.example',
          state: 'running',
          owner_id: owner,
          created_by: '',
          updated_by: '',
          created_at: at,
          updated_at: at,
        } as never)
        .execute()
      for (const person of people) {
        const contactId = contacts[person]!.id
        const base = {
          tenant_id: t.tenants.a,
          campaign_id: campaignId,
          contact_id: contactId,
          created_by: '',
          updated_by: '',
          created_at: at,
          updated_at: at,
        }
        await db
          .insertInto('outreaches')
          .values({ ...base, id: t.engine.newId(), state: 'in_sequence', entered_at: at } as never)
          .execute()
        for (const type of person === 1 ? ['accepted', 'replied'] : ['accepted'])
          await db
            .insertInto('campaign_logs')
            .values({
              ...base,
              id: t.engine.newId(),
              type,
              at: when,
              text: '',
              data: '{}',
            } as never)
            .execute()
      }
    }
  })
})
afterAll(() => t.close())

const line = ({ members }: CompanyDashboard) =>
  members.map(({ kind, name, campaigns, people, contacted, replied }) => [
    kind,
    name,
    campaigns,
    people,
    contacted,
    replied,
  ])

it('shows an admin every member, people counted once, only what the range holds', async () => {
  const found = await read('admin')
  expect(found.scope).toBe('all')
  expect(line(found)).toEqual([
    ['person', 'member@a.example', 2, 4, 3, 1],
    ['person', 'admin@a.example', 1, 2, 2, 1],
    ['nobody', '', 1, 1, 1, 0],
  ])
  expect(found.members[1]!.replyRate).toMatchObject({ value: 0.5, numerator: 1, denominator: 2 })
  expect(found.overlap).toEqual([
    { first: expect.any(String), second: expect.any(String), people: 2 },
  ])
  expect(found.figures.contacted).toMatchObject({ value: 4, previous: 1 })
  expect(line(await read('admin', '90'))[0]).toEqual(['person', 'member@a.example', 2, 4, 4, 1])
})

it('shows a member their own row and colleagues as one without a name', async () => {
  const found = await read('member')
  expect(found.scope).toBe('own')
  expect(line(found)).toEqual([
    ['person', 'member@a.example', 2, 4, 3, 1],
    ['colleagues', '', 2, 3, 3, 1],
  ])
  expect(JSON.stringify([found.members, found.overlap, found.audit])).not.toContain(
    'admin@a.example',
  )
})

it('shows a secret key all, another tenant nothing of it, and refuses other ranges', async () => {
  expect((await read('key')).scope).toBe('all')
  expect(await read('memberB')).toMatchObject({
    members: [],
    overlap: [],
    held: { campaigns: 0, contacts: 0 },
  })
  expect(
    (await t.app.inject({ url: '/api/v1/company-dashboard?days=12', headers: t.as.admin }))
      .statusCode,
  ).toBe(400)
})
