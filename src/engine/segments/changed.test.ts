import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#platform/database/database.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { changed } from './changed.ts'

let t: TestApp
const SEGMENT = 'norwegians'

const create = async (path: string, payload: object) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: t.as.tenantAdmin,
    payload,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id as string
}

const within = <Answer>(work: (tx: TenantTx) => Promise<Answer>) =>
  inTenant(t.engine, t.tenants.a, work)

async function readMembers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ profile_id: string }>`
    select profile_id from segment_members
    where tenant_id = ${t.tenants.a} and segment_id = ${SEGMENT} and left_at is null
    order by profile_id
  `.execute(db)
  return rows.map((row) => row.profile_id)
}
const members = () => t.database.tenant(t.tenants.a, readMembers)

/** A writer as careless as can be: it writes, and only notes that it did. */
async function move(tx: TenantTx, id: string, country: string) {
  const { db, tenantId } = tx
  await sql`
    update profiles set properties = ${JSON.stringify({ country })}::jsonb
    where tenant_id = ${tenantId} and id = ${id}
  `.execute(db)
  await changed(tx, [{ profileIds: [id], parts: new Set(['properties.country']) }])
}

const person = (name: string) => create('profiles', { name, properties: { country: 'SE' } })

beforeAll(async () => {
  t = await startTestApp()
  await create('segments', {
    id: SEGMENT,
    name: 'Norwegians',
    condition: {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.country',
        comparisonOperator: 'equals',
        propertyValue: 'NO',
      },
    },
  })
})
afterAll(() => t.close())

describe('changes that a writer noted', () => {
  it('are evaluated before the commit, though no writer evaluates them', async () => {
    const id = await person('Ann')
    await within(async (tx) => {
      await move(tx, id, 'NO')
      expect(await readMembers(tx.db)).not.toContain(id)
    })
    expect(await members()).toContain(id)
    await within((tx) => move(tx, id, 'SE'))
    expect(await members()).not.toContain(id)
  })

  it('are evaluated by their last state, once for each person', async () => {
    const id = await person('Bo')
    await within(async (tx) => {
      await move(tx, id, 'NO')
      await move(tx, id, 'SE')
      await move(tx, id, 'NO')
    })
    const { rows } = await t.database.tenant(t.tenants.a, (db) =>
      sql<{ version: number }>`
        select version from segment_members
        where tenant_id = ${t.tenants.a} and segment_id = ${SEGMENT} and profile_id = ${id}
      `.execute(db),
    )
    expect(rows).toEqual([{ version: 1 }])
  })

  it('are dropped with work that rejects', async () => {
    const id = await person('Cem')
    const work = within(async (tx) => {
      await move(tx, id, 'NO')
      throw new Error('refused')
    })
    await expect(work).rejects.toThrow('refused')
    expect(await members()).not.toContain(id)
  })

  it('are evaluated at once in a transaction that was opened by other means', async () => {
    const id = await person('Dag')
    await t.database.tenant(t.tenants.a, async (db) => {
      await move({ db, engine: t.engine, tenantId: t.tenants.a }, id, 'NO')
      expect(await readMembers(db)).toContain(id)
    })
  })

  it('are evaluated in each part of a shared transaction', async () => {
    const [first, second, third] = [await person('Eli'), await person('Fay'), await person('Gro')]
    await t.database.together(async () => {
      await within((tx) => move(tx, first, 'NO'))
      await within(async (tx) => {
        expect(await readMembers(tx.db)).toContain(first)
        await move(tx, second, 'NO')
        await within((inner) => move(inner, third, 'NO'))
        const soFar = await readMembers(tx.db)
        expect(soFar).toContain(third)
        expect(soFar).not.toContain(second)
      })
    })
    expect(await members()).toEqual(expect.arrayContaining([first, second, third]))
  })

  it('are dropped with the part of a shared transaction that rejects', async () => {
    const [kept, dropped] = [await person('Han'), await person('Ida')]
    await t.database.together(async () => {
      await within((tx) => move(tx, kept, 'NO'))
      const part = within(async (tx) => {
        await move(tx, dropped, 'NO')
        throw new Error('refused')
      })
      await expect(part).rejects.toThrow('refused')
    })
    const all = await members()
    expect(all).toContain(kept)
    expect(all).not.toContain(dropped)
  })
})
