import { say } from '#language'
import type { FastifyRequest } from 'fastify'
import { isObject } from '#model/lib/is-object.ts'
import { fail } from '#model/lib/errors.ts'
import { parseExactJson } from '#model/lib/exact-json.ts'
import { jsonBody } from '../writer.ts'
import type { EndpointInput } from '../../base/endpoint.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/** Apache Unomi's limits: ids, and the size of a request. */
const ID = /^[\w\-@.]{1,60}$/
const MAX_BODY_BYTES = 200_000
const MAX_EVENTS = 500
const MAX_PERSONALIZATIONS = 20
export const MAX_CONTENTS = 100
export const MAX_FILTERS = 50

export const COOKIE = 'context-profile-id'

export interface ContextRequest {
  sessionId: string
  /** The profile id that the browser sent; null for a new one. */
  profileId: string | null
  body: JsonObject
  events: readonly unknown[]
  /** Whether the browser requests a new session. */
  forgetsSession: boolean
}

/** Apache Unomi's error message for invalid requests. */
export const invalid = (path: string, message: string) =>
  fail('malformed', 'Request rejected by the server because: Invalid received data', [
    { path, message },
  ])

/** The browser's profile id, from the cookie; it is random, and a caller that knows it acts as the person. */
export function cookieOf({ headers: { cookie = '' } }: FastifyRequest): string | null {
  const value =
    cookie
      .split(/;\s*/)
      .find((part) => part.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1) ?? ''
  return ID.test(value) ? value : null
}

function idIn(value: unknown, path: string): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string' || !ID.test(value))
    throw invalid(path, 'An id has 1 to 60 letters, digits, "-", "_", "@" or ".".')
  return value
}

function sentBody(input: EndpointInput): unknown {
  if (input.request.method !== 'GET') return jsonBody(input) ?? {}
  return input.query.payload ? parseExactJson(input.query.payload) : {}
}

/** The request body, or `?payload=` of the address. */
export function bodyOf(input: EndpointInput): JsonObject {
  if ((input.request.rawBody?.length ?? 0) > MAX_BODY_BYTES)
    throw invalid('', say('A request may have at most {most} bytes.', { most: MAX_BODY_BYTES }))
  let body: unknown
  try {
    body = sentBody(input)
  } catch {
    throw invalid('', 'The request is not valid JSON.')
  }
  if (!isObject(body)) throw invalid('', 'The request must be a JSON object.')
  return body
}

const listIn = (body: JsonObject, name: string, most: number): readonly unknown[] => {
  const list = body[name] ?? []
  if (!Array.isArray(list) || list.length > most)
    throw invalid(`/${name}`, say('This must be a list of at most {most} entries.', { most }))
  return list
}

/**
 * The key of the source, which Apache Unomi calls the public key of the tenant: from a header, the
 * body, or the tracker's configured address.
 */
export function keyIn({ request, params, query }: EndpointInput, body: JsonObject): string {
  const header = request.headers['x-unomi-api-key']
  const keys = [params.writeKey, header, body.publicApiKey, query.publicApiKey]
  return keys.find((key) => typeof key === 'string') ?? ''
}

export function readRequest(input: EndpointInput, body: JsonObject): ContextRequest {
  const { query, request } = input
  const sessionId = idIn(body.sessionId ?? query.sessionId, '/sessionId')
  if (sessionId === null) throw invalid('/sessionId', 'A request needs the id of a visit.')
  const profileId =
    query.invalidateProfile === 'true'
      ? null
      : (idIn(body.profileId, '/profileId') ?? cookieOf(request))
  const personalizations = listIn(body, 'personalizations', MAX_PERSONALIZATIONS).filter(isObject)
  const contents = [
    ...listIn(body, 'filters', MAX_CONTENTS),
    ...personalizations.flatMap((one) => listIn(one as JsonObject, 'contents', MAX_CONTENTS)),
  ]
  for (const content of contents)
    if (isObject(content)) listIn(content as JsonObject, 'filters', MAX_FILTERS)
  return {
    sessionId,
    profileId,
    body,
    events: listIn(body, 'events', MAX_EVENTS),
    forgetsSession: query.invalidateSession === 'true',
  }
}
