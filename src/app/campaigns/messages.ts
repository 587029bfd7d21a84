import { defineMessages } from '#ui/messages/messages.ts'

/** Words of My Campaigns. */
export const tCampaigns = defineMessages({
  'campaigns.title': 'My Campaigns',
  'campaigns.start': 'Start New Campaign',
  'campaigns.search': 'Search name or website',
  'campaigns.anyState': 'All except archived',
  'campaigns.stateLabel': 'Status',
  'campaigns.empty': 'No campaigns yet',
  'campaigns.emptyDetail':
    'Enter a website address to draft a campaign from it. You review every word before the ' +
    'first email is sent.',
  'campaigns.noneMatch': 'No matches.',
  'campaigns.name': 'Name',
  'campaigns.state': 'Status',
  'campaigns.done': 'People done',
  'campaigns.doneOf': '{done} of {people}',
  'campaigns.noPeople': 'No contacts yet',
  'campaigns.sent': 'Sent',
  'campaigns.replies': 'Human replies',
  'campaigns.positive': 'Positive',
  'campaigns.bounced': 'Bounced',
  'campaigns.next': 'Next email',
  'campaigns.nextNone': 'None planned',
  'campaigns.mailboxes': 'Mailboxes',
  'campaigns.owner': 'Owner',
  'campaigns.updated': 'Updated',
  'campaigns.actions': 'Actions for {name}',
  'campaigns.pause': 'Pause',
  'campaigns.resume': 'Resume',
  'campaigns.continue': 'Continue setting up',
  'campaigns.open': 'Open',
  'campaigns.duplicate': 'Duplicate',
  'campaigns.makeAgent': 'Make an agent',
  'campaigns.agentMade': '{name} was made',
  'campaigns.share': 'Share',
  'campaigns.archive': 'Archive',
  'campaigns.restore': 'Restore',
  'campaigns.paused': '{name} is paused',
  'campaigns.resumed': '{name} is running',
  'campaigns.duplicated': 'Campaign duplicated, without people.',
  'campaigns.archived': '{name} is archived',
  'campaigns.restored': '{name} is restored',
  'campaigns.archiveTitle': 'Archive {name}?',
  'campaigns.archiveDetail':
    'Planned emails are canceled, and shared links stop working. Sent emails, replies and ' +
    'figures are kept. You can restore the campaign later.',
  'share.title': 'Share {name}',
  'share.detail':
    'Anyone with the link can view the selected sections without an account. People appear as ' +
    'initials and company, never with their address.',
  'share.messaging': 'Messaging',
  'share.content': 'Emails',
  'share.targets': 'Targets',
  'share.figures': 'Figures',
  'share.replies': 'Replies',
})
