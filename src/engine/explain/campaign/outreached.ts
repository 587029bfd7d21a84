import type { Campaign, Contact, OutreachRow, Tenant } from '#model/schema/entities.generated.ts'
import { say, saySentence } from '#language'
import type { PastEntry, Reason } from '#model/api/explanation.ts'
import { loadScreening } from '#engine/outreach/people/screen-people.ts'
import { gatesOf } from '#engine/audience/contacts/screen-contact.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import type { Question } from '../explain-kind.ts'
import { isoOf, linkTo } from '../reasons.ts'

const LOG_ENTRIES = 50

export interface Outreached {
  contact: Contact
  /** Null for a contact that is not among the people of the campaign. */
  outreach: OutreachRow | null
}

/** The person's contact, preferring one that the campaign writes to. */
export async function outreachOf({
  tx: { db, tenantId },
  id,
  person,
}: Question): Promise<Outreached | null> {
  if (person.contactIds.length === 0) return null
  const outreach = await db
    .selectFrom('outreaches')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', id)
    .where('contact_id', 'in', person.contactIds)
    .orderBy('entered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = await db
    .selectFrom('contacts')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', outreach?.contact_id ?? person.contactIds[0]!)
    .executeTakeFirst()
  return row ? { contact: toRecord('contact', row), outreach: outreach ?? null } : null
}

const blockText = (reason: string, isOverridden: boolean, outreach: OutreachRow | null) =>
  isOverridden
    ? say('{reason}; allowed: {why}', { reason, why: outreach?.override_reason ?? '' })
    : reason

/** The requirements of writing to the contact, one line each. */
export async function gateReasons(
  { tx: { db }, write, now }: Question,
  campaign: Campaign,
  tenant: Tenant,
  { contact, outreach }: Outreached,
): Promise<Reason> {
  const factsOf = await loadScreening(db, now, { campaign, tenant, contacts: [contact] })
  const gates = gatesOf(
    factsOf(contact, outreach?.id ?? contact.id, outreach?.override_reason ?? ''),
  )
  return write.all(
    say('You may email this person'),
    gates.map(({ requires, reason, overridden }) =>
      write.fact(say(requires), reason === null || overridden, {
        value: reason === null ? '' : blockText(saySentence(reason), overridden, outreach),
      }),
    ),
    { links: [linkTo('contact', contact.id, contact.email)] },
  )
}

/** What the log has of a person in a campaign, or of one email; the latest first. */
export async function historyOf(
  { tx: { db, tenantId } }: Question,
  by: 'outreach_id' | 'message_id',
  id: string,
): Promise<PastEntry[]> {
  const rows = await db
    .selectFrom('campaign_logs')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.tenant_id', '=', 'campaign_logs.tenant_id')
        .onRef('messages.id', '=', 'campaign_logs.message_id'),
    )
    .select([
      'campaign_logs.at',
      'campaign_logs.text',
      'campaign_logs.type',
      'campaign_logs.message_id',
      'messages.subject',
    ])
    .where('campaign_logs.tenant_id', '=', tenantId)
    .where(`campaign_logs.${by}`, '=', id)
    .orderBy('campaign_logs.at', 'desc')
    .orderBy('campaign_logs.id', 'desc')
    .limit(LOG_ENTRIES)
    .execute()
  return rows.map((row) => ({
    at: isoOf(row.at),
    says: row.text || row.type,
    // An email's own log needs no link to it.
    links:
      row.message_id && by === 'outreach_id'
        ? [linkTo('message', row.message_id, row.subject || say('Email'))]
        : [],
  }))
}
