import type { Engine } from '#engine/kernel/engine.ts'
import { forgetChecks } from '#engine/ingest/event-schemas/load-schemas.ts'
import { forgetWriteKeys } from '#engine/ingest/events/write-keys.ts'
import { invalidateDefinitions } from '#engine/kernel/versioned-cache.ts'

const CHANNEL = 'outrider_caches'

/** Caches of a process for data that would otherwise be loaded or compiled for every event. */
const caches: readonly { id: string; name: string; forget(engine: Engine): number }[] = [
  { id: 'write-keys', name: 'Write keys of sources, kept for a minute', forget: forgetWriteKeys },
  {
    id: 'definitions',
    name: 'Segments, rules, goals and scoring plans, made ready to be asked',
    forget: invalidateDefinitions,
  },
  { id: 'event-schemas', name: 'Compiled checks of event schemas', forget: forgetChecks },
]

/** A cache that this process cleared. */
export interface ClearedCache {
  id: string
  name: string
  entries: number
}

const forgetAll = (engine: Engine): ClearedCache[] =>
  caches.map(({ id, name, forget }) => ({ id, name, entries: forget(engine) }))

/**
 * Clears all caches, here immediately and in every other process on notification. No data is lost.
 */
export async function clearCaches(engine: Engine): Promise<ClearedCache[]> {
  const cleared = forgetAll(engine)
  await engine.database.notify(CHANNEL)
  return cleared
}

/**
 * Clears this process's caches whenever another process requests it. Resolves to a function that
 * unsubscribes.
 */
export const subscribeToInvalidation = (engine: Engine): Promise<() => Promise<void>> =>
  engine.database.listen(CHANNEL, () => void forgetAll(engine))
