import type { LockMode } from '#engine/kernel/locks.ts'

/**
 * How the transaction of a batch gets along with the batch before it in its tenant, which may still
 * be in flight. `intake.ts` tells the states that both go through.
 */
export interface BatchCoordinator {
  /**
   * `exclusive`: no other batch is in flight, so this one may decide who people are. `shared`: it
   * may only find people that exist.
   */
  readonly identityLock: LockMode
  /**
   * Called before anything is written, with whether the batch decides who people are: it creates
   * or merges them, or changes what they are known by.
   * @throws RequiresExclusiveLock when it does and may not
   */
  declareIdentityChange(changesIdentities: boolean): void
  /**
   * Called when the people of the batch are locked and their visits read: the next batch may begin.
   * From here on the batch writes rows of its own people, events and visits only.
   */
  onIdentitiesLocked(): void
  /**
   * Called before rows are written that other batches write as well, such as counters and links of
   * contacts.
   * @returns when the batch before this one has committed
   * @throws PredecessorRolledBack when it has not
   */
  awaitPredecessorCommit(): Promise<void>
  /**
   * Takes writes that were sent without waiting, of which only a refusal by the database matters.
   * @returns when the next statement may be sent
   */
  pipelineWrites(writes: Promise<unknown>): Promise<unknown>
}

/** For a transaction that shares its tenant with no other batch: it holds the lock alone. */
export const exclusiveBatch: BatchCoordinator = {
  identityLock: 'exclusive',
  declareIdentityChange() {},
  onIdentitiesLocked() {},
  async awaitPredecessorCommit() {},
  pipelineWrites: (writes) => writes,
}
