import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkAccess } from '../plugins/authenticate.ts'

/** Database channel over which processes tell each other what changed: `{ tenantId, topic, data }`. */
export const STREAM_CHANNEL = 'outrider_live'
const HEARTBEAT = 25_000
const MOST_STREAMS = 500

/**
 * `GET /api/v1/stream`: server-sent events (WHATWG HTML, section 9.2) of one tenant: `job`, `campaign`, `reply`.
 * Events are hints to read again; nothing is lost when one is missed.
 */
export function mountStream(app: FastifyInstance) {
  const open = new Map<FastifyReply, string>()
  let stop: (() => Promise<void>) | null = null
  app.addHook('onReady', async () => {
    stop = await app.context.engine.database.listen(STREAM_CHANNEL, (payload) => {
      const { tenantId, topic, data } = JSON.parse(payload) as { tenantId: string; topic: string; data: unknown }
      for (const [reply, tenant] of open) if (tenant === tenantId) reply.raw.write(`event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`)
    })
  })
  const heart = setInterval(() => {
    for (const reply of open.keys()) reply.raw.write(': still here\n\n')
  }, HEARTBEAT)
  heart.unref()
  app.addHook('preClose', async () => {
    clearInterval(heart)
    for (const reply of open.keys()) reply.raw.end()
    await stop?.()
  })
  app.get('/api/v1/stream', async (request, reply) => {
    checkAccess('member', request.caller)
    if (open.size >= MOST_STREAMS) return reply.code(503).send()
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    reply.raw.write(': connected\n\n')
    open.set(reply, request.caller.tenantId)
    // The request is over as soon as it is read; only the answer's end says that the reader has gone.
    reply.raw.on('close', () => open.delete(reply))
    return reply
  })
}
