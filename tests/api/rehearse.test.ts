import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import type { Campaign } from '#model/schema/entities.generated.ts'
import type { Rehearsal } from '#model/api/rehearsal.ts'
import { addServerTexts } from '#entry/server-texts.ts'
import { importList } from '#engine/outreach/people/import-contacts.ts'
import { createMailbox } from '#engine/mail/mailboxes/save-mailbox.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: TestApp
let id = ''
let calls = 0

beforeAll(async () => {
  addServerTexts()
  world = await startTestApp()
  const called = async () => {
    calls++
    throw new Error('A rehearsal opened a connection.')
  }
  Object.assign(world.engine, {
    transport: { deliver: called, probe: async () => null, close: async () => {} },
    reader: {
      newMessages: called,
      findSent: called,
      findReceived: called,
      fileSent: called,
      probe: called,
    },
  })
  id = await makeCampaign()
})
afterAll(() => world.close())

const scope = () => ({ tenantId: world.tenants.a, actor: systemActor })

async function makeCampaign(): Promise<string> {
  const steps: Campaign['steps'] = [
    { id: 's1', delayDays: 0, subject: 'For {{company|you}}', body: 'Hello {{first_name|there}}.' },
    { id: 's2', delayDays: 3, subject: '', body: 'One more thing. Worth a look?' },
  ]
  const made = await world.engine.stores.of('campaign').create(scope(), {
    name: 'Spring',
    websiteUrl: 'https://acme.example',
    state: 'configuring',
    ownerId: 'user-1',
    schedule: { timeZone: 'Europe/Berlin' },
    steps,
  })
  return made.id
}

async function rehearse(body: unknown = {}, headers = world.as.member) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/v1/campaigns/${id}/rehearse`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body as never,
  })
  return { status: answer.statusCode, film: answer.json() as Rehearsal }
}

/** Rows of every table, and when the last of them changed. */
async function everyTable(): Promise<Record<string, unknown>> {
  return world.database.system(async (db) => {
    const { rows: tables } = await sql<{ name: string; stamped: boolean }>`
      select t.table_name as name,
        exists (select from information_schema.columns c
          where c.table_schema = t.table_schema and c.table_name = t.table_name
            and c.column_name = 'updated_at') as stamped
      from information_schema.tables t
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by 1`.execute(db)
    const found: Record<string, unknown> = {}
    for (const { name, stamped } of tables) {
      const last = stamped ? sql`max(updated_at)::text` : sql`null`
      const { rows } = await sql`
        select count(*)::int as rows, ${last} as last from ${sql.table(name)}`.execute(db)
      found[name] = rows[0]
    }
    return found
  })
}

/** Sessions and limits are of the call, not of the rehearsal: one call before leaves them behind. */
async function unchangedBy<T>(act: () => Promise<T>): Promise<T> {
  await act()
  const before = await everyTable()
  const result = await act()
  expect(await everyTable()).toEqual(before)
  return result
}

test('without people and mailbox, samples play, and no row in any table changes', async () => {
  const { status, film } = await unchangedBy(() => rehearse())
  expect(status).toBe(200)
  expect(film.sample).toEqual({ people: true, mailbox: true })
  expect(film.people).toHaveLength(8)
  expect(film.totals.emails).toBeGreaterThan(8)
  expect(calls).toBe(0)
})

test('the same call gives the same film, and another seed another one', async () => {
  const { film } = await rehearse({ seed: 7 })
  expect((await rehearse({ seed: 7 })).film).toEqual(film)
  expect((await rehearse({ seed: 8 })).film.days).not.toEqual(film.days)
})

test('ready people and active mailboxes play, with chosen answers; nothing is kept of it', async () => {
  await createMailbox(world.engine, scope(), {
    address: 'ann@acme.example',
    fromName: 'Ann Lee',
    smtpHost: 'smtp.acme.example',
    imapHost: 'imap.acme.example',
    smtpPassword: 'secret',
    timeZone: 'Europe/Berlin',
  })
  const people = ['Alpha', 'Beta', 'Gamma'].map((company) => ({
    company,
    email: `bea@${company.toLowerCase()}.example`,
    firstName: 'Bea',
    country: 'GB',
  }))
  await importList(world.engine, scope(), people, {
    existing: 'update',
    campaignId: id,
    source: 'test',
  })
  const first = (await rehearse()).film
  expect(first.sample).toEqual({ people: false, mailbox: false })
  const bea = first.people.find(({ email }) => email === 'bea@alpha.example')!
  const { film } = await unchangedBy(() => rehearse({ answers: { [bea.id]: 'opt-out' } }))
  const after = film.people.find(({ id: one }) => one === bea.id)!
  expect(after).toMatchObject({ answer: 'opt-out', state: 'unsubscribed' })
  const events = film.days.flatMap(({ events: all }) => all)
  const email = events.find((event) => event.kind === 'email')!
  expect(email).toMatchObject({ from: 'Ann Lee <ann@acme.example>' })
  expect(calls).toBe(0)
})

test('an idempotency key is taken, although the film is read in a read-only transaction', async () => {
  const headers = { ...world.as.member, 'idempotency-key': 'rehearsal-1' }
  const { status, film } = await rehearse({}, headers)
  expect(status).toBe(200)
  expect((await rehearse({}, headers)).film).toEqual(film)
})

test('a campaign without emails has no film', async () => {
  const made = await world.engine.stores.of('campaign').create(scope(), {
    name: 'Empty',
    websiteUrl: 'https://acme.example',
    ownerId: 'user-1',
  })
  const full = id
  id = made.id
  const { status, film } = await rehearse()
  id = full
  expect([status, film.days, film.end.text]).toEqual([200, [], ''])
})

test('refuses unknown answers, and campaigns of others', async () => {
  expect((await rehearse({ answers: { someone: 'maybe' } })).status).toBe(422)
  expect((await rehearse({}, world.as.memberB)).status).toBe(404)
})

test('the film speaks the language of its reader', async () => {
  const { film } = await rehearse({}, { ...world.as.member, 'accept-language': 'de' })
  const texts = film.days.flatMap(({ events }) =>
    events.flatMap(({ consequences }) => consequences.map(({ text }) => text)),
  )
  expect(texts).toContain('Das war die letzte E-Mail an Bea.')
  expect(texts.filter((text) => /\b(the|email|is|are)\b/.test(text))).toEqual([])
})
