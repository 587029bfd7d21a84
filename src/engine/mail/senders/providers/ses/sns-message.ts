import { isRsaOf } from '#platform/signatures.ts'
import { UnreadableReport } from '../../provider.ts'
import { objectOf, parseJson, textOf, type Json } from '../json-report.ts'

/** Addresses that Amazon SNS signs and confirms with, and no others. */
const SNS_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/

/** The fields that a signature covers, in their order; those that are missing are left out. */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
}

/** @throws UnreadableReport for an address that is not one of Amazon SNS */
export function snsAddress(text: string): string {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new UnreadableReport('An address in the message is not one.')
  }
  if (url.protocol !== 'https:' || url.port !== '' || !SNS_HOST.test(url.hostname))
    throw new UnreadableReport(`${url.host} is not an address of Amazon SNS.`)
  return url.href
}

/** Certificates by address; they are few, and an address always names the same one. */
const certificates = new Map<string, string>()
const MAX_CERTIFICATES = 20

async function certificateAt(url: string, read: (url: string) => Promise<string>): Promise<string> {
  const known = certificates.get(url)
  if (known) return known
  const pem = await read(url)
  if (certificates.size >= MAX_CERTIFICATES) certificates.clear()
  certificates.set(url, pem)
  return pem
}

function signedText(message: Json): string {
  const fields = SIGNED[textOf(message.Type)] ?? []
  return fields
    .filter((name) => message[name] !== undefined && message[name] !== null)
    .map((name) => `${name}\n${textOf(message[name])}\n`)
    .join('')
}

/**
 * A message of Amazon SNS whose signature was verified with a certificate of amazonaws.com:
 * https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html
 * @param topic the ARN that the message must come from; any when empty
 * @throws UnreadableReport
 */
export async function verifiedSnsMessage(
  body: string,
  topic: string,
  read: (url: string) => Promise<string>,
): Promise<Json> {
  const message = objectOf(parseJson(body))
  const type = textOf(message.Type)
  if (!SIGNED[type]) throw new UnreadableReport('This is not a message of Amazon SNS.')
  if (topic !== '' && textOf(message.TopicArn) !== topic)
    throw new UnreadableReport('The message is from another topic.')
  const url = snsAddress(textOf(message.SigningCertURL))
  if (!new URL(url).pathname.endsWith('.pem'))
    throw new UnreadableReport('The address of the certificate is not one.')
  const pem = await certificateAt(url, read).catch(() => {
    throw new UnreadableReport('The certificate of Amazon SNS could not be read.')
  })
  const hash = textOf(message.SignatureVersion) === '2' ? 'SHA256' : 'SHA1'
  if (!isRsaOf(textOf(message.Signature), signedText(message), pem, hash))
    throw new UnreadableReport('The signature is wrong.')
  return message
}
