import { DateTime } from 'luxon'
import { systemActor } from '#model/api/actor.ts'
import { entities } from '#model/schema/entities.generated.ts'
import type { Campaign, Contact, Mailbox, Tenant } from '#model/schema/entities.generated.ts'
import { newId } from '#model/lib/ids.ts'
import { createMovableClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { noMailSignIn } from '#platform/mail-sign-in/mail-sign-in.ts'
import { noExchange } from '#platform/exchange/exchange.ts'
import { noLanguageModel } from '#platform/language-model/language-model.ts'
import { noDns } from '#platform/dns/dns.ts'
import { noPlugins } from '#platform/plugins/plugin-folder.ts'
import { noLocationLookup } from '#platform/visitors/places.ts'
import { createSandbox } from '#platform/sandbox/quickjs.ts'
import { silentLog } from '#platform/log.ts'
import { noJournal, type ReplyJournal } from '#platform/mail/reply-journal.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { createSecrets, type Secrets } from '#platform/secrets.ts'
import { entityHooks } from '#engine/entity-hooks.ts'
import { createStores } from '#store/create-stores.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { launchCampaign } from '#engine/outreach/run-campaign.ts'
import { createWork } from '#engine/work.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { openTestDatabase } from '#tests/support/open-database.ts'
import {
  arriveAt,
  createMailServers,
  fakeReader,
  fakeTransport,
  type MailServers,
} from './fake-mail-servers.ts'
import { addCampaign, addMailbox, addPeople, BERLIN } from './spring-campaign.ts'

export type { Delivered } from './fake-mail-servers.ts'
export { BERLIN }

/** A moment of Berlin's wall time. */
export const at = (text: string): number => DateTime.fromISO(text, { zone: BERLIN }).toMillis()

interface EngineParts {
  database: Database
  servers: MailServers
  keepsSent: boolean
  secrets: Secrets
}

/** An engine as a process has one, which reaches the fake mail servers and nothing else. */
function engineOver(
  { database, servers, keepsSent, secrets }: EngineParts,
  journal: ReplyJournal,
): Engine {
  const { clock } = servers
  const make = () => newId(clock.now())
  return {
    database,
    clock,
    log: silentLog,
    secrets,
    payments: null,
    supportEmail: '',
    publicUrl: 'http://localhost:8080',
    newId: make,
    stores: createStores({
      database,
      clock,
      secrets,
      newId: make,
      entities,
      rules: entityHooks({ clock, newId: make }),
    }),
    journal,
    systemMailer: { async send() {} },
    exchange: noExchange,
    mailSignIn: noMailSignIn,
    languageModel: noLanguageModel,
    plugins: noPlugins,
    dns: noDns,
    places: noLocationLookup,
    sandbox: createSandbox(),
    web: {
      page: () => Promise.reject(new Error('no web here')),
      allowed: () => Promise.resolve(true),
    },
    transport: fakeTransport(servers),
    reader: fakeReader(servers, keepsSent),
  }
}

/** The tenant, on trial, with everything that sending asks for. */
async function makeTenant(engine: Engine, tenantId: string): Promise<void> {
  await engine.stores.of('tenant').create({ tenantId: '', actor: systemActor }, { name: 'Acme' })
  await engine.database.system((db) =>
    db
      .updateTable('tenants')
      .set({
        id: tenantId,
        status: 'TRIAL',
        trial_ends_at: new Date(at('2026-06-01T00:00')),
        sender_name: 'Ann Lee',
        postal_address: 'Acme GmbH\nHauptstr. 1\n10115 Berlin',
        time_zone: BERLIN,
      })
      .execute(),
  )
}

/**
 * A whole product on a frozen clock: database in memory, mail servers of our own making, one tenant
 * with one mailbox.
 * @param over a database that holds such a world already, such as a copy of another one's
 */
export async function createWorld({
  start = '2026-03-02T07:00',
  keepsSent = false,
  over,
}: { start?: string; keepsSent?: boolean; over?: { database: Database; tenantId: string } } = {}) {
  const clock = createMovableClock(at(start), true)
  const database = over?.database ?? (await openTestDatabase())
  const secrets = createSecrets('test')
  const tenantId = over?.tenantId ?? newId(clock.now())
  const scope: ActorScope = { tenantId, actor: { kind: 'user', id: 'user-1', name: 'Ann Lee' } }
  const servers = createMailServers(clock)
  const { delivered, inbox, world } = servers
  const makeEngine = (journal: ReplyJournal = noJournal): Engine =>
    engineOver({ database, servers, keepsSent, secrets }, journal)
  const engine = makeEngine()
  if (!over) await makeTenant(engine, tenantId)

  return {
    clock,
    database,
    engine,
    scope,
    tenantId,
    delivered,
    inbox,
    world,
    makeEngine,
    addMailbox: (values?: Partial<Mailbox>) => addMailbox(engine, scope, values),
    addCampaign: (values?: Partial<Campaign>) => addCampaign(engine, scope, values),
    /** Another process over the same database. */
    work: (on: Engine = engine) => createWork(on),
    addPeople: (campaignId: string, count: number, values?: Partial<Contact>) =>
      addPeople(engine, scope, { campaignId, count, values }),
    launch: (campaignId: string) => launchCampaign(engine, scope, campaignId),
    /**
     * Lives through the time until then; leases of processes that died meanwhile lapse, as they do
     * in real time.
     */
    async playTo(text: string) {
      await createWork(engine).playTo(at(text), clock, () => lapseLeases(database))
    },
    mailsTo: (to: string) => delivered.filter((mail) => mail.to === to),
    /** Something arrives in the mailbox that sent the newest mail to this person. */
    arrives: (to: string, over: Partial<IncomingMail>) => arriveAt(servers, to, over),
    campaign: (id: string) => engine.stores.of('campaign').get(scope, id) as Promise<Campaign>,
    tenant: () =>
      engine.stores
        .of('tenant')
        .get({ tenantId: '', actor: systemActor }, tenantId) as Promise<Tenant>,
    setTenant: (values: Partial<Tenant>) =>
      engine.stores
        .of('tenant')
        .update({ tenantId: '', actor: systemActor }, tenantId, null, values),
    async person(email: string) {
      return database.tenant(tenantId, (db) =>
        db
          .selectFrom('outreaches')
          .innerJoin('contacts', 'contacts.id', 'outreaches.contact_id')
          .selectAll('outreaches')
          .where('contacts.email', '=', email)
          .executeTakeFirstOrThrow(),
      )
    },
    ledger: () =>
      database.tenant(tenantId, (db) =>
        db.selectFrom('messages').selectAll().orderBy('created_at').execute(),
      ),
    close: () => database.close(),
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
