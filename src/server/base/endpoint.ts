import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#model/api/actor.ts'
import type { EndpointAccess, Role } from '#model/schema/access.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { RemoveOptions } from '#store/entity-store.ts'
import type { BodyOf } from './body-of.ts'

export type { EndpointAccess } from '#model/schema/access.ts'

/**
 * The caller, after authentication. For anonymous calls of public endpoints, `tenantId` is empty.
 */
export interface Caller {
  actor: Actor
  tenantId: string
  /** For a secret key, its current rights. */
  role: Role | 'NONE'
  readOnly: boolean
  /** Whether a member owns the organization. */
  isOwner?: boolean
  email: string
  /**
   * The person who calls or who made the calling key; empty for anonymous callers and for keys
   * without a maker.
   */
  personId: string
  /** The scopes of a secret key; empty for people and for keys without limits. */
  scopes: readonly string[]
  /** Id of the sign-in session, for people. */
  sessionId?: string | null
}

/** The names of the parameters in a path: `/campaigns/:id/steps/:step` gives `'id' | 'step'`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}.${string}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

/** The parameters of a path; any name where the path is not known to the compiler. */
type PathParams<Path extends string> = string extends Path
  ? Record<string, string>
  : Record<ParamName<Path>, string>

export interface EndpointInput<Path extends string = string, Body = unknown> {
  params: PathParams<Path>
  query: Record<string, string | undefined>
  body: Body
  caller: Caller
  engine: Engine
  request: FastifyRequest
  reply: FastifyReply
  /** For an undoable deletion: `undoable` endpoints pass it on to the store. */
  removal?: RemoveOptions
}

/** A call about one record, named by `:id` in the path. */
export type RecordInput = EndpointInput<'/:id'>

/**
 * One endpoint: its address, access, input and behavior. `npm run generate` lists those that files
 * below `operations/` export. The handler's result is sent as JSON (with `status`, default 200);
 * `undefined` sends 204; a handler that used `reply` itself returns `reply`.
 */
export interface Endpoint<Path extends string = string, Body extends SchemaNode = SchemaNode> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the origin, with `:name` parameters, for example `/api/v1/campaigns/:id/launch`. */
  path: Path
  /** The access class, one of `model/schema/access.ts`. */
  access: EndpointAccess
  /** For OpenAPI; one line. */
  summary: string
  /**
   * JSON Schemas of path parameters that the naming convention does not cover (`path-records.ts`):
   * `x-ref` names the entity of the record, and a schema without it means that there is none.
   */
  params?: Record<string, SchemaNode>
  /**
   * JSON Schema of the body, validated before the handler; faults are returned as 422 with paths.
   * Values with `x-ref` are also rejected when the caller's tenant has no such record.
   */
  body?: Body
  /** JSON Schemas of query parameters by name. */
  query?: Record<string, SchemaNode>
  status?: number
  /** Content types accepted besides JSON. */
  accepts?: readonly (
    | 'text/csv'
    | 'application/x-ndjson'
    | 'application/octet-stream'
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded'
  )[]
  /**
   * `raw`: the bytes of the body are kept as `request.rawBody`, to verify a signature. `asItComes`:
   * a CSV of any size is streamed.
   */
  readsBody?: 'raw' | 'asItComes'
  /**
   * How a POST with an Idempotency-Key is executed once. `transaction`, the default: all its
   * database work and the stored response are one transaction. `lease`, for endpoints that call
   * other servers or read a stream: the key is leased; the created records have a natural key
   * (`requestId`) or a recovery point (`settleRequest`), or may be created twice without harm.
   * `tests/api/idempotency-classes.ts` lists the class of each.
   */
  idempotency?: 'transaction' | 'lease'
  /** The answer holds a secret that is shown once: it is stored sealed for retries. */
  answersSecret?: true
  /** Bytes; default 1 MiB. */
  bodyLimit?: number
  /** A deletion that passes `removal` on to the store, so that it can be undone. */
  undoable?: true
  /**
   * Calls per minute from one caller, anonymous ones by network; default 600, for public endpoints
   * 60.
   */
  rateLimit?: number
  /** A preview, which may take long: each organization and caller has a share of those at once. */
  isPreview?: true
  /** Whether a call with these parameters is exempt from the limit; evaluated first. */
  exempt?(params: Record<string, string>, engine: Engine): Promise<boolean>
  /**
   * Marks an older name (`server/older-names`): the endpoint that replaces it, whose rights, key
   * scopes and rate limit it shares.
   */
  successor?: Pick<Endpoint, 'method' | 'path'>
  handler(input: EndpointInput<Path, BodyOf<Body>>): Promise<unknown>
}

/**
 * Declares an endpoint, so that the compiler knows its path's parameters and its body at the
 * declaration.
 */
export const endpoint = <const Path extends string, const Body extends SchemaNode>(
  declared: Endpoint<Path, Body>,
): Endpoint => declared

/** The path that decides rights and key scopes: its own, or that of its successor. */
export const rightsPath = ({ path, successor }: Pick<Endpoint, 'path' | 'successor'>): string =>
  successor?.path ?? path
