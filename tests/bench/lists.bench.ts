import { sql } from 'kysely'
import { systemActor } from '#model/api/actor.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { newId } from '#model/lib/ids.ts'
import { createMovableClock } from '#platform/clock.ts'
import { createSecrets } from '#platform/secrets.ts'
import { createStores } from '#store/create-stores.ts'
import { databases } from './databases.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

const ROWS = sized(20_000)
const PAGE = 50
const TENANT = '01900000-0000-7000-8000-00000000be7c'

/**
 * Lists by the store, which every screen and every `GET /{resource}` is made of, against the same
 * statement written by hand.
 */
export async function* benches(): AsyncIterable<Bench> {
  for await (const database of databases()) {
    const clock = createMovableClock(Date.parse('2026-03-02T07:00:00Z'), true)
    const stores = createStores({
      database,
      clock,
      secrets: createSecrets('bench'),
      newId: () => newId(clock.now()),
      entities,
    })
    const scope = { tenantId: TENANT, actor: systemActor }
    await database.system(async (db) => {
      await sql`insert into tenants (id, name, created_at, created_by, updated_at, updated_by)
        values (${TENANT}, 'Bench', now(), 'bench', now(), 'bench')`.execute(db)
      await sql`insert into contacts (id, tenant_id, email, first_name, company, country,
        created_at, created_by, updated_at, updated_by)
        select gen_random_uuid(), ${TENANT}, 'person' || n || '@firm' || n % 500 || '.example',
        'Person ' || n, 'Firm ' || n % 500, (array['NO','SE','DK','DE'])[1 + n % 4],
        now() - n * interval '1 minute', 'bench', now() - n * interval '1 minute', 'bench'
        from generate_series(1, ${ROWS}) n`.execute(db)
      await sql`analyze contacts`.execute(db)
    })
    const contacts = stores.of('contact')
    const byHand = (where: ReturnType<typeof sql>, offset: number) => () =>
      database.tenant(TENANT, async (db) => {
        await sql`select * from contacts where tenant_id = ${TENANT} and ${where}
          order by updated_at desc, id desc limit 50 offset ${offset}`.execute(db)
        await sql`select count(*) from contacts where tenant_id = ${TENANT} and ${where}`.execute(
          db,
        )
      })
    const repeat = (run: () => Promise<unknown>) => async () => {
      for (let n = 0; n < 5; n++) await run()
    }
    yield {
      name: `${database.kind}: newest 50 of ${ROWS}`,
      limit: 2,
      ours: repeat(() => contacts.list(scope, { range: [0, 49] })),
      baseline: repeat(byHand(sql`true`, 0)),
    }
    yield {
      name: `${database.kind}: filtered by country`,
      limit: 2,
      ours: repeat(() => contacts.list(scope, { filter: { country: 'NO' }, range: [0, 49] })),
      baseline: repeat(byHand(sql`country = 'NO'`, 0)),
    }
    const first = await contacts.list(scope, { range: [0, 49] })
    const start = Math.max(PAGE, ROWS - 10 * PAGE)
    const deep = await contacts.list(scope, { range: [start, start + PAGE - 1] })
    // A page deep in the list by its cursor costs what the first page costs.
    yield {
      name: `${database.kind}: page ${start / PAGE + 2} by cursor, against page 2`,
      limit: 2,
      ours: repeat(() => contacts.list(scope, { after: deep.next! })),
      baseline: repeat(() => contacts.list(scope, { after: first.next! })),
    }
  }
}
