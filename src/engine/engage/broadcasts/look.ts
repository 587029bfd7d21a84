import { sql } from 'kysely'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { HOUR_MS, MINUTE_MS } from '#model/lib/time-units.ts'
import { systemScope, type Engine, type ActorScope } from '#engine/kernel/engine.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { SettledMessage } from '#engine/engage/engage-events.ts'
import { cancelSome } from './cancel-rows.ts'
import { changeState, lockBroadcast } from './change-state.ts'
import { AHEAD, countRows, readFigures } from './figures.ts'
import { exceededLimit } from './limits.ts'
import { releaseDue } from './release.ts'

/** Maximum time between two looks at a running broadcast. */
const FALLBACK = 15 * MINUTE_MS
/** Broadcasts looked at per round, before other work runs. */
const PER_ROUND = 20

/**
 * Looks at the broadcasts whose time has come: releases the people whose turn it is, judges the
 * canary and the limits, finishes those in which no one waits, and cancels the rows of stopped ones.
 * @returns whether there were any
 */
export async function runDueBroadcasts(engine: Engine, tenantId: string): Promise<boolean> {
  const scope = systemScope(tenantId)
  for (let n = 0; n < PER_ROUND; n++) {
    const found = await inTenant(engine, tenantId, async (tx) => {
      const { db } = tx
      const due = await db
        .selectFrom('broadcasts')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('look_at', '<=', new Date(engine.clock.now()))
        .orderBy('look_at')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!due) return false
      await look(tx, scope, await lockBroadcast(db, tenantId, due.id))
      return true
    })
    if (!found) return n > 0
  }
  return true
}

/** Brings a locked broadcast up to date, and plans the next look. */
export async function look(tx: TenantTx, scope: ActorScope, broadcast: Broadcast): Promise<void> {
  const { db, engine, tenantId } = tx
  const now = engine.clock.now()
  let next: number | null = null
  if (broadcast.state === 'stopped') next = (await cancelSome(tx, broadcast.id)) > 0 ? now : null
  else if (broadcast.state === 'canary' || broadcast.state === 'sending')
    next = (await isOutboundHeld(db)) ? now + MINUTE_MS : await advance(tx, scope, broadcast)
  if (next !== null) next = Math.min(next, now + FALLBACK)
  await sql`
    update broadcasts
    set look_at = ${next === null ? null : new Date(next)}::timestamptz
    where tenant_id = ${tenantId} and id = ${broadcast.id}
  `.execute(db)
}

/** @returns when to look again; null when nothing is left to do */
async function advance(
  tx: TenantTx,
  scope: ActorScope,
  broadcast: Broadcast,
): Promise<number | null> {
  const counts = await countRows(tx, broadcast)
  const isCanaryOver = broadcast.state === 'canary' && counts.canaryOpen === 0
  const exceeded = exceededLimit(await readFigures(tx, broadcast), broadcast, isCanaryOver)
  if (exceeded !== null) {
    await pauseRows(tx, broadcast.id)
    await changeState({ ...tx, scope }, broadcast, 'pause', { reason: exceeded })
    return null
  }
  if (counts.open === 0) {
    await finish(tx, scope, broadcast)
    return null
  }
  if (isCanaryOver) return afterCanary(tx, scope, broadcast)
  return releaseDue(tx, broadcast, counts)
}

const finish = (tx: TenantTx, scope: ActorScope, broadcast: Broadcast) =>
  changeState({ ...tx, scope }, broadcast, 'finish', {
    values: {
      finishedAt: new Date(tx.engine.clock.now()).toISOString(),
    },
  })

/** The whole canary was attempted: begins the wait, or ends it and releases the rest. */
async function afterCanary(tx: TenantTx, scope: ActorScope, broadcast: Broadcast): Promise<number> {
  const now = tx.engine.clock.now()
  if (broadcast.canaryUntil === null || broadcast.canaryUntil === undefined) {
    const until = now + (broadcast.canaryHours ?? 4) * HOUR_MS
    await tx.engine.stores
      .of('broadcast')
      .update(
        scope,
        broadcast.id,
        null,
        { canaryUntil: new Date(until).toISOString() },
        { db: tx.db },
      )
    return until
  }
  const until = Date.parse(broadcast.canaryUntil)
  if (until > now) return until
  const sending = await changeState({ ...tx, scope }, broadcast, 'send-all')
  return releaseDue(tx, sending, await countRows(tx, sending))
}

/** Takes released rows back that have not left. */
export async function pauseRows({ db, tenantId }: TenantTx, id: string): Promise<void> {
  await sql`
    update engage_messages
    set state = 'waiting', version = version + 1
    where tenant_id = ${tenantId} and owner_id = ${id} and state = 'planned'
  `.execute(db)
}

/**
 * Makes a broadcast due when one of its messages failed or was the last released one. Handles
 * `messagesSettled`. A locked broadcast is being looked at, so it is skipped.
 */
export async function followSettled(
  { db, engine, tenantId }: TenantTx,
  settled: readonly SettledMessage[],
): Promise<void> {
  const ids = [
    ...new Set(
      settled
        .filter((settledMessage) => settledMessage.ownerKind === 'send')
        .map((settledMessage) => settledMessage.ownerId),
    ),
  ]
  if (ids.length === 0) return
  const failed = settled
    .filter((settledMessage) => settledMessage.state === 'failed')
    .map((settledMessage) => settledMessage.ownerId)
  const now = engine.clock.now()
  await sql`
    update broadcasts
    set look_at = ${new Date(now)}
    where tenant_id = ${tenantId}
      and id in (
        select b.id
        from broadcasts b
        where b.tenant_id = ${tenantId}
          and b.id::text = any(${ids})
          and b.state in ('canary', 'sending')
          and (
            b.id::text = any(${failed})
            or not exists (
              select
              from engage_messages m
              where m.tenant_id = b.tenant_id
                and m.owner_id = b.id::text
                and m.state in ('planned', 'sending')
                and (m.state = 'sending' or m.due_at <= ${new Date(now + AHEAD)})
            )
          )
        for no key update skip locked
      )
  `.execute(db)
}
