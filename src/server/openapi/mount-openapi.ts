import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../endpoint.ts'
import { describeApi } from './describe-api.ts'

/** `/api/v1/openapi.json`, and the same to browse at `/api/docs`. */
export function mountOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]) {
  const { engine } = app.context
  let document: Record<string, unknown> | null = null
  const described = () => (document ??= describeApi(endpoints, engine.stores.entities, engine.publicUrl))
  app.get('/api/v1/openapi.json', async () => described())
  // The page needs the document through its own plugin; ours is made from the endpoints.
  void app.register(swagger, { mode: 'static', specification: { document: described() as never } })
  void app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { url: '/api/v1/openapi.json' }, staticCSP: true })
}
