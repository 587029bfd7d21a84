import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { contentPolicy } from './content-policy.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Content-Security-Policy of every response; empty where Vite serves the pages. */
    contentPolicy: string
  }
}

/**
 * The headers that helmet writes, computed once: they do not depend on the request, and computing
 * them for each cost a twentieth of a call.
 */
function headersOf(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader() {},
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (fault) => {
    if (fault) throw fault
  })
  return headers
}

/**
 * Headers that isolate our pages in the browser (OWASP Secure Headers). A handler may override each
 * of them.
 */
export function secureHeaders(app: FastifyInstance) {
  const { siteFolder, engine } = app.context
  const headers = headersOf({
    contentSecurityPolicy: siteFolder ? contentPolicy(app.context) : false,
    crossOriginEmbedderPolicy: false,
    hsts: engine.publicUrl.startsWith('https:'),
  })
  app.decorate('contentPolicy', headers['content-security-policy'] ?? '')
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
