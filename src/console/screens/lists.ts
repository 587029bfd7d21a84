import type { ComponentType } from 'react'
import type { ConsoleResource } from '../registry.ts'
import { BulkAddToList } from '../profile/bulk-add-to-list.tsx'
import { PluginsList } from '../plugins/plugins-list.tsx'
import { ActionsList, ConditionsList } from '../rules/shipped-kinds.tsx'

/** Lists that are made by hand in place of the generated one, by entity. */
export const lists: Record<string, ComponentType<{ of: ConsoleResource }>> = {
  'action-type': ActionsList,
  'condition-type': ConditionsList,
  plugin: PluginsList,
}

/** Buttons of the bar over ticked rows that only one entity has, by entity. */
export const bulkActions: Record<string, ComponentType<{ ids: readonly unknown[] }>> = {
  profile: BulkAddToList,
}
