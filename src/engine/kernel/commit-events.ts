import type { Db } from '#platform/database/database.ts'
import { domainEvent, publish, type DomainEvent } from './domain-events.ts'
import type { TenantTx } from './tenant-tx.ts'

/*
 * A commit event is a domain event that writers note as often as they like, and that is published
 * once before the transaction commits, with everything that was noted. Its handlers see the final
 * state, and no writer can forget to call them.
 */

/** A domain event that collects its items until its transaction commits. */
export interface CommitEvent<Item, Answer, Parts> extends DomainEvent<
  readonly Item[],
  Answer,
  Parts
> {
  /** The items that are not published yet, by transaction. */
  readonly noted: WeakMap<Db, Item[]>
}

/** Declares a commit event. @param name such as `profiles.noted`, for error messages */
export const commitEvent = <Item, Answer, Parts>(
  name: string,
): CommitEvent<Item, Answer, Parts> => ({ ...domainEvent(name), noted: new WeakMap() })

/** What each open transaction of `collectNotes` publishes before it commits. */
const pending = new WeakMap<Db, (() => Promise<unknown>)[]>()

/** Handlers may note further items; more rounds than this mean that they never end. */
const MAX_ROUNDS = 20

/**
 * Notes items for an event. In a transaction of `inTenant` or `inScope` they are published before
 * it commits; in any other, such as one that a store opened, at once.
 */
export async function noteForCommit<Item, Answer, Parts>(
  tx: TenantTx<Parts>,
  event: CommitEvent<Item, Answer, Parts>,
  items: readonly Item[],
): Promise<void> {
  if (items.length === 0) return
  const due = pending.get(tx.db)
  if (!due) {
    await publish(tx, event, items)
    return
  }
  const noted = event.noted.get(tx.db) ?? []
  event.noted.set(tx.db, noted)
  if (noted.length === 0) due.push(() => publish(tx, event, noted.splice(0)))
  noted.push(...items)
}

/**
 * Publishes all notes so far, and those that the handlers add, until nothing is left.
 * @throws Error when the handlers do not come to an end
 */
export async function publishNoted(db: Db): Promise<void> {
  const due = pending.get(db) ?? []
  for (let round = 0; due.length > 0; round++) {
    if (round === MAX_ROUNDS) throw new Error('Handlers of commit events note changes endlessly.')
    for (const publishOne of due.splice(0)) await publishOne()
  }
}

/** Runs the work of a transaction, and publishes what it noted unless it rejects. */
export async function collectNotes<Answer>(db: Db, work: () => Promise<Answer>): Promise<Answer> {
  pending.set(db, [])
  try {
    const answer = await work()
    await publishNoted(db)
    return answer
  } finally {
    pending.delete(db)
  }
}
