import type { SenderProvider } from '../../provider.ts'
import { readSes } from './read-reports.ts'

const REGION = /^[a-z]{2}(-[a-z]+)+-\d$/

/**
 * Amazon SES: one server for each region, with SMTP credentials that are made in its console.
 * Headers: https://docs.aws.amazon.com/ses/latest/dg/event-publishing-send-email.html
 */
export const ses: SenderProvider = {
  id: 'ses',
  host: ({ region }) => `email-smtp.${region || 'us-east-1'}.amazonaws.com`,
  user: () => '',
  headers({ configurationSet = '' }, deliveryId): Record<string, string> {
    if (configurationSet === '') return {}
    return {
      'X-SES-CONFIGURATION-SET': configurationSet,
      'X-SES-MESSAGE-TAGS': `delivery=${deliveryId}`,
    }
  },
  // https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-dkim-manual.html
  replaces: ['Message-ID', 'Date'],
  overLimit: /^454 .*throttling failure/i,
  faults: ({ region, smtpHost, smtpUser, configurationSet = '' }) => ({
    ...(smtpHost || REGION.test(region ?? '')
      ? {}
      : { region: 'Enter the AWS region, such as eu-central-1.' }),
    ...(/^[A-Za-z0-9_-]*$/.test(configurationSet)
      ? {}
      : { configurationSet: 'Use letters, digits, hyphens and underscores.' }),
    ...(smtpUser ? {} : { smtpUser: 'Enter the SMTP user that Amazon SES made for you.' }),
  }),
  readReports: readSes,
}
