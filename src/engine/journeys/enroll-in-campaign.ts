import { message } from '#language'
import { fail, ProductError } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { addPeople } from '#engine/outreach/people/add-people.ts'
import { normalizeContact, verdictOf } from '#engine/audience/contacts/normalize-contact.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'
import type { TenantTx, ScopedTx } from '#engine/kernel/tenant-tx.ts'

/** Who is to be enrolled in which campaign, and where that was decided. */
export interface Enrollment {
  profileId: string
  campaignId: string
  /** As the campaign's log and the contact's source name it. */
  source: string
}

/**
 * Adds the contact of a person to an outreach campaign.
 * @returns `enrolled`, `already`, or the reason why not as a sentence
 */
export async function enrollProfile(
  tx: TenantTx,
  scope: ActorScope,
  { profileId, campaignId, source }: Enrollment,
): Promise<'enrolled' | 'already' | (string & {})> {
  const { db, tenantId } = tx
  const person = await db
    .selectFrom('profiles')
    .select(['email', 'properties'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', profileId)
    .executeTakeFirst()
  if (!person?.email) return message('They have no email address.')
  const campaign = isUuid(campaignId)
    ? await db
        .selectFrom('campaigns')
        .select('state')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', campaignId)
        .executeTakeFirst()
    : undefined
  if (!campaign) return message('There is no such campaign.')
  if (campaign.state === 'archived') return message('The campaign is archived.')
  try {
    const contactId = await contactOf(
      { ...tx, scope },
      person as { email: string; properties: Record<string, unknown> },
      source,
    )
    return (await addPeople({ ...tx, scope }, campaignId, [contactId], source)) > 0
      ? 'enrolled'
      : 'already'
  } catch (error) {
    if (error instanceof ProductError) return error.message
    throw error
  }
}

/**
 * The contact with the person's address; created from the profile if necessary.
 * @throws ProductError when the address is invalid
 */
async function contactOf(
  { db, engine, scope }: ScopedTx,
  { email, properties }: { email: string; properties: Record<string, unknown> },
  source: string,
): Promise<string> {
  const known = await db
    .selectFrom('contacts')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (known) return known.id
  const text = (name: string) =>
    typeof properties[name] === 'string' ? properties[name] : undefined
  const { contact, faults } = normalizeContact({
    email,
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    title: text('title') ?? text('jobTitle'),
    country: text('country') ?? text('countryCode'),
  })
  const [fault] = faults
  if (fault !== undefined) throw fail('invalid', fault.message)
  const made = await engine.stores.of('contact').create(
    scope,
    {
      ...contact,
      source: source.slice(0, 200),
      sourcedAt: new Date(engine.clock.now()).toISOString(),
      verification: verdictOf(contact.email),
    },
    { db },
  )
  return made.id
}
