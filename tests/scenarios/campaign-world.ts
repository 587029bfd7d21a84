import { DateTime } from 'luxon'
import { systemActor } from '#model/actor.ts'
import { entities } from '#model/entities.generated.ts'
import type { Campaign, Contact, Mailbox, Tenant } from '#model/entities.generated.ts'
import { newId } from '#model/ids.ts'
import { createMovableClock } from '#platform/clock.ts'
import { noExchange } from '#platform/exchange/exchange.ts'
import { noPlugins } from '#platform/plugins/plugin-folder.ts'
import { noPlaces } from '#platform/visitors/places.ts'
import { createSandbox } from '#platform/sandbox/quickjs.ts'
import { silentLog } from '#platform/log.ts'
import type { DeliveryResult, OutgoingMail } from '#platform/mail/mail.ts'
import { noJournal, type ReplyJournal } from '#platform/mail/reply-journal.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { createSecrets } from '#platform/secrets.ts'
import { storeRules } from '#engine/store-rules.ts'
import { createStores } from '#store/create-stores.ts'
import type { Engine, Scope } from '#engine/engine.ts'
import { importList } from '#engine/contacts/import-contacts.ts'
import { createMailbox } from '#engine/mailboxes/save-mailbox.ts'
import { readInbox } from '#engine/replies/read-inboxes.ts'
import { launchCampaign } from '#engine/campaigns/launch-campaign.ts'
import { savePart } from '#engine/campaigns/save-part.ts'
import { createWork } from '#engine/work.ts'
import { openTestDatabase } from '#tests/support/open-database.ts'

export const BERLIN = 'Europe/Berlin'
/** A moment of Berlin's wall time. */
export const at = (text: string): number => DateTime.fromISO(text, { zone: BERLIN }).toMillis()

/** A mail that reached the fake servers, at which moment of the product's clock. */
export interface Delivered {
  at: number
  to: string
  from: string
  rfcId: string
  subject: string
  raw: string
}

type Answer = DeliveryResult | 'crash-before' | 'crash-after'

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.+(?:\\r\\n[ \\t].+)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n\s+/g, ' ') ??
  ''

