import { classifyRefusal } from '#platform/mail-servers/classify-refusal.ts'
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

/** What Mailgun's own lists say of an address that it does not write to. */
const KINDS_OF_REASONS: Readonly<Record<string, ProviderReport['kind']>> = {
  'suppress-bounce': 'bounced',
  'suppress-complaint': 'complained',
  'suppress-unsubscribe': 'unsubscribed',
}

/**
 * A permanent failure is a bounce only if the address is dead; a blocked sender or content, and a
 * retry that was given up, say nothing about it (decision 091).
 */
function kindOfFailure(event: Json): ProviderReport['kind'] {
  const listed = KINDS_OF_REASONS[textOf(event.reason)]
  if (listed) return listed
  const status = objectOf(event['delivery-status'])
  const { kind } = classifyRefusal({
    code: Number(status.code) || 0,
    enhanced: textOf(status['enhanced-code']),
    text: textOf(status.message || status.description),
  })
  return kind === 'dead' ? 'bounced' : 'undelivered'
}

function kindOf(event: Json): ProviderReport['kind'] | null {
  switch (event.event) {
    case 'delivered':
      return 'delivered'
    case 'complained':
      return 'complained'
    case 'unsubscribed':
      return 'unsubscribed'
    case 'failed':
      return event.severity === 'permanent' ? kindOfFailure(event) : 'delayed'
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
