import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import type { Caller } from './endpoint.ts'

/** Whose work it is: an organization, and one person or key of it. */
type Owner = Pick<Caller, 'tenantId'> & { actor: Pick<Caller['actor'], 'id'> }

export interface ShareLimits {
  /** Pieces of work at once: of one process, of one organization, and of one person or key. */
  process: number
  tenant: number
  caller: number
  /** How many more of one person or key may wait. */
  waiting: number
}

interface Waiting {
  owner: Owner
  begin(): void
}

/**
 * Limits expensive work by owner: one person or key takes no more than their share, and neither
 * does an organization. What has no room waits; the organization with the least work is next, and
 * in it the person with the least.
 */
export function createWorkShares(limits: ShareLimits) {
  const running: Owner[] = []
  const waiting: Waiting[] = []
  const isOfTenant = (owner: Owner, { tenantId }: Owner) => owner.tenantId === tenantId
  const isOfCaller = (one: Owner, owner: Owner) =>
    isOfTenant(one, owner) && one.actor.id === owner.actor.id
  const ofTenant = (owner: Owner) => running.filter((one) => isOfTenant(one, owner)).length
  const ofCaller = (owner: Owner) => running.filter((one) => isOfCaller(one, owner)).length
  const hasRoom = (owner: Owner) =>
    running.length < limits.process &&
    ofTenant(owner) < limits.tenant &&
    ofCaller(owner) < limits.caller

  /** The first of those with room whose organization, then person, has the least work. */
  function takeNext(): Waiting | undefined {
    const [next] = waiting
      .filter(({ owner }) => hasRoom(owner))
      .toSorted(
        (a, b) => ofTenant(a.owner) - ofTenant(b.owner) || ofCaller(a.owner) - ofCaller(b.owner),
      )
    if (next) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  async function perform<Result>(owner: Owner, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(owner), 1)
      const next = takeNext()
      if (next) {
        running.push(next.owner)
        next.begin()
      }
    }
  }

  /**
   * Performs a piece of work when its owner has room.
   * @throws ProductError `too_many` when as many of this person or key wait already
   */
  return async function share<Result>(
    { tenantId, actor }: Owner,
    work: () => Promise<Result>,
  ): Promise<Result> {
    // A separate object for each piece, by which it is found again.
    const owner: Owner = { tenantId, actor: { id: actor.id } }
    if (hasRoom(owner)) {
      running.push(owner)
      return perform(owner, work)
    }
    if (waiting.filter((one) => isOfCaller(one.owner, owner)).length >= limits.waiting)
      throw fail('too_many', say('Too many previews wait for an answer. Try again in a moment.'))
    await new Promise<void>((begin) => waiting.push({ owner, begin }))
    return perform(owner, work)
  }
}
