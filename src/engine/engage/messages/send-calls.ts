import { leavesByCall } from '#engine/kernel/channel-sql.ts'
import { sql } from 'kysely'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import { sealPlace, sha256, signWebhook } from '#platform/secrets.ts'
import { FetchError } from '#platform/web/web.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { holdLease, newOwner, type HeldLease } from '#engine/kernel/leases/keep-leases.ts'
import { leaseEnd } from '#engine/kernel/leases/lease.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { isStale } from '#engine/kernel/outbound/lateness.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { RETRIES } from '#engine/webhooks/send-due.ts'
import { setAside, TOO_LATE } from './claim-mail.ts'
import { composeMessage } from './compose-message.ts'
import { preSendCheck } from './pre-send-check.ts'
import { backToWaiting } from './record-outcome.ts'
import { settle } from './settle.ts'
import { SECOND_MS } from '#model/lib/time-units.ts'
import { messageOf } from '#model/lib/thrown.ts'

/** Maximum number of concurrent calls, so that a slow server does not delay the others for long. */
const AT_ONCE = 10

interface ClaimedCall {
  row: EngageMessageRow
  url: string
  method: 'POST' | 'PUT' | 'PATCH'
  body: string
  secret: string
  /** The holder of its lease. */
  owner: string
}

/**
 * Claims the next due call with all checks in one transaction. `set-aside`: one was set aside,
 * claim again.
 */
async function claimCall(
  engine: Engine,
  tenantId: string,
): Promise<ClaimedCall | 'none' | 'set-aside'> {
  const owner = newOwner(engine)
  const claimed = await inTenant(
    engine,
    tenantId,
    async (tx): Promise<Omit<ClaimedCall, 'owner'> | 'none' | 'set-aside'> => {
      const { db } = tx
      const now = engine.clock.now()
      const [isHeld, row] = await Promise.all([
        isOutboundHeld(db),
        db
          .selectFrom('engage_messages')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('state', '=', 'planned')
          .where(leavesByCall('channel'))
          .where('due_at', '<=', new Date(now))
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst(),
      ])
      if (isHeld || !row) return 'none'
      const look = isStale(row.due_at, now) ? TOO_LATE : await preSendCheck(db, row, now)
      if (look.kind !== 'send') {
        await setAside(tx, row, look)
        return 'set-aside'
      }
      const { engage } = look.reach
      try {
        if (!engage.secret)
          throw new Error('It has no signing secret yet: make one on the page of the message.')
        const { outgoing } = await composeMessage(db, tenantId, {
          engage,
          profile: look.profile,
          tenant: look.tenant,
          unsubscribeUrl: '',
          preferencesUrl: '',
          messageId: row.id,
        })
        if (outgoing.by !== 'call') throw new Error('This channel calls no address.')
        const { url, method = 'POST', body } = outgoing
        await db
          .updateTable('engage_messages')
          .set({
            state: 'sending',
            lease_until: leaseEnd('engage_messages'),
            lease_owner: owner,
            look_at: null,
            attempt: row.attempt + 1,
            first_tried_at: row.first_tried_at ?? new Date(now),
            address: url.slice(0, 500),
            mime: body,
            mime_hash: sha256(body),
            updated_at: new Date(now),
            version: sql`version + 1`,
          })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', row.id)
          .execute()
        return {
          row: { ...row, attempt: row.attempt + 1 },
          url,
          method,
          body,
          secret: engine.secrets.open(
            engage.secret,
            sealPlace('engage', 'secret', engage.id, tenantId),
          ),
        }
      } catch (error) {
        await settle(tx, [row.id], {
          state: 'failed',
          reason: 'faulty',
          detail: messageOf(error),
        })
        return 'set-aside'
      }
    },
  )
  return typeof claimed === 'string' ? claimed : { ...claimed, owner }
}

const FAULTS: Record<string, string> = {
  'forbidden-address': 'The address leads into a private network, which is not called.',
  timeout: 'The address took too long to answer.',
  tls: 'The address has no valid certificate.',
  dns: 'There is no such host.',
}

/**
 * Calls a URL, signed like webhooks (https://www.standardwebhooks.com).
 * @throws FetchError
 */
export function callSigned(
  engine: Engine,
  {
    id: row,
    url,
    method,
    body,
    secret,
  }: { id: string; url: string; method: 'POST' | 'PUT' | 'PATCH'; body: string; secret: string },
): Promise<{ status: number; text: string }> {
  const seconds = Math.floor(engine.clock.now() / SECOND_MS)
  const id = `msg_${row}`
  return engine.exchange.call(url, {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signWebhook(secret, id, seconds, body),
    },
  })
}

/** @returns the response; status 0 when the server could not be reached */
async function call(
  engine: Engine,
  { row, ...request }: ClaimedCall,
): Promise<{ status: number; text: string }> {
  try {
    return await callSigned(engine, { id: row.id, ...request })
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { status: 0, text: FAULTS[error.fault] ?? "Couldn't reach the URL." }
  }
}

async function record(
  engine: Engine,
  { tenantId, id, owner }: HeldLease,
  { status, text }: { status: number; text: string },
): Promise<void> {
  await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const now = engine.clock.now()
    const row = await db
      .selectFrom('engage_messages')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('lease_owner', '=', owner)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const detail = status === 0 ? text : `${status} ${text}`.trim()
    if (status >= 200 && status <= 299)
      return settle(tx, [id], {
        state: 'sent',
        detail,
        sentAt: new Date(now),
      })
    if (status === 410) return settle(tx, [id], { state: 'failed', reason: 'refused', detail })
    const wait = RETRIES[row.attempt - 1]
    if (wait === undefined) return settle(tx, [id], { state: 'failed', reason: 'gave-up', detail })
    await backToWaiting({ db, tenantId, row, now }, wait, detail)
  })
}

/**
 * Makes due calls, several concurrently. A worker that dies in between may have called: the call is
 * repeated with the same id, which receivers must expect.
 * @returns whether there were any
 */
export async function sendEngageCalls(engine: Engine, tenantId: string): Promise<boolean> {
  const claimed: ClaimedCall[] = []
  let did = false
  for (let tries = 0; claimed.length < AT_ONCE && tries < 200; tries++) {
    const next = await claimCall(engine, tenantId)
    if (next === 'none') break
    did = true
    if (next !== 'set-aside') claimed.push(next)
  }
  await Promise.all(
    claimed.map(async (claimedCall) => {
      const { row, owner } = claimedCall
      const lease = holdLease(engine, { table: 'engage_messages', tenantId, id: row.id, owner })
      try {
        await record(engine, lease, await call(engine, claimedCall))
      } finally {
        lease.release()
      }
    }),
  )
  return did
}
