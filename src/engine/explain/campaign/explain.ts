import type {
  Campaign,
  Contact,
  MessageRow,
  OutreachRow,
  Tenant,
} from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import { message, say, saySentence } from '#language'
import type { Reason } from '#model/explanation.ts'
import { loadCampaign } from '#engine/campaigns/load-campaign.ts'
import { loadScreening } from '#engine/campaigns/people/screen-people.ts'
import { gatesOf } from '#engine/audience/contacts/screen-contact.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import type { ExplainKind, Question } from '../explain-kind.ts'
import { nameLinks } from '../name-links.ts'
import { choiceText, isoOf, linkTo } from '../reasons.ts'
import { organizationReasons } from '../sending.ts'
import { emailReason } from './email-reason.ts'

const LOG_ENTRIES = 50

interface Outreached {
  contact: Contact
  /** Null for a contact that is not among the people of the campaign. */
  outreach: OutreachRow | null
}

/** The person's contact, preferring one that the campaign writes to. */
async function outreachOf({
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

const emailsOf = ({ tx: { db, tenantId } }: Question, { id }: OutreachRow): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('outreach_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOG_ENTRIES)
    .execute()

/** The requirements of writing to the contact, one line each. */
async function gateReasons(
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
        value:
          reason === null
            ? ''
            : overridden
              ? say('{reason}; allowed: {why}', {
                  reason: saySentence(reason),
                  why: outreach?.override_reason ?? '',
                })
              : saySentence(reason),
      }),
    ),
    { links: [linkTo('contact', contact.id, contact.email)] },
  )
}

const stateText: Readonly<Record<OutreachRow['state'], string>> = {
  pending: message('not started'),
  scheduled: message('first email planned'),
  in_sequence: message('in the sequence'),
  waiting: message('waiting until the person is back'),
  needs_attention: message('needs attention'),
  replied: message('replied'),
  unsubscribed: message('unsubscribed'),
  bounced: message('bounced'),
  complained: message('reported as spam'),
  finished: message('finished the sequence'),
  excluded: message('excluded'),
  stopped: message('stopped'),
}

const MAY_GET_MORE = new Set(['pending', 'scheduled', 'in_sequence', 'waiting'])

async function historyOf({ tx: { db, tenantId } }: Question, { id }: OutreachRow) {
  const rows = await db
    .selectFrom('campaign_logs')
    .select(['id', 'at', 'text', 'type', 'message_id'])
    .where('tenant_id', '=', tenantId)
    .where('outreach_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOG_ENTRIES)
    .execute()
  return rows.map((row) => ({
    at: isoOf(row.at),
    says: row.text || row.type,
    links: row.message_id ? [linkTo('message', row.message_id, say('Email'))] : [],
  }))
}

function headlineOf(name: string, { name: campaign }: Campaign, emails: readonly MessageRow[]) {
  const sent = emails.filter(({ accepted_at: at }) => at !== null).length
  if (sent > 0)
    return say(
      {
        one: '{campaign} sent {count} email to {name}.',
        other: '{campaign} sent {count} emails to {name}.',
      },
      { campaign, count: sent, name },
    )
  return emails.some(({ planned_at: at }) => at !== null)
    ? say('{campaign} will write to {name}.', { campaign, name })
    : say('{campaign} has not written to {name}.', { campaign, name })
}

/** Why a campaign wrote to a person, when the next email leaves, or why none does. */
export const campaign: ExplainKind = {
  id: 'campaign',
  access: 'member',
  about: 'contact',
  async explain(question) {
    const { tx, id, person, write } = question
    if (!isUuid(id)) throw fail('not_found', 'There is no such campaign.')
    const record = await loadCampaign(tx.db, id)
    const tenant = toRecord('tenant', await loadTenant(tx.db, tx.tenantId))
    const found = await outreachOf(question)
    const outreach = found?.outreach ?? null
    const emails = outreach ? await emailsOf(question, outreach) : []
    const lines: Reason[] = [
      write.fact(say('The campaign is running'), record.state === 'running', {
        value: choiceText(record.state),
      }),
      ...(await organizationReasons(question)),
      write.fact(say('The person is in the campaign'), outreach !== null, {
        value: found ? found.contact.email : say('not a contact'),
        at: outreach?.entered_at ?? null,
        links: found ? [linkTo('contact', found.contact.id, found.contact.email)] : [],
      }),
    ]
    if (outreach)
      lines.push(
        write.fact(say('The sequence continues'), MAY_GET_MORE.has(outreach.state), {
          value: [say(stateText[outreach.state]), outreach.state_reason]
            .filter(Boolean)
            .join(' · '),
          at: outreach.finished_at ?? outreach.updated_at,
        }),
      )
    if (found) lines.push(await gateReasons(question, record, tenant, found))
    if (emails.length > 0)
      lines.push(
        write.group(
          say('Emails'),
          emails.some(({ accepted_at: at }) => at !== null) ? true : null,
          emails.map((row) => emailReason(question, record, row)),
        ),
      )
    return {
      subject: linkTo('campaign', record.id, record.name),
      holds: emails.some(({ accepted_at: at }) => at !== null),
      headline: headlineOf(person.name, record, emails),
      reasons: await nameLinks(tx, lines),
      history: outreach ? await historyOf(question, outreach) : [],
    }
  },
}
