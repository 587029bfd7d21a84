import { sql } from 'kysely'
import { systemActor } from '#model/api/actor.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { newId } from '#model/lib/ids.ts'
import { createMovableClock } from '#platform/clock.ts'
import { noMailSignIn } from '#platform/mail-sign-in/mail-sign-in.ts'
import { noExchange } from '#platform/exchange/exchange.ts'
import { noLanguageModel } from '#platform/language-model/language-model.ts'
import { noDns } from '#platform/dns/dns.ts'
import { noPlugins } from '#platform/plugins/plugin-folder.ts'
import { noLocationLookup } from '#platform/visitors/places.ts'
import { createSandbox } from '#platform/sandbox/quickjs.ts'
import type { Database } from '#platform/database/database.ts'
import { createSecrets } from '#platform/secrets.ts'
import { noJournal } from '#platform/mail/reply-journal.ts'
import { silentLog } from '#platform/log.ts'
import { entityHooks } from '#engine/entity-hooks.ts'
import { createStores } from '#store/create-stores.ts'
import { importCsv } from '#engine/outreach/people/import-contacts.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { databases } from './databases.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

const ROWS = sized(5000)
const TENANT = '01900000-0000-7000-8000-00000000be7d'

function engineOn(database: Database): Engine {
  const clock = createMovableClock(Date.parse('2026-03-02T07:00:00Z'), true)
  const secrets = createSecrets('bench')
  const make = () => newId(clock.now())
  const unused = () => Promise.reject(new Error('not part of this bench'))
  return {
    database,
    clock,
    secrets,
    payments: null,
    log: silentLog,
    supportEmail: '',
    publicUrl: 'http://localhost',
    newId: make,
    stores: createStores({
      database,
      clock,
      secrets,
      newId: make,
      entities,
      rules: entityHooks({ clock, newId: make }),
    }),
    systemMailer: { send: unused },
    journal: noJournal,
    transport: { deliver: unused, probe: unused, close: async () => {} },
    reader: {
      newMessages: unused,
      findSent: unused,
      findReceived: unused,
      fileSent: unused,
      probe: unused,
    },
    dns: noDns,
    exchange: noExchange,
    mailSignIn: noMailSignIn,
    languageModel: noLanguageModel,
    plugins: noPlugins,
    places: noLocationLookup,
    sandbox: createSandbox(),
    web: { page: unused, allowed: unused },
  }
}

/** A CSV of contacts with all its checks, against one insert of the same rows already parsed. */
export async function* benches(): AsyncIterable<Bench> {
  const rows = Array.from({ length: ROWS }, (_, n) => ({
    email: `person${n}@firm${n % 700}.example`,
    first: `Person ${n}`,
    company: `Firm, "${n % 700}"`,
    country: 'NO',
  }))
  const lines = rows.map(
    (row) => `${row.email},${row.first},"${row.company.replaceAll('"', '""')}",${row.country}`,
  )
  const text = `E-mail,First name,Company,Country\n${lines.join('\n')}\n`
  for await (const database of databases()) {
    const engine = engineOn(database)
    await database.system((db) =>
      sql`insert into tenants (id, name, created_at, created_by, updated_at, updated_by)
        values (${TENANT}, 'Bench', now(), 'bench', now(), 'bench')`.execute(db),
    )
    yield {
      name: `${database.kind}: import a CSV of ${ROWS} contacts, against one raw insert`,
      limit: 15,
      rounds: 5,
      before: () => database.system((db) => sql`delete from contacts`.execute(db)),
      ours: () =>
        importCsv(
          engine,
          { tenantId: TENANT, actor: systemActor },
          { text, delimiter: ',' },
          { existing: 'update', source: 'bench' },
        ),
      baseline: () =>
        database.tenant(TENANT, (db) =>
          sql`insert into contacts (id, tenant_id, email, first_name, company, country,
            created_at, created_by, updated_at, updated_by)
        select gen_random_uuid(), ${TENANT}, r.email, r.first, r.company, r.country, now(),
        'bench', now(), 'bench'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(email text, first text,
        company text, country text)`.execute(db),
        ),
    }
  }
}
