import type { GroupNode, LineNode, TreeNode } from '#condition/tree.ts'
import { nodeOf } from '#condition/tree.ts'
import type { Language } from '#condition/language.ts'

/**
 * The line that says the event's type, when it is said first and nothing else could be: then it
 * stands in the row of its line, not below it.
 */
export function typeLineOf(group: GroupNode): LineNode | null {
  const first = group.parts[0]
  return group.join === 'all' &&
    first?.kind === 'line' &&
    first.base.type === 'eventTypeCondition' &&
    first.on
    ? first
    : null
}

/** What of an event's condition stands below the line. */
export const detailsOf = (group: GroupNode): TreeNode[] =>
  typeLineOf(group) ? group.parts.slice(1) : group.parts

/** The event's condition with another type. */
export function withEventType(
  group: GroupNode,
  eventTypeId: string,
  language: Language,
): GroupNode {
  const line = typeLineOf(group)
  const next = line
    ? {
        ...line,
        base: { ...line.base, parameterValues: { ...line.base.parameterValues, eventTypeId } },
      }
    : nodeOf({ type: 'eventTypeCondition', parameterValues: { eventTypeId } }, language)
  return { ...group, parts: line ? [next, ...group.parts.slice(1)] : [next, ...group.parts] }
}
