import { sql } from 'kysely'
import type { SendingDomain } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { domainCheckIds, type DomainProbe } from '#model/api/sending-domain.ts'
import { DAY_MS, HOUR_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import { verificationLost } from '#engine/mail/mail-events.ts'
import { announceWrite } from '#engine/kernel/announce.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import { systemScope, type Engine, type ActorScope } from '#engine/kernel/engine.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { inTenant, scopedTx } from '#engine/kernel/tenant-tx.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import type { DomainFacts, SendingHost } from './checks/check.ts'
import { dkimName, hasKey } from './checks/dkim.ts'
import { activateKey, ensureKey, KEPT_IN_DNS, keysOf } from './dkim-keys.ts'
import { providerOf } from './providers.ts'
import { judge, runChecks } from './run-checks.ts'
import { scheduleCheck } from './schedule-check.ts'

/** New records take up to days to spread, so a domain without them is checked more often at first. */
const SOON = HOUR_MS
const PATIENCE = 3 * DAY_MS

/**
 * Looks up the records of a domain, lets a new DKIM key sign that was found, and stores the
 * findings.
 * @throws ProductError `not_found`
 */
export async function checkDomain(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<SendingDomain> {
  await check(engine, scope, id, (db, at) => scheduleCheck(scopedTx(engine, db, scope), id, at))
  return domainOf(engine, scope, id)
}

/** Checks a domain when it is due, and schedules the next check. */
export const checkDomainJob: JobHandler = async (engine, { job, conclude }) => {
  const scope = systemScope(job.tenantId)
  const { domainId, at } = job.payload as { domainId: string; at: string }
  const domain = await engine.stores.of('sending-domain').get(scope, domainId)
  if (!domain || domain.nextCheckAt !== at) return { skipped: true }
  let result: Record<string, unknown> = {}
  await check(engine, scope, domainId, async (db, next, state) => {
    await scheduleCheck(scopedTx(engine, db, scope), domainId, next)
    result = { domain: domain.domain, state }
    await conclude(db, result)
  })
  return result
}

/** The domain of that id. @throws ProductError `not_found` */
export async function domainOf(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<SendingDomain> {
  const domain = await engine.stores.of('sending-domain').get(scope, id)
  if (!domain) throw fail('not_found', 'There is no such sending domain.')
  return domain
}

/** @param end called in the transaction that stores the findings, with the time of the next check */
async function check(
  engine: Engine,
  scope: ActorScope,
  id: string,
  end: (db: Db, next: number, state: SendingDomain['state']) => Promise<void>,
): Promise<void> {
  const domain = await domainOf(engine, scope, id)
  await ensureKey(engine, scope, id)
  await activateFound(engine, scope, domain)
  const facts = await engine.database.tenant(scope.tenantId, (db) =>
    loadFacts(db, engine, scope.tenantId, domain),
  )
  const checks = await runChecks(engine.dns, facts)
  const { state, stateReason } = judge(checks, domain.state ?? 'unverified')
  const now = engine.clock.now()
  const isYoung = now - Date.parse(domain.createdAt) < PATIENCE
  await inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    await db
      .updateTable('sending_domains')
      .set({
        state,
        state_reason: stateReason,
        checks: jsonb(domainCheckIds.map((one) => ({ ...checks[one] }))),
        checked_at: new Date(now),
        ...(state === 'verified' && !domain.verifiedAt ? { verified_at: new Date(now) } : {}),
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    if (state !== domain.state)
      await engine.stores.note(
        scope,
        {
          action: 'update',
          entity: 'sending-domain',
          entityId: id,
          summary: `${domain.domain} is ${state}, it was ${domain.state}`,
          facts: { stateReason },
        },
        { db },
      )
    if (domain.state === 'verified' && state !== 'verified')
      await publish(tx, verificationLost, {
        id,
        domain: domain.domain,
        reason: stateReason,
      })
    await announceWrite(db, scope, { id: 'sending-domain' })
    await end(db, now + (state !== 'verified' && isYoung ? SOON : DAY_MS), state)
  })
}

/** Lets the waiting key sign once its record is in DNS. */
async function activateFound(
  engine: Engine,
  scope: ActorScope,
  domain: SendingDomain,
): Promise<void> {
  const keys = await engine.database.tenant(scope.tenantId, (db) =>
    keysOf(db, scope.tenantId, domain.id),
  )
  const waiting = keys.find(({ state }) => state === 'waiting')
  if (!waiting) return
  const answer = await engine.dns.txt(dkimName(waiting.selector, domain.domain))
  if (hasKey(answer, { publicKey: waiting.public_key }))
    await activateKey(engine, scope, domain, waiting.id)
}

async function loadFacts(
  db: Db,
  engine: Engine,
  tenantId: string,
  domain: SendingDomain,
): Promise<DomainFacts> {
  const keys = await keysOf(db, tenantId, domain.id)
  const probe = domain.probe as Partial<DomainProbe> | undefined
  return {
    domain: domain.domain,
    signs: domain.signs !== false,
    keys: keys
      .filter(({ state }) => state !== 'retired')
      .map(({ selector, public_key, state }) => ({ selector, publicKey: public_key, state })),
    retired: keys.flatMap(({ selector, retired_at }) => {
      const until = (retired_at?.getTime() ?? 0) + KEPT_IN_DNS
      return until > engine.clock.now() - KEPT_IN_DNS
        ? [{ selector, removableFrom: new Date(until).toISOString() }]
        : []
    }),
    hosts: await sendingHosts(db, tenantId, domain.domain),
    probe: probe?.state === 'received' ? (probe as DomainProbe) : null,
  }
}

/** The SMTP hosts of the mailboxes with an address at the domain. */
async function sendingHosts(db: Db, tenantId: string, domain: string): Promise<SendingHost[]> {
  const rows = await db
    .selectFrom('mailboxes')
    .select('smtp_host')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where(sql`lower(split_part(address, '@', 2))`, '=', domain)
    .orderBy('smtp_host')
    .execute()
  return rows.map(({ smtp_host }) => ({ host: smtp_host, provider: providerOf(smtp_host) }))
}
