import { entityOf, type Journey } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import { isObject } from '#model/is-object.ts'
import type { Engine, Scope } from '#engine/kernel/engine.ts'
import { configurationEntities, portableValues, type Values } from '#engine/kernel/portable.ts'
import { journeyOf } from './publish.ts'

/**
 * A journey's draft with its id, as it stands in an archive of the configuration. Leaves an audit
 * entry.
 * @throws ProductError `not_found`
 */
export async function exportJourney(engine: Engine, scope: Scope, id: string): Promise<Values> {
  const journey = await engine.database.tenant(scope.tenantId, (db) =>
    journeyOf(db, engine, scope, id),
  )
  await engine.stores.note(scope, {
    action: 'export',
    entity: 'journey',
    entityId: id,
    summary: 'Journey exported',
  })
  return portableValues(
    entityOf('journey'),
    journey as unknown as Values,
    configurationEntities(engine),
  )
}

/**
 * Takes in what `exportJourney` gave, here or elsewhere: a new journey as a draft. One that is
 * there already has its draft replaced when `replace` says so; nobody in it is concerned before it
 * is published.
 * @throws ProductError `invalid` for what is no journey, `conflict` when there is one of this id
 * and it is not to be replaced
 */
export async function importJourney(
  engine: Engine,
  scope: Scope,
  values: unknown,
  replace: boolean,
): Promise<Journey> {
  if (!isObject(values) || typeof values.id !== 'string')
    throw fail('invalid', 'This is no exported journey: it has no id.', [
      { path: '/id', message: 'The id is missing.' },
    ])
  const entity = entityOf('journey')
  const known = new Set(
    entity.fields.filter(({ base, readOnly }) => !base && !readOnly).map(({ name }) => name),
  )
  const unknown = Object.keys(values).filter((name) => name !== 'id' && !known.has(name))
  if (unknown.length > 0)
    throw fail(
      'invalid',
      `A journey has no field "${unknown[0]}".`,
      unknown.map((name) => ({ path: `/${name}`, message: `There is no field "${name}".` })),
    )
  const { id, ...fields } = values
  const store = engine.stores.of('journey')
  return engine.database.tenant(scope.tenantId, async (db) => {
    const found = await store.get(scope, id as string, { db })
    if (found && !replace)
      throw fail(
        'conflict',
        `There is a journey "${found.name}" with this id already. Replace its draft, or change the id in the file.`,
        [{ path: '/id', message: 'This id is taken.' }],
      )
    return found
      ? store.update(scope, id as string, null, fields as Partial<Journey>, { db })
      : store.create(scope, { ...(fields as Partial<Journey>), id: id as string }, { db })
  })
}
