import { DateTime } from 'luxon'
import type { Agent, AgentVersion } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { isoDay } from '#model/lib/iso-day.ts'

/**
 * An agent.
 * @throws ProductError `not_found`
 */
export async function loadAgent(db: Db, id: string): Promise<Agent> {
  const row = await db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such agent.')
  return toRecord('agent', row)
}

/**
 * The same, locked until the transaction ends.
 * @throws ProductError `not_found`
 */
export async function lockAgent(db: Db, id: string): Promise<Agent> {
  const row = await db
    .selectFrom('agents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such agent.')
  return toRecord('agent', row)
}

/** The version that callers reach; null for an agent that was never published. */
export async function publishedVersion(db: Db, agent: Agent): Promise<AgentVersion | null> {
  if (!agent.publishedVersion) return null
  const row = await db
    .selectFrom('agent_versions')
    .selectAll()
    .where('agent_id', '=', agent.id)
    .where('number', '=', agent.publishedVersion)
    .executeTakeFirst()
  return row ? toRecord('agent-version', row) : null
}

/** The day of the organization, as `2026-11-27`. */
export async function todayOf(
  { clock }: Pick<Engine, 'clock'>,
  db: Db,
  tenantId: string,
): Promise<string> {
  const { time_zone: zone } = await loadTenant(db, tenantId)
  return isoDay(DateTime.fromMillis(clock.now(), { zone: zone || 'utc' }))
}
