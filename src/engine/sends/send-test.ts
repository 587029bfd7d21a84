import { fail } from '#model/errors.ts'
import type { Contact } from '#model/entities.generated.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import { mailboxFor, renderStep } from '#engine/campaigns/preview-mail.ts'
import { addressFault, normaliseAddress } from '#engine/contacts/normalise-contact.ts'
import type { Engine, Scope } from '#engine/engine.ts'
import { smtpAccount } from '#engine/mailboxes/accounts.ts'
import { loadTenant, toRecord } from '#engine/rows.ts'
import { newRfcId } from './mail-identity.ts'

export interface TestAsk {
  stepId: string
  contactId?: string
  variantId?: string
  /** Where to; the caller's own address when left out. Only colleagues of the workspace otherwise. */
  to?: string
  me: string
}

/** Somebody to fill the variables with when the campaign has nobody yet. */
const SAMPLE = { email: 'sam@sample.example', firstName: 'Sam', lastName: 'Sample', title: 'Head of operations', company: 'Sample Ltd', companyDomain: 'sample.example', industry: '', city: '', country: '', department: '', timeZone: '', custom: {} } as unknown as Contact

/**
 * Sends one mail of the campaign to a colleague, from the campaign's mailbox, with "[Test]" before the subject and without an opt-out that works.
 * It is no part of the ledger. @throws ProductError `invalid`, `wrong_state`, `unavailable` with the server's words.
 */
export async function sendTest(engine: Engine, scope: Scope, campaignId: string, ask: TestAsk): Promise<{ to: string; subject: string }> {
  const to = normaliseAddress(ask.to || ask.me)
  if (addressFault(to)) throw fail('invalid', addressFault(to)!, [{ path: '/to', message: addressFault(to)! }])
  const prepared = await engine.database.tenant(scope.tenantId, async (db) => {
    const row = await db.selectFrom('campaigns').selectAll().where('id', '=', campaignId).executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such campaign.')
    const colleague = to === normaliseAddress(ask.me) || (await db.selectFrom('users').select('id').where('tenant_id', '=', scope.tenantId).where('email', '=', to).executeTakeFirst())
    if (!colleague) throw fail('invalid', 'Tests go to yourself or to a colleague of this workspace.', [{ path: '/to', message: 'Not a colleague.' }])
    const campaign = toRecord('campaign', row)
    const tenant = toRecord('tenant', await loadTenant(db, scope.tenantId))
    const contactRow = ask.contactId ? await db.selectFrom('contacts').selectAll().where('id', '=', ask.contactId).executeTakeFirst() : undefined
    const mailbox = await mailboxFor(db, campaign, null, tenant)
    const full = mailbox.id ? await db.selectFrom('mailboxes').selectAll().where('id', '=', mailbox.id).executeTakeFirst() : undefined
    if (!full) throw fail('wrong_state', 'Connect a mailbox first: the test leaves from it.')
    const contact = contactRow ? toRecord('contact', contactRow) : SAMPLE
    return { rendered: renderStep({ campaign, contact, tenant, mailbox, outreachId: ask.contactId ?? campaign.id, stepId: ask.stepId, variantId: ask.variantId, publicUrl: engine.publicUrl }), mailbox: { ...mailbox, smtpPassword: full.smtp_password } }
  })
  const { rendered, mailbox } = prepared
  const subject = `[Test] ${rendered.subject}`
  const raw = buildOutreachMessage({ from: { name: mailbox.fromName, address: mailbox.address }, to, subject, text: rendered.text, messageId: newRfcId(engine.newId(), mailbox.address), date: new Date(engine.clock.now()), timeZone: mailbox.timeZone })
  const result = await engine.transport.deliver(smtpAccount(engine, mailbox), { envelope: { from: mailbox.address, to }, raw })
  if (result.kind !== 'accepted') throw fail('unavailable', `The test was not sent: ${result.reply}`)
  return { to, subject }
}
