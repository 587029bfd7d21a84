import { defineMessages } from '#ui/messages/messages.ts'

export const s = defineMessages({
  'settings.title': 'Settings',
  'settings.of': 'For {tenant}',
  'settings.config': 'Configuration',
  'settings.configText':
    'Goals, segments, properties, templates and whatever else people set up, as one ' +
    'archive of JSON files. No people, no secrets.',
  'settings.export': 'Export the configuration',
  'settings.exportHelp':
    'The same configuration always gives the same file, so it can be kept in version control.',
  'settings.exportFailed': 'Not exported',
  'settings.import': 'Import an archive',
  'settings.importHelp':
    'You see what it would do before anything is changed. Records that the archive does not hold stay as they are.',
  'settings.choose': 'Choose an archive',
  'settings.planFailed': 'The archive cannot be read',
  'settings.plugins': 'Plugins',
  'settings.pluginsText':
    'Packages of actions, conditions, properties, rules, segments and templates that are ' +
    'switched on and off as a whole.',
  'settings.openPlugins': 'Open plugins',
  'settings.mail': 'Mail of the system',
  'settings.mailText':
    'Sign-in mails, invitations and notices go out by the server of the installation, not by a mailbox of a campaign.',
  'settings.testMail': 'Send a test mail to me',
  'settings.mailSent': 'A mail is on its way to {to}',
  'settings.mailFailed': 'The mail was not sent',
  'settings.properties': 'System properties',
  'settings.propertiesText':
    'Values that code reads by name, for the whole installation. Secret values can be set, and are never shown again.',
  'settings.openProperties': 'Open system properties',
  'settings.caches': 'Caches',
  'settings.cachesText':
    'What the processes keep in memory: write keys, prepared segments and rules, compiled ' +
    'schemas. They follow changes by themselves; clearing them only makes everything be ' +
    'read again.',
  'settings.clearCaches': 'Clear the caches',
  'settings.cleared': {
    one: 'Cleared: one entry here, and every other process was told',
    other: 'Cleared: {count} entries here, and every other process was told',
  },
  'settings.clearFailed': 'The caches were not cleared',
  'settings.purge': 'Erase people',
  'settings.purgeText':
    'People who are long gone, or who are in a segment, go for good with everything kept ' +
    'about them. They are counted first.',
  'settings.danger': 'Delete all data',
  'settings.dangerText':
    'Campaigns, contacts, profiles, events, mailboxes, keys and all configuration of ' +
    '{tenant}. Its people, its opt-outs and its audit log stay. This cannot be undone.',
  'settings.deleteAll': 'Delete all data',
  'settings.deleteTitle': 'Delete all data of {tenant}',
  'settings.typeName': 'Type {tenant} to confirm',
  'settings.deleted': { one: 'One record deleted', other: '{count} records deleted' },
  'settings.deleteFailed': 'Nothing was deleted',
})
