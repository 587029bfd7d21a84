import type { Sender } from '#model/schema/entities.generated.ts'
import { defineMessages } from '#ui/messages/messages.ts'

export const tSenders = defineMessages({
  'sender.test': 'Test connection',
  'sender.works': 'The relay accepted the sign-in',
  'sender.broken': 'The connection test failed',
  'sender.failed': 'Something went wrong',
  'sender.active': 'Ready to send.',
  'sender.off': 'Switched off. Its messages wait.',
  'sender.error': 'Stopped. {reason} Fix the settings, then test the connection.',
  'sender.resting': 'Paused until {until}, because the relay or its account asked to wait.',
  'sender.reports': 'Reports from the provider',
  'sender.reportsHelp':
    'Bounces, complaints and deliveries update the delivery history, the suppression list and ' +
    'the journeys. Enter this address as a webhook at your provider.',
  'sender.address': 'Report address',
  'sender.reported': 'The last report arrived {at}.',
  'sender.silent': 'No report has arrived yet.',
  'sender.how.ses':
    'Create an SNS topic with an HTTPS subscription to this address. The subscription is ' +
    'confirmed automatically. Then publish bounces, complaints, deliveries and delivery delays ' +
    'to the topic.',
  'sender.how.postmark':
    'Add a webhook to the message stream for delivery, bounce, spam complaint and subscription ' +
    'change. Set a user and password there, and enter them here as the webhook key.',
  'sender.how.mailgun':
    'Add this address for delivered, permanent failure, temporary failure, spam complaints and ' +
    'unsubscribes. Enter the HTTP webhook signing key here as the webhook key.',
  'sender.how.sendgrid':
    'Add an event webhook for deliverability events, spam reports and unsubscribes. Turn on ' +
    'signature verification, and enter the verification key here as the webhook key.',
  'sender.noKey': 'Without a webhook key, only the secrecy of the address protects the reports.',
  'sender.bySmtp':
    'This relay returns bounces by email. Connect a mailbox that receives the return path, so ' +
    'that they are read.',
})

/** How reports are set up at a provider. */
export const howToReport = (provider: NonNullable<Sender['provider']>): string =>
  provider === 'smtp' ? tSenders('sender.bySmtp') : tSenders(`sender.how.${provider}`)
