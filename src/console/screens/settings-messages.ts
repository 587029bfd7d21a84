import { defineMessages } from '#ui/messages/messages.ts'

export const tSettings = defineMessages({
  'settings.title': 'Settings',
  'settings.of': '{tenant}',
  'settings.config': 'Configuration',
  'settings.configText':
    'Goals, segments, properties, templates and other settings, as one archive of JSON files. ' +
    'Contains no people and no secrets.',
  'settings.export': 'Export configuration',
  'settings.exportHelp':
    'The same configuration always gives the same file, so you can keep it in version control.',
  'settings.exportFailed': 'Export failed',
  'settings.import': 'Import archive',
  'settings.importHelp':
    'You see a preview before anything changes. Records not in the archive are left unchanged.',
  'settings.choose': 'Choose archive',
  'settings.planFailed': 'Invalid archive',
  'settings.plugins': 'Plugins',
  'settings.pluginsText':
    'Packages of actions, conditions, properties, rules, segments and templates that you switch on or off together.',
  'settings.openPlugins': 'Open plugins',
  'settings.mail': 'System email',
  'settings.mailText':
    "Sign-in emails, invitations and notices are sent by this server, not from a campaign's mailbox.",
  'settings.testMail': 'Send me a test email',
  'settings.mailSent': 'Test email sent to {to}',
  'settings.mailFailed': "Couldn't send the email",
  'settings.properties': 'System properties',
  'settings.propertiesText':
    'Settings read by code, for the whole installation. Secret values are never shown again.',
  'settings.openProperties': 'Open system properties',
  'settings.caches': 'Caches',
  'settings.cachesText':
    'Write keys, compiled segments, rules and schemas that each process keeps in memory. ' +
    'Caches update automatically. Clear them only to force a reload.',
  'settings.clearCaches': 'Clear caches',
  'settings.cleared': {
    one: 'Cleared 1 entry here and the caches of all other processes',
    other: 'Cleared {count} entries here and the caches of all other processes',
  },
  'settings.clearFailed': "Couldn't clear the caches",
  'settings.purge': 'Erase people',
  'settings.purgeText':
    'Permanently removes inactive people, or everyone in a segment, with all their data. You see the count first.',
  'settings.danger': 'Delete all data',
  'settings.dangerText':
    'Deletes campaigns, contacts, profiles, events, mailboxes, keys and all configuration of ' +
    "{tenant}. Users, opt-outs and the audit log are kept. You can't undo this.",
  'settings.deleteAll': 'Delete all data',
  'settings.deleteTitle': 'Delete all data of {tenant}',
  'settings.typeName': 'Type {tenant} to confirm',
  'settings.deleted': { one: '1 record deleted', other: '{count} records deleted' },
  'settings.deleteFailed': "Couldn't delete the data",
})
