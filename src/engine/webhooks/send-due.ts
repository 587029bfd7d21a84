import { administratorsOf } from '#engine/kernel/administrators.ts'
import { sql } from 'kysely'
import { brand } from '#brand'
import type { WebhookDeliveryRow, WebhookRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { SealError, sealPlace, signWebhook } from '#platform/secrets.ts'
import { FetchError } from '#platform/web/web.ts'
import { failpoint } from '#platform/failpoints.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { heldHere, holdLease, newOwner } from '#engine/kernel/leases/keep-leases.ts'
import { hasLapsed, leaseEnd } from '#engine/kernel/leases/lease.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { isStale, STALE_AFTER, TOO_LATE_TO_SEND } from '#engine/kernel/outbound/lateness.ts'
import { SECOND_MS, MINUTE_MS, HOUR_MS } from '#model/lib/time-units.ts'

/**
 * Delay before the next attempt after each failed one (Standard Webhooks, "Deliverability"). A
 * delivery fails after the last one, in about three days.
 */
export const RETRIES = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
/** A webhook whose attempts all failed for this long is disabled. */
const GIVE_UP_AFTER = STALE_AFTER
/**
 * Maximum number of concurrent deliveries, in total and per webhook, so that a slow server does not
 * delay the others.
 */
const AT_ONCE = 20
const OF_ONE = 5

type Claimed = WebhookDeliveryRow & { url: string; secret: string }

/**
 * Fails due deliveries that are too late to be sent automatically; users can resend them.
 * @returns how many
 */
async function endStale(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    update webhook_deliveries
    set state = 'failed', answer = ${TOO_LATE_TO_SEND}, updated_at = ${now}, version = version + 1
    where tenant_id = ${tenantId}
      and id = any(${ids}::uuid[])
      and state = 'waiting'
      and due_at < ${new Date(now.getTime() - STALE_AFTER)}
    returning id
  `.execute(db)
  return rows.length
}

async function claim(
  engine: Engine,
  tenantId: string,
): Promise<{ taken: Claimed[]; stale: number }> {
  const now = new Date(engine.clock.now())
  return engine.database.tenant(tenantId, async (db) => {
    const [isHeld, { rows }] = await Promise.all([
      isOutboundHeld(db),
      sql<{ id: string; due_at: Date }>`
        select d.id, d.due_at
        from (
          select
            d.id,
            d.due_at,
            row_number() over (partition by d.webhook_id order by d.due_at, d.id) as place
          from webhook_deliveries d
          join webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
          where d.tenant_id = ${tenantId}
            and d.state = 'waiting'
            and d.due_at <= ${now}
            and ${hasLapsed('d')}
            and not d.id = any(${heldHere(engine, 'webhook_deliveries')}::uuid[])
            and w.enabled
        ) d
        where d.place <= ${OF_ONE}
        order by d.place, d.due_at
        limit ${AT_ONCE}
      `.execute(db),
    ])
    if (isHeld || rows.length === 0) return { taken: [], stale: 0 }
    const stale = rows.some((row) => isStale(row.due_at, now.getTime()))
      ? await endStale(
          db,
          tenantId,
          rows.map((row) => row.id),
          now,
        )
      : 0
    const taken = await sql<Claimed>`
      update webhook_deliveries d
      set
        lease_until = ${leaseEnd('webhook_deliveries')},
        lease_owner = ${newOwner(engine)} || '/' || d.id,
        attempts = d.attempts + 1,
        last_tried_at = ${now}
      from webhooks w
      where d.tenant_id = ${tenantId}
        and w.tenant_id = d.tenant_id
        and w.id = d.webhook_id
        and d.id in (
          select id
          from webhook_deliveries
          where tenant_id = ${tenantId}
            and id = any(${rows.map((row) => row.id)}::uuid[])
            and state = 'waiting'
            and due_at <= ${now}
            and ${hasLapsed('webhook_deliveries')}
          for update skip locked
        )
      returning d.*, w.url, w.secret
    `.execute(db)
    return { taken: taken.rows, stale }
  })
}

interface Outcome {
  delivered: boolean
  /** The server reports that the resource is permanently gone (410). */
  gone: boolean
  status: number | null
  answer: string
  milliseconds: number
}

const FAULTS: Partial<Record<FetchError['fault'], string>> = {
  'forbidden-address': 'The address leads into a private network, which is not called.',
  timeout: 'The address took too long to answer.',
  tls: 'The address has no valid certificate.',
  dns: 'There is no such host.',
}

async function send(
  engine: Engine,
  { message_id: id, tenant_id: tenantId, webhook_id: webhookId, payload, url, secret }: Claimed,
): Promise<Outcome> {
  const seconds = Math.floor(engine.clock.now() / SECOND_MS)
  const body = JSON.stringify(payload)
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signWebhook(
        engine.secrets.open(secret, sealPlace('webhook', 'secret', webhookId, tenantId)),
        id,
        seconds,
        body,
      ),
    }
    const { status, text } = await engine.exchange.call(url, { headers, body })
    return {
      delivered: status >= 200 && status <= 299,
      gone: status === 410,
      status,
      answer: text,
      milliseconds: took(),
    }
  } catch (error) {
    if (!(error instanceof FetchError) && !(error instanceof SealError)) throw error
    const answer =
      error instanceof SealError
        ? "The webhook's secret cannot be read. Renew it."
        : (FAULTS[error.fault] ?? "Couldn't reach the URL.")
    return { delivered: false, gone: false, status: null, answer, milliseconds: took() }
  }
}

/** Why a webhook is switched off after a delivery; empty if it stays on. */
function reasonToStop({ enabled }: WebhookRow, outcome: Outcome, failingFor: number): string {
  if (outcome.delivered || !enabled) return ''
  if (outcome.gone) return 'The address answered that it is gone (410).'
  return failingFor >= GIVE_UP_AFTER ? 'Every try has failed for five days.' : ''
}

/**
 * Records the outcome of an attempt.
 * @returns why the webhook is disabled by it, with the webhook
 */
async function settle(
  engine: Engine,
  tenantId: string,
  claimed: Claimed,
  outcome: Outcome,
): Promise<{ webhook: WebhookRow; reason: string } | null> {
  const now = new Date(engine.clock.now())
  return engine.database.tenant(tenantId, async (db) => {
    const webhook = await db
      .selectFrom('webhooks')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', claimed.webhook_id)
      .forUpdate()
      .executeTakeFirst()
    if (!webhook) return null
    const wait = RETRIES[claimed.attempts - 1]
    const undelivered = wait === undefined ? 'failed' : 'waiting'
    const state = outcome.delivered ? 'delivered' : undelivered
    const due = state === 'waiting' ? new Date(now.getTime() + wait!) : now
    const settled = await db
      .updateTable('webhook_deliveries')
      .set({
        state,
        due_at: due,
        lease_until: null,
        lease_owner: null,
        status: outcome.status,
        milliseconds: outcome.milliseconds,
        answer: outcome.answer.slice(0, 2000),
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', claimed.id)
      .where('lease_owner', '=', claimed.lease_owner)
      .where('attempts', '=', claimed.attempts)
      .returning('id')
      .executeTakeFirst()
    // Another process has taken it over and records the outcome.
    if (!settled) return null
    const since = webhook.failing_since ?? now
    const reason = reasonToStop(webhook, outcome, now.getTime() - since.getTime())
    const counts = outcome.delivered
      ? {
          delivered: sql`least(delivered::bigint + 1, 2147483647)`,
          last_delivered_at: now,
          failing_since: null,
        }
      : {
          failing_since: since,
          ...(state === 'failed' ? { failed: sql`least(failed::bigint + 1, 2147483647)` } : {}),
        }
    await db
      .updateTable('webhooks')
      .set({
        ...counts,
        ...(reason
          ? { enabled: false, disabled_reason: reason, version: sql`version + 1`, updated_at: now }
          : {}),
      } as never)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', webhook.id)
      .execute()
    if (reason)
      await engine.stores.note(
        systemScope(tenantId),
        {
          action: 'update',
          entity: 'webhook',
          entityId: webhook.id,
          summary: `Webhook "${webhook.name}" was switched off: ${reason}`,
        },
        { db },
      )
    return reason ? { webhook, reason } : null
  })
}

async function notifyAdministrators(
  engine: Engine,
  tenantId: string,
  { webhook, reason }: { webhook: WebhookRow; reason: string },
) {
  const people = await engine.database.system((db) => administratorsOf(db, tenantId))
  const text =
    `${brand.name} no longer sends events to the webhook "${webhook.name}" ` +
    `(${new URL(webhook.url).host}). ${reason}\n\n` +
    'Fix the address, then switch the webhook on again:\n' +
    `${engine.publicUrl}/admin/webhooks/${webhook.id}/show\n\n` +
    'Failed deliveries are listed there and can be sent again.\n'
  for (const { email } of people)
    await engine.systemMailer
      .send({ to: email, subject: `Webhook "${webhook.name}" was switched off`, text })
      .catch((error: Error) =>
        engine.log.warn({ fault: error.message }, 'a notice could not be sent'),
      )
}

/**
 * Sends due deliveries, several concurrently. A worker that dies in between may have sent: the same
 * id is sent again, which receivers must expect.
 * @returns whether anything was sent
 */
export async function sendDueWebhooks(engine: Engine, tenantId: string): Promise<boolean> {
  const { taken: claimed, stale } = await claim(engine, tenantId)
  await Promise.all(
    claimed.map(async (one) => {
      const lease = holdLease(engine, {
        table: 'webhook_deliveries',
        tenantId,
        id: one.id,
        owner: one.lease_owner!,
      })
      try {
        await failpoint('webhook.claimed')
        const outcome = await send(engine, one)
        await failpoint('webhook.answered')
        const off = await settle(engine, tenantId, one, outcome)
        if (off) await notifyAdministrators(engine, tenantId, off)
      } finally {
        lease.release()
      }
    }),
  )
  return claimed.length + stale > 0
}
