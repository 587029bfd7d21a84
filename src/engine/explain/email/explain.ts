import type { Campaign, MessageRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Reason } from '#model/api/explanation.ts'
import { isUuid } from '#model/lib/ids.ts'
import { say } from '#language'
import { loadCampaign } from '#engine/outreach/load-campaign.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { emailReason } from '../campaign/email-reason.ts'
import { gateReasons, historyOf, outreachOf } from '../campaign/outreached.ts'
import type { ExplainKind, Question } from '../explain-kind.ts'
import { nameLinks } from '../name-links.ts'
import { choiceText, linkTo } from '../reasons.ts'
import { mailboxReason, organizationReasons } from '../sending.ts'

/** @throws ProductError `not_found` for an id that is not of an email to the person */
async function emailOf({ tx, id, person }: Question): Promise<MessageRow> {
  const row = isUuid(id)
    ? await tx.db
        .selectFrom('messages')
        .selectAll()
        .where('tenant_id', '=', tx.tenantId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row || !person.contactIds.includes(row.contact_id))
    throw fail('not_found', 'There is no such email to this person.')
  return row
}

/** Whether the email before it in the sequence has been sent, and the wait after it is over. */
async function turnReasons(
  { tx, write, now }: Question,
  { steps }: Campaign,
  email: MessageRow,
): Promise<Reason[]> {
  const position = steps.findIndex(({ id }) => id === email.step_id)
  const step = steps[position]
  if (!step) return []
  const before = steps.slice(0, position).map(({ id }) => id)
  const earlier =
    before.length === 0
      ? undefined
      : await tx.db
          .selectFrom('messages')
          .select(['id', 'subject', 'accepted_at'])
          .where('tenant_id', '=', tx.tenantId)
          .where('outreach_id', '=', email.outreach_id)
          .where('step_id', 'in', before)
          .orderBy('accepted_at', (by) => by.desc().nullsLast())
          .executeTakeFirst()
  return [
    ...(earlier
      ? [
          write.fact(say('The email before it is sent'), earlier.accepted_at !== null, {
            at: earlier.accepted_at,
            links: [linkTo('message', earlier.id, earlier.subject || say('Email'))],
          }),
        ]
      : []),
    write.fact(say('Its earliest time has come'), email.earliest_at.getTime() <= now, {
      value: earlier
        ? say(
            {
              one: '{count} day after the email before it',
              other: '{count} days after the email before it',
            },
            { count: step.delayDays },
          )
        : '',
      at: email.earliest_at,
    }),
  ]
}

function headlineOf(names: { subject: string; name: string }, isSent: boolean, isOpen: boolean) {
  if (isSent) return say('"{subject}" was sent to {name}.', names)
  return isOpen
    ? say('"{subject}" is planned for {name}.', names)
    : say('"{subject}" was not sent to {name}.', names)
}

/** Why one email of a campaign was sent, when it is, or why it is not. */
export const email: ExplainKind = {
  id: 'email',
  access: 'member',
  about: 'contact',
  async explain(question) {
    const { tx, person, write } = question
    const row = await emailOf(question)
    const campaign = await loadCampaign(tx.db, row.campaign_id)
    const isSent = row.accepted_at !== null
    const isOpen = row.state === 'planned' || row.state === 'deferred'
    const names = { subject: row.subject || say('This email'), name: person.name }
    const lines: Reason[] = [
      { ...emailReason(question, campaign, row), links: [] },
      write.fact(say('The campaign is running'), isOpen ? campaign.state === 'running' : null, {
        value: choiceText(campaign.state),
        links: [linkTo('campaign', campaign.id, campaign.name)],
      }),
      ...(await turnReasons(question, campaign, row)),
    ]
    if (isOpen) {
      lines.push(...(await organizationReasons(question)))
      if (row.mailbox_id) lines.push(await mailboxReason(question, row.mailbox_id))
      const outreached = await outreachOf({ ...question, id: campaign.id })
      const tenant = toRecord('tenant', await loadTenant(tx.db, tx.tenantId))
      if (outreached) lines.push(await gateReasons(question, campaign, tenant, outreached))
    }
    return {
      subject: linkTo('message', row.id, names.subject),
      holds: isSent,
      headline: headlineOf(names, isSent, isOpen),
      reasons: await nameLinks(tx, lines),
      history: await historyOf(question, 'message_id', row.id),
    }
  },
}
