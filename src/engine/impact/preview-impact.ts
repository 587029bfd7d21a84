import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import type { Impact, ImpactKind } from '#model/api/impact.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import type { PeoplePage } from './impact-kind.ts'
import { impactKinds } from './kinds.ts'

export interface ImpactRequest {
  kind: ImpactKind
  /** Null for a record that does not exist yet. */
  id: string | null
  values: RecordValues
  /** The page of people to return in addition. */
  people?: PeoplePage | undefined
}

/**
 * Previews what saving a record does to people, without writing.
 * @throws ProductError `not_found`; `invalid` with the path of each fault of a record that could not
 * be saved, or for a line without people
 */
export async function previewImpact(
  engine: Engine,
  scope: ActorScope,
  { kind, id, values, people: page }: ImpactRequest,
): Promise<Impact> {
  const now = engine.clock.now()
  return inTenant(engine, scope.tenantId, async (tx) => {
    const question = { tx, scope, id, values, now }
    const preview = await impactKinds[kind].preview(question)
    const people = page ? await impactKinds[kind].people(question, page) : null
    if (page && !people)
      throw fail('invalid', say('There is no list of people "{name}".', { name: page.of }), [
        { path: '/people/of', message: 'Name a line that has people.' },
      ])
    return {
      kind,
      ...preview,
      evaluatedAt: new Date(now).toISOString(),
      people: page && people ? { of: page.of, ...people } : null,
    }
  })
}
