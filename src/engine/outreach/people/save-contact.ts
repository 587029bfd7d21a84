import { say } from '#language'
import { domainOf } from '#model/lib/address-domain.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { screenContacts } from './screen-people.ts'
import { normalizeContact, verdictOf } from '#engine/audience/contacts/normalize-contact.ts'
import type { RecordVersion } from '#store/entity-store.ts'

/**
 * Validates and normalizes the fields of the form.
 * @throws ProductError `invalid` with the paths of the faults
 */
function clean(values: Partial<Contact>): Partial<Contact> {
  const { contact, faults, notes } = normalizeContact(values)
  const wrong = [...faults, ...notes.filter((note) => note.column !== 'email')]
  const [firstWrong] = wrong
  if (firstWrong !== undefined)
    throw fail(
      'invalid',
      firstWrong.message,
      wrong.map((contactFault) => ({
        path: `/${contactFault.column}`,
        message: contactFault.message,
      })),
    )
  return contact
}

/** @throws ProductError `invalid`; for a known address with the id of that contact */
export async function createContact(
  engine: Engine,
  scope: ActorScope,
  values: Partial<Contact>,
): Promise<Contact> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const contact = clean(values)
    await requireFree(db, contact.email!, null)
    return engine.stores.of('contact').create(
      scope,
      {
        ...values,
        ...contact,
        source: contact.source || `added by ${scope.actor.name}`.slice(0, 200),
        sourcedAt: new Date(engine.clock.now()).toISOString(),
        verification: verdictOf(contact.email!),
      },
      { db },
    )
  })
}

/** Updates a contact and reevaluates it in all its campaigns, in the same transaction. */
export async function updateContact(
  engine: Engine,
  scope: ActorScope,
  { id, version }: RecordVersion,
  values: Partial<Contact>,
): Promise<Contact> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const before = await engine.stores.of('contact').get(scope, id, { db })
    if (!before) throw fail('not_found', 'There is no such contact.')
    const contact = clean({ ...before, ...followedDomain(before, values), ...values })
    if (contact.email !== before.email) await requireFree(db, contact.email!, id)
    const verification =
      contact.email === before.email ? values.verification : verdictOf(contact.email!)
    const after = await engine.stores.of('contact').update(
      scope,
      id,
      version,
      {
        ...values,
        ...contact,
        ...(verification ? { verification } : {}),
      },
      { db },
    )
    await screenContacts(tx, [id])
    return after
  })
}

/** A company domain that was taken from the address follows it, unless another one is given. */
function followedDomain(before: Contact, { email, companyDomain }: Partial<Contact>) {
  const moves = email && domainOf(email.toLowerCase()) !== domainOf(before.email)
  return moves && companyDomain === undefined && before.companyDomain === domainOf(before.email)
    ? { companyDomain: '' }
    : {}
}

async function requireFree(db: Db, email: string, except: string | null): Promise<void> {
  const other = await db
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (other && other.id !== except)
    throw fail(
      'invalid',
      say('{email} is among the contacts already.', { email }),
      [{ path: '/email', message: 'This address is among the contacts already.' }],
      { existingId: other.id },
    )
}
