import { lazy, type ComponentType } from 'react'
import type { ConsoleResource } from './core/registry.ts'
import { BulkAddToList } from './profile/bulk-add-to-list.tsx'
import { FollowedList } from './screens/followed-list.tsx'

const loadKinds = () => import('./rules/shipped-kinds.tsx')

/**
 * Hand-written lists that replace the generated one, by entity. Loaded on demand: some are larger
 * than all other lists together.
 */
export const lists: Record<string, ComponentType<{ of: ConsoleResource }>> = {
  'action-type': lazy(async () => ({ default: (await loadKinds()).ActionsList })),
  'condition-type': lazy(async () => ({ default: (await loadKinds()).ConditionsList })),
  event: FollowedList,
  'event-refusal': FollowedList,
  plugin: lazy(async () => ({
    default: (await import('./plugins/plugins-list.tsx')).PluginsList,
  })),
}

/** Entity-specific buttons of the bulk action bar. */
export const bulkActions: Record<string, ComponentType<{ ids: readonly unknown[] }>> = {
  profile: BulkAddToList,
}
