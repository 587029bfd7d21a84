import type { Campaign, Contact, Message, Tenant } from '#model/schema/entities.generated.ts'
import { renderText } from '#model/email/merge-text.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { mergeValues } from './merge-values.ts'
import { variantOf } from './render-mail.ts'

/** The sending mailbox is chosen later. */
const NO_MAILBOX = { fromName: '', address: '' }

const personOf = ({ firstName, lastName, email }: Contact) =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** The subject that an email will have, by the current text of its step. */
function plannedSubject(
  message: Pick<Message, 'outreachId' | 'stepId'>,
  campaign: Campaign,
  contact: Contact,
  tenant: Pick<Tenant, 'senderName' | 'name'>,
): string {
  const { outreachId, stepId } = message
  const step = campaign.steps?.find(({ id }) => id === stepId)
  if (!step) return ''
  const own = variantOf(step, outreachId).subject.trim()
  const first = campaign.steps?.[0]
  const template = own || (first ? variantOf(first, outreachId).subject : '')
  const values = mergeValues({ contact, campaign, mailbox: NO_MAILBOX, tenant })
  return renderText(template, values, `${outreachId}|${stepId}`).text
}

/**
 * Gives emails that are not written yet a name: the subject that they will have, and the person.
 * Others are returned unchanged.
 */
export async function namePlanned(
  { stores }: Pick<Engine, 'stores'>,
  scope: ActorScope,
  messages: readonly Message[],
): Promise<Message[]> {
  const unnamed = messages.filter(({ subject }) => !subject)
  if (unnamed.length === 0) return [...messages]
  const idsOf = (name: 'campaignId' | 'contactId') => [
    ...new Set(unnamed.map((message) => message[name]).filter((id): id is string => !!id)),
  ]
  const [campaigns, contacts] = await Promise.all([
    stores.of('campaign').list(scope, { filter: { id: idsOf('campaignId') } }),
    stores.of('contact').list(scope, { filter: { id: idsOf('contactId') } }),
  ])
  const tenant = await stores.of('tenant').get({ ...scope, tenantId: '' }, scope.tenantId)
  if (!tenant) return [...messages]
  return messages.map((message) => {
    if (message.subject) return message
    const campaign = campaigns.rows.find(({ id }) => id === message.campaignId)
    const contact = contacts.rows.find(({ id }) => id === message.contactId)
    if (!campaign || !contact) return message
    const subject = plannedSubject(message, campaign, contact, tenant)
    return {
      ...message,
      subject: subject ? `${subject} (to ${personOf(contact)})` : personOf(contact),
    }
  })
}
