import {
  heldKinds,
  reviewChoices,
  type HoldReview,
  type ReviewChoice,
  type ReviewDecision,
} from '#model/api/answers/outbound-hold.ts'

/** Describes the hold in sentences, for the command line. */
export function describeHold({ hold, overdue }: HoldReview): string {
  if (!hold) return 'Sending is not on hold.'
  const lines = overdue.map(
    ({ tenant, kind, count, oldestDueAt }) =>
      `  ${tenant}: ${count} of kind ${kind}, due since ${oldestDueAt}`,
  )
  return [
    `Sending has been on hold since ${hold.heldAt}. Review it at /admin/hold, or resume with: release`,
    ...(lines.length > 0 ? ['Overdue:', ...lines] : ['Nothing is overdue.']),
  ].join('\n')
}

/**
 * Applies one choice to every kind that has it; others keep their default.
 * @throws Error with a readable message for an unknown choice
 */
export function decisionsFor(word: string | undefined): ReviewDecision[] {
  if (!word) return []
  const choice = (['plan', 'send', 'skip'] as const satisfies readonly ReviewChoice[]).find(
    (candidate) => candidate === word,
  )
  if (!choice) throw new Error(`"${word}" is not a choice. Enter plan, send or skip, or nothing.`)
  return heldKinds
    .filter((kind) => reviewChoices[kind].includes(choice))
    .map((kind) => ({ kind, choice }))
}
