import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const PEOPLE = [
  '00000000-0000-7000-8000-000000000001',
  '00000000-0000-7000-8000-000000000002',
  '00000000-0000-7000-8000-000000000003',
]

/** In both tenants: people with two events each, and one event that is nobody's. */
async function fill(t: TestApp) {
  await t.database.system(async (db) => {
    for (const [n, tenant] of [t.tenants.a, t.tenants.b].entries()) {
      const stamps = sql`now(), 'test', now(), 'test'`
      await sql`insert into profiles (id, tenant_id, name, created_at, created_by, updated_at,
        updated_by) select id, ${tenant}::uuid, 'Somebody', ${stamps}
        from unnest(${PEOPLE}::uuid[]) id`.execute(db)
      await sql`insert into events (id, tenant_id, event_type, scope, profile_id, message_id,
        time_stamp, received_at, created_at, created_by, updated_at, updated_by)
        select gen_random_uuid(), ${tenant}::uuid, 'view', 'site', who,
        'm' || ${n}::int || '-' || m || '-' || coalesce(who::text, 'nobody'), now(), now(),
        ${stamps} from unnest(${[...PEOPLE, null]}::uuid[]) who cross join generate_series(1, case
        when who is null then 1 else 2 end) m`.execute(db)
    }
  })
}

const left = (t: TestApp) =>
  t.database.system(async (db) => {
    const { rows } = await sql<{
      tenant: string
      who: number | null
      n: string
    }>`select case tenant_id when ${t.tenants.a}::uuid then 'a'
      else 'b' end as tenant, array_position(${PEOPLE}::uuid[], profile_id) as who, count(*) as n
      from events group by 1, 2 order by 1, 2`.execute(db)
    return rows.map(({ tenant, who, n }) => `${tenant} ${who ?? 'nobody'}: ${n}`)
  })

it('deleting people or tenants deletes exactly their events, with foreign keys not enforced', async () => {
  const t = await startTestApp()
  await fill(t)
  // As somebody of the tenant, by whom row-level security holds.
  await t.database.tenant(t.tenants.a, (db) =>
    sql`delete from profiles where id = any(${PEOPLE.slice(0, 2)}::uuid[])`.execute(db),
  )
  expect(await left(t)).toEqual([
    'a 3: 2',
    'a nobody: 1',
    'b 1: 2',
    'b 2: 2',
    'b 3: 2',
    'b nobody: 1',
  ])
  await t.database.system((db) =>
    sql`delete from tenants where id = ${t.tenants.b}::uuid`.execute(db),
  )
  expect(await left(t)).toEqual(['a 3: 2', 'a nobody: 1'])
  await t.close()
})
