import { sql } from 'kysely'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { isDisposable } from '#engine/audience/contacts/address-lists.ts'
import { addressFault, normalizeAddress } from '#engine/audience/contacts/normalize-contact.ts'
import type { TenantDb } from '#platform/database/database.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import type { PublicForm } from './find-form.ts'
import type { FormPhrases } from './form-phrases.ts'

/** What a visitor entered, as it was sent. */
export interface FormEntries {
  email: string
  firstName: string
  lastName: string
  /** By property. */
  properties: Record<string, string>
  agrees: boolean
}

/** Where a sign-up came from. */
export interface SignUpOrigin {
  page: string
  ipAddress: string
}

/** The kind of job that sends a confirmation email. */
export const SEND_CONFIRMATION = 'send-form-confirmation'

/** About four hours, in which a paused mailbox may continue. */
const CONFIRMATION_ATTEMPTS = 10
/** Minimum time between two confirmation emails of one form to one address. */
const BETWEEN_MAILS = HOUR_MS
/** Maximum number of confirmation emails to one address in that time, of all forms together. */
const MAX_MAILS = 3
const MAX_LENGTH = 200

function emailFault(address: string) {
  if (address === '') return 'missing'
  if (addressFault(address)) return 'invalid'
  return isDisposable(address) ? 'disposable' : null
}

/** What keeps the entries from being sent, by field. */
export function faultsOf({
  email,
  agrees,
}: FormEntries): Partial<Record<'email' | 'consent', keyof FormPhrases['faults']>> {
  const fault = emailFault(normalizeAddress(email))
  return { ...(fault ? { email: fault } : {}), ...(agrees ? {} : { consent: 'consent' }) }
}

const short = (text: string) => text.trim().slice(0, MAX_LENGTH)

/**
 * Stores a sign-up as pending, with what proves it, and has its confirmation email sent. An address
 * that had one within the hour gets no other, and nothing is stored. The result is the same.
 */
export async function submitForm(
  engine: Engine,
  { row, properties }: PublicForm,
  entries: FormEntries,
  { page, ipAddress }: SignUpOrigin,
): Promise<void> {
  const tenantId = row.tenant_id
  const scope = systemScope(tenantId)
  const email = normalizeAddress(entries.email)
  await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    // Serializes concurrent sign-ups of an address: the second finds the first.
    const key = `form ${tenantId} ${email}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7421088))`.execute(db)
    if (await hadEmail(tx, row.id, email, engine.clock.now())) return
    const base = baseRow(engine, scope)
    const given = {
      ...(row.asks_first_name && short(entries.firstName)
        ? { firstName: short(entries.firstName) }
        : {}),
      ...(row.asks_last_name && short(entries.lastName)
        ? { lastName: short(entries.lastName) }
        : {}),
      ...Object.fromEntries(
        properties.flatMap(({ id }) => {
          const value = short(entries.properties[id] ?? '')
          return value ? [[id, value]] : []
        }),
      ),
    }
    await db
      .insertInto('form_submissions')
      .values({
        ...base,
        form_id: row.id,
        state: 'pending',
        email,
        values: jsonb(given),
        wording: row.consent_text,
        topic_ids: jsonb(row.topic_ids),
        form_version: row.version,
        language: row.language,
        page: page.slice(0, 500),
        ip_address: ipAddress.slice(0, 45),
        token_hash: '',
        mailed_at: null,
        fault: '',
        confirmed_at: null,
        confirmed_ip: '',
        profile_id: null,
      })
      .execute()
    await enqueue(
      { ...tx, scope },
      {
        kind: SEND_CONFIRMATION,
        payload: { submissionId: base.id },
        maxAttempts: CONFIRMATION_ATTEMPTS,
      },
    )
  })
}

/** Whether the address may get no further confirmation email now. */
async function hadEmail(
  { db, tenantId }: TenantDb,
  formId: string,
  email: string,
  now: number,
): Promise<boolean> {
  const recent = await db
    .selectFrom('form_submissions')
    .select('form_id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .where('created_at', '>', new Date(now - BETWEEN_MAILS))
    // An email that could not be sent is none.
    .where((eb) => eb.or([eb('mailed_at', 'is not', null), eb('fault', '=', '')]))
    .execute()
  return recent.length >= MAX_MAILS || recent.some((one) => one.form_id === formId)
}
