import fastify, { type FastifyInstance } from 'fastify'
import type { Endpoint } from '../base/endpoint.ts'
import { describeApi } from './describe-api.ts'

const DOCS = '/api/docs'

/**
 * Serves `/api/v1/openapi.json`, and a browsable version at `/api/docs`. Both are generated on
 * first use, to keep the start fast.
 */
export function mountOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]) {
  const { engine } = app.context
  let document: Record<string, unknown> | null = null
  const described = () =>
    (document ??= describeApi(endpoints, engine.stores.entities, engine.publicUrl))
  app.get('/api/v1/openapi.json', async () => described())
  let pages: Promise<FastifyInstance> | null = null
  for (const url of [DOCS, `${DOCS}/*`])
    app.get(url, async (_request, reply) => {
      const docs = await (pages ??= docsPages(described()))
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.hijack()
      docs.routing(reply.request.raw, reply.raw)
    })
}

/** The pages are a separate Fastify instance, because a running one accepts no more plugins. */
async function docsPages(document: object): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs = fastify()
  await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
  await docs.register(swaggerUi, {
    routePrefix: DOCS,
    uiConfig: { url: '/api/v1/openapi.json' },
    staticCSP: true,
  })
  await docs.ready()
  return docs
}
