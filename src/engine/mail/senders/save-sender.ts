import { assertNotForOthers } from '#engine/mail/password-again.ts'
import type { Sender } from '#model/schema/entities.generated.ts'
import { assertNoFaults, type FieldError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import { addressFault, normalizeAddress } from '#engine/audience/contacts/normalize-contact.ts'
import { newOptOutToken } from '#engine/mail/opt-out-token.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'
import { providerOf } from './providers/list.ts'

const ADDRESSES = ['address', 'replyTo', 'returnPath'] as const
/** Settings that decide whether the relay lets the sender in. */
const ACCOUNT = [
  'provider',
  'region',
  'smtpHost',
  'smtpPort',
  'smtpSecurity',
  'smtpUser',
  'smtpPassword',
] as const

/** Addresses in the form in which they are stored. */
function normalizeSender(values: Partial<Sender>): Partial<Sender> {
  const addresses = ADDRESSES.flatMap((name) =>
    typeof values[name] === 'string' ? [[name, normalizeAddress(values[name]) || null]] : [],
  )
  return { ...values, ...Object.fromEntries(addresses) }
}

/** @throws ProductError `invalid` with the paths */
function checkSender(values: Partial<Sender>): void {
  const faults: FieldError[] = []
  for (const name of ADDRESSES) {
    const text = values[name] ?? ''
    const fault = text === '' && name !== 'address' ? null : addressFault(text)
    if (fault) faults.push({ path: `/${name}`, message: fault })
  }
  const wrong = providerOf(values as Sender).faults(values as Sender)
  for (const [name, message] of Object.entries(wrong)) faults.push({ path: `/${name}`, message })
  assertNoFaults(faults)
}

/**
 * Gives a new sender the address for its provider's reports, and lets one try again at once whose
 * limits or account were changed.
 */
async function followSender(
  db: Db,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  before: Sender | null,
  after: Sender,
): Promise<void> {
  const isOtherAccount = before && ACCOUNT.some((name) => before[name] !== after[name])
  await db
    .updateTable('senders')
    .set({
      free_at: null,
      ...(after.reportToken ? {} : { report_token: newOptOutToken(tenantId, after.id) }),
      ...(isOtherAccount ? { state: 'active', state_reason: '', cool_until: null } : {}),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', after.id)
    .execute()
}

/** Checks senders, and lets a changed one try again. */
export const senderHooks: EntityHooks<Sender> = {
  normalize: normalizeSender,
  async validate(_db, _scope, values, before) {
    checkSender(values)
    if (before) assertNotForOthers(before, values, ['smtp'])
  },
  async afterWrite(db, scope, before, after) {
    if (after) await followSender(db, scope, before, after)
  },
}
