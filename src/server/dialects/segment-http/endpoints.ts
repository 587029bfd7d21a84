import type { FastifyRequest } from 'fastify'
import { isObject } from '#engine/events/check-incoming.ts'
import type { Outcome, Reading } from '#engine/events/incoming.ts'
import { takeEvents } from '#engine/events/intake.ts'
import { sourceOfKey, type EventSource } from '#engine/events/write-keys.ts'
import type { Engine } from '#engine/engine.ts'
import { fail } from '#model/errors.ts'
import { endpoint, type Endpoint, type EndpointInput } from '../../endpoint.ts'
import { callTypes, readCall, type CallType } from './read-call.ts'

/** Segment's limits: 500 KB a call, and each event within the engine's 32 KB. */
const MAX_CALL_BYTES = 500 * 1024
const MAX_BATCH = 5000
/** Beyond this a body is not even read. */
const BODY_LIMIT = 2 * 1024 * 1024
const RATE = 120_000

/** Basic auth with the write key as user name (servers), or the key in the body (browsers). */
function writeKeyOf(request: FastifyRequest, body: unknown): string {
  const [, encoded] = /^Basic\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (encoded) return atob64(encoded).split(':')[0]!
  return isObject(body) && typeof body.writeKey === 'string' ? body.writeKey : ''
}

function atob64(encoded: string): string {
  try {
    return atob(encoded)
  } catch {
    return ''
  }
}

async function sourceOf(engine: Engine, request: FastifyRequest, body: unknown): Promise<EventSource> {
  const key = writeKeyOf(request, body)
  const source = key === '' || key.length > 200 ? null : await sourceOfKey(engine, key)
  if (!source) throw fail('unauthenticated', 'The write key is missing or not known. Send it as the user name of Basic authentication.')
  return source
}

/** Browsers send JSON as text/plain, which needs no preflight. */
function bodyOf({ request, body }: EndpointInput): unknown {
  if ((request.rawBody?.length ?? 0) > MAX_CALL_BYTES) throw fail('malformed', `A call may have at most ${MAX_CALL_BYTES / 1024} KB.`)
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw fail('malformed', 'The request is not valid JSON.')
  }
}

const refusals = (readings: readonly Reading[], outcomes: readonly Outcome[]) =>
  outcomes.flatMap((outcome, index) => (outcome.status === 'refused' ? [{ index, messageId: readings[index]!.messageId, path: outcome.fault.path, message: outcome.fault.reason }] : []))

const common = { access: 'write-key', bodyLimit: BODY_LIMIT, rawBody: true, rateLimit: RATE } as const

/** One event: refused ones are answered with 400, field and reason. */
const single = (path: string, type: CallType): Endpoint => ({
  ...common, method: 'POST', path, summary: `Segment: ${type}`,
  async handler(input) {
    const body = bodyOf(input)
    const source = await sourceOf(input.engine, input.request, body)
    const reading = readCall(body, type, { now: input.engine.clock.now() })
    const [outcome] = await takeEvents(input.engine, { source, dialect: 'segment', readings: [reading] })
    if (outcome!.status === 'refused') throw fail('malformed', outcome!.fault.reason, [{ path: outcome!.fault.path, message: outcome!.fault.reason }])
    return { success: true }
  },
})

/** Many events: those that are fine are stored, whatever is wrong with others; these are named in the answer. */
const batch = (path: string): Endpoint => ({
  ...common, method: 'POST', path, summary: 'Segment: batch',
  async handler(input) {
    const body = bodyOf(input)
    const source = await sourceOf(input.engine, input.request, body)
    if (!isObject(body) || !Array.isArray(body.batch)) throw fail('malformed', 'A batch call needs a list of events.', [{ path: '/batch', message: 'This must be a list.' }])
    if (body.batch.length > MAX_BATCH) throw fail('malformed', `A batch may have at most ${MAX_BATCH} events.`, [{ path: '/batch', message: `At most ${MAX_BATCH}.` }])
    const call = { now: input.engine.clock.now(), sentAt: body.sentAt, context: body.context }
    const readings = body.batch.map((one) => readCall(one, null, call))
    if (readings.length === 0) return { success: true }
    const refused = refusals(readings, await takeEvents(input.engine, { source, dialect: 'segment', readings }))
    return refused.length === 0 ? { success: true } : { success: true, refused }
  },
})

/** The short names are those that `@segment/analytics-next` uses. */
const short: Record<CallType, string> = { identify: 'i', track: 't', page: 'p', screen: 's', group: 'g', alias: 'a' }

/** Segment's HTTP tracking API, as its public clients and RudderStack's speak it. */
export const segmentHttp: readonly Endpoint[] = [
  ...callTypes.flatMap((type) => [single(`/v1/${type}`, type), single(`/v1/${short[type]}`, type)]),
  ...['/v1/batch', '/v1/b', '/v1/import'].map(batch),
].map(endpoint)
