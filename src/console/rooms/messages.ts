import { defineMessages } from '#ui/messages/messages.ts'

/** Words of Today and the rooms. */
export const tRooms = defineMessages({
  'rooms.nav': 'Rooms',
  'rooms.more': '{count}+',
  'rooms.about': 'about {count}',
  'rooms.failed': "Couldn't load the figures",
  'rooms.attention': 'Needs attention',
  'rooms.quiet': 'Nothing needs attention.',
  'rooms.new': 'Start something new',
  'rooms.changes': 'Recent changes',
  'rooms.allChanges': 'All changes',
  'rooms.noChanges': 'No changes yet.',
  'rooms.changesFailed': "Couldn't load the changes",
  'rooms.aboutInbox': 'Replies to read and answer.',
  'rooms.aboutRoles': 'What each role may see and change.',
  'rooms.aboutSettings': 'Configuration archives, caches and the test email.',
  'rooms.aboutEmailResults':
    'Delivered, bounced and opted out, by message, topic, domain, sender and day.',
  'rooms.aboutHealth': 'Checks of the database, the workers, email and the disk.',
  'rooms.aboutSpecification': 'Each sentence of the specification, with the test that holds it.',
  'rooms.aboutHold': 'Pause all sending, and review what is overdue.',
  'today.title': 'Today',
  'today.figures': 'At a glance',
  'today.audit': 'Audit log',
  'today.auditEntries': {
    one: '{count} entry, each chained to the one before it.',
    other: '{count} entries, each chained to the one before it.',
  },
  'today.state': '{count} {state}',
  'attention.hold': 'Sending is on hold for every organization.',
  'attention.trialOver': 'The trial is over. No email is sent.',
  'attention.trialEnds': {
    one: 'The trial ends in {count} day.',
    other: 'The trial ends in {count} days.',
  },
  'attention.expiredTrials': {
    one: '{count} organization has an expired trial.',
    other: '{count} organizations have an expired trial.',
  },
  'attention.mailboxes': {
    one: '{count} mailbox cannot send or receive.',
    other: '{count} mailboxes cannot send or receive.',
  },
  'attention.campaigns': {
    one: '{count} campaign was paused automatically.',
    other: '{count} campaigns were paused automatically.',
  },
  'attention.replies': {
    one: '{count} reply is unanswered.',
    other: '{count} replies are unanswered.',
  },
  'attention.deadJobs': { one: '{count} job failed.', other: '{count} jobs failed.' },
  'attention.otherDeadJobs': {
    one: '{count} job failed in another organization.',
    other: '{count} jobs failed in other organizations.',
  },
  'attention.refusedEvents': {
    one: '{count} event was rejected in the last 7 days.',
    other: '{count} events were rejected in the last 7 days.',
  },
  'attention.webhooks': {
    one: '{count} webhook fails.',
    other: '{count} webhooks fail.',
  },
  'attention.contactRequests': {
    one: '{count} contact request is open.',
    other: '{count} contact requests are open.',
  },
  'attention.todos': { one: '{count} to-do is overdue.', other: '{count} to-dos are overdue.' },
  'attention.invitations': {
    one: '{count} invitation is open.',
    other: '{count} invitations are open.',
  },
  'attention.expiredInvitations': {
    one: '{count} invitation has expired.',
    other: '{count} invitations have expired.',
  },
})
