import { sql } from 'kysely'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

/** Time after which another visit of an admin to a tenant is recorded again. */
const AGAIN = 12 * 60 * 60_000
const noted = new WeakMap<Engine, Map<string, number>>()

/**
 * Records in a tenant's audit log that an admin of another tenant views it: once in twelve hours,
 * over all processes.
 */
export async function noteLook(
  engine: Engine,
  scope: ActorScope,
  tenantName: string,
): Promise<void> {
  const ofEngine = noted.get(engine) ?? new Map<string, number>()
  noted.set(engine, ofEngine)
  const key = `${scope.actor.id} ${scope.tenantId}`
  const now = engine.clock.now()
  const last = ofEngine.get(key)
  if (last !== undefined && now - last < AGAIN) return
  if (ofEngine.size > 10_000) ofEngine.clear()
  ofEngine.set(key, now)
  await engine.database.system(async (db) => {
    const { rows } = await sql`
      select
      from audit_entries
      where tenant_id = ${scope.tenantId}
        and actor_id = ${scope.actor.id}
        and entity = 'tenant'
        and action = 'other'
        and created_at > ${new Date(now - AGAIN)}
      limit 1
    `.execute(db)
    if (rows.length === 0)
      await engine.stores.note(
        scope,
        {
          action: 'other',
          entity: 'tenant',
          entityId: scope.tenantId,
          summary: `${scope.actor.name} looks at the tenant "${tenantName}"`,
        },
        { db },
      )
  })
}
