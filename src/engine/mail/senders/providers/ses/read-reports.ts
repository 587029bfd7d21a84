import type { ProviderReport, ReportRequest } from '../../provider.ts'
import {
  deliveryIdOf,
  detailOf,
  objectOf,
  parseJson,
  rfcIdOf,
  textOf,
  timeOf,
  type Json,
} from '../json-report.ts'
import { snsAddress, verifiedSnsMessage } from './sns-message.ts'

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : [])

/** The reports of one event, one for each recipient. */
function reportsOf(event: Json, now: number): ProviderReport[] {
  const mail = objectOf(event.mail)
  const tags = objectOf(mail.tags)
  const common = {
    deliveryId: deliveryIdOf(Array.isArray(tags.delivery) ? tags.delivery[0] : null),
    // Amazon SES replaces the Message-ID; the headers still have ours.
    rfcId: rfcIdOf(
      listOf(mail.headers).find(({ name }) => /^message-id$/i.test(textOf(name)))?.value,
    ),
    providerId: textOf(mail.messageId) || null,
  }
  const sentAt = timeOf(mail.timestamp, now)
  const bounce = objectOf(event.bounce)
  const complaint = objectOf(event.complaint)
  const delivery = objectOf(event.delivery)
  const delay = objectOf(event.deliveryDelay)
  // Notifications of an identity have the first name, events of a configuration set the second.
  switch (textOf(event.notificationType) || textOf(event.eventType)) {
    case 'Bounce':
      return listOf(bounce.bouncedRecipients).map((one) => ({
        ...common,
        kind: bounce.bounceType === 'Permanent' ? ('bounced' as const) : ('undelivered' as const),
        address: textOf(one.emailAddress),
        detail: detailOf(one.status, one.diagnosticCode || bounce.bounceSubType),
        at: timeOf(bounce.timestamp, sentAt),
      }))
    case 'Complaint':
      return listOf(complaint.complainedRecipients).map((one) => ({
        ...common,
        kind: 'complained' as const,
        address: textOf(one.emailAddress),
        detail: detailOf(complaint.complaintFeedbackType, complaint.userAgent),
        at: timeOf(complaint.timestamp, sentAt),
      }))
    case 'Delivery':
      return (Array.isArray(delivery.recipients) ? delivery.recipients : []).map((address) => ({
        ...common,
        kind: 'delivered' as const,
        address: textOf(address),
        detail: detailOf(delivery.smtpResponse),
        at: timeOf(delivery.timestamp, sentAt),
      }))
    case 'DeliveryDelay':
      return listOf(delay.delayedRecipients).map((one) => ({
        ...common,
        kind: 'delayed' as const,
        address: textOf(one.emailAddress),
        detail: detailOf(one.status, one.diagnosticCode || delay.delayType),
        at: timeOf(delay.timestamp, sentAt),
      }))
    default:
      return []
  }
}

/**
 * Events over Amazon SNS: https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 * A subscription is confirmed when its message is signed and its address is one of Amazon SNS.
 */
export async function readSes({ body, key, now, read }: ReportRequest): Promise<ProviderReport[]> {
  const message = await verifiedSnsMessage(body.toString('utf8'), key, read)
  if (message.Type === 'SubscriptionConfirmation') {
    await read(snsAddress(textOf(message.SubscribeURL)))
    return []
  }
  return reportsOf(objectOf(parseJson(textOf(message.Message))), now)
}
