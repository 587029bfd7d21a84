import type { FormSubmissionRow } from '#model/schema/entities.generated.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { profilesOf } from '#engine/audience/consent/address-consent.ts'
import { recordAnswer, type ConsentProof } from '#engine/audience/consent/record-answer.ts'
import { addToList } from '#engine/segments/lists.ts'
import { placeOfToken } from '#engine/mail/opt-out-token.ts'
import { receiveAgain } from '#engine/engage/preferences/answer.ts'
import { takeOwnEvent } from '#engine/ingest/events/take-own-event.ts'
import { recordConsentEvent } from '#engine/ingest/people/record-event.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import type { Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'

/** How long a sign-up can be confirmed, in milliseconds. */
const VALID = 7 * DAY_MS

/** Deletes sign-ups that can no longer be confirmed. */
export async function purgePending(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('form_submissions')
    .where('state', '=', 'pending')
    .where('created_at', '<', new Date(now.getTime() - VALID))
    .execute()
}

/** The sign-up behind a link, confirmed or not; null for an unknown, replaced or expired link. */
export async function findSubmission(
  { database, clock }: Engine,
  token: string,
): Promise<FormSubmissionRow | null> {
  const place = placeOfToken(token)
  if (!place) return null
  const row = await database.tenant(place.tenantId, (db) =>
    db
      .selectFrom('form_submissions')
      .selectAll()
      .where('tenant_id', '=', place.tenantId)
      .where('id', '=', place.id)
      .where('token_hash', '=', sha256(token))
      .executeTakeFirst(),
  )
  if (!row) return null
  const isOver = row.state === 'pending' && row.created_at.getTime() < clock.now() - VALID
  return isOver ? null : row
}

/** The language of the sign-up that a replaced or expired link belongs to; empty when it is gone. */
export async function languageOfLink({ database }: Engine, token: string): Promise<string> {
  const place = placeOfToken(token)
  if (!place) return ''
  const row = await database.tenant(place.tenantId, (db) =>
    db
      .selectFrom('form_submissions')
      .select('language')
      .where('tenant_id', '=', place.tenantId)
      .where('id', '=', place.id)
      .executeTakeFirst(),
  )
  return row?.language ?? ''
}

/** The purposes of a sign-up: its topics, or all emails. */
const purposesOf = ({ topic_ids }: FormSubmissionRow): readonly string[] =>
  topic_ids.length > 0 ? topic_ids : ['']

const proofOf = (row: FormSubmissionRow, ipAddress: string): ConsentProof => ({
  way: 'form',
  wording: row.wording,
  formId: row.form_id,
  formVersion: row.form_version,
  page: row.page,
  ipAddress,
  source: `form, requested ${row.created_at.toISOString()} from ${row.ip_address}`,
})

/**
 * Confirms a sign-up: the consent with its proof first, then the person, the event, the list. Each
 * step is idempotent, so that a link that is opened again after a crash does the rest.
 */
export async function confirmSubmission(
  engine: Engine,
  submission: FormSubmissionRow,
  ipAddress: string,
): Promise<void> {
  const tenantId = submission.tenant_id
  const { email } = submission
  const scope = systemScope(tenantId)
  const proof = proofOf(submission, ipAddress)
  const { at, people } = await inTenant(engine, tenantId, async (tx) => {
    const found = await profilesOf(tx, email)
    const now = new Date(engine.clock.now())
    const [first] = await tx.db
      .updateTable('form_submissions')
      .set({ state: 'confirmed', confirmed_at: now, confirmed_ip: ipAddress.slice(0, 45) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', submission.id)
      .where('state', '=', 'pending')
      .returning('id')
      .execute()
    if (first)
      for (const topicId of purposesOf(submission))
        await recordAnswer(
          { ...tx, scope },
          {
            address: email,
            topicId,
            status: 'GRANTED',
            answeredAt: now,
            profileId: found[0] ?? null,
          },
          proof,
        )
    return { at: first ? now : (submission.confirmed_at ?? now), people: found }
  })
  if (submission.profile_id !== null) return
  await receiveAgain(engine, { tenantId, email }, proof)
  const profileId = await recordConfirmation(engine, submission, people[0] ?? engine.newId(), at)
  for (const other of people.filter((id) => id !== profileId))
    for (const purpose of submission.topic_ids)
      await recordConsentEvent(engine, scope, other, { answer: { purpose, status: 'GRANTED' }, at })
  const profile = await engine.stores.of('profile').get(scope, profileId)
  if (profile?.anonymous)
    await engine.stores.of('profile').update(scope, profileId, null, { anonymous: false })
  await joinList(engine, submission, profileId)
  await engine.database.tenant(tenantId, async (db) => {
    await db
      .updateTable('form_submissions')
      .set({ profile_id: profileId })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', submission.id)
      .execute()
    await db
      .updateTable('consent_records')
      .set({ profile_id: profileId })
      .where('tenant_id', '=', tenantId)
      .where('form_id', '=', submission.form_id)
      .where('profile_id', 'is', null)
      .where('address', '=', email)
      .execute()
  })
}

async function joinList(
  engine: Engine,
  { tenant_id: tenantId, form_id }: FormSubmissionRow,
  profileId: string,
): Promise<void> {
  const form = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('forms')
      .select('list_id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', form_id)
      .executeTakeFirst(),
  )
  if (form?.list_id) await addToList(engine, systemScope(tenantId), form.list_id, [profileId])
}

/**
 * Stores the confirmation as an event of the person, with their entries and consents. Creates the
 * person if there is none.
 * @returns the person
 */
async function recordConfirmation(
  engine: Engine,
  row: FormSubmissionRow,
  profileId: string,
  at: Date,
): Promise<string> {
  const tenantId = row.tenant_id
  const eventType = 'formConfirmed'
  const messageId = `${eventType} ${row.id}`
  const consent = { status: 'GRANTED' as const, statusDate: at.toISOString() }
  const form = { itemType: 'form', itemId: row.form_id, properties: {} }
  await takeOwnEvent(engine, tenantId, {
    eventType,
    messageId,
    profileId,
    properties: { page: row.page, language: row.language, topics: row.topic_ids },
    source: form,
    target: form,
    traits: { ...row.values, email: row.email },
    consents: Object.fromEntries(row.topic_ids.map((topicId) => [topicId, consent])),
    timeStamp: at.getTime(),
  })
  const event = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('events')
      .select('profile_id')
      .where('tenant_id', '=', tenantId)
      .where('message_id', '=', messageId)
      .executeTakeFirstOrThrow(),
  )
  return event.profile_id ?? profileId
}
