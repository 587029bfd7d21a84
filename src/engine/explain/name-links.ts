import type { EntityId } from '#model/schema/entities.generated.ts'
import type { Reason } from '#model/api/explanation.ts'
import { namedRecords } from '#engine/kernel/named-records.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Fills in the names of the records that lines link to; unnamed ones keep their id. */
export async function nameLinks(
  tx: Pick<TenantTx, 'db' | 'tenantId'>,
  reasons: readonly Reason[],
): Promise<Reason[]> {
  const wanted = new Map<string, Set<string>>()
  const visit = (reason: Reason) => {
    for (const { entity, id, name } of reason.links)
      if (name === id) wanted.set(entity, (wanted.get(entity) ?? new Set()).add(id))
    for (const part of reason.parts) visit(part)
  }
  for (const reason of reasons) visit(reason)
  const names = new Map<string, string>()
  for (const [entity, ids] of wanted)
    for (const { id, name } of await namedRecords(tx, entity as EntityId, [...ids]))
      names.set(`${entity} ${id}`, name)
  const named = (reason: Reason): Reason => ({
    ...reason,
    links: reason.links.map((link) => ({
      ...link,
      name: names.get(`${link.entity} ${link.id}`) ?? link.name,
    })),
    parts: reason.parts.map(named),
  })
  return reasons.map(named)
}
