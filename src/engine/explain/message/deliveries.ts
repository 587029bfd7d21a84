import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { Reason } from '#model/api/explanation.ts'
import { deliveryReasonText, deliveryStateText } from '#model/api/delivery-words.ts'
import { say } from '#language'
import type { ProfileQuestion } from '../explain-kind.ts'
import { linkTo, quoted, sentence } from '../reasons.ts'

const SHOWN = 20

/** The person's rows of a message in the send ledger, latest first; tests are left out. */
export const deliveriesOf = ({
  tx: { db, tenantId },
  id,
  profileId,
}: ProfileQuestion): Promise<EngageMessageRow[]> =>
  db
    .selectFrom('engage_messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('engage_id', '=', id)
    .where('profile_id', '=', profileId)
    .where('owner_kind', '!=', 'test')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

/** True for messages that left, or may have left. */
export const hasLeft = ({ state }: Pick<EngageMessageRow, 'state'>): boolean =>
  ['sending', 'sent', 'unknown'].includes(state)

const isOpen = ({ state }: Pick<EngageMessageRow, 'state'>): boolean =>
  state === 'waiting' || state === 'planned'

const settledAt = (row: EngageMessageRow): Date =>
  (isOpen(row) ? row.due_at : (row.sent_at ?? row.settled_at)) ?? row.updated_at

/** One row of the ledger: its state, its reason, and the journey or send that asked for it. */
export function deliveryReason(
  { write }: Pick<ProfileQuestion, 'write'>,
  row: EngageMessageRow,
  journeyOf: ReadonlyMap<string, { id: string; name: string }>,
): Reason {
  const journey = journeyOf.get(row.owner_id)
  return write.fact(say(deliveryStateText[row.state]), isOpen(row) ? null : hasLeft(row), {
    value: [
      row.reason === '' ? '' : sentence(say(deliveryReasonText[row.reason])),
      row.detail,
      row.subject === '' ? '' : quoted(row.subject),
      row.address === '' ? '' : say('to {address}', { address: row.address }),
    ]
      .filter(Boolean)
      .join(' · '),
    at: settledAt(row),
    links: [
      linkTo('engage-message', row.id, say('Delivery')),
      ...(journey ? [linkTo('journey', journey.id, journey.name)] : []),
    ],
  })
}
