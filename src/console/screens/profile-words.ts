import { defineWords } from '#ui/words/words.ts'

/** Words of the profile page. */
export const p = defineWords({
  'profile.openContact': 'Open contact',
  'profile.timeline': 'Timeline',
  'profile.properties': 'Properties',
  'profile.campaigns': 'Campaigns',
  'profile.mails': 'Mails',
  'profile.replies': 'Replies',
  'profile.noContact': 'No contact has this e-mail address, so no campaign has written to this person.',
  'profile.now': 'Now',
  'profile.figures': 'Figures',
  'profile.details': 'Details',
  'profile.consent': 'Consent',
  'profile.noConsent': 'Nothing has been asked or given.',
  'profile.given': 'Given',
  'profile.refused': 'Refused',
  'profile.anonymous': 'Anonymous, not yet tied to a known identity',
  'profile.since': 'since {when}',
  'profile.company': 'Company',
  'profile.place': 'Place',
  'profile.noEvents': 'Nothing has happened yet.',
  'profile.today': 'Today',
  'profile.yesterday': 'Yesterday',
  'profile.events': { one: '{count} event', other: '{count} events' },
  'profile.noProperties': 'Nothing is known about this person yet.',
  'profile.otherProperties': 'Without a property type',
})
