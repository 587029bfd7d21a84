import { conflictChoices, type ConflictChoice } from '#model/api/import-plan.ts'

/**
 * Body members of a call that applies a plan: the plan that was shown, and how its conflicts are
 * resolved.
 */
export const planChoice = {
  plan: { type: 'string', title: 'Hash of the plan', minLength: 1, maxLength: 200 },
  conflicts: {
    type: 'string',
    title: 'Choice for each conflict',
    enum: conflictChoices,
    default: 'refuse',
  },
} as const

export interface PlanChoice {
  plan: string
  conflicts?: ConflictChoice
}
