import { assertNotForOthers } from '#engine/mail/password-again.ts'
import { say } from '#language'
import { entityOf, type Mailbox } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { writtenValues } from '#model/schema/field-access.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import { addressFault, normalizeAddress } from '#engine/audience/contacts/normalize-contact.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { mailboxStopped, mailboxesChanged } from '#engine/mail/mail-events.ts'
import { isZone } from '#model/lib/time-zone.ts'
import { noTokens } from './sign-in/tokens.ts'
import { mailboxViews } from './mailbox-view.ts'
import type { RecordVersion } from '#store/entity-store.ts'

export type MailboxInput = Partial<Mailbox>

/**
 * Keeps only writable fields. A password of `{ set: true }` or an empty one leaves the stored
 * password unchanged.
 * @param before the stored mailbox, whose values hold where none are given
 */
function clean(input: MailboxInput, before: Mailbox | null = null): MailboxInput {
  const values = writtenValues<Mailbox>(entityOf('mailbox'), input)
  const isKept = (name: string, value: unknown) =>
    name.endsWith('Password') && (typeof value !== 'string' || value === '')
  const cleaned = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isKept(name, value)),
  ) as MailboxInput
  if (cleaned.address !== undefined) cleaned.address = normalizeAddress(String(cleaned.address))
  const fault = (path: string, message: string) =>
    fail('invalid', message, [{ path: `/${path}`, message }])
  if (
    cleaned.address !== undefined &&
    addressFault(cleaned.address) &&
    !/^[^@\s]+@localhost$/.test(cleaned.address)
  )
    throw fault('address', addressFault(cleaned.address)!)
  if (cleaned.timeZone !== undefined && !isZone(cleaned.timeZone))
    throw fault(
      'timeZone',
      say('"{zone}" is not a time zone; write for example Europe/Berlin.', {
        zone: cleaned.timeZone,
      }),
    )
  const { windowFrom = before?.windowFrom, windowTo = before?.windowTo } = cleaned
  if (windowFrom !== undefined && windowTo !== undefined && windowFrom >= windowTo)
    throw fault('windowTo', 'The hours must end after they begin.')
  return cleaned
}

/** A mailbox as shown to users. @throws ProductError `not_found` */
export const viewOf = async (db: Db, engine: Engine, id: string): Promise<MailboxView> => {
  const [view] = await mailboxViews(db, engine.clock.now(), [id])
  if (!view) throw fail('not_found', 'There is no such mailbox.')
  return view
}

export async function createMailbox(
  engine: Engine,
  scope: ActorScope,
  input: MailboxInput,
): Promise<MailboxView> {
  return inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    const values = clean(input)
    const taken =
      values.address &&
      (await db
        .selectFrom('mailboxes')
        .select('id')
        .where('address', '=', values.address)
        .executeTakeFirst())
    if (taken)
      throw fail('invalid', say('{address} is connected already.', { address: values.address! }), [
        { path: '/address', message: 'This mailbox is connected already.' },
      ])
    const mailbox = await engine.stores.of('mailbox').create(scope, values, { db })
    await publish(tx, mailboxesChanged, null)
    return viewOf(db, engine, mailbox.id)
  })
}

/**
 * A password replaces the sign-in at a provider.
 * @throws ProductError `conflict`, `not_found`, `invalid`
 */
export async function updateMailbox(
  engine: Engine,
  scope: ActorScope,
  { id, version }: RecordVersion,
  input: MailboxInput,
): Promise<MailboxView> {
  return inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    const before = await engine.stores.of('mailbox').get(scope, id, { db })
    const values = clean(input, before)
    const isSignedIn = before !== null && (before.signInBy ?? 'password') !== 'password'
    if (isSignedIn && !values.smtpPassword && (values.address ?? before.address) !== before.address)
      throw fail('invalid', 'The address belongs to the account that signed in.', [
        { path: '/address', message: 'Connect the other account as a mailbox of its own.' },
      ])
    if (before && !isSignedIn) assertNotForOthers(before, values, ['smtp', 'imap'])
    await engine.stores.of('mailbox').update(scope, id, version, values, { db })
    if (isSignedIn && values.smtpPassword)
      await db
        .updateTable('mailboxes')
        .set({ ...noTokens, sign_in_by: 'password', send_error: '', read_error: '' })
        .where('id', '=', id)
        .execute()
    await publish(tx, mailboxesChanged, null)
    return viewOf(db, engine, id)
  })
}

/** Enables or disables a mailbox; replans, and pauses campaigns that lose their last mailbox. */
export async function setMailboxState(
  engine: Engine,
  scope: ActorScope,
  id: string,
  state: 'active' | 'paused',
): Promise<MailboxView> {
  return inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    const by = scope.actor.name
    await engine.stores.of('mailbox').update(
      scope,
      id,
      null,
      {
        state,
        stateReason: state === 'paused' ? `Paused by ${by}` : '',
        ...(state === 'active' ? { coolUntil: null } : {}),
      },
      { db },
    )
    if (state === 'paused')
      await publish(tx, mailboxStopped, { pauseReason: 'no_mailbox', why: `Paused by ${by}.` })
    await publish(tx, mailboxesChanged, null)
    return viewOf(db, engine, id)
  })
}