/** A whole product on a frozen clock: database in memory, mail servers of our own making, one tenant with one mailbox. */
export async function createWorld({ start = '2026-03-02T07:00', keepsSent = false } = {}) {
  const clock = createMovableClock(at(start), true)
  const database = await openTestDatabase()
  const secrets = createSecrets('test')
  const tenantId = newId(clock.now())
  const scope: Scope = { tenantId, actor: { kind: 'user', id: 'user-1', name: 'Ann Lee' } }
  const delivered: Delivered[] = []
  const inbox: (IncomingMail & { mailbox: string })[] = []
  const world = {
    answer: (_mail: OutgoingMail): Answer => ({
      kind: 'accepted',
      reply: '250 2.0.0 queued',
      providerId: '',
    }),
    inboxDown: false,
    beforeDelivery: async () => {},
  }

  const makeEngine = (journal: ReplyJournal = noJournal): Engine => {
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
        rules: storeRules({ clock, newId: make }),
      }),
      journal,
      systemMailer: { async send() {} },
      exchange: noExchange,
      plugins: noPlugins,
      places: noPlaces,
      sandbox: createSandbox(),
      web: {
        page: () => Promise.reject(new Error('no web here')),
        allowed: () => Promise.resolve(true),
      },
      transport: {
        async deliver(_account, mail) {
          await world.beforeDelivery()
          const answer = world.answer(mail)
          if (answer === 'crash-before') throw new Error('killed before delivery')
          if (answer === 'crash-after' || answer.kind === 'accepted')
            delivered.push({
              at: clock.now(),
              to: mail.envelope.to,
              from: mail.envelope.from,
              rfcId: header(mail.raw, 'Message-ID'),
              subject: header(mail.raw, 'Subject'),
              raw: mail.raw,
            })
          if (answer === 'crash-after') throw new Error('killed after delivery')
          return answer
        },
        probe: () => Promise.resolve(null),
        close: () => Promise.resolve(),
      },
      reader: {
        async newMessages(account, since, limit) {
          if (world.inboxDown) throw new Error('The server does not answer.')
          const last = since.INBOX?.lastUid ?? 0
          const messages = inbox
            .filter((mail) => mail.mailbox === account.user && mail.uid > last)
            .slice(0, limit)
          return {
            messages,
            state: { INBOX: { uidValidity: '1', lastUid: messages.at(-1)?.uid ?? last } },
          }
        },
        findSent: (_account, rfcId) =>
          Promise.resolve(keepsSent ? delivered.some((mail) => mail.rfcId === rfcId) : null),
        probe: () => Promise.resolve(null),
      },
    }
  }
  const engine = makeEngine()
  await engine.stores.of('tenant').create({ tenantId: '', actor: systemActor }, { name: 'Acme' })
  await database.system((db) =>
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

  async function addMailbox(values: Partial<Mailbox> = {}) {
    const view = await createMailbox(engine, scope, {
      address: 'ann@acme.example',
      fromName: 'Ann Lee',
      smtpHost: 'smtp.acme.example',
      imapHost: 'imap.acme.example',
      smtpPassword: 'secret',
      timeZone: BERLIN,
      ...values,
    })
    await readInbox(engine, tenantId, view.id)
    return view
  }

  const step = (id: string, delayDays: number, subject: string, body: string) => ({
    id,
    delayDays,
    subject,
    body,
  })
  const messaging = {
    companyName: { text: 'Acme' },
    whatYouDo: { text: 'Invoices that pay themselves' },
    audience: { text: 'finance teams' },
    valuePropositions: [{ text: 'Paid in days' }],
    pains: [{ text: 'late payments' }],
    callToAction: { kind: 'reply' as const, text: 'Worth a look?' },
  }
  const words =
    'Many finance teams tell us that unpaid invoices cost them more time than any other task, and that nobody likes to chase. We send reminders that customers answer.'

  async function addCampaign(values: Partial<Campaign> = {}): Promise<string> {
    const made = await engine.stores.of('campaign').create(scope, {
      name: 'Spring campaign',
      websiteUrl: 'https://acme.example',
      state: 'configuring',
      ownerId: 'user-1',
      messaging,
      targets: {},
      schedule: { timeZone: BERLIN },
      source: {},
      reviewed: {},
      steps: [
        step(
          's1',
          0,
          'Late invoices at {{company|your company}}',
          `Hello {{first_name|there}},\n\n${words} Worth a look?`,
        ),
        step('s2', 3, '', `${words} Shall I send an example?`),
        step('s3', 7, '', `${words} Is this for you?`),
        step('s4', 7, '', `${words} Shall I leave it here?`),
      ],
      ...values,
    })
    for (const part of ['messaging', 'steps', 'targets'] as const)
      await savePart(engine, scope, made.id, null, part, made[part] as never)
    return made.id
  }

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
    addMailbox,
    addCampaign,
    /** Another process over the same database. */
    work: (on: Engine = engine) => createWork(on),
    async addPeople(campaignId: string, count: number, values: Partial<Contact> = {}) {
      const people = Array.from({ length: count }, (_, n) => ({
        email: `person${n}@firm${n}.example`,
        firstName: `Person${n}`,
        company: `Firm ${n}`,
        country: 'GB',
        timeZone: BERLIN,
        ...values,
      }))
      return (
        await importList(engine, scope, people, { existing: 'update', campaignId, source: 'test' })
      ).result
    },
    launch: (campaignId: string) => launchCampaign(engine, scope, campaignId),
    /** Lives through the time until then. */
    async playTo(text: string) {
      await createWork(engine).playTo(at(text), clock)
    },
    mailsTo: (to: string) => delivered.filter((mail) => mail.to === to),
    /** Something arrives in the mailbox that sent the newest mail to this person. */
    arrives(to: string, over: Partial<IncomingMail>) {
      const mail = delivered.filter((one) => one.to === to).at(-1)!
      const uid = inbox.length + 1
      inbox.push({
        mailbox: mail.from,
        folder: 'INBOX',
        uid,
        rfcId: `<in${uid}@${to.split('@')[1]}>`,
        refersTo: [mail.rfcId],
        from: { address: to, name: '' },
        to: [mail.from],
        subject: `Re: ${mail.subject}`,
        text: '',
        receivedAt: new Date(clock.now()).toISOString(),
        machine: null,
        ...over,
      })
    },
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
