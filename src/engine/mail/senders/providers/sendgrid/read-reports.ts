import { isEcdsaOf } from '#platform/signatures.ts'
import { UnreadableReport, type ProviderReport, type ReportRequest } from '../../provider.ts'
import {
  deliveryIdOf,
  detailOf,
  objectOf,
  parseJson,
  rfcIdOf,
  textOf,
  type Json,
} from '../json-report.ts'

/** Drops that say something about the address; others concern the account or the content. */
const DROPPED_ADDRESS = /bounced address|^invalid$|spam reporting address|unsubscribed address/i

function kindOf(event: Json): ProviderReport['kind'] | null {
  switch (event.event) {
    case 'delivered':
      return 'delivered'
    case 'deferred':
      return 'delayed'
    case 'spamreport':
      return 'complained'
    case 'unsubscribe':
    case 'group_unsubscribe':
      return 'unsubscribed'
    case 'bounce':
      // "blocked" and "expired" say nothing about the address.
      return textOf(event.type) === 'bounce' || event.type === undefined ? 'bounced' : 'undelivered'
    case 'dropped': {
      const reason = textOf(event.reason)
      if (/spam reporting/i.test(reason)) return 'complained'
      if (/unsubscribed/i.test(reason)) return 'unsubscribed'
      return DROPPED_ADDRESS.test(reason) ? 'bounced' : 'undelivered'
    }
    default:
      return null
  }
}

/**
 * ECDSA over timestamp and body; the key is shown in the settings of the webhook:
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
 */
function checkSignature({ headers, body, key }: ReportRequest): void {
  if (key === '') return
  const signature = headers['x-twilio-email-event-webhook-signature'] ?? ''
  const timestamp = headers['x-twilio-email-event-webhook-timestamp'] ?? ''
  if (!isEcdsaOf(signature, Buffer.concat([Buffer.from(timestamp), body]), key))
    throw new UnreadableReport('The signature is wrong.')
}

/** A list of events: https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
export async function readSendgrid(request: ReportRequest): Promise<ProviderReport[]> {
  checkSignature(request)
  const sent = parseJson(request.body.toString('utf8'))
  return (Array.isArray(sent) ? sent : [sent]).flatMap((one): ProviderReport[] => {
    const event = objectOf(one)
    const kind = kindOf(event)
    if (kind === null) return []
    return [
      {
        kind,
        // Unique arguments are members of the event.
        deliveryId: deliveryIdOf(event.delivery),
        rfcId: rfcIdOf(event['smtp-id']),
        providerId: textOf(event.sg_message_id).split('.')[0] || null,
        address: textOf(event.email),
        detail: detailOf(event.status, event.reason || event.response),
        at: Number(event.timestamp) * 1000 || request.now,
      },
    ]
  })
}
