import type { Broadcast } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import { scopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { assertPeopleExist } from '#engine/segments/named-people.ts'
import { assertValid } from '#engine/segments/check-condition.ts'

/** Fields that only a draft may change. Name, pace and limits may change at any time. */
const DEFINED = [
  'engageId',
  'audienceKind',
  'segmentId',
  'listId',
  'condition',
  'addresses',
  'profileIds',
  'excludeSegmentIds',
  'excludeListIds',
  'excludeEngageId',
  'excludeDays',
  'skipRepeats',
  'timing',
  'startAt',
  'localDate',
  'localTime',
  'canaryPercent',
] as const satisfies readonly (keyof Broadcast)[]

const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after)

/**
 * Checks a broadcast that is saved: its condition, its people, and that only a draft is changed.
 * @throws ProductError `invalid`, `wrong_state`
 */
async function checkBroadcast(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  after: Partial<Broadcast>,
  before: Broadcast | null,
): Promise<void> {
  const { condition = {} } = after
  if (after.audienceKind === 'condition' && 'type' in condition)
    await assertValid(tx, condition, 'profile', '/condition')
  await assertPeopleExist(tx, after.profileIds ?? [], before?.profileIds)
  if (!before || before.state === 'draft') return
  const changed = DEFINED.filter((name) => !isSame(before[name], after[name]))
  if (changed.length > 0)
    throw fail(
      'wrong_state',
      'Only a draft can be changed. Stop a scheduled broadcast to edit it.',
      changed.map((name) => ({ path: `/${name}`, message: 'Only a draft can be changed.' })),
      { state: before.state },
    )
}

/**
 * Refuses to delete a broadcast that is running, or whose emails are still being canceled: they
 * would remain without it.
 * @throws ProductError `wrong_state`
 */
async function assertDeletable(db: Db, { id, state, tenantId }: Broadcast): Promise<void> {
  if (!['draft', 'stopped', 'done'].includes(state))
    throw fail('wrong_state', 'Stop the broadcast before you delete it.', [], { state })
  if (state !== 'stopped') return
  const open = await db
    .selectFrom('engage_messages')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', id)
    .where('state', 'in', ['waiting', 'planned'])
    .limit(1)
    .executeTakeFirst()
  if (open) throw fail('wrong_state', 'Its emails are still being canceled. Try again in a minute.')
}

/** Checks broadcasts that are saved or deleted. */
export const broadcastHooks = (engine: Pick<Engine, 'clock'>): EntityHooks<Broadcast> => ({
  validate: (db, scope, values, before) =>
    checkBroadcast(scopedTx(engine, db, scope), values, before),
  async afterWrite(db, _scope, before, after) {
    if (before && !after) await assertDeletable(db, before)
  },
})
