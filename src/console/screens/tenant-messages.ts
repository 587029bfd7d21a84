import { defineMessages } from '#ui/messages/messages.ts'

export const t = defineMessages({
  'tenant.look': 'Look at this tenant',
  'tenant.looking': 'You are looking at this tenant',
  'tenant.activate': 'Activate',
  'tenant.deactivate': 'Deactivate',
  'tenant.isolate': 'Isolate',
  'tenant.own': 'You belong to this tenant: an admin of another one can delete it.',
  'tenant.delete': 'Delete with all data',
  'tenant.cancel': 'Cancel',
  'tenant.activateTitle': 'Activate {name}?',
  'tenant.activateText':
    'Its people and keys get in again from the next call on. It stands where its tier and ' +
    'its trial put it. Campaigns that were paused stay paused until somebody of the tenant ' +
    'resumes them; events and inboxes are read again.',
  'tenant.deactivateTitle': 'Deactivate {name}?',
  'tenant.deactivateText':
    'Its people and its keys are refused from the next call on, and open pages of theirs ' +
    'end. Running campaigns are paused, share links are closed. Events of its websites, ' +
    'replies and opt-outs are still taken, so that nothing is missing when it is activated ' +
    'again. Nothing is deleted.',
  'tenant.isolateTitle': 'Isolate {name}?',
  'tenant.isolateText':
    'For when something has to be looked into. Its people and its keys are refused from ' +
    'the next call on, and open pages of theirs end. Running campaigns are paused, share ' +
    'links are closed. Nothing comes in either: events are refused, inboxes are not read, ' +
    'jobs wait. Only opt-out links still work. Nothing is deleted.',
  'tenant.deleteTitle': 'Delete {name} with all its data',
  'tenant.deleteText':
    'The tenant is isolated at once. Then its campaigns, contacts, profiles, events, ' +
    'mailboxes, keys, configuration, people and its audit log are deleted, as a job that ' +
    'goes on after a restart. This cannot be undone. One line with the numbers stays in ' +
    'the audit log of the installation. Other tenants are not touched.',
  'tenant.typeName': 'Type {name} to confirm',
  'tenant.activated': '{name} is open again',
  'tenant.deactivated': '{name} is deactivated',
  'tenant.isolated': '{name} is isolated',
  'tenant.failed': 'Nothing was changed',
  'tenant.deleted': 'The tenant is deleted',
  'tenant.deletedText':
    'Nothing of it is left here but one line in the audit log of the installation.',
  'tenant.waiting': 'Waiting for a worker',
  'tenant.toList': 'All tenants',
  'tenant.deleting': 'Deleting this tenant',
  'tenant.deletingFailed':
    'The deletion has stopped: {reason} It can be run again under Jobs of your own tenant.',
  'tenant.state.ACTIVE': 'Everything works.',
  'tenant.state.TRIAL': 'Everything works until the trial ends. Give it another day under Edit.',
  'tenant.state.TRIAL_EXPIRED':
    'The trial is over: nothing is sent. Replies and opt-outs are still read, and ' +
    'everything stays readable and can be exported. A later end of the trial, under Edit, ' +
    'lets it go on.',
  'tenant.state.DEACTIVATED':
    'Its people and keys are refused and nothing is sent. Events, replies and opt-outs are still taken.',
  'tenant.state.ISOLATED':
    'Its people and keys are refused, nothing is sent and nothing is taken in. Only opt-out links still work.',
  'tenant.usage': 'Usage',
  'tenant.usageFailed': 'The usage could not be read',
  'tenant.people': 'People',
  'tenant.contacts': 'Contacts',
  'tenant.users': 'Users',
  'tenant.campaigns': 'Campaigns',
  'tenant.mailboxes': 'Mailboxes',
  'tenant.events': 'Events',
  'tenant.mails': 'Mails sent',
  'tenant.storage': 'Storage, about',
  'tenant.about': 'about {count}',
  'tenant.byDay': 'Events and mails of the last 30 days, by day',
  'tenant.eventsByDay': 'Events received',
  'tenant.mailsByDay': 'Mails sent',
  'tenant.cut': 'Too much for a count of every day: the oldest days are not complete.',
})
