import { sql } from 'kysely'
import type { UnknownDecision } from '#model/api/answers/broadcast-answers.ts'
import type { EngageMessage } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { settle } from './settle.ts'

/**
 * Applies a user's decision about an email whose outcome is unknown: it arrived, it is sent once
 * more with the same Message-ID, or it stays unknown and is not looked for any more.
 * @throws ProductError `not_found`, `wrong_state` when its outcome is known
 */
export async function resolveUnknown(
  engine: Engine,
  scope: ActorScope,
  id: string,
  decision: UnknownDecision,
): Promise<EngageMessage> {
  const { tenantId } = scope
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const find = () =>
      db
        .selectFrom('engage_messages')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
    const row = isUuid(id) ? await find().forUpdate().executeTakeFirst() : undefined
    if (!row) throw fail('not_found', 'There is no such delivery.')
    if (row.state !== 'unknown')
      throw fail('wrong_state', 'The outcome of this delivery is known.', [], { state: row.state })
    const now = new Date(engine.clock.now())
    const by = `by ${scope.actor.name}`
    const change = (values: object) =>
      db
        .updateTable('engage_messages')
        .set({ ...values, updated_at: now, version: sql`version + 1` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    if (decision === 'send-again')
      await change({
        state: 'planned',
        due_at: now,
        first_tried_at: null,
        look_at: null,
        settled_at: null,
        detail: `Sent again ${by}`,
      })
    else if (decision === 'arrived' && row.settled_at !== null)
      await change({ state: 'sent', sent_at: row.updated_at, detail: `Marked as arrived ${by}` })
    else
      await settle(
        tx,
        [id],
        decision === 'arrived'
          ? { state: 'sent', sentAt: row.updated_at, detail: `Marked as arrived ${by}` }
          : { state: 'unknown', detail: `Left as unknown ${by}` },
      )
    await engine.stores.note(
      scope,
      {
        action: 'update',
        entity: 'engage-message',
        entityId: id,
        summary: `Decided about an email with unknown outcome: ${decision}`,
        facts: { decision, engageId: row.engage_id },
      },
      { db },
    )
    return toRecord('engage-message', await find().executeTakeFirstOrThrow())
  })
}
