import { conflictChoices, type ConflictChoice } from '#model/import-plan.ts'

/**
 * In the body of a call that does what a plan said: the plan that was shown, and what becomes of
 * its conflicts.
 */
export const planChoice = {
  plan: { type: 'string', title: 'Hash of the plan', minLength: 1, maxLength: 200 },
  conflicts: {
    type: 'string',
    title: 'What becomes of conflicts',
    enum: conflictChoices,
    default: 'refuse',
  },
} as const

export interface PlanChoice {
  plan: string
  conflicts?: ConflictChoice
}
