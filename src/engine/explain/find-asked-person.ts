import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { say } from '#language'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { AskedPerson } from './explain-kind.ts'

type Tx = Pick<TenantTx, 'db' | 'tenantId'>

interface ProfileFound {
  id: string
  name: string
  email: string | null
}
interface ContactFound {
  id: string
  email: string
  first_name: string
  last_name: string
  profile_id: string | null
}

const notFound = () =>
  fail('not_found', 'There is no such person.', [
    { path: '/person', message: 'The id of a profile or a contact, or an email address.' },
  ])

async function profileBy({ db, tenantId }: Tx, by: 'id' | 'email', value: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'name', 'email'])
    .where('tenant_id', '=', tenantId)
    .where(by, '=', value)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The profile with this id, also under the id of a profile that was merged into it. */
async function profileWithId(tx: Tx, id: string): Promise<ProfileFound | undefined> {
  const found = await profileBy(tx, 'id', id)
  if (found) return found
  const alias = await tx.db
    .selectFrom('profile_aliases')
    .select('profile_id')
    .where('tenant_id', '=', tx.tenantId)
    .where('kind', '=', 'profile')
    .where('value', '=', id)
    .executeTakeFirst()
  return alias ? profileBy(tx, 'id', alias.profile_id) : undefined
}

const contacts = ({ db, tenantId }: Tx) =>
  db
    .selectFrom('contacts')
    .select(['id', 'email', 'first_name', 'last_name', 'profile_id'])
    .where('tenant_id', '=', tenantId)

async function contactsFor(
  tx: Tx,
  profile: ProfileFound | undefined,
  email: string,
): Promise<ContactFound[]> {
  return contacts(tx)
    .where((where) =>
      where.or([
        ...(profile ? [where('profile_id', '=', profile.id)] : []),
        ...(email ? [where('email', '=', email)] : []),
        where.val(false),
      ]),
    )
    .orderBy('id')
    .limit(20)
    .execute()
}

const nameOf = (profile: ProfileFound | undefined, contact: ContactFound | undefined): string =>
  profile?.name ||
  [contact?.first_name, contact?.last_name].filter(Boolean).join(' ') ||
  profile?.email ||
  contact?.email ||
  say('This person')

/**
 * Finds the person by the id of a profile or a contact, or by an email address.
 * @throws ProductError `not_found`
 */
export async function findAskedPerson(tx: Tx, text: string): Promise<AskedPerson> {
  const asked: string = text.trim().toLowerCase()
  let profile: ProfileFound | undefined
  let contact: ContactFound | undefined
  if (asked.includes('@')) {
    profile = await profileBy(tx, 'email', asked)
    contact = await contacts(tx).where('email', '=', asked).executeTakeFirst()
  } else if (isUuid(asked)) {
    profile = await profileWithId(tx, asked)
    contact = profile ? undefined : await contacts(tx).where('id', '=', asked).executeTakeFirst()
    if (contact?.profile_id) profile = await profileBy(tx, 'id', contact.profile_id)
  }
  if (!profile && !contact) throw notFound()
  const email = profile?.email ?? contact?.email ?? null
  const known = await contactsFor(tx, profile, email?.toLowerCase() ?? '')
  return {
    profileId: profile?.id ?? null,
    contactIds: [...new Set([...(contact ? [contact.id] : []), ...known.map(({ id }) => id)])],
    name: nameOf(profile, contact ?? known[0]),
    email,
  }
}
