import { say } from '#language'
import type { MailboxRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { domainOf as domainOfEmail } from '#model/lib/address-domain.ts'
import type { DomainProbe } from '#model/api/sending-domain.ts'
import { MINUTE_MS, SECOND_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import { verifyMessage } from '#platform/mail/dkim/verify-message.ts'
import { announceWrite } from '#engine/kernel/announce.ts'
import { systemScope, type Engine, type ActorScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { sendingStop, TRIAL_OVER } from '#engine/kernel/sending-stop.ts'
import { inScope, inTenant, scopedTx } from '#engine/kernel/tenant-tx.ts'
import { mailboxWithSecrets } from '#engine/mail/mailboxes/accounts.ts'
import { deliverFrom } from '#engine/mail/mailboxes/deliver-from.ts'
import { readWith } from '#engine/mail/mailboxes/read-with.ts'
import { newRfcId } from '#engine/mail/message-id.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { domainOf } from '../check-domain.ts'
import { asciiDomain } from '../domain-name.ts'
import { scheduleCheck } from '../schedule-check.ts'
import { signEmail } from '../sign-email.ts'
import { readReport } from './read-report.ts'

export const PROBE_DOMAIN = 'probe-domain'

/** How long the message is looked for. */
const LIMIT = 10 * MINUTE_MS
/** Intervals between looks; the last one repeats. */
const INTERVALS = [3, 5, 10, 20, 30, 60].map((seconds) => seconds * SECOND_MS)

interface Payload extends Record<string, unknown> {
  domainId: string
  probeId: string
  fromMailboxId: string
  toMailboxId: string
  /** Number of earlier looks; absent for the job that sends. */
  looks?: number
}

export interface ProbeWanted {
  fromMailboxId: string
  toMailboxId: string
}

/**
 * Starts a probe: one message from a mailbox of the domain to a mailbox of the organization, which
 * is then read back. A newer probe replaces an older one.
 * @throws ProductError `not_found`, `invalid`, `wrong_state`
 */
export async function startProbe(
  engine: Engine,
  scope: ActorScope,
  domainId: string,
  { fromMailboxId, toMailboxId }: ProbeWanted,
): Promise<void> {
  const { tenantId } = scope
  const domain = await domainOf(engine, scope, domainId)
  await engine.database.tenant(tenantId, async (db) => {
    if (await isOutboundHeld(db)) throw fail('wrong_state', 'Sending is on hold.')
    if (sendingStop(await loadTenant(db, tenantId), engine.clock.now()))
      throw fail('wrong_state', TRIAL_OVER)
    const [from, to] = [
      await mailboxIn(db, tenantId, fromMailboxId, '/fromMailboxId'),
      await mailboxIn(db, tenantId, toMailboxId, '/toMailboxId'),
    ]
    if (asciiDomain(domainOfEmail(from.address)) !== domain.domain)
      throw fail(
        'invalid',
        say('{address} is not an address of {domain}.', {
          address: from.address,
          domain: domain.domain,
        }),
        [
          {
            path: '/fromMailboxId',
            message: say('Choose a mailbox of {domain}.', { domain: domain.domain }),
          },
        ],
      )
    if (from.state !== 'active')
      throw fail(
        'wrong_state',
        say('The mailbox {address} is not sending.', { address: from.address }),
      )
    const probe: DomainProbe = {
      id: engine.newId(),
      state: 'sending',
      from: from.address,
      to: to.address,
      startedAt: new Date(engine.clock.now()).toISOString(),
      messageId: newRfcId(engine.newId(), from.address),
      why: '',
      report: null,
    }
    await saveProbe(db, scope, domainId, probe)
    await look(db, engine, scope, { domainId, probeId: probe.id, fromMailboxId, toMailboxId })
    await engine.stores.note(
      scope,
      {
        action: 'update',
        entity: 'sending-domain',
        entityId: domainId,
        summary: `A probe message is sent from ${from.address} to ${to.address}`.slice(0, 200),
      },
      { db },
    )
  })
}

/** Enqueues the job of a probe: to send it, or to look for it again. */
const look = (db: Db, engine: Engine, scope: ActorScope, payload: Payload) =>
  enqueue(scopedTx(engine, db, scope), {
    kind: PROBE_DOMAIN,
    payload,
    dueAt:
      engine.clock.now() +
      (payload.looks === undefined ? 0 : (INTERVALS[payload.looks] ?? INTERVALS.at(-1)!)),
  })

async function mailboxIn(db: Db, tenantId: string, id: string, path: string): Promise<MailboxRow> {
  const row = await db
    .selectFrom('mailboxes')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such mailbox.', [{ path, message: 'Not found.' }])
  return row
}

async function saveProbe(
  db: Db,
  scope: ActorScope,
  domainId: string,
  probe: DomainProbe,
): Promise<void> {
  await db
    .updateTable('sending_domains')
    .set({ probe: jsonb({ ...probe }) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', domainId)
    .execute()
  await announceWrite(db, scope, { id: 'sending-domain' })
}

/** Sends a probe, or looks for it in the mailbox that it went to. */
export const probeDomainJob: JobHandler = async (engine, { job, conclude }) => {
  const scope = systemScope(job.tenantId)
  const payload = job.payload as Payload
  const domain = await engine.stores.of('sending-domain').get(scope, payload.domainId)
  const probe = domain?.probe as DomainProbe | undefined
  if (!domain || probe?.id !== payload.probeId) return { skipped: true }
  // An earlier attempt of this job may have sent it already.
  const sendOnce = async () =>
    (job.attempt ?? 1) > 1
      ? { ...probe, state: 'sent' as const }
      : sendProbe(engine, scope, probe, payload)
  const next =
    payload.looks === undefined
      ? await sendOnce()
      : await lookForProbe(engine, scope, { domain: domain.domain, probe }, payload)
  const result = { domain: domain.domain, state: next.state }
  await inScope(engine, scope, async (tx) => {
    const { db } = tx
    await saveProbe(db, scope, domain.id, next)
    if (next.state === 'sent')
      await look(db, engine, scope, { ...payload, looks: (payload.looks ?? -1) + 1 })
    // What the receiver saw decides checks that DNS alone cannot.
    if (next.state === 'received') await scheduleCheck(tx, domain.id, engine.clock.now())
    await conclude(db, result)
  })
  return result
}

const PROBE_TEXT = [
  'This is a probe message. Outrider sent it to find out how a receiver judges the emails of your',
  'domain: it is read back from this mailbox, and the findings are shown on the page of the domain.',
  '',
  'You can delete it.',
].join('\n')

async function sendProbe(
  engine: Engine,
  { tenantId }: ActorScope,
  probe: DomainProbe,
  { fromMailboxId }: Payload,
): Promise<DomainProbe> {
  const failed = (why: string): DomainProbe => ({ ...probe, state: 'failed', why })
  try {
    const { mailbox, raw } = await inTenant(engine, tenantId, async (tx) => {
      const row = await mailboxIn(tx.db, tenantId, fromMailboxId, '/fromMailboxId')
      const message = buildOutreachMessage({
        from: { name: row.from_name, address: row.address },
        to: probe.to,
        subject: 'Probe message',
        text: PROBE_TEXT,
        messageId: probe.messageId,
        date: new Date(engine.clock.now()),
        timeZone: row.time_zone,
        // Shows whether the signature covers the headers of one-click opt-out.
        unsubscribe: {
          url: `${engine.publicUrl}/unsubscribe/preview`,
          mailto: `mailto:${row.address}?subject=unsubscribe`,
        },
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return {
        mailbox: mailboxWithSecrets(row),
        raw: await signEmail(tx, row.address, message),
      }
    })
    const result = await deliverFrom(engine, mailbox, {
      envelope: { from: mailbox.address, to: probe.to },
      raw,
    })
    return result.kind === 'accepted' || result.kind === 'unknown'
      ? { ...probe, state: 'sent' }
      : failed(`The mail server did not accept it: ${result.reply}`.slice(0, 300))
  } catch (error) {
    return failed(messageOf(error).slice(0, 300))
  }
}

async function lookForProbe(
  engine: Engine,
  { tenantId }: ActorScope,
  { domain, probe }: { domain: string; probe: DomainProbe },
  { toMailboxId }: Payload,
): Promise<DomainProbe> {
  let why = 'It did not arrive in the inbox or the spam folder.'
  try {
    const row = await engine.database.tenant(tenantId, (db) =>
      mailboxIn(db, tenantId, toMailboxId, '/toMailboxId'),
    )
    const message = await readWith(engine, mailboxWithSecrets(row), (account) =>
      engine.reader.findReceived(account, probe.messageId),
    )
    if (message) {
      const verdicts = await verifyMessage(message.raw, engine.dns)
      return { ...probe, state: 'received', report: readReport(message, domain, verdicts) }
    }
  } catch (error) {
    why = messageOf(error).slice(0, 300)
  }
  const isLate = engine.clock.now() - Date.parse(probe.startedAt) >= LIMIT
  return isLate ? { ...probe, state: 'lost', why } : { ...probe, state: 'sent' }
}
