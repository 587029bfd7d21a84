import type { FastifyRequest } from 'fastify'
import { message } from '#language'
import { isObject } from '#model/lib/is-object.ts'
import { horizonFault } from '#engine/ingest/events/check-incoming.ts'
import type { EventOutcome } from '#engine/ingest/events/ingest-request.ts'
import { drawControlGroups } from '#engine/ingest/events/control-groups.ts'
import { trackedOn } from '#engine/ingest/events/tracked-conditions.ts'
import { answerAsPersona } from '#engine/ingest/events/answer-as-persona.ts'
import { takeEvents } from '#engine/ingest/events/intake.ts'
import { answerVisitor, profileOfVisit, type Visitor } from '#engine/ingest/events/visitor.ts'
import { ANONYMOUS_BROWSING, browsesAnonymously } from '#engine/audience/profiles/privacy.ts'
import { fail } from '#model/lib/errors.ts'
import { endpoint, type Endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { hasDoNotTrack, writerOf } from '../writer.ts'
import { conditionsIn, controlGroupsIn, personalise } from './personalise.ts'
import { readEvent, visitBegins, type VisitContext } from './read-event.ts'
import {
  bodyOf,
  COOKIE,
  cookieOf,
  invalid,
  keyIn,
  readRequest,
  type ContextRequest,
} from './read-request.ts'
import type { EventSource } from '#engine/ingest/events/ingest-request.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

const YEAR = 365 * 86_400
/** Flags of `updated`: an error, the session, the profile (Apache Unomi). */
const ERROR = 1
const SESSION = 2
const PROFILE = 4

const errorsOf = (outcomes: readonly EventOutcome[]) =>
  outcomes.flatMap((outcome, index) =>
    outcome.status === 'refused'
      ? [{ index, path: outcome.fault.path, message: outcome.fault.reason }]
      : [],
  )

/**
 * Sets the profile cookie. Other websites read the response, and send the cookie only with
 * SameSite=None, which requires https.
 */
function keepProfile({ engine, reply }: EndpointInput, profileId: string) {
  const where = engine.publicUrl.startsWith('https:') ? 'SameSite=None; Secure' : 'SameSite=Lax'
  reply.header('set-cookie', `${COOKIE}=${profileId}; Path=/; Max-Age=${YEAR}; HttpOnly; ${where}`)
}

interface Taken {
  outcomes: EventOutcome[]
  profileId: string
}

/**
 * The visit's own time, as Unomi's `?timestamp=` gives it in milliseconds; else that of the server.
 * @throws ProductError `malformed` for a time that no event may have
 */
function timeOfVisit({ engine, query }: EndpointInput): number {
  const given = Number(query.timestamp)
  const now = engine.clock.now()
  if (!Number.isFinite(given) || given <= 0) return now
  const fault = horizonFault(given, now, '/timestamp')
  if (fault) throw invalid(fault.path, fault.reason)
  return given
}

/** The profile is that of the session, else of the cookie, else a new one. */
async function take(
  input: EndpointInput,
  source: EventSource,
  { sessionId, profileId, body, events, forgetsSession }: ContextRequest,
): Promise<Taken> {
  const { engine, request } = input
  const known = forgetsSession ? null : await profileOfVisit(engine, source.tenantId, sessionId)
  const now = timeOfVisit(input)
  const visit: VisitContext = {
    now,
    profileId: known ?? profileId ?? engine.newId(),
    sessionId,
    source: isObject(body.source) ? body.source : {},
    userAgent: request.headers['user-agent'] ?? '',
    referrer: '',
    place: engine.places.of(request.ip, request.headers),
  }
  const parsed = [
    ...(known ? [] : [visitBegins(visit)]),
    ...events.map((event) => readEvent(event, visit)),
  ]
  const outcomes =
    parsed.length === 0
      ? []
      : await takeEvents(engine, { source, dialect: 'unomi', events: parsed })
  return { outcomes: known ? outcomes : outcomes.slice(1), profileId: visit.profileId }
}

/** Properties by name, or all except those that are marked as concealed. */
function asked(names: unknown, properties: JsonObject, concealed: ReadonlySet<string>): JsonObject {
  if (!Array.isArray(names)) return {}
  const visible = names.includes('*')
    ? Object.keys(properties).filter((name) => !concealed.has(name))
    : names.filter(
        (name): name is string => typeof name === 'string' && Object.hasOwn(properties, name),
      )
  return Object.fromEntries(visible.map((name) => [name, properties[name]]))
}

interface Said {
  visitor: Visitor
  held: boolean[]
  concealed: ReadonlySet<string>
  inControlGroup: ReadonlyMap<string, boolean>
  trackedConditions: readonly object[]
}

function answerOf(
  sessionId: string,
  body: JsonObject,
  outcomes: readonly EventOutcome[],
  { visitor, held, concealed, inControlGroup, trackedConditions }: Said,
): JsonObject {
  const { profile, session, segments, scores, browsesAnonymously } = visitor
  const properties = { ...profile.properties, ...(profile.email ? { email: profile.email } : {}) }
  const errors = errorsOf(outcomes)
  return {
    profileId: profile.id,
    sessionId,
    profileProperties: asked(body.requiredProfileProperties, properties, concealed),
    sessionProperties: asked(body.requiredSessionProperties, session?.properties ?? {}, concealed),
    profileSegments: body.requireSegments === true ? segments : null,
    profileScores: body.requireScores === true ? scores : null,
    processedEvents: outcomes.length - errors.length,
    ...personalise(body, held, { properties, scores, inControlGroup }),
    trackedConditions,
    anonymousBrowsing: browsesAnonymously,
    consents: profile.consents,
    ...(errors.length > 0 ? { errors } : {}),
  }
}

/** The response to a visitor who asks not to be tracked; nothing is stored. */
const untracked = ({ sessionId, profileId }: ContextRequest): JsonObject => ({
  profileId,
  sessionId,
  profileProperties: {},
  sessionProperties: {},
  profileSegments: null,
  profileScores: null,
  processedEvents: 0,
  filteringResults: {},
  personalizations: {},
  personalizationResults: {},
  trackedConditions: [],
  anonymousBrowsing: true,
  consents: {},
})

/** Unauthenticated callers get no details, not even about faults in their request. */
async function begin(input: EndpointInput) {
  const body = bodyOf(input)
  const source = await writerOf(
    input,
    keyIn(input, body),
    message('Send it as X-Unomi-Api-Key, as publicApiKey, or in the address.'),
  )
  return { source, request: readRequest(input, body) }
}

const context = async (input: EndpointInput): Promise<JsonObject> =>
  contextOf(input, await begin(input))

async function contextOf(
  input: EndpointInput,
  { source, request }: Awaited<ReturnType<typeof begin>>,
): Promise<JsonObject> {
  input.reply.header('cache-control', 'no-store')
  if (hasDoNotTrack(input.request, source)) return untracked(request)
  if (input.query.personaId) return asPersona(input, source, request)
  const { engine } = input
  const { outcomes, profileId } = await take(input, source, request)
  const found = await answerVisitor(
    engine,
    source.tenantId,
    request.sessionId,
    profileId,
    conditionsIn(request.body),
  )
  if (!found) return { ...untracked(request), anonymousBrowsing: false }
  keepProfile(input, found.visitor.profile.id)
  const groups = controlGroupsIn(request.body)
  const inControlGroup =
    groups.length === 0
      ? NO_GROUPS
      : await drawControlGroups(engine, source.tenantId, found.visitor, groups)
  return answerOf(request.sessionId, request.body, outcomes, {
    ...found,
    inControlGroup,
    trackedConditions: await trackedOn(engine, source.tenantId, objectIn(request.body.source)),
  })
}

const NO_GROUPS: ReadonlyMap<string, boolean> = new Map()
const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {})

