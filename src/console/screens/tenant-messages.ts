import { defineMessages } from '#ui/messages/messages.ts'

export const tTenant = defineMessages({
  'tenantPage.look': 'View this tenant',
  'tenantPage.looking': 'Viewing this tenant',
  'tenantPage.activate': 'Activate',
  'tenantPage.deactivate': 'Deactivate',
  'tenantPage.isolate': 'Isolate',
  'tenantPage.own': 'You belong to this tenant. An administrator of another tenant can delete it.',
  'tenantPage.delete': 'Delete with all data',
  'tenantPage.cancel': 'Cancel',
  'tenantPage.activateTitle': 'Activate {name}?',
  'tenantPage.activateText':
    'Users and API keys get access again. Tier and trial apply as before. Paused campaigns ' +
    'stay paused until a user of the tenant resumes them. Events and inboxes are read again.',
  'tenantPage.deactivateTitle': 'Deactivate {name}?',
  'tenantPage.deactivateText':
    'Users and API keys lose access immediately. Running campaigns pause, and share links ' +
    'close. Events from its websites, replies and opt-outs are still accepted, so nothing is ' +
    'missing when you activate the tenant again. Nothing is deleted.',
  'tenantPage.isolateTitle': 'Isolate {name}?',
  'tenantPage.isolateText':
    'Use this for an investigation. Users and API keys lose access immediately. Running ' +
    'campaigns pause, and share links close. Events are rejected, inboxes are not read, and ' +
    'jobs wait. Only opt-out links still work. Nothing is deleted.',
  'tenantPage.deleteTitle': 'Delete {name} and all its data',
  'tenantPage.deleteText':
    'Isolates the tenant immediately. A job then deletes its campaigns, contacts, profiles, ' +
    "events, mailboxes, keys, configuration, users and audit log. You can't undo this. One " +
    "entry with the totals stays in the installation's audit log. Other tenants are not " +
    'affected.',
  'tenantPage.typeName': 'Type {name} to confirm',
  'tenantPage.activated': '{name} is active',
  'tenantPage.deactivated': '{name} is deactivated',
  'tenantPage.isolated': '{name} is isolated',
  'tenantPage.failed': 'No changes were made',
  'tenantPage.deleted': 'Tenant deleted',
  'tenantPage.deletedText': "Only one entry in the installation's audit log is left.",
  'tenantPage.waiting': 'Waiting for a worker',
  'tenantPage.toList': 'All tenants',
  'tenantPage.deleting': 'Deleting this tenant',
  'tenantPage.deletingFailed':
    'The deletion stopped: {reason} Run it again under Jobs of your own tenant.',
  'tenantPage.state.ACTIVE': 'Fully active.',
  'tenantPage.state.TRIAL':
    'Fully active until the trial ends. To extend the trial, edit the tenant.',
  'tenantPage.state.TRIAL_EXPIRED':
    'The trial has ended, so nothing is sent. Replies and opt-outs are still read, and all ' +
    'data can be viewed and exported. To continue, edit the tenant and extend the trial.',
  'tenantPage.state.DEACTIVATED':
    'Users and API keys have no access, and nothing is sent. Events, replies and opt-outs are still accepted.',
  'tenantPage.state.ISOLATED':
    'Users and API keys have no access. Nothing is sent or received. Only opt-out links still work.',
  'tenantPage.usage': 'Usage',
  'tenantPage.usageFailed': "Couldn't load the usage",
  'tenantPage.people': 'Profiles',
  'tenantPage.contacts': 'Contacts',
  'tenantPage.users': 'Users',
  'tenantPage.campaigns': 'Campaigns',
  'tenantPage.mailboxes': 'Mailboxes',
  'tenantPage.events': 'Events',
  'tenantPage.mails': 'Emails sent',
  'tenantPage.storage': 'Storage (estimate)',
  'tenantPage.about': 'about {count}',
  'tenantPage.byDay': 'Events and emails of the last 30 days, by day',
  'tenantPage.eventsByDay': 'Events received',
  'tenantPage.mailsByDay': 'Emails sent',
  'tenantPage.cut': 'Too many to count every day. The oldest days are incomplete.',
})
