import { isHmacOf } from '#platform/signatures.ts'
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

function kindOf(event: Json): ProviderReport['kind'] | null {
  switch (event.event) {
    case 'delivered':
      return 'delivered'
    case 'complained':
      return 'complained'
    case 'unsubscribed':
      return 'unsubscribed'
    case 'failed':
      return event.severity === 'permanent' ? 'bounced' : 'delayed'
    default:
      return null
  }
}

/**
 * HMAC with SHA-256 over timestamp and token:
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
function checkSignature(key: string, { timestamp, token, signature }: Json): void {
  if (key === '') return
  if (!isHmacOf(textOf(signature), `${textOf(timestamp)}${textOf(token)}`, key))
    throw new UnreadableReport('The signature is wrong.')
}

/** One event: https://documentation.mailgun.com/docs/mailgun/user-manual/events/event-structure */
export async function readMailgun({ body, key, now }: ReportRequest): Promise<ProviderReport[]> {
  const sent = objectOf(parseJson(body.toString('utf8')))
  checkSignature(key, objectOf(sent.signature))
  const event = objectOf(sent['event-data'])
  const kind = kindOf(event)
  if (kind === null) return []
  const status = objectOf(event['delivery-status'])
  return [
    {
      kind,
      deliveryId: deliveryIdOf(objectOf(event['user-variables']).delivery),
      rfcId: rfcIdOf(objectOf(objectOf(event.message).headers)['message-id']),
      providerId: null,
      address: textOf(event.recipient),
      detail: detailOf(status.code, status.message || status.description || event.reason),
      // Seconds with a fraction.
      at: Math.round(Number(event.timestamp) * 1000) || now,
    },
  ]
}
