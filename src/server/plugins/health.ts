import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FastifyInstance } from 'fastify'

/** `/healthz` (the process lives), `/readyz` (it may take requests), `/metrics` (Prometheus text). */
export function mountHealth(app: FastifyInstance) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({ name: 'outrider_http_seconds', help: 'Time to answer, by route and status.', labelNames: ['method', 'route', 'status'], buckets: [0.005, 0.02, 0.1, 0.5, 2, 10], registers: [registry] })
  const failures = new Counter({ name: 'outrider_http_errors_total', help: 'Answers with status 500 and more.', registers: [registry] })
  new Gauge({
    name: 'outrider_rows',
    help: 'Work that waits, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const { database } = app.context.engine
      const counts = await database.system(async (db) => ({
        jobs_queued: await db.selectFrom('jobs').select((e) => e.fn.countAll().as('n')).where('state', '=', 'queued').executeTakeFirst(),
        jobs_dead: await db.selectFrom('jobs').select((e) => e.fn.countAll().as('n')).where('state', '=', 'dead').executeTakeFirst(),
        messages_planned: await db.selectFrom('messages').select((e) => e.fn.countAll().as('n')).where('state', '=', 'planned').executeTakeFirst(),
        messages_unknown: await db.selectFrom('messages').select((e) => e.fn.countAll().as('n')).where('state', '=', 'unknown').executeTakeFirst(),
      }))
      for (const [kind, row] of Object.entries(counts)) this.set({ kind }, Number(row?.n ?? 0))
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    requests.observe({ method: request.method, route: request.routeOptions.url ?? 'other', status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc()
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => ((await app.context.isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' })))
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
