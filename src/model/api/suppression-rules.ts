import type { Suppression } from '../schema/entities.generated.ts'

/** The reasons that are no wish of the person. */
export const UNDOABLE_REASONS = ['bounced', 'manual', 'imported'] as const

/**
 * Whether a suppression can be undone in one step: it was decided by a server's refusal, by a user
 * or by a file. What the person asked for is only undone by the person.
 */
export const isUndoable = ({
  reason,
  personAsked = '',
}: Pick<Suppression, 'reason'> & Partial<Pick<Suppression, 'personAsked'>>): boolean =>
  (UNDOABLE_REASONS as readonly string[]).includes(reason) && personAsked === ''
