import { message, say } from '#language'
import type { FastifyRequest } from 'fastify'
import { isObject } from '#model/lib/is-object.ts'
import type { EventOutcome, ParsedEvent } from '#engine/ingest/events/ingest-request.ts'
import { takeEvents } from '#engine/ingest/events/intake.ts'
import type { VisitorLocation } from '#engine/ingest/events/visit-properties.ts'
import { fail } from '#model/lib/errors.ts'
import { endpoint, type Endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { hasDoNotTrack, basicUser, jsonBody, writerOf } from '../writer.ts'
import { callTypes, readCall, type CallType } from './read-call.ts'
import type { EventSource } from '#engine/ingest/events/ingest-request.ts'

/** Segment's limits: 500 KB per call, and each event within the engine's 32 KB. */
const MAX_CALL_BYTES = 500 * 1024
const MAX_BATCH = 5000
/** A larger body is not read. */
const BODY_LIMIT = 2 * 1024 * 1024
const RATE = 120_000

/** Basic auth with the write key as user name (servers), or the key in the body (browsers). */
const keyIn = (request: FastifyRequest, body: unknown): string =>
  basicUser(request) || (isObject(body) && typeof body.writeKey === 'string' ? body.writeKey : '')

function bodyOf(input: EndpointInput): unknown {
  if ((input.request.rawBody?.length ?? 0) > MAX_CALL_BYTES)
    throw fail(
      'malformed',
      say('A call may have at most {most} KB.', { most: MAX_CALL_BYTES / 1024 }),
    )
  return jsonBody(input)
}

const refusals = (events: readonly ParsedEvent[], outcomes: readonly EventOutcome[]) =>
  outcomes.flatMap((outcome, index) =>
    outcome.status === 'refused'
      ? [
          {
            index,
            messageId: events[index]!.messageId,
            path: outcome.fault.path,
            message: outcome.fault.reason,
          },
        ]
      : [],
  )

/** The response to a browser that asks not to be tracked: nothing is stored. */
const notTracked = { success: true, stored: false, reason: 'Do Not Track' }

const common = {
  access: 'write-key',
  bodyLimit: BODY_LIMIT,
  readsBody: 'raw',
  rateLimit: RATE,
} as const

/** One event; a rejected one gets 400 with field and reason. */
const single = (path: string, type: CallType): Endpoint => ({
  ...common,
  method: 'POST',
  path,
  summary: `Segment: ${type}`,
  async handler(input) {
    const body = bodyOf(input)
    const source = await writerOf(
      input,
      keyIn(input.request, body),
      message('Send it as the user name of Basic authentication.'),
    )
    if (hasDoNotTrack(input.request, source)) return notTracked
    const parsed = readCall(body, type, {
      now: input.engine.clock.now(),
      placeOf: placeOf(input, source),
    })
    const [outcome] = await takeEvents(input.engine, {
      source,
      dialect: 'segment',
      events: [parsed],
    })
    if (outcome!.status === 'refused')
      throw fail('malformed', outcome!.fault.reason, [
        { path: outcome!.fault.path, message: outcome!.fault.reason },
      ])
    return { success: true }
  },
})

/** A server sends events of other people, so its own location is ignored. */
const placeOf =
  ({ engine, request }: EndpointInput, source: EventSource) =>
  (address: string): VisitorLocation => {
    if (address !== '') return engine.places.of(address, {})
    return source.kind === 'server' ? {} : engine.places.of(request.ip, request.headers)
  }

/**
 * Many events: valid ones are stored even if others are invalid; the response lists the rejected
 * ones.
 */
const batch = (path: string): Endpoint => ({
  ...common,
  method: 'POST',
  path,
  summary: 'Segment: batch',
  async handler(input) {
    const body = bodyOf(input)
    const source = await writerOf(
      input,
      keyIn(input.request, body),
      message('Send it as the user name of Basic authentication.'),
    )
    if (hasDoNotTrack(input.request, source)) return notTracked
    if (!isObject(body) || !Array.isArray(body.batch))
      throw fail('malformed', 'A batch call needs a list of events.', [
        { path: '/batch', message: 'This must be a list.' },
      ])
    if (body.batch.length > MAX_BATCH)
      throw fail('malformed', say('A batch may have at most {most} events.', { most: MAX_BATCH }), [
        { path: '/batch', message: say('At most {most}.', { most: MAX_BATCH }) },
      ])
    const call = {
      now: input.engine.clock.now(),
      sentAt: body.sentAt,
      context: body.context,
      placeOf: placeOf(input, source),
    }
    const events = body.batch.map((one) => readCall(one, null, call))
    if (events.length === 0) return { success: true }
    const refused = refusals(
      events,
      await takeEvents(input.engine, { source, dialect: 'segment', events }),
    )
    return refused.length === 0 ? { success: true } : { success: true, refused }
  },
})

/** The short names in `@segment/analytics-next`. */
const short: Record<CallType, string> = {
  identify: 'i',
  track: 't',
  page: 'p',
  screen: 's',
  group: 'g',
  alias: 'a',
}

const unused = { enabled: false }

/**
 * The settings that `@segment/analytics-next` loads before it sends (`cdnURL`): all events go to
 * this server only.
 */
const segmentSettings = endpoint({
  access: 'write-key',
  method: 'GET',
  path: '/v1/projects/:writeKey/settings',
  summary: "Settings for Segment's browser client",
  async handler(input) {
    await writerOf(input, input.params.writeKey, '')
    const { protocol, host } = new URL(input.engine.publicUrl)
    return {
      integrations: {
        'Segment.io': {
          apiKey: input.params.writeKey,
          apiHost: `${host}/v1`,
          protocol: protocol.slice(0, -1),
          unbundledIntegrations: [],
          addBundledMetadata: false,
          versionSettings: { version: '4.4.7', componentTypes: ['browser'] },
        },
      },
      plan: {
        track: { __default: { enabled: true, integrations: {} } },
        identify: { __default: { enabled: true } },
        group: { __default: { enabled: true } },
      },
      edgeFunction: {},
      analyticsNextEnabled: true,
      middlewareSettings: {},
      enabledMiddleware: {},
      metrics: { sampleRate: 0 },
      legacyVideoPluginsEnabled: false,
      remotePlugins: [],
    }
  },
})

/** The same for RudderStack's client (`configUrl`). */
const rudderConfig = (path: string) =>
  endpoint({
    access: 'write-key',
    method: 'GET',
    path,
    summary: "Settings for RudderStack's browser client",
    async handler(input) {
      const key = input.query.writeKey ?? basicUser(input.request)
      const source = await writerOf(input, key, '')
      return {
        source: {
          id: source.id ?? 'public-key',
          name: 'Outrider',
          writeKey: key,
          enabled: true,
          workspaceId: source.tenantId,
          config: { statsCollection: { errors: unused, metrics: unused } },
          connections: [],
          destinations: [],
          dataplanes: {},
          updatedAt: new Date(input.engine.clock.now()).toISOString(),
        },
        updatedAt: new Date(input.engine.clock.now()).toISOString(),
        consentManagementMetadata: { providers: [] },
      }
    },
  })

/** Segment's HTTP tracking API, as its public clients and RudderStack's use it. */
export const segmentHttp: readonly Endpoint[] = [
  ...callTypes.flatMap((type) => [single(`/v1/${type}`, type), single(`/v1/${short[type]}`, type)]),
  ...['/v1/batch', '/v1/b', '/v1/import'].map(batch),
  segmentSettings,
  rudderConfig('/sourceConfig'),
  rudderConfig('/sourceConfig/'),
].map(endpoint)
