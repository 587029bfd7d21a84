import type { ProbeReport } from '#model/api/sending-domain.ts'
import type { ReceivedMessage } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { SignatureVerdict } from '#platform/mail/dkim/verify-message.ts'
import { isForbiddenAddress } from '#platform/web/addresses.ts'
import { readAuthenticationResults } from './authentication-results.ts'

const OPT_OUT_FIELDS = ['list-unsubscribe', 'list-unsubscribe-post']

/**
 * What a probe message looked like on arrival: the receiver's own results, the address that handed
 * it over, and our verification of its signature.
 */
export function readReport(
  { folder, receivedAt, headers }: Pick<ReceivedMessage, 'folder' | 'receivedAt' | 'headers'>,
  domain: string,
  verdicts: readonly SignatureVerdict[],
): ProbeReport {
  const written = valuesOf(headers, 'authentication-results').map(readAuthenticationResults)
  const own = verdicts.filter((verdict) => verdict.domain === domain)
  const verdict = own.find(({ result }) => result === 'pass') ?? own[0]
  return {
    folder,
    receivedAt,
    receiver: written[0]?.server ?? '',
    results: written.flatMap(({ results }) => results).slice(0, 20),
    sendingAddress: sendingAddress(headers),
    dkim: {
      result: verdict?.result ?? 'none',
      selector: verdict?.selector ?? '',
      bits: verdict?.bits ?? 0,
      why: verdict ? verdict.why : `it has no signature of ${domain}`,
      coversOptOut: OPT_OUT_FIELDS.every((name) => verdict?.signedFields.includes(name) ?? false),
    },
  }
}

const valuesOf = (headers: ReceivedMessage['headers'], name: string) =>
  headers.filter(([one]) => one === name).map(([, value]) => value)

/** What may be an IPv4 or IPv6 address; others are forbidden as such. */
const ADDRESS = '([0-9a-f.:]{2,45})'
/** How receivers name the address that they checked for SPF. */
const CHECKED = [
  new RegExp(`client-ip=${ADDRESS}`, 'i'),
  new RegExp(`sender IP is ${ADDRESS}`, 'i'),
  new RegExp(`designates ${ADDRESS} as`, 'i'),
  new RegExp(`smtp\\.remote-ip=${ADDRESS}`, 'i'),
]

/**
 * The public address that handed the message to the receiver: as the receiver names it, else that
 * of the topmost Received header that came from outside.
 */
function sendingAddress(headers: ReceivedMessage['headers']): string {
  const named = [
    ...valuesOf(headers, 'received-spf'),
    ...valuesOf(headers, 'authentication-results'),
  ]
  for (const value of named)
    for (const pattern of CHECKED) {
      const address = pattern.exec(value)?.[1]
      if (address && !isForbiddenAddress(address)) return address
    }
  const bracketed = new RegExp(`^from\\b[\\s\\S]*?\\[(?:IPv6:)?${ADDRESS}\\]`, 'i')
  for (const value of valuesOf(headers, 'received')) {
    const address = bracketed.exec(value.split(/\bby\s/i)[0] ?? '')?.[1]
    if (address && !isForbiddenAddress(address)) return address
  }
  return ''
}
