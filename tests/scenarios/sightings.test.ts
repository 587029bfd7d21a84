import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadPeople } from '#engine/audience/identity/load-people.ts'
import { createIdentity } from '#engine/audience/identity/resolve-identity.ts'
import { touchedIn, writePeople } from '#engine/ingest/events/write-people.ts'
import { propertyTypesOf } from '#engine/audience/profiles/apply-traits.ts'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  for (const name of ['ann', 'ben'])
    await t.engine.stores
      .of('profile')
      .create(
        { tenantId: t.tenants.a, actor: systemActor },
        { name, email: `${name}@firm.example` },
      )
})
afterAll(() => t.close())

const seenAt = async () =>
  (
    await t.database.system((db) =>
      db
        .selectFrom('profiles')
        .select(['name', 'last_seen_at'])
        .where('tenant_id', '=', t.tenants.a)
        .where('name', 'in', ['ann', 'ben'])
        .orderBy('name')
        .execute(),
    )
  ).map((row) => row.last_seen_at && new Date(row.last_seen_at).getTime())

/** Both are seen now; their rows are where `placeOf` says, of where they are. */
function see(placeOf: (places: (string | null)[]) => (string | null)[]) {
  const now = t.clock.now()
  const names = ['ann', 'ben'].map((name) => ({ kind: 'email', value: `${name}@firm.example` }))
  return t.database.pipelined(
    t.tenants.a,
    (db) => loadPeople(db, t.tenants.a, names),
    async (db, known, last) => {
      const drafts = names.map(({ value }) => known.get(`email ${value}`)!)
      const places = placeOf(drafts.map(({ place }) => place))
      drafts.forEach((draft, n) =>
        Object.assign(draft, { place: places[n], lastSeenAt: now, changed: true }),
      )
      const identity = createIdentity(known, propertyTypesOf([]), t.engine.newId)
      last(
        writePeople(
          { db, engine: t.engine, tenantId: t.tenants.a },
          identity,
          touchedIn(identity),
          new Date(now),
        ),
      )
    },
  )
}

it('people who were seen are written where they were found', async () => {
  await see((places) => places)
  expect(await seenAt()).toEqual([t.clock.now(), t.clock.now()])
})

it('nobody is written where one is not found there, and it is told', async () => {
  const before = await seenAt()
  t.clock.advance(60_000)
  await expect(see(([first, second]) => [second!, first!])).rejects.toThrow(
    'people were seen, and 0 of them are where they were found',
  )
  await expect(see(([first]) => [first!, '(0,1)'])).rejects.toThrow(
    'people were seen, and 1 of them are where they were found',
  )
  expect(await seenAt()).toEqual(before)
})