/**
 * A page view as a persona: events are ignored, and overrides apply to this response only (Apache
 * Unomi).
 */
async function asPersona(
  { engine, query }: EndpointInput,
  { tenantId }: EventSource,
  request: ContextRequest,
): Promise<JsonObject> {
  const { body } = request
  const found = await answerAsPersona(
    engine,
    tenantId,
    query.personaId!,
    {
      profile: objectIn(body.profileOverrides),
      sessionProperties: objectIn(body.sessionPropertiesOverrides),
    },
    conditionsIn(body),
  )
  if (!found) throw invalid('/personaId', 'There is no such persona.')
  return answerOf(request.sessionId, body, [], {
    ...found,
    inControlGroup: NO_GROUPS,
    trackedConditions: [],
  })
}

/**
 * Whether a script is loaded by a website of the source: browsers say so by headers that no script
 * can set (Fetch Metadata, RFC 9110 10.1.3). A website that hides them counts as another.
 */
function isOwnWebsite({ headers }: FastifyRequest, { origins }: EventSource): boolean {
  if (['same-origin', 'same-site'].includes(String(headers['sec-fetch-site']))) return true
  const { referer = '' } = headers
  return URL.canParse(referer) && origins.includes(new URL(referer).origin)
}

/**
 * Any website may load a script and read what it contains, with the visitor's cookie. So it names no
 * properties and consents, and for other websites than the source's nothing about the person at all:
 * with the profile id, a server could ask for the rest.
 */
