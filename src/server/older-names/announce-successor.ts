import type { onSendAsyncHookHandler } from 'fastify'
import type { Endpoint } from '../base/endpoint.ts'

/** Since when the older names are deprecated. They have no end: no `Sunset` is sent. */
const DEPRECATED_SINCE = Date.UTC(2026, 10, 25) / 1000

/**
 * Adds `Deprecation` (RFC 9745) and a `Link` to the successor (RFC 8288, relation of RFC 5829) to
 * every answer of an older name, refusals included.
 */
export function announceSuccessor({
  path,
}: NonNullable<Endpoint['successor']>): onSendAsyncHookHandler {
  return async (request, reply) => {
    const params = (request.params ?? {}) as Record<string, string>
    const target = path.replace(/:(\w+)/g, (whole, name: string) =>
      params[name] === undefined ? whole : encodeURIComponent(params[name]),
    )
    const links = [reply.getHeader('link') ?? [], `<${target}>; rel="successor-version"`].flat()
    reply.header('deprecation', `@${DEPRECATED_SINCE}`).header('link', links.join(', '))
  }
}
