import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { say } from '#language'
import { entityAccess } from '#model/schema/access.ts'
import { fail } from '#model/lib/errors.ts'
import { LIVE_CHANNEL } from '#engine/kernel/announce.ts'
import type { Caller } from '../base/endpoint.ts'
import { checkAccess, mayCall } from '../plugins/authenticate.ts'

/** A secret key with scopes needs `stream:read`. */
export const STREAM_PATH = '/api/v1/stream'
const HEARTBEAT = 25_000
/** Open streams of one process, of one organization and of one person or key. */
const MAX_STREAMS = { process: 2000, tenant: 200, caller: 20 }
/** Minimum interval between hints of one kind, in milliseconds; the last one is always sent. */
const PACE = 500

/**
 * `GET /api/v1/stream`: server-sent events (WHATWG HTML, section 9.2) of one tenant: `job`,
 * `campaign`, `reply`, `record` for any entity's, and `clock` when the product's time was moved.
 * Events are hints to read again, so a missed one loses nothing. A caller receives hints about
 * records that it may read.
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
      if (topic === 'closed') return endStreams(open, tenantId, data as Closing)
      const hint = `event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`
      const key = `${tenantId} ${hint}`
      if (waiting.has(key)) return
      const timer = setTimeout(() => {
        waiting.delete(key)
        for (const [reply, caller] of open)
          if (
            (tenantId === '*' || caller.tenantId === tenantId) &&
            mayReceive(app, caller, topic, data)
          )
            reply.raw.write(hint)
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
  app.get(STREAM_PATH, async (request, reply) => {
    checkAccess({ access: 'member', path: STREAM_PATH }, request.caller)
    assertShare([...open.values()], request.caller)
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    reply.raw.write(': connected\n\n')
    open.set(reply, request.caller)
    // A request ends as soon as its body is read; only the end of the response means that the
    // reader has disconnected.
    reply.raw.on('close', () => open.delete(reply))
    return reply
  })
}

/**
 * @throws ProductError `too_many` when the process, the organization or the caller has as many
 * streams as it may
 */
function assertShare(open: readonly Caller[], caller: Caller) {
  const { tenantId, actor } = caller
  const ofTenant = open.filter((one) => one.tenantId === tenantId)
  const own = ofTenant.filter((one) => one.actor.id === actor.id)
  if (
    own.length >= MAX_STREAMS.caller ||
    ofTenant.length >= MAX_STREAMS.tenant ||
    open.length >= MAX_STREAMS.process
  )
    throw fail('too_many', say('Too many pages wait for live updates. Close some of them.'))
}

/**
 * Whether a caller may read the records that a hint is about. Other topics are about the
 * organization's own work.
 */
function mayReceive(app: FastifyInstance, caller: Caller, topic: string, data: unknown): boolean {
  if (topic !== 'record') return true
  const { stores } = app.context.engine
  // Objects of custom types have the access of `custom`.
  const { entity } =
    stores.byId(String((data as { entity?: unknown }).entity)) ?? stores.of('custom')
  const access = entityAccess(entity, 'read')
  return access !== null && mayCall(caller, access, `/api/v1/${entity.path}`)
}

interface Closing {
  /**
   * A person who was blocked or whose rights changed: their streams and those of their keys end.
   */
  userId?: string
  /** A key of the organization was revoked: the streams of all its keys end. */
  keys?: true
}

/**
 * Ends open streams whose callers may have lost their rights. A caller that may still call opens a
 * new one.
 */
function endStreams(
  open: ReadonlyMap<FastifyReply, Caller>,
  tenantId: string,
  { userId, keys }: Closing,
) {
  const isMeant = (caller: Caller) =>
    userId !== undefined
      ? caller.personId === userId
      : caller.tenantId === tenantId && (keys !== true || caller.actor.kind === 'api-key')
  for (const [reply, caller] of open) if (isMeant(caller)) reply.raw.end()
}
