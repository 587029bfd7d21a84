import { sql } from 'kysely'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { Kind, Load, Stage } from '../kind.ts'
import {
  areSettled,
  checkMails,
  inSending,
  keepEarlier,
  mailGate,
  makeMailboxes,
  sendTheRest,
  type Mailbox,
  type Sent,
} from './mailing.ts'
import { rowsOf } from './sql.ts'

export interface Messages {
  mailboxes: Mailbox[]
  /** One message for one person from each mailbox. */
  messages: { engageId: string; profileId: string; to: string }[]
}

/** A template, and for each mailbox a message and a person who is to get it. */
export async function makeMessages(stage: Stage, engine: Engine): Promise<Messages> {
  const { scope, name } = stage
  const mailboxes = await makeMailboxes(stage, engine)
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    subject: 'Hello',
    source: '<p>Hello {{ properties.firstName }}</p>',
  })
  await publishTemplate(engine, scope, 'hello', {})
  const messages: Messages['messages'] = []
  for (const [n, { id: mailboxId }] of mailboxes.entries()) {
    const to = `${name}-${n}@reader.example`
    const { id: profileId } = await engine.stores.of('profile').create(scope, {
      name: `Reader ${n}`,
      email: to,
      properties: { firstName: 'Una', email: to },
    })
    const { id: engageId } = await engine.stores
      .of('engage')
      .create(scope, { id: `letter-${n}`, name: `Letter ${n}`, templateId: 'hello', mailboxId })
    messages.push({ engageId, profileId, to })
  }
  await keepEarlier(stage, engine, messages[0]!.engageId, messages[0]!.profileId, mailboxes)
  return { mailboxes, messages }
}

const ledger = async ({ call, name }: Stage): Promise<Sent[]> => {
  const all = await call.list<{ address: string; state: string; rfcId: string; stepId: string }>(
    '/engage-messages',
    {},
  )
  return all.filter(({ stepId }) => stepId !== name).map((one) => ({ ...one, to: one.address }))
}

/** Messages to people of the customer data: recorded as sent means at the mail server once. */
export const messageSend: Kind<Messages> = {
  runsIn: 'worker',
  moments: [
    { at: 'message-send.claimed' },
    { at: 'message-send.claimed', skip: 1 },
    { at: 'mail-server' },
    { at: 'mail-server', isLost: true },
    { at: 'message-send.answered' },
    { at: 'message-send.noted' },
    { at: 'message-send.noted', skip: 1 },
  ],
  prepare: makeMessages,
  build: async (_stage, prepared) => prepared as Messages,
  gate: mailGate,
  async begin({ call, name }, { messages }): Promise<Load> {
    for (const { engageId, profileId } of messages)
      await call.ok(
        'POST',
        `/engage/${engageId}/email`,
        { profileIds: [profileId], count: 1 },
        { 'idempotency-key': `${name}-${engageId}` },
      )
    return { acknowledged: Promise.resolve(), unanswered: () => [] }
  },
  async inFlight(db, { tenantId }) {
    const rows = await inSending(db, 'engage_messages', tenantId)
    return { inFlight: rows.length > 0, rows }
  },
  isSettled: async (stage, { messages }) => areSettled(stage, await ledger(stage), messages.length),
  finish: (stage) => sendTheRest(stage, () => ledger(stage)),
  async check(db, stage) {
    const sent = await rowsOf<Sent>(
      db,
      sql`select address as to, state, rfc_id as "rfcId", detail, attempt from engage_messages
        where tenant_id = ${stage.tenantId} and step_id <> ${stage.name}`,
    )
    return checkMails(stage, sent)
  },
}
