import type { Outreach } from '#model/schema/entities.generated.ts'
import { dateIn } from '#model/lib/windows.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { SuppressionReason } from '#engine/audience/contacts/suppression-list.ts'
import type { CampaignEvent } from '#engine/outreach/lifecycle/campaign-log.ts'
import { OPEN_STATES } from '#engine/outreach/lifecycle/end-sequence.ts'
import type { ReplyVerdict } from '#drafting/replies/classify-incoming.ts'
import { returnDate } from '#drafting/replies/return-date.ts'

/** One consequence of a reply. Live handling and the rehearsal apply the same list in order. */
export type ReplyEffect =
  | { kind: 'log'; type: CampaignEvent; text: string }
  | { kind: 'label' }
  | { kind: 'end'; reason: string; from: readonly Outreach['state'][] }
  | { kind: 'stop-elsewhere' }
  | { kind: 'positive'; reason: string }
  | { kind: 'wait' }
  | { kind: 'bounce'; status: string; text: string }
  | { kind: 'suppress'; reason: SuppressionReason; source: string }
  | { kind: 'guards' }

export const isPositive = (label: ReplyVerdict['label']): boolean =>
  label === 'positive' || label === 'meeting'

/** What the suppression list says about an opt-out that was read in the words of a reply. */
export const readInReply = (reason: string): string => `reply: ${reason}`

const sourceOf = (reason: string) =>
  reason.startsWith('the token') ? 'email to the opt-out address' : readInReply(reason)

/** Decides the consequences of a reply from its judgment alone. Pure. */
export function decideReply(
  verdict: ReplyVerdict,
  machine: IncomingMail['machine'],
): ReplyEffect[] {
  switch (verdict.kind) {
    case 'bounce':
      return decideBounce(machine)
    case 'complaint':
      return [
        { kind: 'log', type: 'complained', text: 'The email was marked as spam' },
        { kind: 'suppress', reason: 'complained', source: 'complaint report' },
        { kind: 'guards' },
      ]
    case 'out-of-office':
      return [{ kind: 'wait' }]
    case 'auto-reply':
      return [{ kind: 'log', type: 'auto-reply', text: 'An automatic reply arrived' }]
    case 'unsubscribe':
      return [{ kind: 'suppress', reason: 'unsubscribed', source: sourceOf(verdict.reason) }]
    case 'human':
      return decideHuman(verdict)
  }
}

function decideHuman({ label, reason }: ReplyVerdict): ReplyEffect[] {
  const noted: ReplyEffect[] = [
    { kind: 'log', type: 'replied', text: `Replied: ${label}, because of ${reason}` },
    { kind: 'label' },
  ]
  if (label === 'opt-out')
    return [...noted, { kind: 'suppress', reason: 'replied-opt-out', source: readInReply(reason) }]
  return [
    ...noted,
    { kind: 'end', reason: `Replied (${label})`, from: [...OPEN_STATES, 'finished'] },
    { kind: 'stop-elsewhere' },
    ...(isPositive(label) ? [{ kind: 'positive', reason } as const] : []),
  ]
}

function decideBounce(machine: IncomingMail['machine']): ReplyEffect[] {
  if (machine?.kind !== 'bounce') return []
  const status = `${machine.status} ${machine.diagnostic}`
  if (!machine.permanent)
    return [
      {
        kind: 'log',
        type: 'auto-reply',
        text: `Not delivered, because of ${machine.because || 'no known words'}: ${status}`,
      },
    ]
  return [
    { kind: 'bounce', status: status.slice(0, 500), text: `The email bounced: ${status}` },
    { kind: 'suppress', reason: 'bounced', source: `${machine.because ?? ''} ${status}`.trim() },
    { kind: 'guards' },
  ]
}

export interface Absence {
  /** Milliseconds since 1970. */
  until: number
  text: string
}

/**
 * How long an automatic reply pauses the sequence, with the sentence for people.
 * @param zone the person's time zone
 */
export function absenceOf(
  { text, receivedAt }: Pick<IncomingMail, 'text' | 'receivedAt'>,
  zone: string,
  now: number,
): Absence {
  const back = returnDate(text, Math.min(Date.parse(receivedAt) || now, now), zone)
  const until = Math.max(back.until, now)
  const day = dateIn(zone, until)
  return {
    until,
    text: back.found
      ? `Out of office until ${day}`
      : `Out of office without a date, so the sequence continues ${day}`,
  }
}
