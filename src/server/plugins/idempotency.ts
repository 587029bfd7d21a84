import type { FastifyRequest } from 'fastify'
import { errorCatalog, fail, ProductError } from '#model/lib/errors.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { heldHere, holdLease, newOwner } from '#engine/kernel/leases/keep-leases.ts'
import { fenceOf, leaseEnd, LeaseLost, type Lease } from '#engine/kernel/leases/lease.ts'
import { withRequestClaim } from '#engine/kernel/requests/request-claim.ts'
import { withFence } from '#platform/database/ambient.ts'
import { sealPlace, sha256 } from '#platform/secrets.ts'
import {
  insertResponse,
  acquireIdempotencyKey,
  releaseKey,
  saveResponse,
  lockIdempotencyKey,
  stillRunning,
  type AnswerKey,
  type KeptAnswer,
} from '#store/idempotency-keys.ts'
import type { Endpoint } from '../base/endpoint.ts'

/**
 * Content that distinguishes request bodies. A streamed file cannot be compared before it is read.
 */
function contentOf(body: unknown): string {
  if (Buffer.isBuffer(body)) return sha256(body.toString('latin1'))
  return typeof body === 'object' && body !== null && 'pipe' in body
    ? ''
    : JSON.stringify(body ?? null)
}

interface Once {
  engine: Engine
  key: AnswerKey
  /** Of the request. */
  hash: string
  status: number
  work: () => Promise<unknown>
  /** Whether the handler has already sent a response that cannot be stored. */
  isSent: (body: unknown) => boolean
  /** Turns a response body into its stored form, and back. */
  codec: BodyCodec
}

interface BodyCodec {
  store: (body: unknown) => unknown
  restore: (stored: unknown) => unknown
}

const plainBody: BodyCodec = { store: (body) => body, restore: (stored) => stored }

/** A body with a secret that is shown once is stored sealed. */
function sealedBody({ secrets }: Engine, { tenantId, id }: AnswerKey): BodyCodec {
  const place = sealPlace('idempotency-record', 'body', id, tenantId)
  return {
    store: (body) => ({ sealed: secrets.seal(JSON.stringify(body), place) }),
    restore: (stored) =>
      JSON.parse(secrets.open((stored as { sealed: string }).sealed, place)) as unknown,
  }
}

const restored = ({ codec }: Once, { status, body }: KeptAnswer): KeptAnswer => ({
  status,
  body: body === undefined ? undefined : codec.restore(body),
})

/**
 * Returns the stored response to a retry of a POST with the same `Idempotency-Key`, and does its
 * work once (draft-ietf-httpapi-idempotency-key-header). A refused (4xx) or failed (5xx) request
 * releases the key.
 */
export async function withIdempotencyKey(
  engine: Engine,
  request: FastifyRequest,
  {
    status = 200,
    idempotency = 'transaction',
    answersSecret,
  }: Pick<Endpoint, 'status' | 'idempotency' | 'answersSecret'>,
  { work, isSent }: Pick<Once, 'work' | 'isSent'>,
): Promise<KeptAnswer> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return { status, body: await work() }
  if (key.length > 200)
    throw fail('malformed', 'An Idempotency-Key may have at most 200 characters.')
  const { tenantId } = request.caller
  const id = sha256(`${request.caller.actor.id}:${key}`)
  const hash = sha256(`${request.method} ${request.url} ${contentOf(request.body)}`)
  const codec = answersSecret ? sealedBody(engine, { tenantId, id }) : plainBody
  const once: Once = { engine, key: { tenantId, id }, hash, status, work, isSent, codec }
  return idempotency === 'lease' ? byLease(once) : inTransaction(once)
}

const isRefusal = (error: unknown) =>
  error instanceof ProductError && errorCatalog[error.code].status < 500

/**
 * Work and response in one transaction: a process that dies has either done nothing, or stored the
 * response. Writes before a refusal are kept, as without a key; a failed request writes nothing.
 */
async function inTransaction(once: Once): Promise<KeptAnswer> {
  const { engine, key, hash, status, work, isSent, codec } = once
  const { database } = engine
  const tenant = <T>(todo: Parameters<typeof database.tenant<T>>[1]) =>
    database.tenant(key.tenantId, todo)
  const ended = await database.together(
    async (): Promise<{ answer: KeptAnswer } | { refused: unknown }> => {
      const earlier = await tenant((db) => lockIdempotencyKey(db, { ...key, hash }))
      if (earlier) return { answer: restored(once, earlier) }
      try {
        const body = await work()
        const answer = { status: body === undefined ? 204 : status, body }
        if (!isSent(body))
          await tenant((db) =>
            insertResponse(db, { ...key, hash }, new Date(engine.clock.now()), {
              status: answer.status,
              body: body === undefined ? undefined : codec.store(body),
            }),
          )
        return { answer }
      } catch (error) {
        if (isRefusal(error)) return { refused: error }
        throw error
      }
    },
  )
  if ('refused' in ended) throw ended.refused
  return ended.answer
}

/**
 * Claims the key by a lease that heartbeats renew; every transaction of the work is fenced by it.
 */
async function byLease(once: Once): Promise<KeptAnswer> {
  const { engine, key, hash, status, work, isSent } = once
  const { database } = engine
  if (heldHere(engine, 'idempotency_records').includes(key.id)) throw stillRunning()
  const owner = newOwner(engine)
  const claim: Lease = { table: 'idempotency_records', ...key, owner }
  const earlier = await database.tenant(key.tenantId, (db) =>
    acquireIdempotencyKey(db, { ...key, hash }, new Date(engine.clock.now()), {
      owner,
      until: leaseEnd('idempotency_records'),
    }),
  )
  if (earlier) return earlier
  const lease = holdLease(engine, claim)
  try {
    return await withFence(fenceOf(claim), () =>
      withRequestClaim({ key, status }, async () => {
        const body = await work()
        await database.tenant(key.tenantId, (db) =>
          isSent(body) ? releaseKey(db, key, owner) : saveResponse(db, key, { status, body }),
        )
        return { status, body }
      }),
    )
  } catch (error) {
    if (error instanceof LeaseLost) throw stillRunning()
    await database.tenant(key.tenantId, (db) => releaseKey(db, key, owner))
    throw error
  } finally {
    lease.release()
  }
}
