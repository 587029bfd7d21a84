import { browserConfig } from '../../plugins/browser-config.ts'
import { endpoint } from '../../base/endpoint.ts'

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/v1/config',
  access: 'public',
  summary: 'What a browser needs before sign-in',
  rateLimit: 600,
  handler: async ({ request }) => browserConfig(request.server.context),
})
