import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
const today = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(t.clock.now())

it('who is in a segment by the day is decided again when the organization moves to another zone', async () => {
  const { stores } = t.engine
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
  expect(today(east)).not.toBe(today(west))
  const setZone = async (timeZone: string) => {
    await stores.of('tenant').update(scope(), t.tenants.a, null, { timeZone })
    await createWork(t.engine).drain()
  }
  const members = async () =>
    (
      await t.app.inject({
        url: `/api/v1/profiles?filter=${encodeURIComponent('{"segment":"due"}')}`,
        headers: t.as.admin,
      })
    )
      .json()
      .map((one: { name: string }) => one.name)

  await setZone(east)
  await stores
    .of('property-type')
    .create(scope(), { id: 'due', name: 'Due on', valueType: 'date' } as never)
  for (const [name, zone] of [
    ['Eastern', east],
    ['Western', west],
  ] as const)
    await stores.of('profile').create(scope(), { name, properties: { due: today(zone) } })
  await stores.of('segment').create(scope(), {
    id: 'due',
    name: 'Due today',
    condition: {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.due',
        comparisonOperator: 'isDay',
        propertyValueDateExpr: 'now',
      },
    },
  } as never)
  expect(await members()).toEqual(['Eastern'])
  await setZone(west)
  expect(await members()).toEqual(['Western'])
})
