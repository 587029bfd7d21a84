import { defineMessages } from '#ui/messages/messages.ts'

export const tForms = defineMessages({
  'form.open': 'Open for sign-ups.',
  'form.off': 'Switched off. It takes no sign-ups.',
  'form.noOutlet': 'Closed: choose a mailbox or a sender for the confirmation email.',
  'form.embed': 'Publish the form',
  'form.page': 'Hosted page',
  'form.openPage': 'Open the page',
  'form.script': 'Script for your website',
  'form.scriptHelp':
    'Builds the form where the script is, and sends it without leaving the page. Add your ' +
    'website to the allowed websites first.',
  'form.html': 'HTML for your website',
  'form.htmlHelp':
    'A plain form without a script, which you can style. Visitors confirm their entries on the ' +
    'hosted page.',
})
