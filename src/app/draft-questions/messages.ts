import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the questions between reading a website and the four steps. */
export const tQuestions = defineMessages({
  'ask.progress': 'Question {number} of {total}',
  'ask.loading': 'Loading the questions',
  'ask.saveFailed': 'Your answer was not saved. {reason}',
  'ask.companyName': 'What is your company called?',
  'ask.companyName.help': 'Your emails use this name.',
  'ask.whatYouDo': 'What do you sell?',
  'ask.whatYouDo.help':
    'Pick the sentence you would say to a stranger. It goes into the first email.',
  'ask.audience': 'Who is it for?',
  'ask.audience.help': 'The people who get your emails should recognize themselves.',
  'ask.valuePropositions': 'What do customers get?',
  'ask.valuePropositions.help': 'Choose two or three.',
  'ask.proof': 'Which proof may we use?',
  'ask.proof.help': 'Only what you choose here appears in an email. Choose one that is true today.',
  'ask.reason': 'Why should they read this now?',
  'ask.reason.help':
    'One sentence of your own. No website has it, and it does more than any other answer.',
  'ask.reason.label': 'Your sentence',
  'ask.reason.example': 'We open a second depot in Gdansk in March.',
  'ask.none.one': 'None of these, I’ll write it',
  'ask.none.many': 'Add one in your own words',
  'ask.own': 'In your own words',
  'ask.nothingFound': 'We found nothing about this on your site.',
  'ask.by': 'said by {speaker}',
  'ask.continue': 'Continue',
  'ask.finish': 'See my campaign',
  'ask.skip': 'Leave it out',
  'ask.back': 'Back',
  'ask.preview': 'Your first email',
})
