import { fail } from '#model/lib/errors.ts'
import type { EventRefusal } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { ownSource, type EventSource, type ParsedEvent } from './ingest-request.ts'
import { takeEvents } from './intake.ts'

/**
 * The sender of a refused event. Public API keys are no sources, so an event of one is taken as an
 * event that the organization sends itself.
 */
async function sourceById(
  engine: Engine,
  tenantId: string,
  id: string | null,
): Promise<EventSource> {
  if (id === null) return ownSource(tenantId)
  const row = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('sources')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  if (!row?.enabled || row.key_hash === null)
    throw fail(
      'wrong_state',
      'The source that sent it is switched off or gone, so it cannot be taken now.',
    )
  return {
    id: row.id,
    tenantId,
    keyHash: row.key_hash,
    scope: row.scope,
    origins: row.origins,
    respectDoNotTrack: row.respect_do_not_track,
  }
}

/**
 * Stores a refused event, as received or corrected.
 * @param read parses it again by its dialect
 * @throws ProductError `invalid` with the field when it would be refused again, `wrong_state` when
 * there is nothing to store
 */
export async function replayRefused(
  engine: Engine,
  scope: ActorScope,
  id: string,
  read: (refusal: EventRefusal) => ParsedEvent,
): Promise<EventRefusal> {
  const store = engine.stores.of('event-refusal')
  const refusal = await store.get(scope, id)
  if (!refusal) throw fail('not_found', 'There is no such refused event.')
  if (refusal.outcome !== 'refused') throw fail('wrong_state', 'This event is stored already.')
  const source = await sourceById(engine, scope.tenantId, refusal.sourceId)
  const parsed = read(refusal)
  if (!parsed.incoming)
    throw fail('invalid', parsed.fault!.reason, [
      { path: `/payload${parsed.fault!.path}`, message: parsed.fault!.reason },
    ])
  const [outcome] = await takeEvents(engine, {
    source,
    dialect: refusal.dialect,
    events: [parsed],
    isRetry: true,
  })
  if (outcome!.status === 'refused')
    throw fail('invalid', outcome!.fault.reason, [
      { path: `/payload${outcome!.fault.path}`, message: outcome!.fault.reason },
    ])
  return store.update(scope, id, null, { outcome: 'replayed', payload: parsed.payload })
}
