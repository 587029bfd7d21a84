import { defineMessages } from '#ui/messages/messages.ts'

/** Words of Start New Campaign. */
export const tStart = defineMessages({
  'start.title': 'Start New Campaign',
  'start.lead':
    'Enter your website. Outrider reads it and drafts your message, up to three emails and your ' +
    'targets. Every claim links to its source.',
  'start.website': 'Website URL',
  'start.websiteExample': 'example.com',
  'start.websiteHelp': 'Your own site, as the source for your message.',
  'start.websiteOptional': 'Optional if you paste text.',
  'start.before': 'Existing campaigns for this site:',
  'start.text': 'Text about your offer',
  'start.textHelp': 'From a brochure, a deck or a successful email. Used instead of the website.',
  'start.textShort': 'Enter at least {least} characters. You have {count}.',
  'start.goal': 'Goal of the email',
  'start.goal.reply': 'Reply to the email',
  'start.goal.call': 'Book a call',
  'start.goal.trial': 'Start a trial',
  'start.language': 'Language of the emails',
  'start.language.site': 'Same as the site',
  'start.draft': 'Draft my campaign',
  'start.signUp': 'Sign up and draft my campaign',
  'start.paste': 'Paste text instead',
  'start.websiteOnly': 'Use the website only',
  'start.account':
    'To save the draft, create an account with an email address and a password. No card ' +
    'needed. Your input is kept.',
  'start.haveAccount': 'I have an account',
  'start.nothingSent':
    'Nothing is sent. You review every word, choose the people and launch the campaign yourself.',
  'start.drafting':
    'Drafting from {from}. You can leave this page. Find the draft later under My Campaigns.',
  'start.yourText': 'your text',
  'start.theText': 'The text',
  'start.failed': "Couldn't read {from}.",
  'start.kept': 'The campaign is saved. Write the message yourself, or try another address.',
  'start.continue': 'Continue with empty fields',
  'start.again': 'Try another address',
  'start.campaignFailed': "Couldn't load the campaign. {fault}",
  'start.siteUnread': "Couldn't read the site.",
  'start.progressFailed': "Couldn't load the progress. Drafting continues.",
  'start.stages': 'Drafting stages',
  'start.stage.done': 'Done',
  'start.stage.now': 'In progress',
  'start.stage.reading site': 'Reading the site',
  'start.stage.reading site.note': 'The home page and linked pages',
  'start.stage.finding your message': 'Finding your message',
  'start.stage.finding your message.note': 'What you do, your audience and your proof',
  'start.stage.writing emails': 'Writing emails',
  'start.stage.writing emails.note': 'Up to three emails',
  'start.stage.guessing targets': 'Suggesting targets',
  'start.stage.guessing targets.note': 'People who are likely to need it',
  'look.show': 'Show my first email',
  'look.reading': 'Reading the site. This takes up to 20 seconds.',
  'look.title': 'What your website says',
  'look.pages': { one: '{count} page of {site}', other: '{count} pages of {site}' },
  'look.company': 'Company',
  'look.offer': 'What you do',
  'look.audience': 'Who it is for',
  'look.noEmail':
    'The site says too little for an email. After you sign up, you answer a few questions, ' +
    'and the emails are written from your answers.',
  'look.next':
    'This is a first draft. After you sign up, a few questions make it yours. It is kept for an hour.',
  'look.signUp': 'Sign up and keep this draft',
})
