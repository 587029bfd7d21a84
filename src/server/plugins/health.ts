import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FastifyInstance } from 'fastify'
import { lateWork, waitingWork } from '#engine/kernel/jobs/waiting-work.ts'

/**
 * `/healthz` (the process is alive), `/readyz` (it may take requests), `/metrics` (Prometheus
 * text).
 */
export function mountHealth(app: FastifyInstance) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'outrider_http_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'outrider_http_errors_total',
    help: 'Answers with status 500 and more.',
    registers: [registry],
  })
  new Gauge({
    name: 'outrider_rows',
    help: 'Work that waits, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      for (const [kind, n] of Object.entries(await waitingWork(app.context.engine)))
        this.set({ kind }, n)
    },
  })
  new Gauge({
    name: 'outrider_late_seconds',
    help: 'How late the oldest due work is, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      for (const [kind, seconds] of Object.entries(await lateWork(app.context.engine)))
        this.set({ kind }, seconds)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'other',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= 500) failures.inc()
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    (await app.context.isReady())
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready' }),
  )
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
