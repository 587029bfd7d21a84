import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the account's section about the language model. */
export const tModelForm = defineMessages({
  'modelForm.title': 'Language model',
  'modelForm.purpose':
    'Writes emails from your facts, rewrites them on request and suggests replies. Every sentence ' +
    'is checked against your facts; nothing is sent automatically.',
  'modelForm.use': 'Model',
  'modelForm.installation': 'That of this installation ({model})',
  'modelForm.noInstallation': 'That of this installation (none is set)',
  'modelForm.own': 'Our own endpoint',
  'modelForm.off': 'None',
  'modelForm.installationHelp': 'The operator of this installation has set it up, or may do so.',
  'modelForm.ownHelp': 'Any OpenAI-compatible API. Your facts and drafts are sent to it.',
  'modelForm.offHelp': 'No request is made to any language model.',
  'modelForm.url': 'Endpoint',
  'modelForm.urlHelp': 'The base address, such as https://api.company.com/v1.',
  'modelForm.model': 'Name of the model',
  'modelForm.key': 'Key',
  'modelForm.keyHelp': 'Leave it empty if the endpoint needs none. It is never shown again.',
  'modelForm.keyKept': 'A key is set. Leave this empty to keep it; it is removed with the address.',
  'modelForm.inputPrice': 'Price of a million input tokens, in cents',
  'modelForm.outputPrice': 'Price of a million output tokens, in cents',
  'modelForm.tokensPerDay': 'Tokens a day, at most',
  'modelForm.tokensPerMonth': 'Tokens a month, at most',
  'modelForm.usedToday': {
    one: '{count} token used today',
    other: '{count} tokens used today. 0: no limit.',
  },
  'modelForm.usedThisMonth': {
    one: '{count} token used this month',
    other: '{count} tokens used this month. 0: no limit.',
  },
  'modelForm.readsReplies': 'Let it label replies that the rules do not understand',
  'modelForm.readsRepliesHelp':
    'The text of such a reply is sent to the model, without addresses, telephone numbers and the ' +
    'person’s name. Its labels are marked as the model’s judgment.',
  'modelForm.test': 'Test the connection',
  'modelForm.testFailed': 'The connection could not be tested.',
})
