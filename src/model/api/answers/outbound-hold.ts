/** Kinds of outbound work that wait during a hold. */
export const heldKinds = [
  'campaign',
  'message',
  'call',
  'webhook',
  'journey',
  'notice',
  'transfer',
] as const
export type HeldKind = (typeof heldKinds)[number]

/**
 * The choices for overdue work: `plan` reschedules it from now on, `send` makes it due now, `skip`
 * ends it as not sent. The first choice of each kind is its default.
 */
export type ReviewChoice = 'plan' | 'send' | 'skip'
export const reviewChoices: Readonly<Record<HeldKind, readonly ReviewChoice[]>> = {
  campaign: ['plan', 'send', 'skip'],
  message: ['plan', 'send', 'skip'],
  call: ['plan', 'send', 'skip'],
  webhook: ['send', 'plan', 'skip'],
  journey: ['plan', 'send', 'skip'],
  notice: ['send', 'skip'],
  transfer: ['send', 'plan'],
}

/** One kind of overdue work of one tenant. */
export interface OverdueGroup {
  tenantId: string
  tenant: string
  kind: HeldKind
  count: number
  oldestDueAt: string
}

/** One piece of overdue work. */
export interface OverdueRow {
  id: string
  dueAt: string
  /** The campaign, message, webhook, journey, kind of alert, import or export. */
  subject: string
  /** The recipient: an address, a person, an event type. */
  recipient: string
}

export interface HoldReview {
  hold: {
    id: string
    cause: 'restored' | 'copied' | 'outage' | 'manual'
    heldAt: string
    heldBy: string
    lastWorkAt: string | null
  } | null
  overdue: OverdueGroup[]
}

export interface ReviewDecision {
  kind: HeldKind
  /** Empty: every tenant without a separate decision. */
  tenantId?: string
  choice: ReviewChoice
}
