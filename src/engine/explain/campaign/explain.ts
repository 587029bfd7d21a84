import type { Campaign, MessageRow, OutreachRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { message, say } from '#language'
import type { Reason } from '#model/api/explanation.ts'
import { loadCampaign } from '#engine/outreach/load-campaign.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import type { ExplainKind, Question } from '../explain-kind.ts'
import { nameLinks } from '../name-links.ts'
import { choiceText, linkTo } from '../reasons.ts'
import { organizationReasons } from '../sending.ts'
import { emailReason } from './email-reason.ts'
import { gateReasons, historyOf, outreachOf } from './outreached.ts'

const EMAILS = 50

const emailsOf = ({ tx: { db, tenantId } }: Question, { id }: OutreachRow): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('outreach_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(EMAILS)
    .execute()

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
    const outreached = await outreachOf(question)
    const outreach = outreached?.outreach ?? null
    const emails = outreach ? await emailsOf(question, outreach) : []
    const lines: Reason[] = [
      write.fact(say('The campaign is running'), record.state === 'running', {
        value: choiceText(record.state),
      }),
      ...(await organizationReasons(question)),
      write.fact(say('The person is in the campaign'), outreach !== null, {
        value: outreached ? outreached.contact.email : say('not a contact'),
        at: outreach?.entered_at ?? null,
        links: outreached
          ? [linkTo('contact', outreached.contact.id, outreached.contact.email)]
          : [],
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
    if (outreached) lines.push(await gateReasons(question, record, tenant, outreached))
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
      history: outreach ? await historyOf(question, 'outreach_id', outreach.id) : [],
    }
  },
}
