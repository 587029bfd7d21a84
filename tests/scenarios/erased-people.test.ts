import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { noteCuts } from '#engine/language-model/call-log.ts'
import { aboutPeople } from '#engine/audience/profiles/erase-people.ts'
import { CUT_OUT, REMOVED } from '#engine/audience/profiles/forget-traces.ts'
import { verifyAudit } from '#store/verify-audit.ts'
import { UNDO_WINDOW_MS } from '#store/deleted-records.ts'
import { purgeExpired } from '#engine/purge-expired.ts'
import { startModelWorld, type ModelWorld } from '../support/model-world.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const NAME = 'Erasmus Fortunatus'
const EMAIL = 'erasmus.fortunatus@case.example'
const MARKER = 'has asthma since childhood'

let own: ModelWorld
let source = ''
beforeAll(async () => {
  own = await startModelWorld()
  own.install(own.operators())
  own.world.engine.exchange = {
    ...own.world.engine.exchange,
    faultOf: () => null,
    call: async () => ({ status: 500, text: `No such person: ${EMAIL}` }),
  }
  own.world.engine.log = { ...own.world.engine.log, error: console.error }
  source = (await call('POST', 'sources', { name: 'Our website' })).key
})
afterAll(() => own.close())

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: string | object,
  headers: Record<string, string> = {},
) {
  const answer = await own.world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      ...own.world.as.admin,
      ...(typeof payload === 'string' ? { 'content-type': 'text/csv' } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300)
  return answer.body === '' ? null : (JSON.parse(answer.body) as any)
}

