import { defineMessages } from '#ui/messages/messages.ts'

/** The source of a plan, which its title and texts name. */
export type PlanSubject = 'archive' | 'plugin'

/** Words of a plan, the preview of an import or a plugin. */
export const n = defineMessages({
  'plan.archive.title': 'What the import would do',
  'plan.plugin.title': 'What the plugin would do',
  'plan.create': '{count} to create',
  'plan.change': '{count} to change',
  'plan.conflict': { one: '{count} conflict', other: '{count} conflicts' },
  'plan.fault': '{count} that cannot be written',
  'plan.same': '{count} the same',
  'plan.archive.nothing': 'Everything in the archive is here already. There is nothing to import.',
  'plan.plugin.nothing': 'Everything that the plugin brings is here already.',
  'plan.kind.create': 'Create',
  'plan.kind.change': 'Change',
  'plan.kind.conflict': 'Conflict',
  'plan.kind.fault': 'Cannot be written',
  'plan.here': 'Here',
  'plan.archive.there': 'In the archive',
  'plan.plugin.there': 'In the plugin',
  'plan.conflictsTitle': 'What was changed here since',
  'plan.keep': 'stays as it is here',
  'plan.archive.overwrite': 'becomes what the archive says',
  'plan.plugin.overwrite': 'becomes what the plugin says',
  'plan.archive.apply': { one: 'Import one record', other: 'Import {count} records' },
  'plan.plugin.apply': { one: 'Write one record', other: 'Write {count} records' },
  'plan.archive.faultsFirst': 'Nothing is imported while some records cannot be.',
  'plan.plugin.faultsFirst': 'Nothing of the plugin is written while some records cannot be.',
  'plan.imported': { one: 'One record imported', other: '{count} records imported' },
  'plan.archive.failed': 'Nothing was imported',
  'plan.plugin.failed': 'The plugin changed nothing',
})
