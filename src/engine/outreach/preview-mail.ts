import { loadCampaign } from './load-campaign.ts'
import type { Campaign, Contact, Tenant } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { MailPreview, Step } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import { zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { newRfcId } from '#engine/mail/message-id.ts'
import { mailHeaders } from '#engine/outreach/sending/mail-identity.ts'
import {
  renderMail,
  type MailSource,
  type RenderedMail,
} from '#engine/outreach/sending/render-mail.ts'
import { findWhyYou } from '#engine/outreach/sending/find-why-you.ts'
import type { WhyYou } from '#model/api/company-research.ts'
import { wallTime } from '#model/lib/windows.ts'
import { enabledSteps } from '#model/api/outreach.ts'
import type { EngineTx } from '#engine/kernel/tenant-tx.ts'

/** Placeholder for the recipient's token. */
const TOKEN_PLACE = 'your-personal-link'

export interface PreviewInput {
  contactId: string
  stepId: string
  variantId?: string
}

/**
 * Renders an email exactly as it will be sent, with its headers.
 * @throws ProductError `not_found`
 */
export async function previewMail(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
  ask: PreviewInput,
): Promise<MailPreview> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const campaign = await loadCampaign(db, campaignId)
    const contactRow = await db
      .selectFrom('contacts')
      .selectAll()
      .where('id', '=', ask.contactId)
      .executeTakeFirst()
    if (!contactRow) throw fail('not_found', 'There is no such contact.')
    return previewFor({ db, engine }, campaign, toRecord('contact', contactRow), ask)
  })
}

export async function previewFor(
  { db, engine }: EngineTx,
  campaign: Campaign,
  contact: Contact,
  ask: Pick<PreviewInput, 'stepId' | 'variantId'>,
): Promise<MailPreview> {
  const tenant = toRecord('tenant', await loadTenant(db, campaign.tenantId))
  const outreach = await db
    .selectFrom('outreaches')
    .select(['id', 'mailbox_id'])
    .where('campaign_id', '=', campaign.id)
    .where('contact_id', '=', contact.id)
    .executeTakeFirst()
  const planned =
    outreach &&
    (await db
      .selectFrom('messages')
      .select(['planned_at', 'mailbox_id', 'accepted_at'])
      .where('outreach_id', '=', outreach.id)
      .where('step_id', '=', ask.stepId)
      .executeTakeFirst())
  const mailbox = await mailboxFor(
    db,
    campaign,
    planned?.mailbox_id ?? outreach?.mailbox_id ?? null,
    tenant,
  )
  const rendered = renderStep({
    campaign,
    contact,
    tenant,
    mailbox,
    outreachId: outreach?.id ?? contact.id,
    ...ask,
    publicUrl: engine.publicUrl,
    whyYou: await findWhyYou(db, tenant, { campaign, contact }, engine.clock.now()),
  })
  const when = (planned?.accepted_at ?? planned?.planned_at)?.getTime() ?? null
  const zone = zoneOf(contact, campaign, tenant.timeZone)
  const identity = mailHeaders({
    engine,
    mailbox,
    tenant,
    contact,
    rendered,
    rfcId: newRfcId(campaign.id, mailbox.address),
    token: TOKEN_PLACE,
    thread: [],
    at: when ?? engine.clock.now(),
  })
  return {
    from: `${identity.from.name} <${identity.from.address}>`,
    to: contact.email,
    subject: rendered.subject,
    text: rendered.text,
    html: null,
    headers: {
      From: `${identity.from.name} <${identity.from.address}>`,
      To: contact.email,
      Subject: rendered.subject,
      'List-Unsubscribe': `<${identity.unsubscribe.url}>, <${identity.unsubscribe.mailto}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      ...(rendered.sameThread
        ? { 'In-Reply-To': '(the previous email)', References: '(the thread)' }
        : {}),
      'Content-Type': 'text/plain; charset=utf-8',
    },
    when: when === null ? null : new Date(when).toISOString(),
    whenThere: when === null ? '' : `${wallTime(zone, when)} in ${zone}`,
    filled: rendered.filled,
    missing: rendered.missing,
    words: rendered.words,
    whyYou: rendered.whyYou,
  }
}

interface StepRender {
  campaign: Campaign
  contact: Contact
  tenant: Tenant
  mailbox: MailSource['mailbox']
  outreachId: string
  stepId: string
  variantId?: string
  publicUrl: string
  whyYou?: WhyYou | null
}

/** The step with the text of a variant; with its own for an empty id, and unchanged without one. */
function asVariant(step: Step, id: string | undefined): Step {
  const variant = id ? step.variants?.find((candidate) => candidate.id === id) : undefined
  if (variant)
    return {
      ...step,
      subject: variant.subject || step.subject,
      body: variant.body,
      variants: [],
    }
  return id === '' ? { ...step, variants: [] } : step
}

/**
 * Renders one step for one person; a follow-up in the same thread shows the first email's subject.
 * @throws ProductError `not_found`
 */
export function renderStep({
  campaign,
  stepId,
  variantId,
  outreachId,
  publicUrl,
  contact,
  tenant,
  mailbox,
  whyYou = null,
}: StepRender): RenderedMail {
  const found = campaign.steps.find((step) => step.id === stepId)
  if (!found) throw fail('not_found', 'There is no such email in this campaign.')
  const step = asVariant(found, variantId)
  const first = enabledSteps(campaign.steps)[0]
  const source = {
    campaign:
      step === found
        ? campaign
        : { ...campaign, steps: campaign.steps.map((one) => (one.id === stepId ? step : one)) },
    contact,
    tenant,
    mailbox,
    outreach: { id: outreachId },
    unsubscribeUrl: `${publicUrl}/unsubscribe/${TOKEN_PLACE}`,
    whyYou,
  }
  const baseSubject =
    first && first.id !== stepId
      ? renderMail({ ...source, step: first, baseSubject: '' }).subject
      : ''
  return renderMail({ ...source, step, baseSubject })
}

/** The expected sending mailbox; the sender identity when there is none yet. */
async function mailboxFor(
  db: Db,
  campaign: Campaign,
  mailboxId: string | null,
  tenant: Tenant,
): Promise<MailSource['mailbox']> {
  const chosen = campaign.schedule.mailboxIds ?? []
  const row = mailboxId
    ? await db.selectFrom('mailboxes').selectAll().where('id', '=', mailboxId).executeTakeFirst()
    : await db
        .selectFrom('mailboxes')
        .selectAll()
        .$if(chosen.length > 0, (query) => query.where('id', 'in', chosen))
        .orderBy('state')
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst()
  if (row) return toRecord('mailbox', row)
  return {
    address: 'you@your-domain.example',
    fromName: tenant.senderName || tenant.name,
    signature: '',
    timeZone: tenant.timeZone,
  } as MailSource['mailbox']
}
