import { announce } from '#engine/kernel/announce.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/**
 * Closes the open streams of a person and of their keys, in every process, after their rights
 * changed. Other requests are checked anyway.
 */
export async function revokeSessions(
  { database }: Pick<Engine, 'database'>,
  userId: string,
): Promise<void> {
  await database.system((db) => announce(db, '*', 'closed', { userId }))
}
