import type { FastifyInstance } from 'fastify'
import { embeddingOrigins } from '#engine/agents/shared-call.ts'

const PAGE = /^\/shared\/agent\/([^/?]+)(?:\?|$)/

/**
 * Lets the websites of a link show the page of its agent in a frame; all other pages of the product
 * are shown in its own frames only.
 */
export function embedPolicy(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const token = PAGE.exec(request.url)?.[1]
    if (!token || request.method !== 'GET') return payload
    const origins = await embeddingOrigins(app.context.engine, decodeURIComponent(token))
    const policy = reply.getHeader('content-security-policy')
    if (origins.length === 0 || typeof policy !== 'string') return payload
    reply.header(
      'content-security-policy',
      policy.replace(/frame-ancestors [^;]*/, `frame-ancestors 'self' ${origins.join(' ')}`),
    )
    reply.removeHeader('x-frame-options')
    return payload
  })
}
