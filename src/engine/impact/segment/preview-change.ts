import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { segmentOf } from '#engine/segments/segment-people.ts'
import type { ImpactPerson } from '#model/api/impact.ts'
import { countMoves, pageMoves } from './moves.ts'
import { assertSavable } from './preview.ts'

/** Number of sample people per side. */
const SAMPLE = 10

export interface ChangePreview {
  staying: number
  entering: number
  leaving: number
  samples: { entering: ImpactPerson[]; leaving: ImpactPerson[] }
}

/**
 * Previews who would enter and leave if the segment had this condition, in the form of
 * `POST /segments/{id}/changes`. Changes nothing.
 * @throws ProductError `not_found`, and `invalid` with the path of each fault
 */
export async function previewChange(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  condition: unknown,
): Promise<ChangePreview> {
  return inTenant(engine, tenantId, async (tx) => {
    await segmentOf(tx.db, tenantId, id)
    const segment = { id, condition, enabled: true }
    await assertSavable(tx, segment)
    const { joins, leaves, stays } = await countMoves(tx, segment)
    const some = async (side: 'joins' | 'leaves', count: number) =>
      count === 0 ? [] : (await pageMoves(tx, segment, side, { first: 0, size: SAMPLE })).rows
    return {
      staying: stays,
      entering: joins,
      leaving: leaves,
      samples: { entering: await some('joins', joins), leaving: await some('leaves', leaves) },
    }
  })
}
