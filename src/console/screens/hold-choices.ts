import {
  reviewChoices,
  type HeldKind,
  type ReviewChoice,
} from '#model/api/answers/outbound-hold.ts'
import { tHold as t } from './hold-messages.ts'

/** The choices so far: `kind` for all tenants, `kind tenantId` for one. */
export type HoldChoice = Readonly<Record<string, ReviewChoice>>

export const choiceOf = (choice: HoldChoice, kind: HeldKind, tenantId: string): ReviewChoice =>
  choice[`${kind} ${tenantId}`] ?? choice[kind] ?? reviewChoices[kind][0]!

/** The label of a choice; every kind has labels for its choices. */
export const choiceWords = (kind: HeldKind, choice: ReviewChoice): string =>
  t(`hold.${kind}.${choice}` as 'hold.campaign.plan')
