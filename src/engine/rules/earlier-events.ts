import { sql } from 'kysely'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'
import type { Db } from '#platform/database/database.ts'
import type { PreparedRule } from './load-rules.ts'

/**
 * Checks whether the person or the visit already had an event of the same type and target (as in
 * Apache Unomi).
 */
export function createEarlierEventCheck(
  db: Db,
  tenantId: string,
  asked: readonly Pick<PreparedRule, 'once'>[],
) {
  const isAsked = asked.some(({ once }) => once !== null)
  const seen = new Map<string, boolean>()
  const keyOf = (event: PendingEvent, of: 'profile' | 'session') => {
    const { eventType, target, sessionId } = event.incoming
    return JSON.stringify([
      of,
      of === 'profile' ? standing(event.person).id : sessionId,
      eventType,
      target['itemId'] ?? null,
      target['itemType'] ?? null,
    ])
  }
  const had = async (event: PendingEvent, of: 'profile' | 'session'): Promise<boolean> => {
    const { eventType, target, sessionId } = event.incoming
    if (of === 'session' && sessionId === null) return false
    const key = keyOf(event, of)
    const known = seen.get(key)
    if (known !== undefined) return known
    // Rows of a person who was merged in this batch move at its end.
    const ids = [event.person.id, standing(event.person).id]
    const whose =
      of === 'profile' ? sql`profile_id = any(${ids}::uuid[])` : sql`session_id = ${sessionId}`
    const same = (name: 'itemId' | 'itemType') =>
      sql`
        target ->> ${sql.lit(name)} is not distinct from
          ${target[name] === undefined || target[name] === null ? null : String(target[name])}::text
      `
    const { rows } = await sql<{
      one: number
    }>`
      select 1 as one
      from events
      where tenant_id = ${tenantId}
        and ${whose}
        and event_type = ${eventType}
        and ${same('itemId')}
        and ${same('itemType')}
        and id <> ${event.id}
      limit 1
    `.execute(db)
    if (rows.length > 0) seen.set(key, true)
    return rows.length > 0
  }
  return Object.assign(had, {
    note(event: PendingEvent, isKept: boolean) {
      if (isKept && isAsked)
        for (const of of ['profile', 'session'] as const) seen.set(keyOf(event, of), true)
    },
  })
}
