import { fail, ProductError } from '#model/lib/errors.ts'
import type { FormRow, FormSubmissionRow } from '#model/schema/entities.generated.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { readableOn, isHexColor } from '#model/lib/color-contrast.ts'
import type { Db } from '#platform/database/database.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { isOptOut } from '#engine/audience/contacts/suppression-list.ts'
import { suppressionsOf } from '#engine/audience/contacts/suppressions-of.ts'
import { newOptOutToken } from '#engine/mail/opt-out-token.ts'
import { throughSender } from '#engine/mail/senders/send-now.ts'
import { throughMailbox } from '#engine/mail/through-mailbox.ts'
import { sha256 } from '#platform/secrets.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { formIn } from './form-in.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The confirmation email of a sign-up, in the language of its form. */
export function confirmationMail(
  form: Pick<FormRow, 'title' | 'language'>,
  tenant: { sender: string; accentColor: string; postalAddress: string },
  link: string,
): { subject: string; html: string; text: string } {
  const { mail } = formIn(form.language)
  const fill = (phrase: string) =>
    phrase.replace('<form>', () => oneLine(form.title)).replace('<sender>', () => tenant.sender)
  const color = isHexColor(tenant.accentColor) ? tenant.accentColor : '#14171c'
  const sender = [tenant.sender, ...tenant.postalAddress.split(/\r?\n/)].filter(Boolean).join(', ')
  const paragraph = (inner: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${inner}</p>`
  return {
    subject: fill(mail.subject),
    html:
      `<!doctype html><html lang="${emailLanguageOf(form.language) ?? 'en'}"><head>` +
      `<meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
      `<title>${escape(fill(mail.subject))}</title></head>` +
      '<body style="margin:0;padding:32px 16px;font:16px/1.55 Arial,sans-serif">' +
      '<div style="max-width:520px;margin:0 auto">' +
      paragraph(escape(fill(mail.text))) +
      paragraph(
        `<a href="${escape(link)}" style="display:inline-block;padding:12px 20px;` +
          `border-radius:8px;background:${color};color:${readableOn(color)};` +
          `font-weight:bold;text-decoration:none">${escape(mail.button)}</a>`,
      ) +
      paragraph(escape(mail.after)) +
      paragraph(escape(sender), 'font-size:13px') +
      '</div></body></html>',
    text: `${fill(mail.text)}\n\n${mail.button}:\n${link}\n\n${mail.after}\n\n${sender}\n`,
  }
}

/**
 * Sends the confirmation email of a sign-up through the form's mailbox or sender, with a new link.
 * An address that bounced, complained or was stopped by the organization gets none. Retried when no
 * server accepts it: a process that dies after the server did may send a second one, whose link
 * replaces the first.
 */
export const sendConfirmationJob: JobHandler = async (engine, { job }) => {
  const { submissionId } = job.payload as { submissionId: string }
  const { tenantId } = job
  const token = newOptOutToken(tenantId, submissionId)
  const made = await engine.database.tenant(tenantId, async (db) => {
    if (await isOutboundHeld(db)) throw new Error('Sending is on hold.')
    const row = await db
      .selectFrom('form_submissions')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', submissionId)
      .where('state', '=', 'pending')
      .where('mailed_at', 'is', null)
      .executeTakeFirst()
    if (!row) return null
    const form = await db
      .selectFrom('forms')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.form_id)
      .executeTakeFirstOrThrow()
    const stops = await suppressionsOf({ db, tenantId }, row.email)
    if (
      stops.some((suppression) => suppression.kind === 'domain' || !isOptOut(suppression.reason))
    ) {
      await note(db, row, { fault: 'The address is on the suppression list.' })
      return null
    }
    const tenant = await loadTenant(db, tenantId)
    await note(db, row, { token_hash: sha256(token) })
    return { row, form, tenant }
  })
  if (!made) return { sent: false }
  const { row, form, tenant } = made
  const mail = {
    address: row.email,
    ...confirmationMail(
      form,
      {
        sender: tenant.sender_name || tenant.name,
        accentColor: tenant.accent_color,
        postalAddress: tenant.postal_address,
      },
      `${engine.publicUrl}/forms/confirm/${token}`,
    ),
  }
  const scope = systemScope(tenantId)
  try {
    await (form.sender_id
      ? throughSender(engine, scope, { senderId: form.sender_id, deliveryId: row.id }, mail)
      : throughMailbox(engine, scope, form.mailbox_id ?? '', mail))
  } catch (error) {
    const fault = messageOf(error).slice(0, 300)
    await engine.database.tenant(tenantId, (db) => note(db, row, { fault }))
    // A paused mailbox or sender may continue soon: the person still waits for the email.
    if (error instanceof ProductError && error.code === 'wrong_state')
      throw fail('unavailable', error.message)
    throw error
  }
  const mailedAt = new Date(engine.clock.now())
  await engine.database.tenant(tenantId, (db) => note(db, row, { mailed_at: mailedAt, fault: '' }))
  return { sent: true }
}

const note = (
  db: Db,
  { tenant_id, id }: FormSubmissionRow,
  values: Partial<Pick<FormSubmissionRow, 'mailed_at' | 'fault' | 'token_hash'>>,
) =>
  db
    .updateTable('form_submissions')
    .set(values)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
