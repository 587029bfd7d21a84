import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entityOf, type EntityId } from '#model/schema/entities.generated.ts'
import { systemActor } from '#model/api/actor.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { sampleRecord } from '#tests/support/sample-record.ts'
import { NOW, startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { isEmailStale } from './lateness.ts'

let t: TestApp
let mailboxId = ''

/** A record with sample values, and these. */
async function create(id: EntityId, values: Record<string, unknown>): Promise<string> {
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const { stores } = t.engine
  const sample = await sampleRecord(stores, scope, entityOf(id), 1)
  return (await stores.of(id).create(scope, { ...sample, ...values })).id as string
}

beforeAll(async () => {
  t = await startTestApp()
  mailboxId = await create('mailbox', {})
  await create('message', { mailboxId })
})
afterAll(() => t.close())

const daysAgo = (days: number) => new Date(NOW - days * DAY_MS)

/** Whether an engage email is stale whose mailbox last sent an email of a campaign then. */
const isStaleAfter = async (due: Date, created: Date, acceptedAt: Date | null) => {
  const row = {
    tenant_id: t.tenants.a,
    mailbox_id: mailboxId,
    sender_id: null,
    due_at: due,
    created_at: created,
  }
  return t.database.tenant(t.tenants.a, async (db) => {
    await sql`update messages set accepted_at = ${acceptedAt}`.execute(db)
    return isEmailStale(db, row, NOW)
  })
}

it.each([
  { what: 'due today', due: 0, created: 9, accepted: null, stale: false },
  {
    what: 'due long ago, and nothing was sent since',
    due: 6,
    created: 9,
    accepted: 3,
    stale: true,
  },
  { what: 'waiting behind emails of campaigns', due: 6, created: 9, accepted: 1, stale: false },
  { what: 'created when it was too late', due: 9, created: 1, accepted: 1, stale: true },
])('tells whether an email is late that is $what', async ({ due, created, accepted, stale }) => {
  const at = accepted === null ? null : daysAgo(accepted)
  expect(await isStaleAfter(daysAgo(due), daysAgo(created), at)).toBe(stale)
})
