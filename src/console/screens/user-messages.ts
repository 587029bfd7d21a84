import { defineMessages } from '#ui/messages/messages.ts'

export const t = defineMessages({
  'user.sessions': 'Sign-in sessions',
  'user.none': 'This person is not signed in anywhere.',
  'user.loading': 'Loading sessions',
  'user.loadFailed': 'The sessions could not be loaded.',
  'user.end': 'Sign out device',
  'user.endTitle': 'Sign out {name}?',
  'user.endAll': 'Sign out everywhere',
  'user.endAllTitle': 'Sign out every device?',
  'user.endDetail': 'Access ends at once. The person can sign in again.',
  'user.ended': 'Signed out.',
  'user.endFailed': 'The device could not be signed out.',
})
