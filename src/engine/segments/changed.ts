import { commitEvent, noteForCommit } from '#engine/kernel/commit-events.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { SegmentMoves } from './membership-events.ts'
import type { ProfileChange } from './changes.ts'

/** Published before the commit with all changes of people that the transaction noted. */
export const changesNoted = commitEvent<ProfileChange, SegmentMoves, RowParts>('changes.noted')

/**
 * Notes changes of people that segments and scores may depend on. Every writer of profiles, events,
 * lists, goals, campaigns and journeys calls this after its writes. Memberships are evaluated once,
 * before the transaction commits (`commit-events.ts`), for all that was noted.
 */
export const changed = (tx: TenantTx<RowParts>, changes: readonly ProfileChange[]): Promise<void> =>
  noteForCommit(
    tx,
    changesNoted,
    changes.filter(({ profileIds }) => profileIds.length > 0),
  )
