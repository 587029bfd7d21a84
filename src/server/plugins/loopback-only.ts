import { message, say } from '#language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#model/lib/errors.ts'
import { isLoopbackAddress, isLoopbackName } from '#platform/network-address.ts'
import { sendProblem } from './problem-answers.ts'

/** The origin of a request: its connection, and the headers that browsers and proxies add. */
export interface Approach {
  method: string
  /** Addresses of both ends of the connection. */
  remoteAddress: string | undefined
  localAddress: string | undefined
  localPort: number | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Headers that only proxies add. */
const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-original-host',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
]

const text = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '')

/** Host and port of a Host header as `URL` parses them; null when invalid. */
function readHost(header: string): { hostname: string; port: number } | null {
  if (!/^[\w.:[\]-]+$/.test(header) || !URL.canParse(`http://${header}`)) return null
  const { hostname, port, pathname } = new URL(`http://${header}`)
  return pathname === '/' ? { hostname, port: port === '' ? 80 : Number(port) } : null
}

/**
 * Why a request may not come from another website, by Origin (RFC 6454) and Fetch Metadata (W3C): a
 * page of another origin may link here and nothing else. Programs send neither header.
 * @returns a sentence, or null when it is allowed
 */
export function foreignSiteFault(
  { method, headers }: Pick<Approach, 'method' | 'headers'>,
  origins: readonly string[],
): string | null {
  const origin = text(headers.origin)
  if (origin !== '' && !origins.includes(origin))
    return message('This request was sent by another website, which may not do this.')
  const site = text(headers['sec-fetch-site'])
  if (site === '' || site === 'same-origin' || site === 'none') return null
  const isLink =
    (method === 'GET' || method === 'HEAD') &&
    text(headers['sec-fetch-mode']) === 'navigate' &&
    text(headers['sec-fetch-dest']) === 'document'
  return isLink ? null : message('This request was sent by another website, which may not do this.')
}

/**
 * Why a request is not from this machine. The connection has to be between loopback addresses, the
 * Host header has to be a loopback name with this port (which a rebound name of another website is
 * not), and neither a proxy nor another website may have sent it.
 * @param publicOrigin the configured origin, whose port is accepted as well where it is a loopback
 * name
 * @returns a sentence, or null for a request from this machine
 */
export function outsideFault(approach: Approach, publicOrigin: string): string | null {
  const { remoteAddress, localAddress, localPort, headers } = approach
  if (!isLoopbackAddress(remoteAddress))
    return message('The connection comes from another machine.')
  if (localAddress !== undefined && !isLoopbackAddress(localAddress))
    return message('The connection does not use a loopback address of this machine.')
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined))
    return 'The request was passed on by a proxy.'
  const given = text(headers.host)
  const host = readHost(given)
  if (!host || !isLoopbackName(host.hostname))
    return say('The request is for "{name}", which is not a name of this machine.', {
      name: given.slice(0, 100),
    })
  const configured = new URL(publicOrigin)
  const publicPort = Number(configured.port) || (configured.protocol === 'https:' ? 443 : 80)
  const ports = [
    ...(localPort === undefined ? [host.port] : [localPort]),
    ...(isLoopbackName(configured.hostname) ? [publicPort] : []),
  ]
  if (!ports.includes(host.port))
    return say('The request is for port {port}, which is not the port of this server.', {
      port: String(host.port),
    })
  return foreignSiteFault(approach, [
    `http://${given.toLowerCase()}`,
    ...(isLoopbackName(configured.hostname) ? [configured.origin] : []),
  ])
}

/** The approach of a request, from its connection rather than from its headers. */
const approachOf = ({ method, raw, headers }: FastifyRequest): Approach => ({
  method,
  remoteAddress: raw.socket.remoteAddress,
  localAddress: raw.socket.localAddress,
  localPort: raw.socket.localPort,
  headers,
})

/**
 * A hook that refuses requests from other machines, regardless of the configuration: neither HOST
 * nor PUBLIC_URL nor TRUST_PROXY disables it. Where the operator exposes development tools, other
 * machines may call, and other websites still may not.
 * @param sentence that names the refused part, marked by `message`
 */
export function loopbackOnly(app: FastifyInstance, sentence: string) {
  const { exposeDevelopmentTools, engine } = app.context
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const approach = approachOf(request)
    const host = text(request.headers.host).toLowerCase()
    const fault = exposeDevelopmentTools
      ? foreignSiteFault(approach, [engine.publicUrl, `http://${host}`, `https://${host}`])
      : outsideFault(approach, engine.publicUrl)
    if (fault === null) return
    const advice = exposeDevelopmentTools
      ? []
      : [
          say(
            'Open it on the machine itself, by its localhost address; docs/operating.md says ' +
              'what to set for anything else.',
          ),
        ]
    return sendProblem(
      reply.header('cache-control', 'no-store'),
      fail('forbidden', [say(sentence), say(fault), ...advice].join(' ')),
    )
  }
}
