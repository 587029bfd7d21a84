import { sql, type RawBuilder } from 'kysely'
import type { MailHappening } from '#condition/facts.ts'
import { ANSWER_STEP } from '#model/api/outreach.ts'
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
/** Emails of the sequence; a person's answer to a reply is not one of them. */
const mails = sql`${people} join messages mail on mail.tenant_id = way.tenant_id
  and mail.outreach_id = way.id where starts_with(mail.step_id, ${ANSWER_STEP}) = false`

/**
 * The tables with outcomes of campaign emails, for people whose contact is matched with their
 * profile. Opens and clicks are missing, because campaign emails contain no tracking.
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
