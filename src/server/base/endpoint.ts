import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#model/actor.ts'
import type { EndpointAccess, Role } from '#model/access.ts'
import type { SchemaNode } from '#model/entity.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { RemoveOptions } from '#store/entity-store.ts'

export type { EndpointAccess } from '#model/access.ts'

/** The caller, after authentication. For public endpoints of strangers, `tenantId` is empty. */
export interface Caller {
  actor: Actor
  tenantId: string
  /** Of a secret key, the rights it has at this moment. */
  role: Role | 'NONE'
  readOnly: boolean
  email: string
  /**
   * The person who calls or who made the calling key; empty for strangers and for keys without a
   * maker.
   */
  personId: string
  /** What a secret key is limited to; empty for people and for keys without limits. */
  scopes: readonly string[]
  /** Row of the sign-in session, for people. */
  sessionId?: string | null
}

export interface EndpointInput {
  params: Record<string, string>
  query: Record<string, string | undefined>
  body: unknown
  caller: Caller
  engine: Engine
  request: FastifyRequest
  reply: FastifyReply
  /**
   * For a deletion that is to be undone: handed on to the store by endpoints that are `undoable`.
   */
  removal?: RemoveOptions
}

/**
 * One endpoint: where it is, who may call it, what it takes, what it does. One file each below
 * `operations/`, listed in `operations/list.ts`. The handler's value is sent as JSON (with
 * `status`, default 200); `undefined` sends 204; a handler that used `reply` itself returns
 * `reply`.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the origin, with `:name` parameters, for example `/api/v1/campaigns/:id/launch`. */
  path: string
  /** Who may call: one of the classes of `model/access.ts`. */
  access: EndpointAccess
  /** For OpenAPI; one line. */
  summary: string
  /**
   * JSON Schemas of path parameters whose names do not say what they are (`path-records.ts`):
   * `x-ref` names the entity whose record is meant, and a schema without it says that none is.
   */
  params?: Record<string, SchemaNode>
  /**
   * JSON Schema of the body; checked before the handler, faults answered as 422 with paths. Values
   * with `x-ref` are refused as well when the caller's tenant has no such record.
   */
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
  /**
   * `raw`: the bytes of the body are kept as `request.rawBody`, for a signature over them.
   * `asItComes`: a CSV of any size is handed on while it arrives.
   */
  readsBody?: 'raw' | 'asItComes'
  /**
   * How a POST with an Idempotency-Key is done once. `transaction`, the default: all its database
   * work and the kept answer are one transaction. `lease`, for what calls servers of others or
   * reads a stream: the key is leased; what the endpoint makes has a natural key (`requestId`) or a
   * recovery point (`settleRequest`), or may be done twice without harm.
   * `tests/api/idempotency-classes.ts` lists which is which.
   */
  idempotency?: 'transaction' | 'lease'
  /** Bytes; default 1 MiB. */
  bodyLimit?: number
  /**
   * A deletion that hands `removal` on to the store, so that what it deletes can be brought back.
   */
  undoable?: true
  /** Calls per minute from one caller, strangers by network; default 600, for public ones 60. */
  rateLimit?: number
  /** Whether a call with these parameters does not count; asked before the limit. */
  exempt?(params: Record<string, string>, engine: Engine): Promise<boolean>
  handler(input: EndpointInput): Promise<unknown>
}

/** Declares an endpoint; exists so that faults show at the declaration. */
export const endpoint = (declared: Endpoint): Endpoint => declared
