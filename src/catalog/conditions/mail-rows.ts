import { sql, type RawBuilder } from 'kysely'
import type { MailHappening } from '#condition/facts.ts'
import { ANSWER_STEP } from '#model/outreach.ts'
import type { DatedRows } from './dated-rows.ts'

export interface MailRows extends DatedRows {
  campaign: RawBuilder<string | null>
}

const people = sql`from contacts contact join outreaches way on way.tenant_id = contact.tenant_id
  and way.contact_id = contact.id`
const of = {
  tenant: sql<string>`contact.tenant_id`,
  profile: sql<string>`contact.profile_id`,
  campaign: sql<string>`way.campaign_id`,
}
/** Mails of the sequence; what somebody wrote as an answer is a conversation, and none of them. */
const mails = sql`${people} join messages mail on mail.tenant_id = way.tenant_id
  and mail.outreach_id = way.id where starts_with(mail.step_id, ${ANSWER_STEP}) = false`

/**
 * Where it is kept what became of mails of campaigns: of people whose contact has been matched with
 * their profile. Opening and clicking are not among it: mails of campaigns carry nothing that would
 * tell.
 */
export const mailRows: Readonly<Record<MailHappening, MailRows>> = {
  sent: { ...of, from: sql`${mails} and mail.accepted_at is not null`, at: sql`mail.accepted_at` },
  bounced: { ...of, from: sql`${mails} and mail.bounced_at is not null`, at: sql`mail.bounced_at` },
  replied: {
    ...of,
    from: sql`${people} join replies mail on mail.tenant_id = way.tenant_id
      and mail.outreach_id = way.id where mail.kind = 'human'`,
    at: sql`mail.received_at`,
  },
}
