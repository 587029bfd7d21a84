import { readHealth } from '#engine/administration/health/read-health.ts'
import { endpoint } from '../../base/endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/v1/health',
  access: 'operator',
  summary: 'How the installation is, check by check',
  rateLimit: 60,
  handler: ({ engine, request }) => readHealth(engine, request.server.context.health),
})
