import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import type { Entity } from '#model/schema/entity.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  await t.engine.stores.of('contact').create(scope, { email: 'ann@acme.example' })
})
afterAll(() => t.close())

/** Addresses at which records of an entity are made or changed, with a body that names no field. */
async function writes({ path, scope, operations, id }: Entity): Promise<string[][]> {
  const put = async () => {
    const scopeOf = { tenantId: scope === 'tenant' ? t.tenants.a : '', actor: systemActor }
    const { rows } = await t.engine.stores.of(id as 'contact').list(scopeOf, {})
    return rows.slice(0, 1).map((row) => ['PUT', `${path}/${row.id}`])
  }
  return [
    ...(operations.includes('create') ? [['POST', path]] : []),
    ...(operations.includes('update') ? await put() : []),
  ]
}

it('refuses a field that a record does not have, wherever one is made or changed', async () => {
  const wrong: unknown[] = []
  for (const entity of t.engine.stores.entities.filter(({ path }) => path !== ''))
    for (const [method, path] of await writes(entity)) {
      const answer = await t.app.inject({
        method: method as 'POST',
        url: `/api/v1/${path}`,
        headers: { ...t.as.admin, 'if-match': '"1"' },
        payload: { nonsense: 1 },
      })
      const told = answer.json<{ errors?: { path: string }[] }>().errors ?? []
      if (answer.statusCode !== 422 || !told.some((one) => one.path === '/nonsense'))
        wrong.push([method, path, answer.statusCode, answer.body.slice(0, 200)])
    }
  expect(wrong).toEqual([])
})
