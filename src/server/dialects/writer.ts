import { message, say } from '#language'
import type { FastifyRequest } from 'fastify'
import { sourceOfKey } from '#engine/ingest/events/write-keys.ts'
import { fail } from '#model/lib/errors.ts'
import { parseExactJson } from '#model/lib/exact-json.ts'
import { clientNetwork } from '#platform/network-address.ts'
import { sha256 } from '#platform/secrets.ts'
import type { EndpointInput } from '../base/endpoint.ts'
import { tooMany } from '../plugins/call-limits.ts'
import type { EventSource } from '#engine/ingest/events/ingest-request.ts'
import { textBefore } from '#model/lib/text-before.ts'

/** The user name of Basic authentication, or empty. */
export function basicUser(request: FastifyRequest): string {
  const [, encoded] = /^Basic\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  try {
    return encoded ? textBefore(atob(encoded), ':') : ''
  } catch {
    return ''
  }
}

/**
 * The source of a write key.
 * @param hint how to send a key
 * @throws ProductError `unauthenticated` for a missing or unknown key, `too_many` after many of
 * these from one network, `forbidden` when a browser sends from a website that the source does not
 * list
 */
export async function writerOf(
  { engine, request, reply }: EndpointInput,
  key: string,
  hint: string,
): Promise<EventSource> {
  const { writeKeyFailures: failures } = request.server.callLimits
  const network = clientNetwork(request.ip)
  if (!failures.mayTry(network, () => sha256(key)))
    throw tooMany(reply, message('Too many keys that are not valid came from this address.'))
  const source = key === '' || key.length > 200 ? null : await sourceOfKey(engine, key)
  if (source?.keyHash) failures.verified(source.keyHash)
  if (!source && key !== '') failures.failed(network)
  if (!source)
    throw fail(
      'unauthenticated',
      [say('The write key is missing or not known.'), say(hint)].join(' ').trim(),
    )
  const { origin } = request.headers
  if (typeof origin === 'string' && source.origins.length > 0 && !source.origins.includes(origin))
    throw fail(
      'forbidden',
      say('This key may not be used on {origin}.', { origin: origin.slice(0, 200) }),
    )
  return source
}

/**
 * Browsers signal by a header that a person opts out of tracking: Do Not Track, Global Privacy
 * Control. Servers send neither.
 */
export const hasDoNotTrack = ({ headers }: FastifyRequest, source: EventSource): boolean =>
  source.respectDoNotTrack && (headers.dnt === '1' || headers['sec-gpc'] === '1')

/** Browsers send JSON as text/plain, which needs no preflight. */
export function jsonBody({ body }: EndpointInput): unknown {
  if (typeof body !== 'string') return body
  try {
    return parseExactJson(body)
  } catch {
    throw fail('malformed', 'The request is not valid JSON.')
  }
}
