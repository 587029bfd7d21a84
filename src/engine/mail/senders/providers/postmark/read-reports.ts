import { sameSecret } from '#platform/signatures.ts'
import { UnreadableReport, type ProviderReport, type ReportRequest } from '../../provider.ts'
import {
  deliveryIdOf,
  detailOf,
  objectOf,
  parseJson,
  textOf,
  timeOf,
  type Json,
} from '../json-report.ts'

/**
 * Types of a bounce that are final: Postmark deactivates the address.
 * https://postmarkapp.com/developer/api/bounce-api#bounce-types
 */
const FINAL = /^(HardBounce|BadEmailAddress|ManuallyDeactivated|AddressChange)$/
/** Postmark tries again. */
const WAITS = /^(Transient|DnsError)$/
/** Given up, for a reason that does not lie in the address. */
const GIVEN_UP = /^(SoftBounce|DMARCPolicy|Undeliverable|Blocked|VirusNotification)$/

function kindOf(record: Json): ProviderReport['kind'] | null {
  switch (record.RecordType) {
    case 'Delivery':
      return 'delivered'
    case 'SpamComplaint':
      return 'complained'
    case 'SubscriptionChange':
      // The provider also reports the suppressions that bounces and complaints cause.
      return record.SuppressSending === true && record.SuppressionReason === 'ManualSuppression'
        ? 'unsubscribed'
        : null
    case 'Bounce': {
      const type = textOf(record.Type)
      if (type === 'SpamNotification' || type === 'SpamComplaint') return 'complained'
      if (type === 'Unsubscribe') return 'unsubscribed'
      if (FINAL.test(type)) return 'bounced'
      if (WAITS.test(type)) return 'delayed'
      return GIVEN_UP.test(type) ? 'undelivered' : null
    }
    default:
      return null
  }
}

/** Postmark signs nothing; it can send a user name and password (HTTP Basic). */
function checkPassword({ headers, key }: ReportRequest): void {
  if (key === '') return
  const wanted = `Basic ${Buffer.from(key).toString('base64')}`
  if (!sameSecret(headers.authorization ?? '', wanted))
    throw new UnreadableReport('The user name or password is wrong.')
}

/** One record: https://postmarkapp.com/developer/webhooks/webhooks-overview */
export async function readPostmark(request: ReportRequest): Promise<ProviderReport[]> {
  checkPassword(request)
  const record = objectOf(parseJson(request.body.toString('utf8')))
  const kind = kindOf(record)
  if (kind === null) return []
  return [
    {
      kind,
      deliveryId: deliveryIdOf(objectOf(record.Metadata)['delivery-id']),
      rfcId: null,
      providerId: textOf(record.MessageID) || null,
      address: textOf(record.Email) || textOf(record.Recipient),
      detail: detailOf(record.Name, record.Details, record.SuppressionReason),
      at: timeOf(record.BouncedAt ?? record.DeliveredAt ?? record.ChangedAt, request.now),
    },
  ]
}
