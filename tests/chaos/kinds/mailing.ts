import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { createMailbox } from '#engine/mail/mailboxes/save-mailbox.ts'
import type { Gate } from '../gates.ts'
import type { Moment, Stage, Violation } from '../kind.ts'
import { between } from '../random.ts'
import { until } from '../until.ts'
import { none } from './sql.ts'

export interface Mailbox {
  id: string
  address: string
}

/** One message of the product's record, whichever table holds it. */
export interface Sent {
  to: string
  state: string
  rfcId: string
  [other: string]: unknown
}

/**
 * Mailboxes that may send at any hour. Each has a copy of an earlier message in its Sent folder, by
 * which the product knows that its provider keeps copies.
 */
export async function makeMailboxes(
  { world, scope, tenantId, name, random, mailboxes: count = between(random, 2, 3) }: Stage,
  engine: Engine,
): Promise<Mailbox[]> {
  await engine.database.system((db) =>
    db
      .updateTable('tenants')
      .set({
        sender_name: 'Ann Lee',
        postal_address: 'Acme\nMain Street 1\nSpringfield',
        time_zone: 'UTC',
      })
      .where('id', '=', tenantId)
      .execute(),
  )
  const mailboxes: Mailbox[] = []
  const { mail } = world
  for (let n = 0; n < count; n++) {
    const address = `${name}-box${n}@sender.example`
    const { id } = await createMailbox(engine, scope, {
      address,
      fromName: 'Ann Lee',
      smtpHost: mail.host,
      smtpPort: mail.smtpPort,
      smtpSecurity: 'none',
      smtpPassword: 'secret',
      imapHost: '127.0.0.1',
      imapPort: mail.imapPort,
      imapSecurity: 'none',
      windowDays: [1, 2, 3, 4, 5, 6, 7],
      windowFrom: '00:00',
      windowTo: '24:00',
      timeZone: 'UTC',
      gapMinutes: 1,
      // The sink files what it accepts.
      sentCopy: 'off',
    })
    mailboxes.push({ id, address })
  }
  return mailboxes
}

/** A message of last week that each mailbox has sent and keeps. */
export async function keepEarlier(
  { world, name, tenantId }: Stage,
  engine: Engine,
  engageId: string,
  profileId: string,
  mailboxes: readonly Mailbox[],
): Promise<void> {
  for (const { id, address } of mailboxes) {
    const rfcId = `<earlier-${id}@sender.example>`
    await world.mail.keepSent(address, rfcId)
    const at = new Date(engine.clock.now() - 7 * 86_400_000)
    await engine.database.system((db) =>
      sql`insert into engage_messages (id, tenant_id, engage_id, profile_id, channel, owner_kind,
        owner_id, step_id, visit, state, mailbox_id, rfc_id, sent_at, settled_at, due_at,
        asked_at, created_at, created_by, updated_at, updated_by)
      values (${engine.newId()}, ${tenantId}, ${engageId}, ${profileId}, 'email', 'send',
      ${engine.newId()}, ${name}, 0, 'sent', ${id}, ${rfcId}, ${at}, ${at}, ${at}, ${at}, ${at},
      'chaos', ${at}, 'chaos')`.execute(db),
    )
  }
}

export function mailGate({ world, name }: Stage, moment: Moment): Gate {
  const matches = (to: string) => to.startsWith(`${name}-`)
  if (moment.at === 'mail-server-cut') return world.mail.arm(moment.how, matches)
  return world.mail.arm(
    'hold',
    matches,
    moment.at === 'mail-server' && moment.isLost ? 'drop' : 'accept',
  )
}

const isOut = (state: string) => state === 'accepted' || state === 'sent'

/**
 * Everything that reached the mail server is recorded as sent; of what did not, nothing is claimed
 * any more.
 */
export function areSettled({ world }: Stage, sent: readonly Sent[], wanted: number): boolean {
  const arrived = new Set(world.mail.accepted.map(({ to }) => to))
  const open = sent.filter(({ state }) => !isOut(state))
  return (
    sent.length === wanted &&
    open.every(
      ({ to, state }) => ['unknown', 'planned', 'deferred'].includes(state) && !arrived.has(to),
    )
  )
}

/** Days that a message may wait which its server has lost. */
const DAYS = 5

/** Moves the product's clock until what the mail server has lost was sent after all. */
export async function sendTheRest(stage: Stage, read: () => Promise<Sent[]>): Promise<void> {
  const all = async () => (await read()).every(({ state }) => isOut(state))
  for (let day = 0; day < DAYS && !(await all()); day++) {
    await stage.call.ok('POST', '/dev/clock', { advance: day === 0 ? 'PT45M' : 'P1D' })
    await until('sending', 3000, all).catch(() => {})
    await stage.world.timeMoved()
  }
}

/** Recorded as sent means at the server once, and the other way round. */
export function checkMails({ world, name }: Stage, sent: readonly Sent[]): Violation[] {
  const arrived = world.mail.accepted.filter(({ to }) => to.startsWith(`${name}-`))
  const times = new Map<string, number>()
  for (const { to } of arrived) times.set(to, (times.get(to) ?? 0) + 1)
  return [
    ...none(
      'each message is sent',
      'lost',
      sent.filter(({ to }) => !times.has(to)),
    ),
    ...none(
      'no message arrives twice',
      'doubled',
      [...times]
        .filter(([, n]) => n > 1)
        .map(([to, n]) => ({
          to,
          n,
          ids: arrived.filter((one) => one.to === to).map(({ rfcId }) => rfcId),
        })),
    ),
    ...none(
      'what arrived is recorded as sent',
      'wrong',
      sent.filter(({ to, state }) => times.has(to) && !isOut(state)),
    ),
    ...none(
      'what arrived bears the recorded Message-ID',
      'wrong',
      sent.filter(
        ({ to, rfcId, state }) =>
          isOut(state) && !arrived.some((one) => one.to === to && one.rfcId === rfcId),
      ),
    ),
  ]
}

export const inSending = async (db: Db, table: 'messages' | 'engage_messages', tenantId: string) =>
  (
    await sql`select id, state, attempt, lease_until, rfc_id from ${sql.table(table)}
      where tenant_id = ${tenantId} and state = 'sending'`.execute(db)
  ).rows
