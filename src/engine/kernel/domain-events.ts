import type { Db } from '#platform/database/database.ts'

/*
 * A floor announces facts to the floors above it without importing them. The floor that knows a
 * fact declares it with `domainEvent` and publishes it in the transaction that writes it; the
 * handlers of all events are listed in `src/engine/registrations.ts`. They run in that transaction,
 * one after the other: when one throws, nothing of the fact is committed either.
 */

/** Handles a fact in the transaction that writes it. */
export type DomainEventHandler<Payload, Answer, Engine> = (
  db: Db,
  engine: Engine,
  tenantId: string,
  payload: Payload,
) => Promise<Answer>

/**
 * A fact that higher floors may react to.
 * @typeParam Answer what each handler returns to the publisher, such as the profiles it changed
 * @typeParam Engine the parts of the engine that handlers get
 */
export interface DomainEvent<Payload, Answer, Engine> {
  readonly name: string
  /** Set once, by `handleWith`; null until then. */
  handlers: readonly DomainEventHandler<Payload, Answer, Engine>[] | null
}

/** Declares a fact. @param name such as `segments.joined`, for error messages */
export const domainEvent = <Payload, Answer, Engine>(
  name: string,
): DomainEvent<Payload, Answer, Engine> => ({ name, handlers: null })

/** Sets the handlers of a fact, in the order in which they run. */
export function handleWith<Payload, Answer, Engine>(
  event: DomainEvent<Payload, Answer, Engine>,
  ...handlers: DomainEventHandler<Payload, Answer, Engine>[]
): void {
  event.handlers = handlers
}

/**
 * Runs the handlers of a fact in the caller's transaction.
 * @returns the answer of each
 * @throws Error when nobody has listed handlers for the event, not even none
 */
export async function publish<Payload, Answer, Engine>(
  event: DomainEvent<Payload, Answer, Engine>,
  db: Db,
  engine: Engine,
  tenantId: string,
  payload: Payload,
): Promise<Answer[]> {
  if (!event.handlers)
    throw new Error(`No handlers are registered for "${event.name}": load engine/registrations.ts.`)
  const answers: Answer[] = []
  for (const handler of event.handlers) answers.push(await handler(db, engine, tenantId, payload))
  return answers
}
