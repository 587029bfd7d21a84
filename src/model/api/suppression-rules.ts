import type { Suppression } from '../schema/entities.generated.ts'

/**
 * Whether a suppression can be undone in one step: it was decided by a server's refusal, by a user
 * or by a file. What the person asked for is only undone by the person.
 */
export const isUndoable = ({ reason }: Pick<Suppression, 'reason'>): boolean =>
  ['bounced', 'manual', 'imported'].includes(reason)
