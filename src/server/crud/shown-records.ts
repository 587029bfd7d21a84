import { namePlanned } from '#engine/outreach/sending/name-planned.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import type { Message } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

type Shown = (
  engine: Engine,
  scope: ActorScope,
  records: readonly RecordValues[],
) => Promise<RecordValues[]>

/** Entities whose records get values when they are read that are not stored. */
const shown: Readonly<Record<string, Shown>> = {
  message: async (engine, scope, records) =>
    (await namePlanned(
      engine,
      scope,
      records as unknown as Message[],
    )) as unknown as RecordValues[],
}

/** The records as the API returns them. */
export const shownRecords = async (
  entity: Entity,
  engine: Engine,
  scope: ActorScope,
  records: readonly RecordValues[],
): Promise<readonly RecordValues[]> =>
  shown[entity.id] ? shown[entity.id]!(engine, scope, records) : records
