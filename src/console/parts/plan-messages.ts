import { defineMessages } from '#ui/messages/messages.ts'

/** The source of a plan, which its title and texts name. */
export type PlanSubject = 'archive' | 'plugin'

/** Words of a plan, the preview of an import or a plugin. */
export const tPlan = defineMessages({
  'plan.archive.title': 'Import preview',
  'plan.plugin.title': 'Plugin changes',
  'plan.create': '{count} to create',
  'plan.change': '{count} to change',
  'plan.conflict': { one: '{count} conflict', other: '{count} conflicts' },
  'plan.fault': '{count} invalid',
  'plan.same': '{count} unchanged',
  'plan.archive.nothing': 'No differences. There is nothing to import.',
  'plan.plugin.nothing': "No differences. The plugin's records are all here.",
  'plan.kind.create': 'Create',
  'plan.kind.change': 'Change',
  'plan.kind.conflict': 'Conflict',
  'plan.kind.fault': 'Invalid',
  'plan.here': 'Current',
  'plan.archive.there': 'In archive',
  'plan.plugin.there': 'In plugin',
  'plan.conflictsTitle': 'Changed here since the last import',
  'plan.keep': 'Keep current version',
  'plan.archive.overwrite': 'Use version from archive',
  'plan.plugin.overwrite': 'Use version from plugin',
  'plan.archive.apply': { one: 'Import 1 record', other: 'Import {count} records' },
  'plan.plugin.apply': { one: 'Write 1 record', other: 'Write {count} records' },
  'plan.archive.faultsFirst': 'Fix the invalid records before you import.',
  'plan.plugin.faultsFirst': 'Fix the invalid records before you switch the plugin on.',
  'plan.imported': { one: '1 record imported', other: '{count} records imported' },
  'plan.archive.failed': 'Import failed',
  'plan.plugin.failed': "Couldn't apply the plugin",
})
