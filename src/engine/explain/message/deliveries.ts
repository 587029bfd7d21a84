import { upperFirst } from '#model/lib/first-letter.ts'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { Reason } from '#model/api/explanation.ts'
import { deliveryReasonText, deliveryStateText } from '#model/api/delivery-words.ts'
import { say } from '#language'
import type { ProfileQuestion } from '../explain-kind.ts'
import { linkTo, quoted } from '../reasons.ts'

/** Rows that an explanation shows. */
const MAX_SHOWN = 20

/**
 * The person's rows of a message in the send ledger, the latest first; tests are left out. Of more than
 * are shown, those that left or are planned stay.
 */
export async function deliveriesOf({
  tx: { db, tenantId },
  id,
  profileId,
}: ProfileQuestion): Promise<EngageMessageRow[]> {
  const rows = await db
    .selectFrom('engage_messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('engage_id', '=', id)
    .where('profile_id', '=', profileId)
    .where('owner_kind', '!=', 'test')
    .orderBy((eb) => eb('state', 'in', ['skipped', 'failed', 'cancelled']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
}

/** True for messages that left, or may have left. */
export const hasLeft = ({ state }: Pick<EngageMessageRow, 'state'>): boolean =>
  ['sending', 'sent', 'unknown'].includes(state)

/** True for messages that may still leave. */
export const isOpen = ({ state }: Pick<EngageMessageRow, 'state'>): boolean =>
  state === 'waiting' || state === 'planned'

/** When an open row is due, or when a settled one was sent or decided. */
const shownTime = (row: EngageMessageRow): Date =>
  (isOpen(row) ? row.due_at : (row.sent_at ?? row.settled_at)) ?? row.updated_at

/** One row of the ledger: its state, its reason, and the journey that asked for it, if any. */
export function deliveryReason(
  { write }: Pick<ProfileQuestion, 'write'>,
  row: EngageMessageRow,
  journeysByOwner: ReadonlyMap<string, { id: string; name: string }>,
): Reason {
  const journey = journeysByOwner.get(row.owner_id)
  return write.fact(say(deliveryStateText[row.state]), isOpen(row) ? null : hasLeft(row), {
    value: [
      row.reason === '' ? '' : upperFirst(say(deliveryReasonText[row.reason])),
      row.detail,
      row.subject === '' ? '' : quoted(row.subject),
      row.address === '' ? '' : say('to {address}', { address: row.address }),
    ]
      .filter(Boolean)
      .join(' · '),
    at: shownTime(row),
    links: [
      linkTo('engage-message', row.id, say('Delivery')),
      ...(journey ? [linkTo('journey', journey.id, journey.name)] : []),
    ],
  })
}
