import {
  reviewChoices,
  type HeldKind,
  type ReviewChoice,
} from '#model/api/answers/outbound-hold.ts'
import { tHold as t } from './hold-messages.ts'

/** The choices for held work so far, by `choiceKey`. */
export type HoldChoices = Readonly<Record<string, ReviewChoice>>

/** Key of the choice for one tenant or, without one, for all of them. */
export const choiceKey = (kind: HeldKind, tenantId?: string): string =>
  tenantId === undefined ? kind : `${kind} ${tenantId}`

/** What happens to the held work of a tenant: its own choice, that for all, or the default. */
export const choiceFor = (choices: HoldChoices, kind: HeldKind, tenantId: string): ReviewChoice =>
  choices[choiceKey(kind, tenantId)] ?? choices[choiceKey(kind)] ?? reviewChoices[kind][0]!

/** The label of a choice. The cast: `reviewChoices` lists only choices of a kind that have one. */
export const reviewChoiceLabel = (kind: HeldKind, choice: ReviewChoice): string =>
  t(`hold.${kind}.${choice}` as 'hold.campaign.plan')
