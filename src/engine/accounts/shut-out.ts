import { announce } from '#engine/announce.ts'
import type { Engine } from '#engine/engine.ts'

/** Ends what is open of a person who may not call any more, on every process; their next call is refused anyway. */
export async function shutOut(
  { database }: Pick<Engine, 'database'>,
  userId: string,
): Promise<void> {
  await database.system((db) => announce(db, '*', 'closed', { userId }))
}
