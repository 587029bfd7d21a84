import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the account's section about the language model. */
export const tModelForm = defineMessages({
  'modelForm.title': 'Language model',
  'modelForm.purpose':
    'Writes emails from your facts, rewrites them on request and suggests replies. Every sentence ' +
    'is checked against your facts; nothing is sent automatically.',
  'modelForm.use': 'Model',
  'modelForm.installation': 'This installation’s model ({model})',
  'modelForm.noInstallation': 'This installation’s model (none is set)',
  'modelForm.own': 'Our own endpoint',
  'modelForm.off': 'None',
  'modelForm.installationHelp': 'Set up by the operator of this installation.',
  'modelForm.ownHelp': 'Any OpenAI-compatible API. Your facts and drafts are sent to it.',
  'modelForm.offHelp': 'No request is made to any language model.',
  'modelForm.url': 'Endpoint',
  'modelForm.urlHelp': 'Base URL, such as https://api.company.com/v1.',
  'modelForm.model': 'Model name',
  'modelForm.key': 'API key',
  'modelForm.keyHelp': 'Leave empty if the endpoint needs none. It is never shown again.',
  'modelForm.keyKept':
    'A key is set. Leave empty to keep it. It is removed when the endpoint changes.',
  'modelForm.inputPrice': 'Price per million input tokens, in cents',
  'modelForm.outputPrice': 'Price per million output tokens, in cents',
  'modelForm.tokensPerDay': 'Daily token limit',
  'modelForm.tokensPerMonth': 'Monthly token limit',
  'modelForm.usedToday': {
    one: '{count} token used today. 0: no limit.',
    other: '{count} tokens used today. 0: no limit.',
  },
  'modelForm.usedThisMonth': {
    one: '{count} token used this month. 0: no limit.',
    other: '{count} tokens used this month. 0: no limit.',
  },
  'modelForm.readsReplies': 'Label replies that the rules cannot classify',
  'modelForm.readsRepliesHelp':
    'The text of such a reply is sent to the model, without addresses, telephone numbers and the ' +
    'person’s name. Its labels are marked as the model’s judgment.',
  'modelForm.test': 'Test the connection',
  'modelForm.testFailed': 'Couldn’t test the connection.',
})
