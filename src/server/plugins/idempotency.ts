import type { FastifyRequest } from 'fastify'
import { fail } from '#model/errors.ts'
import type { Engine } from '#engine/engine.ts'
import { sha256 } from '#platform/secrets.ts'
import { claimAnswer, forgetAnswer, keepAnswer, type KeptAnswer } from '#store/kept-answers.ts'

/** What tells one body from another. A file that is read as it comes cannot be compared before it is read. */
function contentOf(body: unknown): string {
  if (Buffer.isBuffer(body)) return sha256(body.toString('latin1'))
  return typeof body === 'object' && body !== null && 'pipe' in body
    ? ''
    : JSON.stringify(body ?? null)
}

/**
 * `Idempotency-Key` on POST replays the first answer (product design, section 3; draft-ietf-httpapi-idempotency-key-header).
 * The key is claimed in its own transaction before the work; a failed call gives it back, so that it may be tried again.
 */
export async function answerOnce(
  engine: Engine,
  request: FastifyRequest,
  status: number,
  work: () => Promise<unknown>,
): Promise<KeptAnswer> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return { status, body: await work() }
  if (key.length > 200)
    throw fail('malformed', 'An Idempotency-Key may have at most 200 characters.')
  const { tenantId } = request.caller
  const id = sha256(`${request.caller.actor.id}:${key}`)
  const hash = sha256(`${request.method} ${request.url} ${contentOf(request.body)}`)
  const earlier = await claimAnswer(
    engine.database,
    tenantId,
    id,
    hash,
    new Date(engine.clock.now()),
  )
  if (earlier) return earlier
  try {
    const body = await work()
    await keepAnswer(engine.database, tenantId, id, {
      status: body === undefined ? 204 : status,
      body,
    })
    return { status, body }
  } catch (error) {
    await forgetAnswer(engine.database, tenantId, id)
    throw error
  }
}
