import type { Campaign, MessageRow } from '#model/schema/entities.generated.ts'
import type { Reason } from '#model/api/explanation.ts'
import { message, say } from '#language'
import type { Question } from '../explain-kind.ts'
import { linkTo } from '../reasons.ts'

const stateText: Readonly<Record<MessageRow['state'], string>> = {
  planned: message('planned'),
  sending: message('being sent'),
  accepted: message('sent'),
  deferred: message('the server asked to try later'),
  rejected: message('the server rejected it'),
  unknown: message('handed to the server without a reply'),
  bounced: message('bounced'),
  cancelled: message('cancelled'),
}

/** An email of a campaign: its state, and why it leaves at its time. */
export function emailReason(
  { write }: Pick<Question, 'write'>,
  { steps }: Campaign,
  row: MessageRow,
): Reason {
  const position = steps.findIndex(({ id }) => id === row.step_id)
  const state = say(stateText[row.state])
  const isOpen = row.state === 'planned' || row.state === 'deferred'
  return write.fact(
    position < 0
      ? say('An answer: {state}', { state })
      : say('Email {number}: {state}', { number: position + 1, state }),
    row.accepted_at !== null || (isOpen ? null : false),
    {
      value: [row.plan_reason, row.smtp_reply].filter(Boolean).join(' · '),
      at: row.accepted_at ?? row.planned_at ?? row.updated_at,
      links: [linkTo('message', row.id, row.subject || say('Email'))],
    },
  )
}
