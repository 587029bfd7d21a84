import { defineMessages } from '#ui/messages/messages.ts'

/** Words of Start New Campaign. */
export const tStart = defineMessages({
  'start.title': 'Start New Campaign',
  'start.lead':
    'Give your website. Outrider reads it and drafts your message, four mails and who to ' +
    'write to, each claim with the place it was found.',
  'start.website': 'Website URL',
  'start.websiteExample': 'example.com',
  'start.websiteHelp': 'Your own site: what you offer is read from it.',
  'start.websiteOptional': 'May stay empty when you paste text.',
  'start.before': 'Drafted from this site before:',
  'start.text': 'Text about what you offer',
  'start.textHelp':
    'From a brochure, a deck or a mail that worked. It is used instead of the site.',
  'start.textShort': 'Paste at least {least} characters about what you offer; there are {count}.',
  'start.goal': 'What a reader should do',
  'start.goal.reply': 'Reply to the mail',
  'start.goal.call': 'Book a call',
  'start.goal.trial': 'Start a trial',
  'start.language': 'Language of the mails',
  'start.language.site': 'As on the site',
  'start.language.en': 'English',
  'start.language.de': 'German',
  'start.draft': 'Draft my campaign',
  'start.signUp': 'Sign up and draft my campaign',
  'start.paste': 'Paste text instead',
  'start.websiteOnly': 'Use the website only',
  'start.account':
    'The draft needs an account to wait in: an e-mail address and a password, no card. What you typed is kept.',
  'start.haveAccount': 'I have an account',
  'start.nothingSent':
    'Nothing is sent. You review every word, choose the people and launch by yourself.',
  'start.drafting':
    'Drafting from {from}. You may leave this page; the draft will wait under My Campaigns.',
  'start.yourText': 'your text',
  'start.theText': 'The text',
  'start.failed': '{from} could not be used.',
  'start.kept':
    'The campaign is kept. You can fill in the message yourself, or try another address.',
  'start.continue': 'Continue with empty fields',
  'start.again': 'Try another address',
  'start.campaignFailed': 'The campaign could not be loaded. {fault}',
  'start.siteUnread': 'The site could not be read.',
  'start.progressFailed': 'The progress could not be read. Drafting goes on.',
  'start.stages': 'Drafting stages',
  'start.stage.done': 'Done',
  'start.stage.now': 'Under way',
  'start.stage.reading site': 'Reading the site',
  'start.stage.reading site.note': 'The home page and the pages it leads to',
  'start.stage.finding your message': 'Finding your message',
  'start.stage.finding your message.note': 'What you do, for whom, and what proves it',
  'start.stage.writing e-mails': 'Writing e-mails',
  'start.stage.writing e-mails.note': 'Four mails over 14 days',
  'start.stage.guessing targets': 'Guessing targets',
  'start.stage.guessing targets.note': 'Who is likely to need it',
})
