import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { administratorsOf, possibleReaders } from '#engine/kernel/administrators.ts'
import { queueNotice } from './queue-notice.ts'

export interface Exported {
  /** For the audit log. */
  entity: string
  entityId?: string
  summary: string
  facts?: Record<string, unknown>
  /** For the email, such as "Profiles as CSV". */
  what: string
  rows?: number
  /** Idempotency key of the notice; generated for every call when absent. */
  eventId?: string
}

/**
 * Writes an export to the audit log and queues an email about it to the person who ran it and to
 * the administrators of the tenant, in one transaction. Every bulk export calls this.
 * @param db the transaction of the export, if any
 */
export async function noteExport(
  engine: Engine,
  scope: ActorScope,
  exported: Exported,
  db?: Db,
): Promise<void> {
  const { entity, entityId = '', summary, facts, what, rows, eventId = engine.newId() } = exported
  const write = async (within: Db) => {
    await engine.stores.note(
      scope,
      { action: 'export', entity, entityId, summary, ...(facts ? { facts } : {}) },
      { db: within },
    )
    const by = await whoRan(within, scope)
    for (const user of await recipients(within, scope))
      await queueNotice(within, engine, user, {
        kind: 'exports',
        eventId,
        facts: {
          what,
          by,
          ...(rows === undefined ? {} : { rows }),
          at: new Date(systemClock.now()).toISOString(),
        },
      })
  }
  await (db ? write(db) : engine.database.system(write))
}

async function whoRan(db: Db, { actor }: ActorScope): Promise<string> {
  if (actor.kind === 'api-key') return `The API key "${actor.name}"`
  if (actor.kind !== 'user') return 'A schedule'
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.id)
    .executeTakeFirst()
  return user?.email ?? actor.name
}

/**
 * The person who ran the export, and the administrators of the tenant; for data of the
 * installation, the operators. In a tenant without administrators, all members.
 */
async function recipients(db: Db, { tenantId, actor }: ActorScope) {
  const administrators =
    tenantId === ''
      ? await possibleReaders(db).where('role', '=', 'ADMIN').execute()
      : await administratorsOf(db, tenantId)
  if (actor.kind !== 'user' || administrators.some(({ id }) => id === actor.id))
    return administrators
  const self = await possibleReaders(db)
    .where('id', '=', actor.id)
    .execute()
    .catch(() => [])
  return [...self, ...administrators]
}
