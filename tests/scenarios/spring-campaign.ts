import type { Campaign, Contact, Mailbox } from '#model/schema/entities.generated.ts'
import { savePart } from '#engine/outreach/save-part.ts'
import { importList } from '#engine/outreach/people/import-contacts.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { createMailbox } from '#engine/mail/mailboxes/save-mailbox.ts'
import { readInbox } from '#engine/outreach/replies/read-inboxes.ts'

export const BERLIN = 'Europe/Berlin'

/** A mailbox whose folders have been read once. */
export async function addMailbox(engine: Engine, scope: ActorScope, values: Partial<Mailbox> = {}) {
  const view = await createMailbox(engine, scope, {
    address: 'ann@acme.example',
    fromName: 'Ann Lee',
    smtpHost: 'smtp.acme.example',
    imapHost: 'imap.acme.example',
    smtpPassword: 'secret',
    timeZone: BERLIN,
    ...values,
  })
  await readInbox(engine, scope.tenantId, view.id)
  return view
}

const step = (id: string, delayDays: number, subject: string, body: string) => ({
  id,
  delayDays,
  subject,
  body,
})
const messaging = {
  companyName: { text: 'Acme' },
  buyers: { text: 'companies' },
  whatYouDo: { text: 'Invoices that pay themselves' },
  audience: { text: 'finance teams' },
  valuePropositions: [{ text: 'Paid in days' }],
  pains: [{ text: 'late payments' }],
  callToAction: { kind: 'reply' as const, text: 'Worth a look?' },
}
const words =
  'Many finance teams tell us that unpaid invoices cost them more time than any other ' +
  'task, and that nobody likes to chase. We send reminders that customers answer.'

/** A campaign of four steps, saved part by part as people do. */
export async function addCampaign(
  engine: Engine,
  scope: ActorScope,
  values: Partial<Campaign> = {},
): Promise<string> {
  const made = await engine.stores.of('campaign').create(scope, {
    name: 'Spring campaign',
    websiteUrl: 'https://acme.example',
    state: 'configuring',
    ownerId: 'user-1',
    messaging,
    targets: {},
    schedule: { timeZone: BERLIN },
    source: {},
    reviewed: {},
    steps: [
      step(
        's1',
        0,
        'Late invoices at {{company|your company}}',
        `Hello {{first_name|there}},\n\n${words} Worth a look?`,
      ),
      step('s2', 3, '', `${words} Shall I send an example?`),
      step('s3', 7, '', `${words} Is this for you?`),
      step('s4', 7, '', `${words} Shall I leave it here?`),
    ],
    ...values,
  })
  for (const part of ['messaging', 'steps', 'targets'] as const)
    await savePart(
      engine,
      scope,
      { id: made.id, version: null },
      { part, value: made[part] as never },
    )
  return made.id
}

/** People in a campaign, told apart by their number. */
export async function addPeople(
  engine: Engine,
  scope: ActorScope,
  {
    campaignId,
    count,
    values = {},
  }: { campaignId: string; count: number; values?: Partial<Contact> | undefined },
) {
  const people = Array.from({ length: count }, (_, n) => ({
    email: `person${n}@firm${n}.example`,
    firstName: `Person${n}`,
    company: `Firm ${n}`,
    country: 'GB',
    timeZone: BERLIN,
    ...values,
  }))
  return (
    await importList(engine, scope, people, { existing: 'update', campaignId, source: 'test' })
  ).result
}