async function script(input: EndpointInput): Promise<unknown> {
  const begun = await begin(input)
  const {
    profileProperties: _properties,
    sessionProperties: _session,
    consents: _consents,
    ...answer
  } = await contextOf(input, begun)
  const { sessionId, processedEvents, trackedConditions } = answer
  const shown = isOwnWebsite(input.request, begun.source)
    ? answer
    : { sessionId, processedEvents, trackedConditions }
  return input.reply
    .type('text/javascript; charset=utf-8')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(
      `window.digitalData = window.digitalData || {};\n` +
        `window.cxs = ${JSON.stringify(shown).replaceAll('<', '\\u003c')};\n`,
    )
}

async function collect(input: EndpointInput): Promise<JsonObject> {
  const { source, request } = await begin(input)
  if (hasDoNotTrack(input.request, source)) return { updated: 0 }
  const { outcomes } = await take(input, source, request)
  const errors = errorsOf(outcomes)
  const isStored = outcomes.some(({ status }) => status === 'stored')
  return {
    updated: (errors.length > 0 ? ERROR : 0) | (isStored ? SESSION | PROFILE : 0),
    ...(errors.length > 0 ? { errors } : {}),
  }
}

/**
 * Switches anonymous browsing of the profile in the cookie (Apache Unomi): POST turns it on, DELETE
 * off, GET returns the state.
 */
async function anonymousBrowsing(input: EndpointInput): Promise<unknown> {
  const { engine, params, request, reply } = input
  const source = await writerOf(
    input,
    keyIn(input, {}),
    'Send it as X-Unomi-Api-Key, as publicApiKey, or in the address.',
  )
  const profileId = cookieOf(request)
  if (profileId === null || profileId !== params.profileId)
    throw fail('forbidden', 'Only the browser of the person may say this, with its cookie.')
  reply.header('cache-control', 'no-store')
  if (request.method !== 'GET') {
    const visit: VisitContext = {
      now: engine.clock.now(),
      profileId,
      sessionId: null,
      source: {},
      userAgent: '',
      referrer: '',
      place: {},
    }
    await takeEvents(engine, {
      source,
      dialect: 'unomi',
      events: [
        readEvent(
          { eventType: ANONYMOUS_BROWSING, properties: { enabled: request.method === 'POST' } },
          visit,
        ),
      ],
    })
  }
  return reply
    .type('application/json')
    .send(JSON.stringify(await browsesAnonymously(engine, source.tenantId, profileId)))
}

const common = {
  access: 'write-key',
  bodyLimit: 1024 * 1024,
  readsBody: 'raw',
  rateLimit: 120_000,
} as const
/**
 * With and without Unomi's path prefix, and below the write key, for trackers that can only be
 * configured with an address.
 */
const prefixes = ['', '/cxs', '/w/:writeKey', '/w/:writeKey/cxs']

/** Apache Unomi's public API, as `apache-unomi-tracker` uses it. */
export const unomiPublic: readonly Endpoint[] = prefixes.flatMap((prefix) => [
  ...(['GET', 'POST'] as const).flatMap((method) => [
    endpoint({
      ...common,
      method,
      path: `${prefix}/context.json`,
      summary: 'Unomi: who the visitor is, with events',
      handler: context,
    }),
    endpoint({
      ...common,
      method,
      path: `${prefix}/context.js`,
      summary: 'Unomi: the same as a script, without personal data',
      handler: script,
    }),
  ]),
  endpoint({
    ...common,
    method: 'POST',
    path: `${prefix}/eventcollector`,
    summary: 'Unomi: events',
    handler: collect,
  }),
  ...(['GET', 'POST', 'DELETE'] as const).map((method) =>
    endpoint({
      ...common,
      method,
      path: `${prefix}/privacy/profiles/:profileId/anonymousBrowsing`,
      summary: "Unomi: the visitor's request not to be recognized",
      handler: anonymousBrowsing,
    }),
  ),
])
