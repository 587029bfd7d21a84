import { reviewChoices, type HeldKind, type ReviewChoice } from '#model/answers/outbound-hold.ts'
import { h } from './hold-words.ts'

/** The decisions made so far: `kind` for all tenants, `kind tenantId` for one. */
export type Chosen = Readonly<Record<string, ReviewChoice>>

export const choiceOf = (chosen: Chosen, kind: HeldKind, tenantId: string): ReviewChoice =>
  chosen[`${kind} ${tenantId}`] ?? chosen[kind] ?? reviewChoices[kind][0]!

/** A choice in the words of its kind; every kind has words for the choices that it has. */
export const choiceWords = (kind: HeldKind, choice: ReviewChoice): string =>
  h(`hold.${kind}.${choice}` as 'hold.campaign.plan')
