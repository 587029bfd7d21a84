import type { ImportPlan, PlanApproval } from '#model/api/import-plan.ts'
import { fail } from '#model/lib/errors.ts'
import type { Repository } from '#model/schema/entities.generated.ts'
import {
  dryImport,
  importConfiguration,
} from '#engine/administration/configuration/import-configuration.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { settleRequest } from '#engine/kernel/requests/request-claim.ts'
import { readArchive } from './read-repository.ts'

const serverOf = (place: unknown) =>
  URL.canParse(String(place)) ? new URL(String(place)).origin : ''

/**
 * @throws ProductError `invalid` for an unreadable place, or for another server with a token that
 * was given for the previous one
 */
function checkRepository(
  engine: Partial<Pick<Engine, 'exchange'>>,
  { place = '', token }: Partial<Repository>,
  before: Repository | null,
): void {
  const fault =
    engine.exchange?.faultOf(place) ??
    (place.startsWith('folder:') || URL.canParse(place)
      ? null
      : 'The place must be an https:// address, or folder: and the name of a folder.')
  if (fault) throw fail('invalid', fault, [{ path: '/place', message: fault }])
  // Prevents a user who may change the place from sending the token to another server to read it.
  if (token && before?.token === token && serverOf(before.place) !== serverOf(place))
    throw fail('invalid', 'The place is on another server: give the token again, or empty it.', [
      { path: '/token', message: 'It was given for another server.' },
    ])
}

/** Checks the places of repositories. */
export const repositoryHooks = (
  engine: Partial<Pick<Engine, 'exchange'>>,
): EntityHooks<Repository> => ({
  validate: async (_db, _scope, values, before) => checkRepository(engine, values, before),
})

/**
 * Previews importing an archive of a repository. Changes nothing.
 * @throws ProductError as `readArchive` and `dryImport`
 */
export async function planFromRepository(
  engine: Engine,
  scope: ActorScope,
  id: string,
  name: string,
): Promise<ImportPlan> {
  return dryImport(engine, scope, (await readArchive(engine, scope, id, name)).bytes)
}

/**
 * Imports an archive of a repository by `importConfiguration`, and records it on the repository.
 * @throws ProductError as `readArchive` and `importConfiguration`
 */
export async function applyFromRepository(
  engine: Engine,
  scope: ActorScope,
  { id, name }: { id: string; name: string },
  approval: PlanApproval,
): Promise<ImportPlan> {
  const { repository, bytes } = await readArchive(engine, scope, id, name)
  return engine.database.together(async () => {
    const plan = await importConfiguration(
      engine,
      scope,
      { bytes, from: `from "${repository.name}"` },
      approval,
    )
    await engine.stores.of('repository').update(scope, id, null, {
      lastApplied: name.slice(0, 300),
      lastAppliedAt: new Date(engine.clock.now()).toISOString(),
    })
    await engine.database.tenant(scope.tenantId, (db) => settleRequest(db, plan))
    return plan
  })
}
