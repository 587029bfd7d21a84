import type { FastifyRequest } from 'fastify'
import { fail } from '#model/errors.ts'
import type { Engine } from '#engine/engine.ts'
import { sha256 } from '#platform/secrets.ts'

export interface Answer {
  status: number
  body: unknown
}

/**
 * `Idempotency-Key` on POST replays the first answer (product design, section 3; draft-ietf-httpapi-idempotency-key-header).
 * The key is claimed in its own transaction before the work; a failed call gives it back, so that it may be tried again.
 */
export async function answerOnce(engine: Engine, request: FastifyRequest, status: number, work: () => Promise<unknown>): Promise<Answer> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return { status, body: await work() }
  if (key.length > 200) throw fail('malformed', 'An Idempotency-Key may have at most 200 characters.')
  const { tenantId } = request.caller
  const id = sha256(`${request.caller.actor.id}:${key}`)
  const hash = sha256(`${request.method} ${request.url} ${Buffer.isBuffer(request.body) ? sha256(request.body.toString('latin1')) : JSON.stringify(request.body ?? null)}`)
  const earlier = await claim(engine, tenantId, id, hash)
  if (earlier) return earlier
  try {
    const body = await work()
    await engine.database.tenant(tenantId, (db) => db.updateTable('idempotency_records').set({ status: body === undefined ? 204 : status, body: JSON.stringify(body ?? null) as never }).where('id', '=', id).execute())
    return { status, body }
  } catch (error) {
    await engine.database.tenant(tenantId, (db) => db.deleteFrom('idempotency_records').where('id', '=', id).execute())
    throw error
  }
}

/** A claim that was never answered (the process died) counts as free after this long. */
const ABANDONED = 10 * 60_000

async function claim(engine: Engine, tenantId: string, id: string, hash: string): Promise<Answer | null> {
  const now = new Date(engine.clock.now())
  const base = { tenant_id: tenantId, id, request_hash: hash, status: 0, body: 'null' as never, version: 1, created_at: now, created_by: 'api', updated_at: now, updated_by: 'api' }
  return engine.database.tenant(tenantId, async (db) => {
    const made = await db.insertInto('idempotency_records').values(base).onConflict((c) => c.columns(['tenant_id', 'id']).doNothing()).returning('id').executeTakeFirst()
    if (made) return null
    const row = await db.selectFrom('idempotency_records').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    if (row.request_hash !== hash) throw fail('invalid', 'This Idempotency-Key was used for another request.')
    if (row.status !== 0) return { status: row.status, body: row.status === 204 ? undefined : row.body }
    if (now.getTime() - row.updated_at.getTime() < ABANDONED) throw fail('wrong_state', 'The first request with this Idempotency-Key is still running.')
    await db.updateTable('idempotency_records').set({ updated_at: now }).where('id', '=', id).execute()
    return null
  })
}