/** Places of texts in the whole database, in any spelling: table and column. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const { rows: columns } = await own.world.database.system((db) =>
    sql<{ table_name: string; column_name: string; data_type: string }>`
      select c.table_name, c.column_name, c.data_type
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'jsonb', 'json', 'bytea', 'character varying', 'ARRAY')
    `.execute(db),
  )
  expect(columns.length).toBeGreaterThan(400)
  const found: string[] = []
  for (const { table_name, column_name, data_type } of columns) {
    const column = sql.ref(column_name)
    const told = data_type === 'bytea' ? sql`encode(${column}, 'escape')` : sql`${column}::text`
    const { rows } = await own.world.database.system((db) =>
      sql<{ n: number }>`
        select count(*)::integer as n from ${sql.table(table_name)}
        where lower(${told}) like any(${texts.map((text) => `%${text.toLowerCase()}%`)}::text[])
      `.execute(db),
    )
    if (rows[0]!.n > 0) found.push(`${table_name}.${column_name}`)
  }
  return found.toSorted()
}

const intake = (path: string, payload: object) =>
  own.world.app.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: { authorization: `Basic ${btoa(`${source}:`)}` },
    payload,
  })

/** Brings a person into every place that may hold one, by what users and systems do. */
async function fill(): Promise<{ profile: string; contact: string }> {
  const { world, work } = own
  const scope = { tenantId: world.tenants.a, actor: systemActor }
  await call('POST', 'webhooks', {
    name: 'Hook',
    url: 'https://hooks.firm.example/',
    customerEvents: true,
    happenings: ['contact.opted-out', 'reply.received', 'profile.erased', 'segment.entered'],
  })
  const traits = { name: NAME, email: EMAIL, firstName: 'Erasmus', lastName: 'Fortunatus' }
  await intake('identify', { userId: 'erasmus', anonymousId: 'browser-1', traits })
  await intake('track', { userId: 'erasmus', event: 'Asked', properties: { about: MARKER } })
  await intake('track', { userId: 'other', event: '', properties: { friend: EMAIL } })
  const friend = { properties: { friend: EMAIL, name: NAME, seats: 3 } }
  await intake('track', { userId: 'other', event: 'Invited', ...friend })
  const [alias] = await call(
    'GET',
    `aliases?filter=${encodeURIComponent('{"kind":"user","value":"erasmus"}')}`,
  )
  const profile = alias.profileId as string
  const profiles = own.world.engine.stores.of('profile')
  expect((await profiles.get(scope, profile))!.email).toBe(EMAIL)
  const { version } = await call('GET', `profiles/${profile}`)
  await call('PUT', `profiles/${profile}`, { tags: ['asked'], version })
  await call(
    'POST',
    'notes',
    { profileId: profile, text: `Phoned ${NAME}, ${MARKER}` },
    { 'idempotency-key': 'note-of-erasmus' },
  )
  const note = await call('POST', 'notes', { profileId: profile, text: `Deleted: ${MARKER}` })
  await call('POST', 'notes/bulk', { action: 'delete', ids: [note.id] })
  const other = await call('POST', 'profiles', { name: 'Bo Lund', email: 'bo@case.example' })
  await call('POST', 'notes', { profileId: other.id, text: `Brother of ${NAME} <${EMAIL}>` })
  await call('POST', 'todos', { profileId: profile, title: `Call ${NAME}`, details: MARKER })
  await call('POST', 'profiles/bulk', { action: 'tag', ids: [profile], tags: ['hot'] })
  const file = `Email,First name,Last name,Remark\n${EMAIL},Erasmus,Fortunatus,${MARKER}\n${EMAIL} (work),${NAME},,\n`
  const uploaded = await own.world.app.inject({
    method: 'POST',
    url: '/api/v1/import-runs/upload?fileName=people.csv',
    headers: { ...world.as.admin, 'content-type': 'application/octet-stream' },
    payload: file,
  })
  const { run } = uploaded.json()
  await call('POST', `import-runs/${run.id}/start`, {
    settings: {
      mapping: { Email: 'email', 'First name': 'firstName', 'Last name': 'lastName' },
    },
  })
  await call('POST', 'contacts/import', `Email,Name\n${EMAIL},${NAME}\n${EMAIL},${NAME}\n`)
  const { rows: contacts } = await world.engine.stores
    .of('contact')
    .list(scope, { filter: { email: EMAIL } })
  const contact = contacts[0]!.id
  await work.drain()

  const mailbox = await world.engine.stores.of('mailbox').create(scope, {
    address: 'me@halden.example',
    fromName: 'Me',
    smtpHost: 'mail.halden.example',
    imapHost: 'mail.halden.example',
  })
  const outreach = await world.engine.stores.of('outreach').create(scope, {
    campaignId: own.id,
    contactId: contact,
    state: 'replied',
    enteredAt: '2026-11-20T08:00:00Z',
  })
  const reply = await world.engine.stores.of('reply').create(scope, {
    mailboxId: mailbox.id,
    campaignId: own.id,
    outreachId: outreach.id,
    contactId: contact,
    rfcId: '<1@case.example>',
    fromAddress: EMAIL,
    subject: `Re: Hello ${NAME}`,
    text: `I ${MARKER}. Call me.`,
    label: 'unknown',
    labelledBy: 'rules',
    receivedAt: '2026-11-23T08:00:00Z',
  })
  await call('POST', `inbox/${reply.id}/suggest-reply`)
  const { rows: calls } = await world.engine.stores
    .of('language-model-call')
    .list(scope, { filter: { replyId: reply.id } })
  await noteCuts(world.engine, scope.tenantId, calls[0]!.id, [
    { text: `You said that you ${MARKER}.`, reason: 'Nothing supports it.' },
  ])
  await world.database.tenant(scope.tenantId, (db) =>
    logEvents(scopedTx(world.engine, db, scope), [
      {
        campaignId: own.id,
        outreachId: outreach.id,
        contactId: contact,
        type: 'replied',
        text: `${NAME}: ${MARKER}`,
        data: { from: EMAIL },
      },
    ]),
  )
  const agent = await call('POST', 'agents', { name: 'Questions', companyName: 'Halden Loggers' })
  const talk = await call('POST', `agents/${agent.id}/calls`, {})
  for (const text of ['yes', `I am ${NAME}, who ${MARKER}. Do you treat that?`])
    await call('POST', `agent-calls/${talk.id}/turns`, { text })
  await call('POST', 'suppressions', { value: EMAIL, reason: 'manual', source: `Asked: ${EMAIL}` })
  await work.drain()
  return { profile, contact }
}

