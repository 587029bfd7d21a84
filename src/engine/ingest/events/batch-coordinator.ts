import type { LockMode } from '#engine/kernel/locks.ts'

/**
 * Coordinates the transaction of a batch with the preceding batch of its tenant, which may still be
 * in flight. `intake.ts` documents the states of both.
 */
export interface BatchCoordinator {
  /**
   * `exclusive`: no other batch is in flight, so this one may create and merge people. `shared`: it
   * may only look up existing people.
   */
  readonly identityLock: LockMode
  /**
   * Called before any write, with whether the batch changes identities: whether it creates or
   * merges people, or changes their names.
   * @throws RequiresExclusiveLock when it does without an exclusive lock
   */
  declareIdentityChange(changesIdentities: boolean): void
  /**
   * Called when the people of the batch are locked and its visits are loaded: the next batch may
   * begin. From here on, the batch writes only its own people, events and visits.
   */
  onIdentitiesLocked(): void
  /**
   * Called before writing rows that other batches write as well, such as counters and links of
   * contacts.
   * @returns when the preceding batch has committed
   * @throws PredecessorRolledBack when it has not
   */
  awaitPredecessorCommit(): Promise<void>
  /**
   * Receives writes that were sent without waiting and whose only relevant result is an error of
   * the database.
   * @returns when the next statement may be sent
   */
  pipelineWrites(writes: Promise<unknown>): Promise<unknown>
}

/**
 * For a transaction that runs without concurrent batches of its tenant: it holds the lock
 * exclusively.
 */
export const exclusiveBatch: BatchCoordinator = {
  identityLock: 'exclusive',
  declareIdentityChange() {},
  onIdentitiesLocked() {},
  async awaitPredecessorCommit() {},
  pipelineWrites: (writes) => writes,
}
