import type { Db } from '#platform/database/database.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { normalizeAddress } from '#engine/audience/contacts/normalize-contact.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

export interface MatchedMail {
  messageId: string | null
  outreachId: string
  campaignId: string
  contactId: string
}

/**
 * How long a message from a recipient counts as a reply if it references none of our Message-IDs.
 */
const RECENT = 60 * DAY_MS

/**
 * Finds the email that a message answers: by any Message-ID it references (ours, or the
 * provider's), newest first; otherwise by its sender and the time of our last email to them.
 * Addresses are rarely shared, so sender and time suffice.
 */
export async function matchReply(
  db: Db,
  mail: IncomingMail,
  now: number,
): Promise<MatchedMail | null> {
  const ids = [...mail.refersTo].reverse().slice(0, 30)
  if (ids.length > 0) {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'outreach_id', 'campaign_id', 'contact_id', 'rfc_id', 'provider_id'])
      .where((eb) =>
        eb.or([
          eb('rfc_id', 'in', ids),
          eb.and([eb('provider_id', 'in', ids), eb('provider_id', '!=', '')]),
        ]),
      )
      .execute()
    for (const id of ids) {
      const row = rows.find((candidate) => candidate.rfc_id === id || candidate.provider_id === id)
      if (row)
        return {
          messageId: row.id,
          outreachId: row.outreach_id,
          campaignId: row.campaign_id,
          contactId: row.contact_id,
        }
    }
  }
  const sender =
    mail.machine?.kind === 'bounce' || mail.machine?.kind === 'complaint'
      ? mail.machine.recipient
      : mail.from.address
  const row = await db
    .selectFrom('messages')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'messages.tenant_id')
        .onRef('contacts.id', '=', 'messages.contact_id'),
    )
    .select(['messages.id', 'messages.outreach_id', 'messages.campaign_id', 'messages.contact_id'])
    .where('contacts.email', '=', normalizeAddress(sender))
    .where('messages.state', 'in', ['accepted', 'unknown', 'sending', 'bounced'])
    .where('messages.updated_at', '>', new Date(now - RECENT))
    .orderBy('messages.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? {
        messageId: row.id,
        outreachId: row.outreach_id,
        campaignId: row.campaign_id,
        contactId: row.contact_id,
      }
    : null
}
