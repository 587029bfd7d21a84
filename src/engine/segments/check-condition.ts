import { checkToolsAt } from '#condition/check-tools.ts'
import { say } from '#language'
import type { Subject } from '#condition/facts.ts'
import type { DescribeTools } from '#condition/kind.ts'
import { fail, type FieldError } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { loadLanguage, type TenantLanguage } from './load-language.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

type Kind = Parameters<DescribeTools['name']>[0]

/** The records that a condition references: kind and id, with the names of those that exist. */
export async function namesIn(
  db: Db,
  tenantId: string,
  { language }: TenantLanguage,
  conditions: readonly unknown[],
): Promise<{
  name: (kind: Kind, id: string) => string
  exists: (kind: Kind, id: string) => boolean | null
}> {
  const mentioned: Record<Kind, Set<string>> = {
    segment: new Set(),
    list: new Set(),
    scoring: new Set(),
    goal: new Set(),
    campaign: new Set(),
    journey: new Set(),
  }
  for (const condition of conditions) {
    const needs = language.dependsOn(condition)
    for (const [kind, ids] of [
      ['segment', needs.segments],
      ['list', needs.lists],
      ['scoring', needs.scorings],
      ['goal', needs.goals],
      ['campaign', needs.campaigns],
      ['journey', needs.journeys],
    ] as const)
      for (const id of ids) mentioned[kind].add(id)
  }
  const names = new Map<string, string>()
  const read = async (
    kind: Kind,
    table: 'segments' | 'user_lists' | 'scorings' | 'goals' | 'campaigns' | 'journeys',
  ) => {
    const ids = [...mentioned[kind]].filter((id) => table !== 'campaigns' || isUuid(id))
    if (ids.length === 0) return
    for (const row of await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute())
      names.set(`${kind}:${row.id}`, row.name)
  }
  await read('segment', 'segments')
  await read('list', 'user_lists')
  await read('scoring', 'scorings')
  await read('goal', 'goals')
  await read('campaign', 'campaigns')
  await read('journey', 'journeys')
  return {
    name: (kind, id) => names.get(`${kind}:${id}`) ?? id,
    exists: (kind, id) => (mentioned[kind].has(id) ? names.has(`${kind}:${id}`) : null),
  }
}

/**
 * All faults of a condition in the tenant's language, each with a JSON Pointer to its node or
 * parameter below `path`.
 */
export async function conditionFaults(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  condition: unknown,
  about: Subject | 'any',
  path = '',
): Promise<FieldError[]> {
  const { db, tenantId } = tx
  const conditionLanguage = await loadLanguage(tx)
  const { exists } = await namesIn(db, tenantId, conditionLanguage, [condition])
  return conditionLanguage.language.check(
    condition,
    about,
    { typeOf: conditionLanguage.typeOf, exists, ...checkToolsAt(conditionLanguage.moment) },
    path,
  )
}

/** @throws ProductError `invalid` with the path of each fault */
export async function assertValid(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  condition: unknown,
  about: Subject | 'any',
  path: string,
): Promise<void> {
  const faults = await conditionFaults(tx, condition, about, path)
  const [fault] = faults
  if (fault !== undefined)
    throw fail(
      'invalid',
      say('The condition cannot be kept: {fault}', { fault: fault.message }),
      faults,
    )
}
