import { assertValid } from '#engine/segments/check-condition.ts'
import { assertAcyclic } from '#engine/segments/definitions.ts'
import { segmentOf } from '#engine/segments/segment-people.ts'
import { say } from '#language'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { line, type ImpactPreview, type ImpactQuestion } from '../impact-kind.ts'
import { countMoves, pageMoves, type Moves, type SavedSegment, type Side } from './moves.ts'
import { dependentLine, journeyLines } from './follows.ts'

/**
 * @throws ProductError `invalid` with the path of each fault of a segment that could not be saved
 */
export async function assertSavable(
  tx: TenantTx,
  { id, condition }: Pick<SavedSegment, 'id' | 'condition'>,
): Promise<void> {
  await assertValid(tx, condition, 'profile', '/condition')
  if (id !== null) await assertAcyclic(tx, 'segment', id, [{ condition, path: '/condition' }])
}

/** The segment as it would be saved, with stored values where the form gives none. */
async function savedOf({ tx, id, values }: ImpactQuestion): Promise<SavedSegment> {
  const stored = id === null ? null : await segmentOf(tx.db, tx.tenantId, id)
  const segment = {
    id,
    condition: values['condition'] ?? stored?.condition,
    enabled: (values['enabled'] ?? stored?.enabled ?? true) !== false,
  }
  await assertSavable(tx, segment)
  return segment
}

function moveLines({ joins, leaves, stays }: Moves) {
  return [
    line('joins', joins, say({ one: '{count} joins', other: '{count} join' }, { count: joins }), {
      says: say({ one: '{count} person joins', other: '{count} people join' }, { count: joins }),
      tone: joins > 0 ? 'positive' : 'neutral',
      hasPeople: true,
    }),
    line(
      'leaves',
      leaves,
      say({ one: '{count} leaves', other: '{count} leave' }, { count: leaves }),
      {
        says: say(
          { one: '{count} person leaves', other: '{count} people leave' },
          { count: leaves },
        ),
        tone: leaves > 0 ? 'negative' : 'neutral',
        hasPeople: true,
      },
    ),
    line('stays', stays, say({ one: '{count} stays', other: '{count} stay' }, { count: stays }), {
      says: say({ one: '{count} person stays', other: '{count} people stay' }, { count: stays }),
      hasPeople: true,
    }),
  ]
}

const isSide = (of: string): of is Side => ['joins', 'leaves', 'stays'].includes(of)

/** Who joins and leaves when a segment is saved, and which journeys and messages follow. */
export const segment: ImpactPreview = {
  id: 'segment',
  async preview(question) {
    const { tx } = question
    const saved = await savedOf(question)
    const moves = await countMoves(tx, saved)
    return {
      lines: [
        ...moveLines(moves),
        ...(await journeyLines(tx, saved, moves)),
        ...(await dependentLine(tx, saved, moves)),
      ],
      exact: moves.exact,
      basis: moves.exact
        ? say(
            { one: 'Counted for {count} person', other: 'Counted for all {count} people' },
            { count: moves.counted },
          )
        : say('Estimated from a sample of {number} people', { number: moves.counted }),
    }
  },
  async people(question, { of, ...page }) {
    return isSide(of) ? pageMoves(question.tx, await savedOf(question), of, page) : null
  },
}
