import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#model/actor.ts'
import type { SchemaNode } from '#model/entity.ts'
import type { Engine } from '#engine/engine.ts'
import type { RemoveOptions } from '#store/entity-store.ts'

/**
 * Who may call: `public` anybody; `member` a signed-in member, admin or secret key, within one tenant; `person` the same without keys;
 * `audience` admins, and secret keys within their tenant; `admin` the console's people; each with `write-` before it not read-only admins.
 * `development` only where the embedded world runs; `write-key` whoever has the write key of a source, which the handler looks up.
 */
export type EndpointAccess =
  'public' | 'development' | 'write-key' | SignedInAccess | `write-${SignedInAccess}`
type SignedInAccess = 'member' | 'person' | 'audience' | 'admin'

/** The caller, after authentication. For public endpoints of strangers, `tenantId` is empty. */
export interface Caller {
  actor: Actor
  tenantId: string
  role: 'ADMIN' | 'MEMBER' | 'NONE'
  readOnly: boolean
  email: string
  /** What a secret key is limited to; empty for people and for keys without limits. */
  scopes: readonly string[]
}

export interface EndpointInput {
  params: Record<string, string>
  query: Record<string, string | undefined>
  body: unknown
  caller: Caller
  engine: Engine
  request: FastifyRequest
  reply: FastifyReply
  /** For a deletion that is to be undone: handed on to the store by endpoints that are `undoable`. */
  removal?: RemoveOptions
}

/**
 * One endpoint: where it is, who may call it, what it takes, what it does. One file each below `operations/`, listed in `operations/list.ts`.
 * The handler's value is sent as JSON (with `status`, default 200); `undefined` sends 204; a handler that used `reply` itself returns `reply`.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the origin, with `:name` parameters, for example `/api/v1/campaigns/:id/launch`. */
  path: string
  access: EndpointAccess
  /** For OpenAPI; one line. */
  summary: string
  /** JSON Schema of the body; checked before the handler, faults answered as 422 with paths. */
  body?: SchemaNode
  /** JSON Schemas of query parameters by name. */
  query?: Record<string, SchemaNode>
  status?: number
  /** Content types taken besides JSON. */
  accepts?: readonly (
    | 'text/csv'
    | 'application/x-ndjson'
    | 'application/octet-stream'
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded'
  )[]
  /** `raw`: the bytes of the body are kept as `request.rawBody`, for a signature over them. `asItComes`: a CSV of any size is handed on while it arrives. */
  readsBody?: 'raw' | 'asItComes'
  /** Bytes; default 1 MiB. */
  bodyLimit?: number
  /** A deletion that hands `removal` on to the store, so that what it deletes can be brought back. */
  undoable?: true
  /** Calls per minute from one caller; default 600, for public ones 60. */
  rateLimit?: number
  handler(input: EndpointInput): Promise<unknown>
}

/** Declares an endpoint; exists so that faults show at the declaration. */
export const endpoint = (declared: Endpoint): Endpoint => declared
