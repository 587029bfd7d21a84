import type { Usage } from '#catalog/referrers.ts'
import { entityAccess } from '#model/schema/access.ts'
import type { Entity } from '#model/schema/entity.ts'
import { ProductError } from '#model/lib/errors.ts'
import type { Caller } from '../base/endpoint.ts'
import { mayCall } from './authenticate.ts'

/**
 * Every reader of a record may know how many records use it; only those who may read these records
 * see which.
 */
export function visibleUsages(
  usages: readonly Usage[],
  entities: readonly Entity[],
  caller: Caller,
): Usage[] {
  return usages.map((usage) => {
    const entity = entities.find((candidate) => candidate.id === usage.entity)
    const access = entity && entityAccess(entity, 'read')
    const seen = access && mayCall(caller, access, `/api/v1/${entity.path}`)
    return seen ? usage : { ...usage, records: [] }
  })
}

/** The refusal of a deletion, limited to what this caller may see. */
export function visibleRefusal(
  problem: ProductError,
  entities: readonly Entity[],
  caller: Caller | undefined,
): ProductError {
  const { usedBy } = problem.facts
  if (
    problem.code !== 'in_use' ||
    !caller ||
    !Array.isArray(usedBy) ||
    !usedBy.every((one: Partial<Usage>) => Array.isArray(one.records))
  )
    return problem
  return new ProductError(problem.code, problem.message, problem.errors, {
    ...problem.facts,
    usedBy: visibleUsages(usedBy, entities, caller),
  })
}
