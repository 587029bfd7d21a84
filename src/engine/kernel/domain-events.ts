import type { TenantTx } from './tenant-tx.ts'

/*
 * A floor announces facts to the floors above it without importing them. The floor that knows a
 * fact declares it with `domainEvent` and publishes it in the transaction that writes it; the
 * handlers of all events are listed in `src/engine/registrations.ts`. They run in that transaction,
 * one after the other: when one throws, nothing of the fact is committed either.
 */

/** Handles a fact in the transaction that writes it. */
export type DomainEventHandler<Payload, Answer, Parts> = (
  tx: TenantTx<Parts>,
  payload: Payload,
) => Promise<Answer>

/**
 * A fact that higher floors can react to.
 * @typeParam Answer the return value of each handler, such as the profiles it changed
 * @typeParam Parts the parts of the engine that handlers receive
 */
export interface DomainEvent<Payload, Answer, Parts> {
  readonly name: string
  /** Set once, by `handleWith`; null until then. */
  handlers: readonly DomainEventHandler<Payload, Answer, Parts>[] | null
}

/** Declares a fact. @param name such as `memberships.changed`, for error messages */
export const domainEvent = <Payload, Answer, Parts>(
  name: string,
): DomainEvent<Payload, Answer, Parts> => ({ name, handlers: null })

/** Sets the handlers of a fact, in the order in which they run. */
export function handleWith<Payload, Answer, Parts>(
  event: DomainEvent<Payload, Answer, Parts>,
  ...handlers: DomainEventHandler<Payload, Answer, Parts>[]
): void {
  event.handlers = handlers
}

/**
 * Runs the handlers of a fact in the caller's transaction.
 * @returns the answer of each handler
 * @throws Error when `handleWith` was never called, not even with an empty list
 */
export async function publish<Payload, Answer, Parts>(
  tx: TenantTx<Parts>,
  event: DomainEvent<Payload, Answer, Parts>,
  payload: Payload,
): Promise<Answer[]> {
  if (!event.handlers)
    throw new Error(`No handlers are registered for "${event.name}": load engine/registrations.ts.`)
  const answers: Answer[] = []
  for (const handler of event.handlers) answers.push(await handler(tx, payload))
  return answers
}
