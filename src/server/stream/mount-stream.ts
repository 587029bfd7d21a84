import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LIVE_CHANNEL } from '#engine/announce.ts'
import type { Caller } from '../endpoint.ts'
import { checkAccess } from '../plugins/authenticate.ts'

const HEARTBEAT = 25_000
const MOST_STREAMS = 500
/** Hints of one kind are told at most this often, the last one always. */
const PACE = 500

/**
 * `GET /api/v1/stream`: server-sent events (WHATWG HTML, section 9.2) of one tenant: `job`, `campaign`, `reply`, `record` for any entity's, and `clock` when the product's time was moved.
 * Events are hints to read again; nothing is lost when one is missed.
 */
export function mountStream(app: FastifyInstance) {
  const open = new Map<FastifyReply, Caller>()
  const waiting = new Map<string, NodeJS.Timeout>()
  let stop: (() => Promise<void>) | null = null
  app.addHook('onReady', async () => {
    stop = await app.context.engine.database.listen(LIVE_CHANNEL, (payload) => {
      const { tenantId, topic, data } = JSON.parse(payload) as {
        tenantId: string
        topic: string
        data: unknown
      }
      if (topic === 'closed')
        return endStreams(open, tenantId, (data as { userId?: string }).userId)
      const hint = `event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`
      const key = `${tenantId} ${hint}`
      if (waiting.has(key)) return
      const timer = setTimeout(() => {
        waiting.delete(key)
        for (const [reply, caller] of open)
          if (tenantId === '*' || caller.tenantId === tenantId) reply.raw.write(hint)
      }, PACE)
      timer.unref()
      waiting.set(key, timer)
    })
  })
  const heart = setInterval(() => {
    for (const reply of open.keys()) reply.raw.write(': still here\n\n')
  }, HEARTBEAT)
  heart.unref()
  app.addHook('preClose', async () => {
    clearInterval(heart)
    for (const timer of waiting.values()) clearTimeout(timer)
    for (const reply of open.keys()) reply.raw.end()
    await stop?.()
  })
  app.get('/api/v1/stream', async (request, reply) => {
    checkAccess({ access: 'member', path: '/api/v1/stream' }, request.caller)
    if (open.size >= MOST_STREAMS) return reply.code(503).send()
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    reply.raw.write(': connected\n\n')
    open.set(reply, request.caller)
    // The request is over as soon as it is read; only the answer's end says that the reader has gone.
    reply.raw.on('close', () => open.delete(reply))
    return reply
  })
}

/** Ends what is open of a tenant that was closed, or of a person who was shut out. Whoever may still call opens a new one. */
function endStreams(
  open: ReadonlyMap<FastifyReply, Caller>,
  tenantId: string,
  userId: string | undefined,
) {
  for (const [reply, caller] of open)
    if (userId === undefined ? caller.tenantId === tenantId : caller.actor.id === userId)
      reply.raw.end()
}