it('leaves nothing of an erased person in the whole database, except hashes', async () => {
  const { world, work } = own
  const { profile, contact } = await fill()
  world.engine.exchange.call = async () => ({ status: 200, text: '' })
  expect(await placesOf(EMAIL, NAME, MARKER)).toEqual(
    expect.arrayContaining([
      'agent_calls.turns',
      'audit_entries.after',
      'audit_entries.summary',
      'bulk_records.name',
      'campaign_logs.text',
      'contacts.email',
      'deleted_records.rows',
      'event_refusals.payload',
      'events.properties',
      'idempotency_records.body',
      'import_runs.sample',
      'import_errors.value',
      'language_model_calls.cuts',
      'profile_notes.text',
      'replies.text',
      'suppressions.value',
      'webhook_deliveries.answer',
      'webhook_deliveries.payload',
    ]),
  )
  expect(await call('POST', `profiles/${profile}/erase`, { contacts: true })).toMatchObject({
    contacts: 1,
  })
  await work.drain()
  expect(await placesOf(EMAIL, NAME, MARKER, 'Fortunatus')).toEqual([])
  expect(await placesOf(contact)).not.toContain('contacts.id')

  const { rows: kept } = await world.engine.stores
    .of('suppression')
    .list({ tenantId: world.tenants.a, actor: systemActor }, {})
  expect(kept).toMatchObject([{ value: '', valueHash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  const reports = await verifyAudit(world.database)
  expect(reports.flatMap(({ faults }) => faults)).toEqual([])
  expect(reports.find(({ tenantId }) => tenantId === world.tenants.a)!.erased).toBeGreaterThan(4)
  const [note] = await call(
    'GET',
    `notes?filter=${encodeURIComponent('{"q":"Brother of"}')}&range=[0,0]`,
  )
  expect(note.text).toBe('Brother of  <>')
  const told = await world.database.system((db) =>
    db
      .selectFrom('webhook_deliveries')
      .select('payload')
      .where('event_type', '=', 'profile.erased')
      .execute(),
  )
  expect(told).toMatchObject([{ payload: { data: { formerId: profile } } }])
})

it('keeps what is told about a person whose address only ends in the same way', async () => {
  await call('POST', 'suppressions', { value: 'joanna@twin.example' })
  await call('POST', 'contacts', { email: 'joanna@twin.example' })
  const anna = await call('POST', 'profiles', { name: 'Anna', email: 'anna@twin.example' })
  await call('POST', `profiles/${anna.id}/erase`, {})
  await own.work.drain()
  const [joanna] = await call('GET', 'suppressions?range=[0,0]&sort=["createdAt","DESC"]')
  expect(joanna.value).toBe('joanna@twin.example')
  expect(await placesOf('joanna@twin.example')).toContain('audit_entries.after')
})

it('erases from the log what it tells about a deleted contact, once it cannot be restored', async () => {
  const made = await call('POST', 'contacts', { email: 'kim@deleted.example' })
  await call('POST', 'contacts/bulk', { action: 'delete', ids: [made.id] })
  await purgeExpired(own.world.engine, new Date(own.world.clock.now()))
  expect(await placesOf('kim@deleted.example')).toContain('audit_entries.after')
  await purgeExpired(own.world.engine, new Date(own.world.clock.now() + 2 * UNDO_WINDOW_MS))
  const left = await placesOf('kim@deleted.example')
  expect(left.filter((place) => place.startsWith('audit_entries'))).toEqual([])

  const lee = await call('POST', 'contacts', { email: 'lee@deleted.example' })
  await call('DELETE', `contacts/${lee.id}?version=${lee.version}`)
  expect(await placesOf('lee@deleted.example')).toEqual([])
  expect((await verifyAudit(own.world.database)).flatMap(({ faults }) => faults)).toEqual([])
})

/** Tables in which traces are not looked for, by the reason. The dialog names those that matter. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'definitions and settings, whose meaning a cut would change': [
    'action_types agents agent_facts agent_tests agent_shares agent_versions campaign_events',
    'campaign_versions condition_types engages export_configs forms',
    'goals import_configs journeys journey_versions json_schemas object_types patches plugins',
    'property_types repositories retention_rules rules scopes scorings scripts segments shares',
    'sources system_properties templates template_versions topics user_lists webhooks',
  ],
  'objects of types that the organization defined': ['customs custom_values profile_groups'],
  'erased by id': ['contacts profiles profile_merges'],
  'filters that colleagues saved for themselves': ['saved_views'],
  'fictitious people': ['personas persona_sessions'],
  'accounts of colleagues, and their access': [
    'api_keys identity_accounts identity_grants identity_tokens invitations mailbox_sign_ins',
    'sign_in_sessions tenants users',
  ],
  'records of the installation, about its own visitors': [
    'contact_requests first_looks newsletter_subscriptions',
  ],
  'the mail servers of others, in development only': ['caught_mails'],
  'no texts about people': [
    'audit_chains definition_changes dkim_keys installations language_models outbound_holds',
    'payment_reports researched_companies rule_stats secret_values sending_domains workers',
  ],
}

it('looks into every table, or says why not', () => {
  const kept = Object.values(KEPT).flatMap((lines) => lines.flatMap((line) => line.split(' ')))
  const tables = entities.map(({ table }) => table)
  expect(kept.filter((table) => !tables.includes(table))).toEqual([])
  const known = new Set([
    ...Object.keys(CUT_OUT),
    ...Object.keys(REMOVED),
    ...aboutPeople.filter(({ isLink }) => !isLink).map(({ entity }) => entity.table),
    ...kept,
  ])
  const open = entities.filter(
    ({ table, fields }) =>
      !known.has(table) &&
      fields.some(
        ({ base, node }) =>
          !base &&
          !node.enum &&
          !node['x-ref'] &&
          ['object', 'array', 'string'].includes(String(node.type)),
      ),
  )
  expect(open.map(({ table }) => table)).toEqual([])
})
