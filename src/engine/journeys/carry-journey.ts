import { say } from '#language'
import { entityOf, type Journey } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { configurationEntities, portableValues } from '#engine/kernel/portable.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { journeyOf } from './publish.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/**
 * A journey's draft with its id, in the format of a configuration archive. Writes an audit entry.
 * @throws ProductError `not_found`
 */
export async function exportJourney(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<RecordValues> {
  const journey = await inScope(engine, scope, (tx) => journeyOf(tx, id))
  await engine.stores.note(scope, {
    action: 'export',
    entity: 'journey',
    entityId: id,
    summary: 'Journey exported',
  })
  return portableValues(entityOf('journey'), journey, configurationEntities(engine))
}

/**
 * Imports the output of `exportJourney` as a new draft. With `replace`, replaces the draft of an
 * existing journey; people in it are not affected before it is published.
 * @throws ProductError `invalid` for invalid data, `conflict` when the id exists and is not to be
 * replaced
 */
export async function importJourney(
  engine: Engine,
  scope: ActorScope,
  values: unknown,
  replace: boolean,
): Promise<Journey> {
  if (!isObject(values) || typeof values.id !== 'string')
    throw fail('invalid', 'This is not an exported journey: it has no id.', [
      { path: '/id', message: 'The id is missing.' },
    ])
  const entity = entityOf('journey')
  const known = new Set(
    entity.fields.filter(({ base, readOnly }) => !base && !readOnly).map(({ name }) => name),
  )
  const unknown = Object.keys(values).filter((name) => name !== 'id' && !known.has(name))
  const [firstUnknown] = unknown
  if (firstUnknown !== undefined)
    throw fail(
      'invalid',
      say('A journey has no field "{name}".', { name: firstUnknown }),
      unknown.map((name) => ({
        path: `/${name}`,
        message: say('There is no field "{name}".', { name }),
      })),
    )
  const { id, ...fields } = values
  const store = engine.stores.of('journey')
  return engine.database.tenant(scope.tenantId, async (db) => {
    const journey = await store.get(scope, id, { db })
    if (journey && !replace)
      throw fail(
        'conflict',
        say(
          'There is a journey "{name}" with this id already. Replace its draft, or change the id in the file.',
          { name: journey.name },
        ),
        [{ path: '/id', message: 'This id is taken.' }],
      )
    return journey
      ? store.update(scope, id, null, fields, { db })
      : store.create(scope, { ...fields, id: id }, { db })
  })
}
