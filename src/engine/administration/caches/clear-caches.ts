import type { Engine } from '#engine/kernel/engine.ts'
import { forgetChecks } from '#engine/ingest/event-schemas/load-schemas.ts'
import { forgetWriteKeys } from '#engine/ingest/events/write-keys.ts'
import { invalidateDefinitions } from '#engine/kernel/versioned-cache.ts'

const CHANNEL = 'outrider_caches'

/**
 * What a process keeps in memory so that it need not be read, or made ready, for every event. One
 * line each.
 */
const caches: readonly { id: string; name: string; forget(engine: Engine): number }[] = [
  { id: 'write-keys', name: 'Write keys of sources, kept for a minute', forget: forgetWriteKeys },
  {
    id: 'definitions',
    name: 'Segments, rules, goals and scoring plans, made ready to be asked',
    forget: invalidateDefinitions,
  },
  { id: 'event-schemas', name: 'Compiled checks of event schemas', forget: forgetChecks },
]

/** What was forgotten by this process. */
export interface ClearedCache {
  id: string
  name: string
  entries: number
}

const forgetAll = (engine: Engine): ClearedCache[] =>
  caches.map(({ id, name, forget }) => ({ id, name, entries: forget(engine) }))

/**
 * Forgets everything that is kept in memory, here at once and in every other process as soon as it
 * hears of it. Nothing is lost: it is read again.
 */
export async function clearCaches(engine: Engine): Promise<ClearedCache[]> {
  const cleared = forgetAll(engine)
  await engine.database.notify(CHANNEL)
  return cleared
}

/**
 * Lets a process hear when another one is asked to clear the caches. Resolves to a function that
 * ends the listening.
 */
export const subscribeToInvalidation = (engine: Engine): Promise<() => Promise<void>> =>
  engine.database.listen(CHANNEL, () => void forgetAll(engine))
