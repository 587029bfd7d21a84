import type { Entity } from '#model/schema/entity.ts'
import { scopeOf } from './scope-of.ts'
import type { EndpointInput } from './endpoint.ts'

/** Writes an audit entry for a revealed secret; called by every response that contains one. */
export async function noteShownSecret(
  input: EndpointInput,
  entity: Entity,
  record: object,
): Promise<void> {
  const { id, [entity.label]: label } = record as Record<string, unknown>
  await input.engine.stores.note(scopeOf(input), {
    action: 'read-secret',
    entity: entity.id,
    entityId: String(id),
    summary: `${entity.title} "${String(label ?? id)}": its secret was shown`,
  })
}
